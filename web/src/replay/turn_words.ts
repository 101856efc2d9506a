import { moveWords } from "../catan/hints";
import { island } from "../catan/island";
import { t } from "../i18n/index.svelte";
import { roleName } from "../i18n/names";
import type { CatanAction, Decision, Described, TileAction } from "../protocol";
import type { TableState } from "../state/table.svelte";
import { tileView } from "../state/views";

/** What was decided, in words. */
export function decisionWords(table: TableState, { action, text }: Decision): string {
  return action ? stepWords(table, action) : text;
}

/** A turn in words, step by step. */
export function turnWords(table: TableState, turn: Described[]): string {
  return turn.map((step) => stepWords(table, step)).join(" → ");
}

function stepWords(table: TableState, step: Described): string {
  const tiles = tileView(table.view);
  if (tiles) return tileWords(tiles.game, step as TileAction);
  return table.art ? moveWords(table, island(table.art), step as CatanAction) : step.name;
}

/** Where a tile goes is said too: a list of moves has no board beside it. */
function tileWords(game: string, step: TileAction): string {
  switch (step.type) {
    case "place":
      return t("move-place", { x: step.x, y: step.y, turned: step.rotation * 90 });
    case "figure":
      return t("move-figure", { role: roleName(game, step.role) });
    case "score":
      return t("move-score", { x: step.x, y: step.y });
    default:
      return t("figure-none");
  }
}
