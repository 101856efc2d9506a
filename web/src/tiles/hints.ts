import { t } from "../i18n/index.svelte";
import { capital, featureName } from "../i18n/names";
import type { TableState } from "../state/table.svelte";
import { ofType, tileView, type Advised, type ScoreAction } from "../state/views";
import { featureAt, featureWorth } from "./features";
import { numberedName, spotName, spotNumbers } from "./spots";
import { type Square, squareKey, type Turn } from "./turn.svelte";

/** An advised turn in words. */
export function moveWords(table: TableState, turn: Turn, move: Advised): string {
  if (move.type === "place") return layingWords(table, move);
  if (move.type === "score") return scoringWords(table, turn, move);
  if (move.type !== "figure") return t("figure-none");
  const square = turn.square;
  const tile = square && turn.shown.tiles.find((other) => squareKey(other) === squareKey(square));
  const zones = (tile && table.art?.tiles?.kinds[tile.kind]?.zones) || [];
  return capital(numberedName(turn.shown.game, move, zones, spotNumbers(turn.figures)));
}

/** The tile lies on the board as a ghost; the words say what becomes of the figure. */
function layingWords(table: TableState, { turn: steps }: Advised): string {
  const figure = ofType(steps, "figure").at(0);
  const zones = table.art?.tiles?.kinds[tileView(table.view)?.drawn?.kind ?? ""]?.zones ?? [];
  return t("hint-lay", { figure: figure ? spotName(table.view?.game ?? "", figure, zones) : "none" });
}

/** What an action scores, in words that fit on a button: all choices are to be seen at once. */
export function scoringWords(table: TableState, turn: Turn, action: ScoreAction): string {
  const at = featureAt(turn.shown.features, action);
  return at === null
    ? capital(featureName(turn.shown.game, "farm"))
    : featureWorth(table.table, turn.shown.game, turn.shown.features[at]);
}

/** Where advised tiles go, each square once with the numbers of its moves. */
export function advisedSquares(moves: Advised[]): { square: Square; numbers: number[] }[] {
  const found = new Map<string, { square: Square; numbers: number[] }>();
  moves.forEach((move, at) => {
    if (move.type !== "place") return;
    const known = found.get(squareKey(move));
    if (known) known.numbers.push(at + 1);
    else found.set(squareKey(move), { square: move, numbers: [at + 1] });
  });
  return [...found.values()];
}
