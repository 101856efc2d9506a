import { expect, test } from "vitest";
import { FIELDS, fieldAt, TRACK } from "./track";

test("the track has fifty different fields, all inside it", () => {
  const places = Array.from({ length: FIELDS }, (_, at) => fieldAt(at));
  expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(FIELDS);
  expect(places.every(({ x, y }) => x > 0 && y > 0 && x < TRACK.width && y < TRACK.height)).toBe(true);
});

test("M1.6 a marker that passes 49 goes on from the start", () => {
  expect(fieldAt(51)).toEqual(fieldAt(1));
});

test("the track is low: the log has the panel for itself", () => {
  expect(TRACK.height / TRACK.width).toBeLessThan(0.15);
});
