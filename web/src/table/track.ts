/** The score track of the tile games: 50 fields, walked round as often as needed (H1.5, M1.6), in two low rows. */
export const FIELDS = 50;

const ROW = 25;
/** From field to field and from row to row. */
export const STEP = { x: 14, y: 24 };
/** Only so many fields apart a number is written: the log below needs the room. */
export const NUMBERED = 5;

export const TRACK = { width: ROW * STEP.x, height: (FIELDS / ROW) * STEP.y };

/** The middle of the field for a number of points. */
export function fieldAt(points: number): { x: number; y: number } {
  const at = points % FIELDS;
  return { x: (at % ROW) * STEP.x + STEP.x / 2, y: Math.floor(at / ROW) * STEP.y + STEP.y / 2 };
}
