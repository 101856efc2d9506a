import { expect, test } from "vitest";
import type { Report } from "../protocol";
import { Plot, shareAt } from "./curve";

const node = (number: number, share: number) => ({
  number,
  shares: [share, 1 - share],
  errors: [0.05, 0.05],
  scores: [0, 0],
  points: [0, 0],
});
const report = { nodes: [node(2, 0.5), node(6, 0.75)] } as Report;
const box = { width: 100, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

test("a curve runs from its first node to the last move", () => {
  const plot = new Plot(report, 10, box, 1);
  expect(plot.line([0.5, 0.75], 1)).toBe("M10.0 30.0L50.0 17.5L90.0 5.0");
});

test("a place leads back to its move", () => {
  const plot = new Plot(report, 10, box, 1);
  for (const number of [2, 5, 10]) expect(plot.number(plot.x(number))).toBe(number);
  expect(plot.number(-50)).toBe(2);
});

test("the band stays within what is possible", () => {
  const plot = new Plot(report, 10, box, 1);
  expect(plot.band([0.99, 0.01], [0.05, 0.05])).toBe("M10.0 5.0L50.0 49.5L50.0 55.0L10.0 10.5Z");
});

test("between two nodes the earlier one counts", () => {
  expect(shareAt(report, 5, 0)).toBe(0.5);
  expect(shareAt(report, 6, 1)).toBe(0.25);
  expect(shareAt(report, 0, 0)).toBe(0.5);
});
