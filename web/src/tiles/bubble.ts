import type { Box, Point, Size } from "../board/camera";

/** Something that a bubble should not cover, and how much that would hurt. */
interface Obstacle {
  box: Box;
  weight: number;
}

interface Placed extends Point {
  side: "above" | "below" | "left" | "right";
}

const GAP = 14;
const EDGE = 8;
const BEYOND = 1e6;
/** How finely the window is searched where there is no room beside the tile, and what a pixel away from it costs. */
const SEARCH = 16;
const FAR = 4;

/**
 * The place where a bubble covers least, never beyond the window: beside a tile, beside the whole of what it speaks of, or,
 * in a small window, wherever there is room.
 */
export function placeBubble(
  tile: Box,
  bubble: Size,
  obstacles: Obstacle[],
  window: Size,
  whole: Box | null = null,
): Placed {
  const [w, h] = [bubble.width, bubble.height];
  const inside = { x: keep(EDGE, window.width - w - EDGE), y: keep(EDGE, window.height - h - EDGE) };
  const candidates = [tile, ...(whole ? [whole] : [])].flatMap((target) =>
    [0, -1, 1].flatMap((shift): Placed[] => {
      const x = inside.x(target.x + (target.width - w) / 2 + (shift * (w - tile.width)) / 2);
      const y = inside.y(target.y + (target.height - h) / 2 + (shift * (h - tile.height)) / 2);
      return [
        { x, y: target.y - GAP - h, side: "above" },
        { x, y: target.y + target.height + GAP, side: "below" },
        { x: target.x - GAP - w, y, side: "left" },
        { x: target.x + target.width + GAP, y, side: "right" },
      ];
    }),
  );
  const middle = { x: tile.x + (tile.width - w) / 2, y: tile.y + (tile.height - h) / 2 };
  const away = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const cost = ({ x, y }: Point) => {
    const outside = x < EDGE || y < EDGE || x + w > window.width - EDGE || y + h > window.height - EDGE ? BEYOND : 0;
    const covered = obstacles.reduce(
      (sum, { box, weight }) => sum + weight * overlap({ x, y, width: w, height: h }, box),
      0,
    );
    return outside + covered;
  };
  const best = candidates.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const beside = { ...best, x: inside.x(best.x), y: inside.y(best.y) };
  if (!obstacles.some(({ box, weight }) => weight > 1 && overlap({ ...beside, width: w, height: h }, box) > 0))
    return beside;
  const price = (place: Point) => cost(place) + FAR * away(place);
  return everywhere(bubble, window, tile).reduce((one, other) => (price(other) < price(one) ? other : one), beside);
}

/** Places all over the window, each with the side of the tile on which it lies. */
function everywhere({ width, height }: Size, window: Size, tile: Box): Placed[] {
  const found: Placed[] = [];
  for (let y = EDGE; y + height <= window.height - EDGE; y += SEARCH) {
    for (let x = EDGE; x + width <= window.width - EDGE; x += SEARCH) {
      if (y + height <= tile.y) found.push({ x, y, side: "above" });
      else if (y >= tile.y + tile.height) found.push({ x, y, side: "below" });
      else if (x + width <= tile.x) found.push({ x, y, side: "left" });
      else if (x >= tile.x + tile.width) found.push({ x, y, side: "right" });
    }
  }
  return found;
}

function keep(least: number, most: number): (value: number) => number {
  return (value) => Math.max(least, Math.min(value, most));
}

/** Pixels that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
