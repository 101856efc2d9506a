/** Arrow keys over things on a board: the nearest one in a direction. */
export type Way = "up" | "down" | "left" | "right";

interface Point {
  x: number;
  y: number;
}

export function nextFocus<T extends Point>(from: Point, all: T[], way: Way): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const to of all) {
    const [along, aside] = measure(from, to, way);
    // Things straight ahead come before nearer ones to the side.
    const cost = along + 2 * Math.abs(aside);
    if (along > 0 && cost < least) [best, least] = [to, cost];
  }
  return best;
}

function measure(from: Point, to: Point, way: Way): [number, number] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (way === "up") return [-dy, dx];
  if (way === "down") return [dy, dx];
  return way === "left" ? [-dx, dy] : [dx, dy];
}
