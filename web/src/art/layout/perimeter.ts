/**
 * What meets what: reads the twelve strands round a tile and finds which parts must touch inside it.
 *
 * Round the tile, grounds (meadow, plain) alternate with parts that divide them (forests, cities, rivers, roads). Where two different
 * grounds would flow together inside, the dividers between them have to touch: a river runs up to the forest, a forest reaches a corner.
 */
import type { KindDef, Point, Side, Zone, ZoneRef } from "../types";

type Family = "ground" | "area" | "line" | "inner" | "none";
export const SIDES: Side[] = ["n", "e", "s", "w"];

export function familyOf(zone: Zone | undefined): Family {
  switch (zone?.type) {
    case undefined:
    case "system":
      return "none";
    case "meadow":
    case "plain":
      return "ground";
    case "river":
    case "road":
      return "line";
    case "lake":
    case "farm":
      return "inner";
    default:
      return "area";
  }
}

/** Perimeter positions run clockwise from the north-west corner, three a side: 0..12. */
export function perimeterPoint(t: number): Point {
  const s = (((t % 12) + 12) % 12) / 3;
  const u = (s % 1) * 100;
  return (
    [
      [u, 0],
      [100, u],
      [100 - u, 100],
      [0, 100 - u],
    ] as Point[]
  )[Math.floor(s)];
}

/** Into the tile from a perimeter position. */
export const inward = (t: number): Point =>
  (
    [
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ] as Point[]
  )[Math.floor((((t % 12) + 12) % 12) / 3)];

export interface Run {
  zone: number;
  from: number;
  to: number;
}
/** A part that divides grounds: the runs of one area or of joined lines, or a corner where two grounds meet. */
export interface Divider {
  kind: "area" | "line" | "corner";
  zones: number[];
  runs: Run[];
  hub?: { type: string; zone?: number };
}
export interface Plan {
  strands: (number | null)[];
  runs: Run[];
  dividers: Divider[];
  touch: [number, number][];
}

export function zoneIndex(def: KindDef, ref: ZoneRef | undefined): number | null {
  if (ref === null || ref === undefined) return null;
  const index = typeof ref === "number" ? ref : def.zones.findIndex((z) => z.name === ref);
  return index >= 0 && index < def.zones.length ? index : null;
}

export function strandsOf(def: KindDef): (number | null)[] {
  return SIDES.flatMap((side) => {
    const zones = (def.sides[side] ?? []).map((ref) => zoneIndex(def, ref));
    if (zones.length === 3) return zones;
    if (zones.length === 1) return [zones[0], zones[0], zones[0]];
    return zones.length === 2 ? [zones[0], zones[0], zones[1]] : [null, null, null];
  });
}

function runsOf(strands: (number | null)[]): Run[] {
  const first = strands.findIndex((z, i) => z !== strands[(i + 11) % 12]);
  if (first < 0) return [{ zone: strands[0] ?? -1, from: 0, to: 12 }];
  const runs: Run[] = [];
  for (let i = 0; i < 12; i++) {
    const zone = strands[(first + i) % 12] ?? -1;
    const last = runs[runs.length - 1];
    if (last && last.zone === zone) last.to++;
    else runs.push({ zone, from: first + i, to: first + i + 1 });
  }
  return runs;
}

/** What a line ends at, or undefined where it runs through. */
const endOf = (zone: Zone): string | undefined => zone.ends ?? zone.to ?? undefined;

