/** Words for the things that views and events name by their ids. */
import type { Table } from "../net/messages";
import { t, words } from "./index.svelte";

/** The first letter large, where a word stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

const dashed = (id: string) => id.replaceAll("_", "-");

export function roleName(game: string, role: string): string {
  return t(`${game}-role-${dashed(role)}`);
}

export function featureName(game: string, type: string): string {
  return t(`${game}-feature-${dashed(type)}`);
}

export function resourceName(resource: string): string {
  return t(`catan-resource-${dashed(resource)}`);
}

export function cardName(card: string): string {
  return t(`catan-card-${dashed(card)}`);
}

/** The same where there is little room: a bot without its level. */
export function shortName(table: Table | null, seat: number): string {
  const place = table?.seats[seat];
  return place?.kind === "bot" && !place.name ? t("seat-bot-short", { number: seat + 1 }) : seatName(table, seat);
}

/** The name of whoever sits there; bots go by their level. */
export function seatName(table: Table | null, seat: number): string {
  const place = table?.seats[seat];
  if (!place) return t("seat-number", { number: seat + 1 });
  if (place.kind === "open") return t("seat-open");
  if (place.name) return place.name;
  if (place.kind === "human") return t("seat-number", { number: seat + 1 });
  return t("seat-bot", { number: seat + 1, level: t(`bot-${place.level ?? ""}`) });
}

/** The name of a seat as a record has it, which calls a bot by its level. */
export function recordedName(name: string, seat: number): string {
  return words.has(`bot-${name}`) ? t("seat-bot", { number: seat + 1, level: t(`bot-${name}`) }) : name;
}
