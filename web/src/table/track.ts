/** The score track of the tile games: 50 fields in a ring, walked round as often as needed (H1.5, M1.6). */
export const FIELDS = 50;

const STEP = 21;
const WIDE = 16;
const HIGH = 11;

export const TRACK = { width: WIDE * STEP, height: HIGH * STEP * 0.94 };

/** The middle of the field for a number of points, clockwise from the corner at the top left. */
export function fieldAt(points: number): { x: number; y: number } {
  const at = points % FIELDS;
  const [column, row] = cell(at);
  return { x: column * STEP + STEP / 2, y: row * STEP * 0.94 + STEP / 2 };
}

function cell(at: number): [number, number] {
  const across = WIDE - 1;
  const down = HIGH - 1;
  if (at < across) return [at, 0];
  if (at < across + down) return [across, at - across];
  if (at < 2 * across + down) return [2 * across + down - at, down];
  return [0, 2 * across + 2 * down - at];
}
