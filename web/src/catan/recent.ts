import type { CatanEvent } from "../net/messages";

/** Where others have built, and where they have put the robber, since somebody's last turn. */
interface RecentOnIsland {
  places: string[];
  robber: string | null;
}

/** All that came after the last turn of those seats; for one who watches, what the present turn has brought. */
export function recentOnIsland(events: CatanEvent[], seats: number[]): RecentOnIsland {
  let recent: RecentOnIsland = { places: [], robber: null };
  let mine = false;
  for (const { kind, data } of events) {
    if (kind !== "turn" && kind !== "robber" && kind !== "settlement" && kind !== "road" && kind !== "city") continue;
    const own = seats.includes(data.seat);
    // What stood marked during the own turn goes when another's begins.
    if (mine ? !own : kind === "turn" && seats.length === 0) recent = { places: [], robber: null };
    mine = own;
    if (own || kind === "turn") continue;
    if (kind === "robber") recent.robber = data.hex;
    else if (!recent.places.includes(data.at)) recent.places.push(data.at);
  }
  return recent;
}
