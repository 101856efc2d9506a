import { expect, test } from "vitest";
import { leavingOf } from "./leaving";

test("figures that return and figures that are swept away leave the board, others stay", () => {
  const data = { seat: 1, role: "trapper", x: 0, y: 2, zone: 1 };
  expect(leavingOf({ kind: "returned", data })).toEqual([data]);
  expect(leavingOf({ kind: "swept", data })).toEqual([data]);
  expect(leavingOf({ kind: "placed", data })).toEqual([]);
});
