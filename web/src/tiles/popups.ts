import type { GameEvent } from "../net/messages";

/** Points that rise from the place where they were made. */
export interface Popup {
  x: number;
  y: number;
  seat: number;
  points: number;
}

/** Points of a scored feature, at its first square. */
export function popupsOf({ kind, data }: GameEvent): Popup[] {
  const { seats, points, cells } = data as { seats?: number[]; points?: number; cells?: [number, number, number][] };
  if (kind !== "scored" || !seats || !points || !cells?.length) return [];
  const [x, y] = cells[0];
  return seats.map((seat) => ({ x, y, seat, points }));
}
