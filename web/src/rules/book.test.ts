import { expect, test } from "vitest";
import { chapters, examplesOf, gameOfRule, quickSteps, ruleKey } from "./book";

const KEYS = [
  "rules-hunters-intro",
  "rules-hunters-quick-1",
  "rules-hunters-1",
  "rule-H1-1",
  "rules-hunters-2",
  "rule-H2-1",
  "rule-H2-2",
];

test("rules stand under the chapter before them", () => {
  expect(chapters(KEYS).map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
    ["rules-hunters-1", ["H1.1"]],
    ["rules-hunters-2", ["H2.1", "H2.2"]],
  ]);
});

test("a rule's id names its game and its text", () => {
  expect(gameOfRule("M2.1")).toBe("mayflower");
  expect(gameOfRule("X1")).toBeNull();
  expect(ruleKey("M2.1")).toBe("rule-M2-1");
  expect(quickSteps(KEYS)).toEqual(["rules-hunters-quick-1"]);
});

test("a worked example stands at its rule", () => {
  expect(examplesOf("H4.1")).toEqual(["example-HX1"]);
  expect(examplesOf("M1.6")).toEqual(["example-MX12"]);
  expect(examplesOf("C1.1")).toEqual([]);
});
