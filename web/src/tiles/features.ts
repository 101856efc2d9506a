import { t, words } from "../i18n/index.svelte";
import { capital, featureName, shortName } from "../i18n/names";
import type { Table } from "../net/messages";
import type { Feature, ScoreAction } from "../state/views";

interface Look {
  x: number;
  y: number;
  zone: number;
  /** Place of the feature in the view's list. */
  at: number;
}

/** The feature that a pointer means on each zone: the first that holds it; on a river the river, not its system. */
export function firstLook(features: Feature[]): Look[] {
  const seen = new Set<string>();
  const looks: Look[] = [];
  features.forEach(({ cells }, at) => {
    for (const [x, y, zone] of cells) {
      const key = `${x},${y},${zone}`;
      if (seen.has(key)) continue;
      seen.add(key);
      looks.push({ x, y, zone, at });
    }
  });
  // What comes later lies above.
  const beneath = ({ at }: Look) => (features[at].type === "system" ? 0 : 1);
  return looks.sort((a, b) => beneath(a) - beneath(b));
}

/** The feature that an action scores, by its place in the view's list. */
export function featureAt(features: Feature[], action: ScoreAction): number | null {
  const at = features.findIndex(({ cells }) =>
    cells.some(([x, y, zone]) => x === action.x && y === action.y && zone === action.zone),
  );
  return at < 0 ? null : at;
}

/** "Forest, complete: 5 tiles, worth 10 points now; Anna." */
export function featureSentence(table: Table | null, game: string, feature: Feature): string {
  return t("feature-sentence", {
    feature: capital(featureName(game, feature.type)),
    complete: feature.complete ? "yes" : "no",
    size: feature.size,
    value: feature.value,
    owners: ownersOf(table, feature),
  });
}

/** "Forest: 10 points, Anna". */
export function featureWorth(table: Table | null, game: string, feature: Feature): string {
  return t("feature-worth", {
    feature: capital(featureName(game, feature.type)),
    value: feature.value,
    owners: ownersOf(table, feature),
  });
}

function ownersOf(table: Table | null, { owners }: Feature): string {
  return owners.length > 0 ? words.list(owners.map((seat) => shortName(table, seat))) : t("feature-nobody");
}

/** Features that somebody holds, the most valuable first, with their place in the view. */
export function heldFeatures(features: Feature[]): { feature: Feature; at: number }[] {
  return features
    .map((feature, at) => ({ feature, at }))
    .filter(({ feature }) => feature.figures.some((count) => count > 0))
    .sort((a, b) => b.feature.value - a.feature.value);
}
