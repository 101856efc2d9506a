import { expect, test } from "vitest";
import type { PlayedGame } from "../protocol";
import { filtered, isAgainst, resultOf, totals } from "./totals";

const seat = (mine: boolean, kind: "human" | "bot" = "human") => ({ kind, name: "", level: "", colour: "red", mine });
const game = (changes: Partial<PlayedGame>): PlayedGame => ({
  id: "a",
  game: "hunters",
  created: 0,
  seats: [seat(true), seat(false, "bot")],
  scores: [50, 40],
  winners: [0],
  points: [
    { forest: 30, river: 20 },
    { forest: 40, river: 0 },
  ],
  ...changes,
});
const won = game({});
const lost = game({ game: "catan", winners: [1], scores: [8, 10], seats: [seat(true), seat(false)], points: [] });
const shared = game({ winners: [0, 1], scores: [44, 44] });
const alone = game({ seats: [seat(true), seat(true)] });

test("the result is that of one's own seat", () => {
  expect([won, lost, shared, alone].map(resultOf)).toEqual(["won", "lost", "shared", ""]);
  expect(resultOf(game({ winners: [], scores: [] }))).toBe("");
});

test("games are found by game, result and opponents", () => {
  const all = [won, lost, shared, alone];
  expect(filtered(all, { game: "catan", result: "", against: "" })).toEqual([lost]);
  expect(filtered(all, { game: "", result: "won", against: "" })).toEqual([won, shared]);
  expect(filtered(all, { game: "", result: "", against: "people" })).toEqual([lost]);
  expect(all.map(isAgainst)).toEqual(["bots", "people", "bots", ""]);
});

test("totals count wins by their part and points by their source", () => {
  const found = totals([won, shared, lost]);
  expect([found.games, found.counted, found.wins]).toEqual([3, 3, 1.5]);
  expect(found.average).toBeCloseTo((50 + 44 + 8) / 3);
  expect(found.best).toEqual({ game: won, points: 50 });
  expect(found.sources).toEqual([
    ["forest", 30],
    ["river", 20],
  ]);
  expect(totals([])).toEqual({ games: 0, counted: 0, wins: 0, average: 0, best: null, sources: [] });
});
