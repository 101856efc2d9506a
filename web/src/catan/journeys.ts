/** Which cards travel from where to where, told from the events. */
import type { CatanEvent } from "../net/messages";
import type { CatanView, Cards } from "../state/views";
import type { Island } from "./island";

/** A place on the screen: a hex, somebody's card among the players, or the bank. */
export type Stop = { hex: string } | { seat: number } | "bank";

export interface Journey {
  card: string;
  from: Stop;
  to: Stop;
}

const YIELD: Record<string, string> = {
  forest: "wood",
  hills: "brick",
  pasture: "wool",
  fields: "grain",
  mountains: "ore",
};

export function journeys(events: CatanEvent[], view: CatanView, map: Island): Journey[] {
  return events.flatMap(({ kind, data }) => {
    if (kind === "income") return fromHexes(data.seat, data.cards, view, map, founded(events, data.seat));
    if (kind === "deal") {
      const [one, other] = [{ seat: data.seat }, { seat: data.partner }];
      return [...moved(data.give, one, other), ...moved(data.want, other, one)];
    }
    if (kind === "maritime") {
      const trader = { seat: data.seat };
      return [...moved(data.give, trader, "bank"), ...moved(data.get, "bank", trader)];
    }
    if (kind === "discarded") return moved(data.cards, { seat: data.seat }, "bank");
    if (kind === "stolen") {
      const card = data.resource ?? "resource_back";
      return [{ card, from: { seat: data.victim }, to: { seat: data.thief } }];
    }
    if (kind === "bought") return [{ card: "development_back", from: "bank", to: { seat: data.seat } }];
    return [];
  });
}

function moved(cards: Cards, from: Stop, to: Stop): Journey[] {
  return Object.entries(cards).flatMap(([card, count]) => Array.from({ length: count }, () => ({ card, from, to })));
}

/** Where a seat has just founded a settlement: its first cards come from there. */
function founded(events: CatanEvent[], seat: number): string | undefined {
  return events.flatMap(({ kind, data }) => (kind === "settlement" && data.seat === seat ? [data.at] : [])).at(-1);
}

/** Each card from a hex that yielded it to this seat: one that was rolled, or one beside what was founded. */
function fromHexes(seat: number, cards: Cards, view: CatanView, map: Island, newest?: string): Journey[] {
  const sum = view.dice ? view.dice[0] + view.dice[1] : null;
  const own = [...view.settlements, ...view.cities].filter((piece) => piece.seat === seat);
  const mine = new Set(newest ? [newest] : own.map(({ at }) => at));
  const touched = map.hexes.filter(({ intersections }) => intersections.some((place) => mine.has(place)));
  return moved(cards, "bank", { seat }).map((journey) => {
    const near = view.hexes.filter(
      ({ id, terrain }) => YIELD[terrain ?? ""] === journey.card && touched.some((hex) => hex.id === id),
    );
    const hex = near.find(({ token, id }) => token === sum && id !== view.robber) ?? near[0];
    return hex ? { ...journey, from: { hex: hex.id } } : journey;
  });
}
