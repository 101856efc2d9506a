import { expect, test } from "vitest";
import { ruleOf, rulesOf } from "./reason_rules";

const FILES = import.meta.glob<string>("../../../src/tilefolk/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const words = (file: string) => FILES[`../../../src/tilefolk/locales/en/${file}.ftl`];
const KEYS = [...words("advice").matchAll(/^reason-([a-z-]+) =/gm)].map(([, key]) => key.replaceAll("-", "_"));
const GAMES = ["hunters", "mayflower", "catan"];
const WHATS = [..."forest river meadow system hut road city farm plain".split(" ")];
const PIECES = ["road", "settlement", "city", "card"];

/** Every reason, with every feature or piece that it can be about. */
const REASONS = KEYS.flatMap((key) => [
  ...WHATS.map((what) => ({ key, params: { what } })),
  ...PIECES.map((piece) => ({ key, params: { piece } })),
]);

test("every reason rests on a rule in some game", () => {
  for (const key of KEYS)
    expect(
      GAMES.flatMap((game) => REASONS.filter((reason) => reason.key === key).flatMap((it) => ruleOf(game, it) ?? [])),
      key,
    ).not.toEqual([]);
});

test("the rules behind reasons are rules of the book", () => {
  const book = GAMES.map((game) => words(`rules_${game}`)).join("\n");
  for (const game of GAMES)
    for (const rule of rulesOf(game, REASONS)) expect(book).toContain(`rule-${rule.replace(".", "-")} = `);
});

test("several reasons name a rule once", () => {
  const grows = { key: "grows", params: { what: "forest" } };
  const closes = { key: "closes", params: { what: "forest" } };
  expect(rulesOf("hunters", [grows, closes, { key: "gold", params: {} }])).toEqual(["H4.2", "H5.1"]);
});
