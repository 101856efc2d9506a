import { t, words } from "../i18n/index.svelte";
import { cardName, resourceName, seatName } from "../i18n/names";
import type { TableState } from "../state/table.svelte";
import type { Advised, CatanView, Legal } from "../state/views";
import { amounts } from "../table/parameters";
import type { Island, Spot } from "./island";
import { placeName } from "./places";

const PLAIN: Record<string, string> = {
  roll: "catan-roll",
  end: "catan-end",
  buy: "move-buy",
  accept: "offer-accept",
  decline: "offer-decline",
  withdraw: "offer-withdraw",
};

/** A move in words. */
export function moveWords(table: TableState, map: Island, move: Legal): string {
  const { type } = move;
  const at = () => placeName(map, table.view as unknown as CatanView, (move.at ?? move.hex) as string);
  const name = () => seatName(table.table, (move.victim ?? move.partner) as number);
  const sides = () => ({ give: cards(move.give), want: cards(move.want) });
  if (type in PLAIN) return t(PLAIN[type]);
  if (type === "road" || type === "settlement" || type === "city") return t("place-build", { build: type, at: at() });
  if (type === "robber") return t("place-robber", { at: at() });
  if (type === "rob") return t("rob-from", { name: name() });
  if (type === "deal") return t("move-deal", { name: name() });
  if (type === "discard") return t("discard-one", { resource: resourceName(move.resource as string) });
  if (type === "offer") return t("move-offer", sides());
  if (type === "counter") return t("move-counter", sides());
  if (type === "maritime") {
    return t("trade-sea", { rate: move.rate, give: resourceName(move.give as string), get: resourceName(move.get as string) });
  }
  const named = [...((move.cards as string[] | undefined) ?? []), ...(move.resource ? [move.resource as string] : [])];
  return t("move-card", { card: cardName(type), named: words.list(named.map(resourceName)), count: named.length });
}

const cards = (side: unknown) => amounts("catan", side as Record<string, unknown>);

/** Where advised moves go on the island, with their numbers in the list. */
export function advisedPlaces(map: Island, moves: Advised[]): { x: number; y: number; numbers: number[] }[] {
  return moves.flatMap((move, number) => {
    const id = (move.at ?? move.hex) as string | undefined;
    const spot: Spot | undefined = id ? (map.intersections.get(id) ?? map.paths.get(id) ?? map.hexes.find((hex) => hex.id === id)) : undefined;
    // A little above the place, which must stay in sight.
    return spot ? [{ x: spot.x, y: spot.y - 22, numbers: [number + 1] }] : [];
  });
}
