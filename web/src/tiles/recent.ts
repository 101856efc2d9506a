import type { TileEvent } from "../net/messages";
import type { Cell } from "./orientation";

/** What has happened on the board since somebody's last turn. */
export interface Recent {
  tiles: { x: number; y: number; seat: number }[];
  figures: { x: number; y: number; zone: number; seat: number }[];
  scored: { cells: Cell[]; seats: number[]; points: number }[];
}

/** All that came after the last tile of those seats; for one who watches, the last move alone. */
export function recentMoves(events: TileEvent[], seats: number[]): Recent {
  const recent: Recent = { tiles: [], figures: [], scored: [] };
  const own = (seat: number) => (seats.length > 0 ? seats.includes(seat) : true);
  let from = events.findLastIndex(({ kind, data }) => kind === "laid" && own(data.seat));
  // The own tile itself is no news, but what it scored is part of the own turn.
  if (seats.length > 0) from = afterTurn(events, from);
  for (const { kind, data } of events.slice(Math.max(0, from))) {
    if (kind === "laid") recent.tiles.push({ x: data.x, y: data.y, seat: data.seat });
    else if (kind === "placed") recent.figures.push({ x: data.x, y: data.y, zone: data.zone, seat: data.seat });
    else if (kind === "scored" && data.points > 0 && !data.final)
      recent.scored.push({ cells: data.cells, seats: data.seats, points: data.points });
  }
  return recent;
}

/** The first event of another's turn after the tile at `from`. */
function afterTurn(events: TileEvent[], from: number): number {
  if (from < 0) return 0;
  const next = events.findIndex(({ kind }, at) => at > from && kind === "drawn");
  return next < 0 ? events.length : next;
}
