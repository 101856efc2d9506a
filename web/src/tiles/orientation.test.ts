import { expect, test } from "vitest";
import type { TileView } from "../state/views";
import { turned, turnedBack, turnedView } from "./orientation";

test("a quarter turn lays the east along the bottom, and turns tiles with it", () => {
  expect(turned({ x: 3, y: 0 }, 1)).toEqual({ x: 0, y: 3 });
  expect(turned({ x: 0, y: -2, rotation: 3 }, 1)).toEqual({ x: 2, y: 0, rotation: 0 });
  expect(turned({ x: 3, y: 1, rotation: 3 }, 0)).toEqual({ x: 3, y: 1, rotation: 3 });
});

test("what is touched on the screen is found on the board", () => {
  for (const square of [
    { x: 3, y: -4 },
    { x: -1, y: 0 },
  ]) {
    expect(turnedBack(turned(square, 1), 1)).toEqual(square);
    expect(turnedBack(square, 0)).toEqual(square);
  }
});

test("a turned view keeps everything together", () => {
  const view = {
    tiles: [{ x: 1, y: 2, kind: "A", rotation: 1 }],
    figures: [{ seat: 0, role: "bandit", x: 1, y: 2, zone: 0 }],
    laid: { x: 1, y: 2 },
    features: [{ cells: [[1, 2, 0]] }],
  } as Partial<TileView> as TileView;
  const { tiles, figures, laid, features } = turnedView(view, 1);
  const places = [tiles[0], figures[0], laid, { x: features[0].cells[0][0], y: features[0].cells[0][1] }];
  expect(places.map((place) => [place?.x, place?.y])).toEqual(Array(4).fill([-2, 1]));
});