/** Lines that meet inside belong together: through one zone, a lake, a crossing or the farm. */
function joinLines(def: KindDef, runs: Run[]): Divider[] {
  const groups = new Map<string, Divider>();
  const farm = def.zones.findIndex((z) => z.type === "farm");
  for (const run of runs) {
    const zone = def.zones[run.zone];
    if (familyOf(zone) !== "line") continue;
    const end = endOf(zone);
    const lake = def.zones.findIndex((z) => z.type === "lake" && z.name === end);
    const through = runs.filter((r) => r.zone === run.zone).length > 1;
    let key = `zone${run.zone}`;
    let hub: Divider["hub"];
    if (lake >= 0) [key, hub] = [`lake${lake}`, { type: "lake", zone: lake }];
    else if (end === "crossing") [key, hub] = ["crossing", { type: "crossing" }];
    else if (end === "farm" && farm >= 0) [key, hub] = ["farm", { type: "farm", zone: farm }];
    else if (!through) hub = { type: end ?? "spring" };
    const group = groups.get(key) ?? { kind: "line", zones: [], runs: [], hub };
    if (!group.zones.includes(run.zone)) group.zones.push(run.zone);
    group.runs.push(run);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export function planOf(def: KindDef): Plan {
  const strands = strandsOf(def);
  const runs = runsOf(strands);
  const dividers: Divider[] = [];
  def.zones.forEach((zone, index) => {
    const own = runs.filter((r) => r.zone === index);
    if (familyOf(zone) === "area" && own.length) dividers.push({ kind: "area", zones: [index], runs: own });
  });
  dividers.push(...joinLines(def, runs));
  runs.forEach((run, i) => {
    const next = runs[(i + 1) % runs.length];
    const grounds = [run, next].every((r) => familyOf(def.zones[r.zone]) === "ground");
    if (grounds && run.zone !== next.zone)
      dividers.push({ kind: "corner", zones: [], runs: [{ zone: -1, from: run.to % 12, to: run.to % 12 }] });
  });
  return { strands, runs, dividers, touch: touching(def, runs, dividers) };
}

/** Pairs of dividers that have to touch so that every two different grounds stay apart and every ground in one piece. */
function touching(def: KindDef, runs: Run[], dividers: Divider[]): [number, number][] {
  const grounds = runs
    .filter((r) => familyOf(def.zones[r.zone]) === "ground")
    .map((r) => ({ zone: r.zone, t: ((r.from + r.to) / 2) % 12 }));
  const group = dividers.map((_, i) => i);
  const marks = dividers.flatMap((d, i) => d.runs.map((r) => ({ divider: i, t: ((r.from + r.to) / 2) % 12 })));
  const apart = (a: number, b: number, of: number[]): boolean => {
    const inside = (t: number) => (a < b ? t > a && t < b : t > a || t < b);
    return [...new Set(of)].some((g) => {
      const own = marks.filter((m) => of[m.divider] === g);
      return own.some((m) => inside(m.t)) && own.some((m) => !inside(m.t));
    });
  };
  const pairs = grounds.flatMap((a, i) =>
    grounds.slice(i + 1).map((b) => ({ a: a.t, b: b.t, same: a.zone === b.zone })),
  );
  const far = (i: number, j: number) =>
    Math.max(
      ...dividers[i].runs.flatMap((p) =>
        dividers[j].runs.map((q) => {
          const d = Math.abs((p.from + p.to) / 2 - (q.from + q.to) / 2) % 12;
          return Math.min(d, 12 - d);
        }),
      ),
    );
  const order: Record<string, number> = {
    "area corner": 0,
    "area line": 1,
    "corner line": 2,
    "line line": 3,
    "area area": 4,
    "corner corner": 5,
  };
  const candidates = dividers
    .flatMap((d, i) =>
      dividers.slice(i + 1).map((e, k) => ({ i, j: i + 1 + k, rank: order[[d.kind, e.kind].sort().join(" ")] })),
    )
    .sort((a, b) => a.rank - b.rank || far(b.i, b.j) - far(a.i, a.j));
  const touch: [number, number][] = [];
  for (let open = true; open;) {
    const wrong = pairs.filter((p) => !p.same && !apart(p.a, p.b, group));
    const found =
      wrong.length &&
      candidates.find(({ i, j }) => {
        if (group[i] === group[j]) return false;
        const merged = group.map((g) => (g === group[j] ? group[i] : g));
        return (
          wrong.some((p) => apart(p.a, p.b, merged)) &&
          !pairs.some((p) => p.same && apart(p.a, p.b, merged) && !apart(p.a, p.b, group))
        );
      });
    open = Boolean(found);
    if (!found) break;
    const old = group[found.j];
    group.forEach((g, k) => {
      if (g === old) group[k] = group[found.i];
    });
    touch.push([found.i, found.j]);
  }
  return touch;
}
