/** What an exercise asks of the table, by the path in the view. */
interface Field {
  kind: "number" | "player" | "players" | "yes";
  /** The end of the key of its words. */
  label: string;
  seat: number | null;
  resource: string | null;
}

const FIELDS: [RegExp, Field["kind"], string][] = [
  [/^hands\.(?<seat>\d)\.count$/, "number", "hand"],
  [/^hands\.(?<seat>\d)\.cards\.(?<resource>\w+)$/, "number", "cards"],
  [/^bank\.(?<resource>\w+)$/, "number", "bank"],
  [/^road_lengths\.(?<seat>\d)$/, "number", "road-length"],
  [/^scores\.(?<seat>\d)$/, "number", "score"],
  [/^longest_road$/, "player", "longest-road"],
  [/^discards\.waiting$/, "players", "waiting"],
  [/^discards\.owes$/, "number", "owes"],
  [/^winners$/, "players", "winners"],
  [/^over$/, "yes", "over"],
];

export function fieldOf(path: string): Field {
  for (const [pattern, kind, label] of FIELDS) {
    const found = pattern.exec(path);
    if (!found) continue;
    // What is owed is the view's own: the first seat looks.
    const { seat, resource } = found.groups ?? {};
    return { kind, label, seat: seat ? Number(seat) : label === "owes" ? 0 : null, resource: resource ?? null };
  }
  throw new Error(`no words for ${path}`);
}
