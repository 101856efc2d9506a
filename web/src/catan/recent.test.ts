import { expect, test } from "vitest";
import type { CatanEvent } from "../net/messages";
import { recentOnIsland } from "./recent";

const turn = (seat: number): CatanEvent => ({ kind: "turn", data: { seat, turn: 1 } });
const road = (seat: number, at: string): CatanEvent => ({ kind: "road", data: { seat, at, free: false } });
const robber = (seat: number, hex: string): CatanEvent => ({ kind: "robber", data: { seat, hex } });

test("what the others built since my last turn stays marked while it is my turn again", () => {
  const events = [turn(1), road(1, "a"), turn(0), road(0, "b"), turn(1), road(1, "c"), turn(2), robber(2, "H1")];
  expect(recentOnIsland(events, [0])).toEqual({ places: ["c"], robber: "H1" });
  expect(recentOnIsland([...events, turn(0), road(0, "d")], [0])).toEqual({ places: ["c"], robber: "H1" });
});

test("a round without news leaves no marks, also in the founding, which has no turns", () => {
  expect(recentOnIsland([road(1, "a"), turn(0), turn(1), turn(0)], [0]).places).toEqual([]);
  expect(recentOnIsland([road(1, "a"), road(0, "b"), road(1, "c"), road(2, "d")], [0]).places).toEqual(["c", "d"]);
});

test("who watches sees what the present turn has brought", () => {
  expect(recentOnIsland([turn(0), road(0, "a"), turn(1), road(1, "b")], []).places).toEqual(["b"]);
});
