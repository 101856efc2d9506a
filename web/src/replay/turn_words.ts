import { turnWords } from "../catan/hints";
import { island } from "../catan/island";
import { t } from "../i18n/index.svelte";
import { capital } from "../i18n/names";
import type { TableState } from "../state/table.svelte";
import { type Advised, ofType, tileView } from "../state/views";
import { spotName } from "../tiles/spots";

/** An advised turn in words, at the position for which it is meant; a tile is shown on the board. */
export function turnSentence(table: TableState, advice: Advised): string {
  const view = tileView(table.view);
  if (!view) return table.art ? turnWords(table, island(table.art), advice) : advice.name;
  const kind = view.drawn?.kind ?? view.tiles.find(({ x, y }) => x === view.laid?.x && y === view.laid.y)?.kind;
  const zones = table.art?.tiles?.kinds[kind ?? ""]?.zones ?? [];
  const figure = ofType(advice.turn, "figure").at(0);
  const standing = figure ? spotName(view.game, figure, zones) : null;
  if (advice.type === "place") return t("hint-lay", { figure: standing ?? "none" });
  return capital(standing ?? t("figure-none"));
}
