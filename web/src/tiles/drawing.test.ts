import { expect, test } from "vitest";
import { eventBox } from "./drawing";

test("an event leads to its tile or to the whole of its feature", () => {
  const figure = { seat: 0, role: "hunter", x: 2, y: -1, zone: 0 };
  expect(eventBox({ data: figure }, 0)).toEqual({ x: 200, y: -100, width: 100, height: 100 });
  const cells = [
    [0, 0, 1],
    [1, 2, 0],
  ];
  const lost = { type: "road", cells };
  expect(eventBox({ data: lost }, 0)).toEqual({ x: 0, y: 0, width: 200, height: 300 });
  expect(eventBox({ data: lost }, 1)).toEqual({ x: -200, y: 0, width: 300, height: 200 });
  expect(eventBox({ data: { seat: 0 } }, 0)).toBeNull();
});
