import type { EventLine } from "../net/messages";

/** Points that rise from the place where they were made. */
export interface Popup {
  x: number;
  y: number;
  seat: number;
  points: number;
}

/** Points of a scored feature, at its first square; the final scoring is told one by one. */
export function popupsOf({ kind, data }: EventLine): Popup[] {
  if (kind !== "scored" || data.final || data.points === 0 || data.cells.length === 0) return [];
  const { seats, points, cells } = data;
  const [x, y] = cells[0];
  return seats.map((seat) => ({ x, y, seat, points }));
}
