import { hexName } from "../catan/places";
import { t, words } from "../i18n/index.svelte";
import { shortName } from "../i18n/names";
import type { EventLine } from "../net/messages";
import type { TableState } from "../state/table.svelte";
import type { CatanView } from "../state/views";
import { wordsOf } from "./parameters";

/** How the island was laid out is seen on the board; forty lines of it would only push the play out of sight. */
const LAID_OUT = new Set(["hex", "harbour", "tokens"]);

/** An event in words, or nothing for events that say nothing to people. */
export function sentence({ table, view }: TableState, event: Pick<EventLine, "kind" | "data">): string {
  // Every turn begins with a draw, and that gold brings a bonus tile has been said.
  if (event.kind === "drawn" && "deck" in event.data) return "";
  const game = table?.game ?? "";
  if (game === "catan" && LAID_OUT.has(event.kind)) return "";
  const key = `log-${game}-${event.kind.replaceAll("_", "-")}`;
  const general = `log-${event.kind.replaceAll("_", "-")}`;
  // A part that not everybody is params has a text that names it: "log-catan-stolen-resource".
  const naming = Object.keys(event.data).map((part) => `${key}-${part}`);
  const found = [...naming, key, general].find((id) => words.has(id));
  if (!found) return "";
  const params = wordsOf(game, event.data, (seat) => shortName(table, seat));
  if ("hex" in event.data && view) params.hex = hexName(view as CatanView, event.data.hex);
  return t(found, params);
}

/** A tile and the figure put on it at once are one line; nothing if it was not so. */
export function laidAndPlaced(state: TableState, laid: EventLine | undefined, placed: EventLine): string {
  if (laid?.kind !== "laid" || placed.kind !== "placed" || laid.data.seat !== placed.data.seat) return "";
  const game = state.table?.game ?? "";
  return t(
    `log-turn-${game}`,
    wordsOf(game, placed.data, (seat) => shortName(state.table, seat)),
  );
}
