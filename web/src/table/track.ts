/** The score track of the tile games: 50 fields, walked round as often as needed (H1.5, M1.6), in rows of ten. */
export const FIELDS = 50;

const ROW = 10;
const STEP = { x: 34, y: 25 };

export const TRACK = { width: ROW * STEP.x, height: (FIELDS / ROW) * STEP.y };

/** The middle of the field for a number of points. */
export function fieldAt(points: number): { x: number; y: number } {
  const at = points % FIELDS;
  return { x: (at % ROW) * STEP.x + STEP.x / 2, y: Math.floor(at / ROW) * STEP.y + STEP.y / 2 };
}
