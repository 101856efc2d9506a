import { expect, test } from "vitest";
import { nextFocus } from "./roving";

const ALL = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 3, y: 0 },
  { x: 2, y: 2 },
];

test("arrows go to the nearest thing in their direction", () => {
  expect(nextFocus(ALL[0], ALL, "right")).toBe(ALL[1]);
  expect(nextFocus(ALL[1], ALL, "right")).toBe(ALL[2]);
  expect(nextFocus(ALL[1], ALL, "down")).toBe(ALL[3]);
  expect(nextFocus(ALL[0], ALL, "up")).toBeNull();
});
