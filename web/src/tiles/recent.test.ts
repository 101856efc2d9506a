import { expect, test } from "vitest";
import type { TileEvent } from "../net/messages";
import { recentMoves } from "./recent";

const laid = (seat: number, x: number): TileEvent => ({
  kind: "laid",
  data: { seat, tile: "12", x, y: 0, rotation: 0, deck: "main" },
});
const drawn = (seat: number): TileEvent => ({ kind: "drawn", data: { seat, tile: "12", deck: "main" } });
const scored: TileEvent = {
  kind: "scored",
  data: { type: "forest", seats: [0], points: 4, breakdown: {}, cells: [[0, 0, 0]], final: false },
};
const placed: TileEvent = { kind: "placed", data: { seat: 1, role: "hunter", x: 2, y: 0, zone: 3 } };

test("what the others did since my last turn is recent, what my turn brought is not", () => {
  const events = [laid(1, 0), drawn(0), laid(0, 1), scored, drawn(1), laid(1, 2), placed, scored, drawn(2), laid(2, 3)];
  const recent = recentMoves(events, [0]);
  expect(recent.tiles.map(({ x }) => x)).toEqual([2, 3]);
  expect(recent.figures).toHaveLength(1);
  expect(recent.scored).toHaveLength(1);
});

test("before my first turn everything is recent", () => {
  expect(recentMoves([drawn(1), laid(1, 0), drawn(0)], [0]).tiles).toHaveLength(1);
});

test("who watches sees the last move", () => {
  expect(recentMoves([laid(0, 0), drawn(1), laid(1, 1), placed], []).tiles).toEqual([{ x: 1, y: 0, seat: 1 }]);
});
