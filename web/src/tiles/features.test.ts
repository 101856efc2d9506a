import { expect, test } from "vitest";
import type { Feature } from "../state/views";
import { firstLook } from "./features";

test("a pointer on a river means the river, and on a lake the system that lies beneath", () => {
  const feature = (type: string, ...zones: number[]) =>
    ({ type, cells: zones.map((zone) => [0, 0, zone]) }) as Partial<Feature> as Feature;
  const looks = firstLook([feature("system", 3), feature("river", 1), feature("meadow", 0)]);
  expect(looks.map(({ zone, at }) => [zone, at])).toEqual([
    [3, 0],
    [1, 1],
    [0, 2],
  ]);
  const turned = firstLook([feature("river", 1), feature("system", 3)]);
  expect(turned.map(({ zone }) => zone)).toEqual([3, 1]);
});
