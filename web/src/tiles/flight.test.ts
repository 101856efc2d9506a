import { expect, test } from "vitest";
import { flight } from "./flight";

const board = { a: 2, d: 2, e: 100, f: 50 };

test("a figure flies from its place to the middle of its owner's card", () => {
  const { x, y, size, dx, dy } = flight([10, 20], board, { left: 700, top: 40, width: 100, height: 60 });
  expect([x + size / 2, y + size / 2]).toEqual([120, 90]);
  expect([x + size / 2 + dx, y + size / 2 + dy]).toEqual([750, 70]);
});

test("without a card it leaves by the upper edge of the window", () => {
  const { x, y, size, dx, dy } = flight([10, 20], board, undefined);
  expect(dx).toBe(0);
  expect(y + size + dy).toBeLessThanOrEqual(0);
  expect(x).toBe(120 - size / 2);
});
