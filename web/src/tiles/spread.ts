interface Point {
  x: number;
  y: number;
}

const ROUNDS = 80;

/**
 * Points pushed apart until each two are at least `gap` away from each other, each as near to its home as that allows.
 * Two at the same place part sideways, in the order given.
 */
export function spreadOut(homes: Point[], gap: number): Point[] {
  // A tiny shift of its own for each, so that none lies exactly on another.
  const points = homes.map(({ x, y }, at) => ({ x: x + at * 0.01, y: y + (at % 2) * 0.01 }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let one = 0; one < points.length; one++) {
      for (let other = one + 1; other < points.length; other++) {
        const [dx, dy] = [points[other].x - points[one].x, points[other].y - points[one].y];
        const distance = Math.hypot(dx, dy);
        if (distance >= gap) continue;
        const push = (gap - distance) / 2 + 0.01;
        const [ux, uy] = [dx / distance, dy / distance];
        points[one] = { x: points[one].x - ux * push, y: points[one].y - uy * push };
        points[other] = { x: points[other].x + ux * push, y: points[other].y + uy * push };
        moved = true;
      }
    }
    if (!moved) break;
  }
  return points;
}
