import { moveWords } from "../catan/hints";
import { island } from "../catan/island";
import { t, words } from "../i18n/index.svelte";
import { capital, featureName, seatName } from "../i18n/names";
import type { Art } from "../state/art";
import type { TableState } from "../state/table.svelte";
import { tileView, type CatanAction, type Legal, type ScoreAction, type TileView } from "../state/views";
import { featureAt } from "../tiles/features";
import { spotName } from "../tiles/spots";

/** Moves of an exercise in words, one after another. */
export function choiceWords(table: TableState, art: Art, moves: Legal[]): string {
  const said = moves.map((move) => moveSentence(table, art, move));
  return said.length === 2 ? t("learn-then", { first: said[0], second: said[1] }) : said.join(", ");
}

function moveSentence(table: TableState, art: Art, move: Legal): string {
  const view = tileView(table.view);
  if (!view) return capital(moveWords(table, island(art), move as CatanAction));
  if (move.type === "score") return scored(table, view, move);
  if (move.type !== "figure") return capital(t("figure-none"));
  const tile = view.tiles.find(({ x, y }) => x === view.laid?.x && y === view.laid.y);
  return capital(spotName(view.game, move, (tile && art.tiles?.kinds[tile.kind]?.zones) || []));
}

/** What is scored and whose it is, but not what it is worth: that is the question. */
function scored(table: TableState, view: TileView, move: ScoreAction): string {
  const at = featureAt(view.features, move);
  if (at === null) return capital(featureName(view.game, "farm"));
  const { type, owners } = view.features[at];
  return `${capital(featureName(view.game, type))} (${words.list(owners.map((seat) => seatName(table.table, seat)))})`;
}
