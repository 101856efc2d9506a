import { expect, test } from "vitest";
import { spreadOut } from "./spread";

test("places that lie apart stay where they are", () => {
  const [one, other] = spreadOut(
    [
      { x: 10, y: 10 },
      { x: 80, y: 10 },
    ],
    40,
  );
  expect(Math.hypot(one.x - 10, one.y - 10)).toBeLessThan(0.1);
  expect(Math.hypot(other.x - 80, other.y - 10)).toBeLessThan(0.1);
});

test("however crowded, no two places overlap", () => {
  const homes = Array.from({ length: 9 }, (_, at) => ({ x: 50 + (at % 3) * 4, y: 50 + Math.floor(at / 3) * 4 }));
  const points = spreadOut([...homes, homes[0]], 40);
  for (const [at, one] of points.entries()) {
    for (const other of points.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(39);
    }
  }
});
