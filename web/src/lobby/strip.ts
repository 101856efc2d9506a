import type { KindDef } from "../art";

interface Laid {
  kind: string;
  rotation: number;
}

type Side = "n" | "e" | "s" | "w";
const SIDES: Side[] = ["n", "e", "s", "w"];

/** The kinds of land along a side of a turned tile, in the order of its strands. */
function land(def: KindDef, side: Side, rotation: number): string {
  const own = SIDES[(SIDES.indexOf(side) - rotation + 4) % 4];
  return (def.sides[own] ?? []).map((zone) => def.zones[zone as number]?.type ?? "").join();
}

/** A row of different tiles that join, for a picture: busy tiles first. */
export function stripOf(kinds: Record<string, KindDef>, length: number): Laid[] {
  const busy = Object.keys(kinds)
    .filter((kind) => !kind.startsWith("start"))
    .sort((a, b) => kinds[b].zones.length - kinds[a].zones.length);
  const row: Laid[] = [];
  const grow = (): boolean => {
    if (row.length === length) return true;
    const last = row.at(-1);
    for (const kind of busy) {
      if (row.some((laid) => laid.kind === kind)) continue;
      for (let rotation = 0; rotation < 4; rotation++) {
        const joins = !last || land(kinds[last.kind], "e", last.rotation) === land(kinds[kind], "w", rotation);
        if (!joins) continue;
        row.push({ kind, rotation });
        if (grow()) return true;
        row.pop();
      }
    }
    return false;
  };
  grow();
  return row;
}
