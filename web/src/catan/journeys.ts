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
    if (kind === "income") return fromHexes(data.seat, data.cards, view, map);
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

/** Each card from a hex that yielded it to this seat; at the founding, from any of its kind. */
function fromHexes(seat: number, cards: Cards, view: CatanView, map: Island): Journey[] {
  const sum = view.dice ? view.dice[0] + view.dice[1] : null;
  const mine = new Set(
    [...view.settlements, ...view.cities].filter((piece) => piece.seat === seat).map(({ at }) => at),
  );
  const touched = map.hexes.filter(({ intersections }) => intersections.some((place) => mine.has(place)));
  return moved(cards, "bank", { seat }).map((journey) => {
    const near = view.hexes.filter(
      ({ id, terrain }) => YIELD[terrain ?? ""] === journey.card && touched.some((hex) => hex.id === id),
    );
    const hex = near.find(({ token, id }) => token === sum && id !== view.robber) ?? near[0];
    return hex ? { ...journey, from: { hex: hex.id } } : journey;
  });
}
