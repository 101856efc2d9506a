import { expect, test } from "vitest";
import { FIELDS, fieldAt } from "./track";

test("the track has fifty different fields, each beside the last, and closes", () => {
  const places = Array.from({ length: FIELDS }, (_, at) => fieldAt(at));
  expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(FIELDS);
  places.forEach((place, at) => {
    const next = fieldAt(at + 1);
    expect(Math.abs(next.x - place.x) + Math.abs(next.y - place.y)).toBeLessThan(22);
  });
});

test("M1.6 a marker that passes 49 goes on from the start", () => {
  expect(fieldAt(51)).toEqual(fieldAt(1));
});
