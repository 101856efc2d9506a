import { expect, test } from "vitest";
import {
  type Box,
  contains,
  covers,
  fitAround,
  freeArea,
  inSight,
  lookAt,
  middleOf,
  nearestSeeing,
  pan,
  toBoard,
  toPixel,
  within,
  zoomAt,
} from "./camera";

const SIZE = { width: 800, height: 600 };
const square = (x: number, y: number): Box => ({ x: x * 100, y: y * 100, width: 100, height: 100 });

test("fitting shows all pieces, in the middle", () => {
  const pieces = [{ x: -100, y: -300, width: 400, height: 900 }];
  const camera = fitAround(pieces, [], SIZE);
  expect(Math.abs(camera.x - 100) * camera.scale).toBeLessThan(12);
  expect(Math.abs(camera.y - 150) * camera.scale).toBeLessThan(12);
  expect(inSight(camera, SIZE, [], pieces[0])).toBe(true);
});

test("fitting goes round the panels: no piece lies under one", () => {
  const panels = [
    { x: 0, y: 0, width: 220, height: 250 },
    { x: 580, y: 0, width: 220, height: 250 },
    { x: 150, y: 480, width: 500, height: 120 },
  ];
  const row = Array.from({ length: 9 }, (_, x) => square(x, 3));
  const stem = [square(4, 0), square(4, 1), square(4, 2)];
  const camera = fitAround([...row, ...stem], panels, SIZE);
  expect([...row, ...stem].every((piece) => inSight(camera, SIZE, panels, piece))).toBe(true);
  // A rectangle round all of it would have to fit between the panels.
  expect(camera.scale).toBeGreaterThan(360 / 900);
});

test("what may lean to an edge lies there while there is room to spare", () => {
  const coast = [{ x: 0, y: 0, width: 800, height: 200 }];
  const rack = { x: 100, y: 500, width: 600, height: 100 };
  const below = fitAround(coast, [rack], SIZE, { closest: 0.5, lean: { x: 0.5, y: 1 } });
  expect(below.scale).toBe(0.5);
  expect(toPixel(below, SIZE, { x: 400, y: 200 }).y).toBeGreaterThan(485);
  expect(toPixel(below, SIZE, { x: 400, y: 200 }).y).toBeLessThanOrEqual(500);
  const beside = fitAround(coast, [rack], SIZE, { closest: 0.5, lean: { x: 1, y: 0.5 } });
  expect(toPixel(beside, SIZE, { x: 800, y: 0 }).x).toBeGreaterThan(785);
});

test("what is under a panel or beyond the window is not in sight", () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(inSight(camera, SIZE, [], square(-1, -1))).toBe(true);
  expect(inSight(camera, SIZE, [], square(4, 0))).toBe(false);
  expect(inSight(camera, SIZE, [{ x: 350, y: 250, width: 20, height: 20 }], square(-1, -1))).toBe(false);
});

test("the middle is that of what the panels leave free", () => {
  const players = { x: 0, y: 0, width: 800, height: 100 };
  const rack = { x: 0, y: 400, width: 800, height: 200 };
  expect(middleOf(freeArea([players, rack], SIZE))).toEqual({ x: 400, y: 250 });
  expect(middleOf(freeArea([{ x: 500, y: 0, width: 300, height: 600 }], SIZE))).toEqual({ x: 250, y: 300 });
  // A card over the middle of the window leaves what is above it.
  const card = { x: 0, y: 260, width: 800, height: 140 };
  expect(middleOf(freeArea([players, card, rack], SIZE))).toEqual({ x: 400, y: 180 });
});

test("the camera does not look past the edge of a board that is larger than the window", () => {
  const board = { x: 0, y: 0, width: 2000, height: 300 };
  const free = { x: 0, y: 100, width: 800, height: 400 };
  const last = within(lookAt({ x: 1950, y: 20 }, 1, middleOf(free), SIZE), board, free, SIZE);
  expect(toPixel(last, SIZE, { x: 2000, y: 150 })).toEqual({ x: 800, y: 300 });
  const leaning = within(last, board, free, SIZE, { x: 0.5, y: 1 });
  expect(toPixel(leaning, SIZE, { x: 2000, y: 300 })).toEqual({ x: 800, y: 500 });
  const inner = lookAt({ x: 900, y: 150 }, 1, middleOf(free), SIZE);
  expect(within(inner, board, free, SIZE)).toEqual(inner);
});

test("a looked-at point lies at its pixel", () => {
  const camera = lookAt({ x: 70, y: 30 }, 0.5, { x: 100, y: 200 }, SIZE);
  expect(toPixel(camera, SIZE, { x: 70, y: 30 })).toEqual({ x: 100, y: 200 });
});

test("zooming keeps the point under the pointer", () => {
  const camera = { x: 10, y: 20, scale: 0.5 };
  const pixel = { x: 640, y: 90 };
  const before = toBoard(camera, SIZE, pixel);
  const after = toBoard(zoomAt(camera, SIZE, pixel, 1.7), SIZE, pixel);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("panning moves the board with the finger", () => {
  const camera = { x: 0, y: 0, scale: 2 };
  expect(pan(camera, 20, -10)).toEqual({ x: -10, y: 5, scale: 2 });
});

test("a picture is drawn again only when a drag uncovers the window, or a zoom goes far", () => {
  const made = { x: 0, y: 0, scale: 1 };
  expect(covers(made, { x: 150, y: 0, scale: 1 }, SIZE, 0.25)).toBe(true);
  expect(covers(made, { x: 250, y: 0, scale: 1 }, SIZE, 0.25)).toBe(false);
  expect(covers(made, { x: 0, y: 0, scale: 0.5 }, SIZE, 0.25)).toBe(true);
  expect(covers(made, { x: 0, y: 0, scale: 0.4 }, SIZE, 0.25)).toBe(false);
  expect(covers(made, { x: 0, y: 0, scale: 3 }, SIZE, 0.25)).toBe(false);
});

test("a picture shows all that a camera sees if that lies within what was drawn", () => {
  const far = { x: 0, y: 0, scale: 0.5 };
  expect(contains(far, { x: 300, y: 200, scale: 1 }, SIZE, 0.25)).toBe(true);
  expect(contains(far, { x: 900, y: 0, scale: 1 }, SIZE, 0.25)).toBe(false);
  expect(contains({ ...far, scale: 1 }, far, SIZE, 0.25)).toBe(false);
});

test("whoever must look elsewhere to see something goes no further than is needed, and only that way", () => {
  const [good, fallback] = [
    { x: 0, y: 0, scale: 1 },
    { x: 400, y: 200, scale: 1 },
  ];
  expect(nearestSeeing(good, fallback, () => true)).toEqual(good);
  expect(nearestSeeing(good, fallback, ({ x }) => x > 50)).toEqual({ x: 100, y: 0, scale: 1 });
  expect(nearestSeeing(good, fallback, ({ y }) => y > 120)).toEqual({ x: 0, y: 150, scale: 1 });
  expect(nearestSeeing(good, fallback, () => false)).toEqual(fallback);
});
