import type { Box, Point, Size } from "../board/camera";

/** Something that a bubble should not cover, and how much that would hurt. */
export interface Obstacle {
  box: Box;
  weight: number;
}

export interface Placed extends Point {
  side: "above" | "below" | "left" | "right";
}

const GAP = 14;
const EDGE = 8;
const BEYOND = 1e6;

/** The place beside a box where a bubble covers least, never beyond the window. */
export function placeBubble(target: Box, bubble: Size, obstacles: Obstacle[], window: Size): Placed {
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const [w, h] = [bubble.width, bubble.height];
  const candidates: Placed[] = [];
  for (const shift of [0, -1, 1]) {
    const [aside, along] = [(shift * (w - target.width)) / 2, (shift * (h - target.height)) / 2];
    candidates.push(
      { x: middle.x - w / 2 + aside, y: target.y - GAP - h, side: "above" },
      { x: middle.x - w / 2 + aside, y: target.y + target.height + GAP, side: "below" },
      { x: target.x - GAP - w, y: middle.y - h / 2 + along, side: "left" },
      { x: target.x + target.width + GAP, y: middle.y - h / 2 + along, side: "right" },
    );
  }
  const cost = ({ x, y }: Point) => {
    const outside = x < EDGE || y < EDGE || x + w > window.width - EDGE || y + h > window.height - EDGE ? BEYOND : 0;
    const covered = obstacles.reduce(
      (sum, { box, weight }) => sum + weight * overlap({ x, y, width: w, height: h }, box),
      0,
    );
    return outside + covered;
  };
  const best = candidates.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return {
    ...best,
    x: Math.max(EDGE, Math.min(best.x, window.width - w - EDGE)),
    y: Math.max(EDGE, Math.min(best.y, window.height - h - EDGE)),
  };
}

/** Pixels that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
