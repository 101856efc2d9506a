import type { View } from "../state/views";

/** Where each player's points came from. */
interface Breakdown {
  sources: string[];
  of(seat: number, source: string): number;
}

/** As the view tells it: one column for each source of points. */
export function breakdown(view: View | null): Breakdown {
  const points = view?.points ?? [];
  return { sources: Object.keys(points[0] ?? {}), of: (seat, source) => points[seat]?.[source] ?? 0 };
}
