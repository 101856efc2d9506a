import { hexCentre } from "../art";
import { t, words } from "../i18n/index.svelte";
import { cardName, resourceName, shortName } from "../i18n/names";
import type { TableState } from "../state/table.svelte";
import type { Advised, CatanAction, CatanView, Legal } from "../state/views";
import { amounts } from "../table/parameters";
import type { Island, Spot } from "./island";
import { placeName } from "./places";

const PLAIN: Partial<Record<Legal["type"], string>> = {
  roll: "catan-roll",
  end: "catan-end",
  buy: "move-buy",
  accept: "offer-accept",
  decline: "offer-decline",
  withdraw: "offer-withdraw",
};

/** An advised turn in words, step by step. */
export function turnWords(table: TableState, map: Island, { turn }: Advised): string {
  return turn.map((step) => moveWords(table, map, step as CatanAction)).join(" → ");
}

/** A move in words. */
export function moveWords(table: TableState, map: Island, move: CatanAction): string {
  const at = (place: string) => placeName(map, table.view as CatanView, place);
  const name = (seat: number) => shortName(table.table, seat);
  switch (move.type) {
    case "road":
    case "settlement":
    case "city":
      return t("place-build", { build: move.type, at: at(move.at) });
    case "robber":
      return t("place-robber", { at: at(move.hex) });
    case "rob":
      return t("rob-from", { name: name(move.victim) });
    case "deal":
      return t("move-deal", { name: name(move.partner) });
    case "discard":
      return t("discard-one", { resource: resourceName(move.resource) });
    case "offer":
    case "counter":
      return t(`move-${move.type}`, { give: amounts("catan", move.give), want: amounts("catan", move.want) });
    case "maritime":
      return t("trade-sea", { rate: move.rate, give: resourceName(move.give), get: resourceName(move.get) });
    case "monopoly":
      return cardWords(move.type, [move.resource]);
    case "year_of_plenty":
      return cardWords(move.type, move.cards);
    default: {
      const plain = PLAIN[move.type];
      return plain ? t(plain) : cardWords(move.type, []);
    }
  }
}

function cardWords(card: string, named: string[]): string {
  return t("move-card", { card: cardName(card), named: words.list(named.map(resourceName)), count: named.length });
}

/** The place that a move is about, by its name. */
export function placeOf(move: Legal): string | null {
  if ("at" in move) return move.at;
  return "hex" in move ? move.hex : null;
}

/** A piece that an advised turn would put on the island. */
interface GhostPiece {
  role: string;
  x: number;
  y: number;
  angle: number;
}

/** An advised turn as it would stand on the island: roads, houses, the robber. */
export function ghostPieces(map: Island, { turn }: Advised): GhostPiece[] {
  return turn.flatMap((step): GhostPiece[] => {
    if (step.type === "robber") {
      const [x, y] = hexCentre(step.hex);
      return [{ role: step.type, x: x + 20, y: y + 14, angle: 0 }];
    }
    if (step.type === "road") {
      const path = map.paths.get(step.at);
      return path ? [{ role: step.type, x: path.x, y: path.y, angle: path.angle }] : [];
    }
    if (step.type !== "settlement" && step.type !== "city") return [];
    const spot = map.intersections.get(step.at);
    return spot ? [{ role: step.type, x: spot.x, y: spot.y, angle: 0 }] : [];
  });
}

/** Where advised moves go on the island, with their numbers in the list. */
export function advisedPlaces(map: Island, moves: Advised[]): { x: number; y: number; numbers: number[] }[] {
  return moves.flatMap((move, number) => {
    const id = placeOf(move);
    const spot: Spot | undefined = id
      ? (map.intersections.get(id) ?? map.paths.get(id) ?? map.hexes.find((hex) => hex.id === id))
      : undefined;
    // A little above the place, which must stay in sight.
    return spot ? [{ x: spot.x, y: spot.y - 22, numbers: [number + 1] }] : [];
  });
}
