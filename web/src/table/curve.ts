import type { EventLine } from "../net/messages";
import type { View } from "../state/views";

type EventSeen = Omit<EventLine, "seq" | "at">;

/** Points that an award of Catan is worth. */
const AWARD = 2;
/** Events that begin a turn. */
const TURNS = new Set(["drawn", "turn"]);
/** Points that nobody saw before the end. */
const HIDDEN = "victory_points";

/** Points after each turn, a line a seat; the last point is the result. */
export function scoreCurve(
  events: EventSeen[],
  view: Pick<View, "scores"> & Partial<Pick<View, "points">>,
): number[][] {
  const now = view.scores.map(() => 0);
  const lines: number[][] = view.scores.map(() => [0]);
  const holders: Record<string, number | null> = {};
  for (const event of events) {
    if (TURNS.has(event.kind)) lines.forEach((line, seat) => line.push(now[seat]));
    for (const [seat, points] of gains(event, holders)) now[seat] += points;
  }
  // What lay on the board from the start was no event.
  const start = view.scores.map((score, seat) => score - now[seat] - (view.points?.[seat]?.[HIDDEN] ?? 0));
  return lines.map((line, seat) => [...line.map((points) => points + start[seat]), view.scores[seat]]);
}

function gains({ kind, data }: EventSeen, holders: Record<string, number | null>): [number, number][] {
  const { seat, seats, points } = data as { seat?: number; seats?: number[]; points?: number };
  if (kind === "scored") return (seats ?? []).map((each) => [each, points ?? 0]);
  if (kind === "bonus" && seat !== undefined) return [[seat, points ?? 0]];
  if ((kind === "settlement" || kind === "city") && seat !== undefined) return [[seat, 1]];
  if (kind === "longest_road" || kind === "largest_army") return passed(kind, seat ?? null, holders);
  return kind === "longest_road_set_aside" ? passed("longest_road", null, holders) : [];
}

/** An award goes from hand to hand. */
function passed(award: string, to: number | null, holders: Record<string, number | null>): [number, number][] {
  const from = holders[award] ?? null;
  if (from === to) return [];
  holders[award] = to;
  return [
    ...(from === null ? [] : ([[from, -AWARD]] as [number, number][])),
    ...(to === null ? [] : ([[to, AWARD]] as [number, number][])),
  ];
}

/** Round numbers at equal steps from nothing to the first that is no less than `most`: at most `count` steps. */
export function roundTicks(most: number, count = 5): number[] {
  const rough = Math.max(1, most / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((it) => it >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}
