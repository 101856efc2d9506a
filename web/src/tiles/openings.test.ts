import { expect, test } from "vitest";
import type { TileView } from "../state/views";
import { deadSquares, fittingTiles } from "./openings";

const view: Pick<TileView, "open" | "remaining"> = {
  open: [
    {
      squares: [
        [0, 1],
        [2, 1],
      ],
      kinds: ["A", "B"],
    },
    { squares: [[5, 5]], kinds: [] },
  ],
  remaining: { main: { A: 2, B: 1, C: 4 }, bonus: {} },
};

test("the tiles left that fit on a square, by kind", () => {
  expect(fittingTiles(view, { x: 2, y: 1 })).toEqual(
    new Map([
      ["A", 2],
      ["B", 1],
    ]),
  );
  expect(fittingTiles(view, { x: 9, y: 9 })).toBeNull();
});

test("a square where nothing fits any more is dead", () => {
  expect(deadSquares(view)).toEqual([{ x: 5, y: 5 }]);
});
