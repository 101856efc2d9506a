import { expect, test } from "vitest";
import { overlap, placeBubble } from "./bubble";

const WINDOW = { width: 800, height: 600 };
const TILE = { x: 350, y: 250, width: 80, height: 80 };
const BUBBLE = { width: 240, height: 70 };
const box = (at: { x: number; y: number }) => ({ ...at, ...BUBBLE });

test("a bubble stands above its tile if nothing is there", () => {
  expect(placeBubble(TILE, BUBBLE, [], WINDOW).side).toBe("above");
});

test("it takes the side where it covers least, and never what it speaks of", () => {
  const feature = { box: { x: 350, y: 50, width: 80, height: 280 }, weight: 5 };
  const panel = { box: { x: 0, y: 350, width: 800, height: 250 }, weight: 100 };
  const placed = placeBubble(TILE, BUBBLE, [feature, panel], WINDOW);
  expect(["left", "right"]).toContain(placed.side);
  expect(overlap(box(placed), feature.box) + overlap(box(placed), panel.box)).toBe(0);
});

test("it stays in the window, beside a tile in the corner too", () => {
  const placed = placeBubble({ x: 0, y: 0, width: 80, height: 80 }, BUBBLE, [], WINDOW);
  expect(placed.x).toBeGreaterThanOrEqual(8);
  expect(placed.y).toBeGreaterThanOrEqual(8);
});

test("where no side of the tile is free of what it speaks of, it stands beside the whole of that", () => {
  const phone = { width: 390, height: 700 };
  const tile = { x: 148, y: 60, width: 90, height: 90 };
  const whole = { x: 148, y: 60, width: 180, height: 180 };
  const bubble = { width: 270, height: 84 };
  const feature = { box: whole, weight: 60 };
  const placed = placeBubble(tile, bubble, [feature], phone, whole);
  expect(placed.side).toBe("below");
  expect(overlap({ ...placed, ...bubble }, whole)).toBe(0);
});

test("in a small window it goes wherever there is room, rather than over the tile or a panel", () => {
  const window = { width: 400, height: 300 };
  const tile = { x: 150, y: 120, width: 80, height: 80 };
  // Panels all around the tile, but not in the upper left corner.
  const panels = [
    { x: 0, y: 110, width: 140, height: 190 },
    { x: 240, y: 0, width: 160, height: 300 },
    { x: 140, y: 210, width: 100, height: 90 },
    { x: 160, y: 60, width: 80, height: 60 },
  ];
  const size = { width: 130, height: 90 };
  const obstacles = [tile, ...panels].map((box) => ({ box, weight: 60 }));
  const place = placeBubble(tile, size, obstacles, window);
  expect(obstacles.map(({ box }) => overlap({ ...place, ...size }, box))).toEqual([0, 0, 0, 0, 0]);
  expect(place.side).toBe("above");
});
