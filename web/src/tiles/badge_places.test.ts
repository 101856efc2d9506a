import { expect, test } from "vitest";
import { badgePlaces, type BadgeOptions } from "./badge_places";

const apart = (points: [number, number][], reach: number) =>
  points.every(([x, y], at) => points.slice(0, at).every(([a, b]) => Math.hypot(x - a, y - b) >= 2 * reach - 1e-9));

test("a badge takes its first place, and the next one a free place of its own", () => {
  const wishes: BadgeOptions[] = [
    { places: [[0, 0]], reach: 10 },
    {
      places: [
        [5, 0],
        [100, 0],
      ],
      reach: 10,
    },
  ];
  expect(badgePlaces(wishes)).toEqual([
    [0, 0],
    [100, 0],
  ]);
});

test("badges of four features on one tile do not hide each other", () => {
  const wishes = [0, 8, 16, 24].map((x): BadgeOptions => ({ places: [[x, x / 2]], reach: 9 }));
  expect(apart(badgePlaces(wishes), 9)).toBe(true);
});

test("where everything is taken nobody is left out", () => {
  const wishes = Array.from({ length: 40 }, (): BadgeOptions => ({ places: [[0, 0]], reach: 9 }));
  expect(badgePlaces(wishes)).toHaveLength(40);
});
