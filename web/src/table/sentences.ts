import { t, words } from "../i18n/index.svelte";
import { seatName } from "../i18n/names";
import type { GameEvent, Table } from "../net/messages";
import { wordsOf } from "./parameters";

/** An event in words, or nothing for events that say nothing to people. */
export function sentence(table: Table | null, event: GameEvent): string {
  // Every turn begins with a draw; only a bonus tile is worth a line.
  if (event.kind === "drawn" && event.data.deck !== "bonus") return "";
  const game = table?.game ?? "";
  const key = `log-${game}-${event.kind.replaceAll("_", "-")}`;
  const general = `log-${event.kind.replaceAll("_", "-")}`;
  const found = words.has(key) ? key : words.has(general) ? general : "";
  return found ? t(found, wordsOf(game, event.data, (seat) => seatName(table, seat))) : "";
}
