import { t, words } from "../i18n/index.svelte";
import type { CatanView } from "../state/views";
import type { Hex, Island, Spot } from "./island";

/** Compass points from a hex's centre, every 30 degrees clockwise from north: corners and sides take turns. */
const COMPASS = ["n", "ne", "ne", "e", "se", "se", "s", "sw", "sw", "w", "nw", "nw"];

/** A hex, intersection or path as people point at it: by the land and the number tokens around, and its harbour. */
export function placeName(map: Island, view: CatanView, id: string): string {
  const hex = map.hexes.find((other) => other.id === id);
  if (hex) return hexName(view, id);
  const path = map.paths.get(id);
  const ends = path ? [path.from, path.to] : [id];
  const around = map.hexes.filter(({ intersections }) => ends.every((end) => intersections.includes(end)));
  const land = words.list(around.map((other) => hexName(view, other.id)));
  const inland = around.length > (path ? 1 : 2);
  const place = inland
    ? land
    : t("place-coast", { land, side: around.length === 1 ? sideOf(around[0], path ?? map.intersections.get(id)) : "" });
  const harbour = path ? -1 : map.harbours.findIndex(({ intersections }) => intersections.includes(id));
  const trade = view.harbours[harbour]?.trade;
  return trade ? `${place}, ${t(`catan-trade-${trade}`)}` : place;
}

/** "pasture 8": a hex by its land and number token. */
export function hexName(view: CatanView, id: string): string {
  const hex = view.hexes.find((other) => other.id === id);
  return [t(`catan-terrain-${hex?.terrain ?? "desert"}`), hex?.token].filter(Boolean).join(" ");
}

function sideOf(hex: Hex, place: Spot | undefined): string {
  if (!place) return "";
  const turns = Math.atan2(place.x - hex.x, hex.y - place.y) / (2 * Math.PI);
  return COMPASS[(Math.round(turns * 12) + 12) % 12];
}
