import { t } from "../i18n/index.svelte";
import { capital } from "../i18n/names";
import type { TableState } from "../state/table.svelte";
import { tileView } from "../state/views";
import { spotName } from "./spots";
import { squareKey, type Turn } from "./turn.svelte";

/** What there is to do next, in one line; nothing while others decide. */
export function nextStep(table: TableState, turn: Turn): string {
  if (!table.myTurn) return "";
  if (turn.scorings.length > 0) return t("score-order");
  if (!turn.staged && turn.places.size > 0)
    return t(matchMedia("(hover: none)").matches ? "step-place-touch" : "step-place");
  if (noneLeft(table)) return t(`step-none-left-${turn.shown.game}`);
  if (turn.choices.length === 0) return t("step-confirm");
  if (turn.chosen) return chosenWords(table, turn);
  return t(turn.figures.length > 0 ? "step-figure" : "step-no-figure");
}

/** Whether the seat has nobody left to place; who comes home by this very tile comes too late for it. */
function noneLeft(table: TableState): boolean {
  const supply = tileView(table.view)?.supply[table.mySeat ?? 0] ?? {};
  return Object.values(supply).every((count) => count === 0);
}

function chosenWords(table: TableState, turn: Turn): string {
  const square = turn.square;
  const tile = square && turn.shown.tiles.find((other) => squareKey(other) === squareKey(square));
  const zones = (tile && table.art?.tiles?.kinds[tile.kind]?.zones) || [];
  const figure = turn.figures.find(({ name }) => name === turn.chosen);
  return figure ? t("step-chosen", { figure: capital(spotName(turn.shown.game, figure, zones)) }) : t("step-confirm");
}
