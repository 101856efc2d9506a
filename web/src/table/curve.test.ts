import { expect, test } from "vitest";
import type { GameEvent } from "../net/messages";
import { roundTicks, scoreCurve } from "./curve";

const drawn: GameEvent = { kind: "drawn", data: { seat: 0, tile: "12", deck: "main" } };
const scored = (seats: number[], points: number): GameEvent => ({
  kind: "scored",
  data: { type: "forest", seats, points, breakdown: {}, cells: [[0, 0, 0]], final: false },
});
const turn: GameEvent = { kind: "turn", data: { seat: 0, turn: 1 } };

test("the curve of a tile game grows by what is scored, turn by turn", () => {
  const events = [drawn, drawn, scored([0, 1], 4), drawn, scored([1], 6)];
  expect(scoreCurve(events, { scores: [4, 10] })).toEqual([
    [0, 0, 0, 4, 4],
    [0, 0, 0, 4, 10],
  ]);
});

test("in Catan awards go from hand to hand, and hidden points come last", () => {
  const events: GameEvent[] = [
    { kind: "settlement", data: { seat: 0, at: "A1.n", free: false } },
    turn,
    { kind: "longest_road", data: { seat: 0, length: 5 } },
    turn,
    { kind: "longest_road", data: { seat: 1, length: 6 } },
    turn,
  ];
  const points = [{ victory_points: 0 }, { victory_points: 1 }];
  expect(scoreCurve(events, { scores: [1, 3], points })).toEqual([
    [0, 1, 3, 1, 1],
    [0, 0, 0, 2, 3],
  ]);
});

test("what lay on the board from the start counts from the start", () => {
  const city: GameEvent = { kind: "city", data: { seat: 0, at: "A1.n" } };
  expect(scoreCurve([turn, city, turn], { scores: [3] })).toEqual([[2, 2, 3, 3]]);
});

test("ticks are round, equally far apart and reach beyond the highest value", () => {
  expect(roundTicks(10)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(roundTicks(13)).toEqual([0, 5, 10, 15]);
  expect(roundTicks(142)).toEqual([0, 50, 100, 150]);
  expect(roundTicks(142, 3)).toEqual([0, 50, 100, 150]);
  expect(roundTicks(0.4)).toEqual([0, 1]);
  expect(roundTicks(97.3)).toEqual([0, 20, 40, 60, 80, 100]);
  for (let most = 1; most < 400; most++) {
    const ticks = roundTicks(most);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks[ticks.length - 1]).toBeGreaterThanOrEqual(most);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});
