/** A board laid by chance so that all sides fit: for the gallery and for tests of many tiles. */
import { chance } from "../ink";
import { SIDES } from "../layout/perimeter";
import type { KindDef, TileGame } from "../types";
import { SETS } from "./sets";

export interface Laid {
  x: number;
  y: number;
  kind: string;
  rotation: number;
}

const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The types along side `side` (0 north, clockwise) of a turned tile; null where nothing joins. */
function types(def: KindDef, rotation: number, side: number): string | null {
  const strands = def.sides[SIDES[(side - rotation + 4) % 4]];
  const zones = strands?.map((zone) => (typeof zone === "number" ? def.zones[zone]?.type : undefined));
  return zones?.every(Boolean) ? zones.join() : null;
}

export function sampleBoard(game: TileGame, size: number, seed = 7): Laid[] {
  const set = SETS[game];
  const rnd = chance(seed);
  const names = Object.keys(set).filter((name) => !set[name].start);
  const starts = Object.keys(set).filter((name) => set[name].start);
  const laid = new Map<string, Laid>();
  starts.forEach((kind, i) => laid.set(`0,${i}`, { x: 0, y: i, kind, rotation: 0 }));
  for (let tries = 0; laid.size < size && tries < size * 400; tries++) {
    const from = rnd.pick([...laid.values()]);
    const way = Math.floor(rnd() * 4);
    const [x, y] = [from.x + STEP[way][0], from.y + STEP[way][1]];
    if (
      laid.has(`${x},${y}`) ||
      (game === "mayflower" && (x >= 0 || y < 0 || y > 9)) ||
      Math.abs(x) > 12 ||
      Math.abs(y) > 9
    )
      continue;
    const kind = rnd.pick(names);
    const rotation = Math.floor(rnd() * 4);
    const fits = STEP.every(([dx, dy], side) => {
      const other = laid.get(`${x + dx},${y + dy}`);
      return !other || types(set[kind], rotation, side) === types(set[other.kind], other.rotation, (side + 2) % 4);
    });
    if (fits) laid.set(`${x},${y}`, { x, y, kind, rotation });
  }
  return [...laid.values()];
}
