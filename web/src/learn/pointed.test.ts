import { expect, test } from "vitest";
import { lineBetween, selectorsOf, squareOf } from "./pointed";

const card = { x: 500, y: 0, width: 100, height: 100 };

test("a line ends at the edge of its place", () => {
  expect(lineBetween(card, { x: 100, y: 30, width: 80, height: 40 }, false)).toEqual({
    from: { x: 500, y: 50 },
    to: { x: 180, y: 50 },
  });
  expect(lineBetween(card, { x: 540, y: 300, width: 20, height: 20 }, true)).toEqual({
    from: { x: 550, y: 100 },
    to: { x: 550, y: 300 },
  });
});

test("aslant it ends on the ring round a place, not at the corner of the box round the ring", () => {
  const line = lineBetween(card, { x: 180, y: 380, width: 40, height: 40 }, true);
  expect(Math.hypot((line?.to.x ?? 0) - 200, (line?.to.y ?? 0) - 400)).toBeCloseTo(20);
});

test("a place under the card or at its edge needs no line", () => {
  expect(lineBetween(card, { x: 520, y: 20, width: 40, height: 40 }, false)).toBeNull();
  expect(lineBetween(card, { x: 455, y: 20, width: 40, height: 40 }, false)).toBeNull();
});

test("squares, places of the island and parts of the table can be pointed at", () => {
  expect(squareOf("-1,2")).toEqual({ x: -1, y: 2 });
  expect(squareOf("rack")).toBeNull();
  expect(selectorsOf("you", 2)).toEqual(['[data-player="2"]']);
});
