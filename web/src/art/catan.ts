/** The island: sea, terrain hexes, number tokens, harbours. Hexes are pointy side up. */
import { path, pebble, Sheet, tree, tuft, wash, wave } from './flora';
import { add, at, chance, curve, distance, hash, n, round } from './ink';
import type { Chance } from './ink';
import { resourceGlyph } from './goods';
import type { Point, Terrain } from './types';

/** Units from a hex's centre to its corners. */
export const HEX = 50;
const WIDE = HEX * Math.sqrt(3);
const ROWS: Record<string, number> = { A: 3, B: 4, C: 5, D: 4, E: 3 };

/** Corner i of a hex round 0,0: 0 north, then clockwise. */
export const hexCorner = (i: number, size = HEX): Point => [Math.sin((i * Math.PI) / 3) * size, -Math.cos((i * Math.PI) / 3) * size];

/** The centre of a hex by its name; C3 lies at 0,0. */
export function hexCentre(name: string): Point {
  const row = name.charCodeAt(0) - 67;
  return [(Number(name.slice(1)) - (ROWS[name[0]] + 1) / 2) * WIDE, row * HEX * 1.5];
}

const HEXES = Object.entries(ROWS).flatMap(([row, count]) => Array.from({ length: count }, (_, i) => `${row}${i + 1}`));

/** The box round the sea, for a viewBox. */
export const CATAN_BOX = { x: -290, y: -262, width: 580, height: 524 };

const hexLine = (size: number): string => `M${[0, 1, 2, 3, 4, 5].map((i) => at(hexCorner(i, size))).join('L')}Z`;

/** Sea with waves, the frame's ink line, and the beach of the island. */
export function seaSvg(): string {
  const rnd = chance(hash('sea of catan'));
  const centres = HEXES.map(hexCentre);
  const rim = (size: number) => `M${[0, 1, 2, 3, 4, 5].map((i) => at([Math.cos((i * Math.PI) / 3) * size, Math.sin((i * Math.PI) / 3) * size])).join('L')}Z`;
  let waves = '';
  for (let i = 0; i < 260; i++) {
    const p: Point = [rnd.between(-280, 280), rnd.between(-250, 250)];
    const out = Math.abs(p[0]) * Math.sqrt(3) / 2 + Math.abs(p[1]) / 2;
    if (out > 232 || Math.abs(p[1]) > 232 || centres.some((c) => distance(c, p) < 60)) continue;
    waves += wave(p, rnd.between(2.6, 4.6));
  }
  const land = (grow: number) => centres.map((c) => `M${[0, 1, 2, 3, 4, 5].map((i) => at(add(c, hexCorner(i, HEX + grow)))).join('L')}Z`).join('');
  return `<g class="art-catan">${path('af-sea ao aw3', rim(284))}${path('as-sea2', rim(277), ' stroke-width="1.2"')}`
    + `${path('as-sea2', land(9), ' stroke-width="9" stroke-linejoin="round"')}${path('as-ink', land(3.4), ' stroke-width="4.6" stroke-linejoin="round"')}`
    + `${path('af-beach', land(3.4))}${path('as-beach', land(3.4), ' stroke-width="3" stroke-linejoin="round"')}${path('as-sea2 aw2', waves)}</g>`;
}

/** A terrain hex round 0,0; x and y only seed its ornaments. */
export function hexSvg(terrain: Terrain | string, place: { x?: number; y?: number } = {}): string {
  const rnd = chance(hash(terrain, place.x ?? 0, place.y ?? 0));
  const ground: Record<string, string> = { forest: 'af-forest', pasture: 'af-pasture', fields: 'af-fields', hills: 'af-hills', mountains: 'af-mountains', desert: 'af-desert' };
  const draw = TERRAIN[terrain as Terrain] ?? (() => '');
  return `<g class="art-catan"><path class="${ground[terrain] ?? 'af-sea'} ao aw2" d="${hexLine(48.6)}"/>${draw(rnd)}</g>`;
}

/** Places inside a hex, clear of the number token in the middle and of the rim. */
function spread(rnd: Chance, gap: number, radius: number, density = 1, token = 15): Point[] {
  const points: Point[] = [];
  for (let y = -46; y < 46; y += gap * 0.86) {
    for (let x = -46 + (points.length % 2) * gap * 0.5; x < 46; x += gap) {
      const p: Point = [x + rnd.between(-0.26, 0.26) * gap, y + rnd.between(-0.26, 0.26) * gap];
      const out = Math.max(Math.abs(p[0]), Math.abs(p[0]) / 2 + (Math.abs(p[1]) * Math.sqrt(3)) / 2);
      if (rnd() > density || out > 40 - radius || Math.hypot(...p) < token + radius) continue;
      if (points.some((q) => distance(p, q) < gap * 0.75)) continue;
      points.push(p);
    }
  }
  return points.sort((a, b) => a[1] - b[1]);
}

const sheep = ([x, y]: Point, way: number): string => `M${n(x - 3.4)} ${n(y + 0.6)}a2 2 0 0 1 1.2-2.6a2.2 2.2 0 0 1 3.8-.4a2.1 2.1 0 0 1 1.8 3.2a1.9 1.9 0 0 1-3 1.2a2.2 2.2 0 0 1-3.8-1.4z`
  + (way > 0 ? `M${n(x + 3)} ${n(y - 1)}q2.4-.8 2.4 1q-.8 1.4-2.4.4z` : `M${n(x - 3)} ${n(y - 1)}q-2.4-.8-2.4 1q.8 1.4 2.4.4z`);

const TERRAIN: Record<Terrain, (rnd: Chance) => string> = {
  forest(rnd) {
    const trees = new Sheet();
    for (const p of spread(rnd, 10.5, 3.4)) tree(trees, p, rnd.between(3.8, 5.2), rnd, 0.55);
    return path('af-forest2', spread(rnd, 26, 8, 0.8).map((p) => wash(p, rnd, 10, 6)).join('')) + trees;
  },
  pasture(rnd) {
    const flock = spread(rnd, 20, 6, 0.8);
    const grass = spread(rnd, 11, 2, 0.7).filter((p) => flock.every((q) => distance(p, q) > 7));
    return path('af-pasture2', spread(rnd, 24, 8, 0.9, 0).map((p) => wash(p, rnd, 12, 5)).join('')) + path('as-grass aw2', grass.map((p) => tuft(p, rnd)).join(''))
      + path('ai aw2', flock.map(([x, y]) => `M${n(x - 1.4)} ${n(y + 1)}v2.4M${n(x + 1.4)} ${n(y + 1)}v2.4`).join('')) + path('af-wool ao', flock.map((p) => sheep(p, rnd() - 0.5)).join(''));
  },
  fields(rnd) {
    const lean = rnd.between(-0.35, 0.35);
    const rows = Array.from({ length: 13 }, (_, i) => i * 7 - 42).map((y) => {
      const half = Math.min(40, (46 - Math.abs(y)) * 1.7);
      return half > 4 ? `M${n(-half)} ${n(y - lean * half)}q${n(half)} ${n(rnd.between(-4, 4))} ${n(half * 2)} ${n(2 * lean * half)}` : '';
    }).join('');
    const ears = spread(rnd, 9.5, 3, 0.9);
    return path('as-fields2', rows, ' stroke-width="1.6"') + path('ai aw2', ears.map(([x, y]) => `M${n(x)} ${n(y + 4)}V${n(y - 1)}`).join(''))
      + path('af-grain ao', ears.map(([x, y]) => `M${n(x)} ${n(y - 5)}q2.2 2 0 5q-2.2-3 0-5zM${n(x)} ${n(y + 1)}q-.4-2.6-2.6-2.8q.2 2.4 2.6 2.8q.4-2.6 2.6-2.8q-.2 2.4-2.6 2.8z`).join(''));
  },
  hills(rnd) {
    const mounds = spread(rnd, 19, 7, 1, 12);
    const pits = mounds.map(([x, y]) => `M${n(x - 9)} ${n(y + 4)}q2-9 8-9.6q7 .4 10 9.6q-9 2-18 0z`).join('');
    const lines = mounds.map(([x, y]) => `M${n(x - 4)} ${n(y + 1)}q2-3 4.4-3.6M${n(x + 1)} ${n(y + 2.4)}q2-2.4 4-1`).join('');
    const bricks = spread(rnd, 17, 4, 0.5).filter((p) => mounds.every((q) => distance(p, q) > 8)).map(([x, y]) => `M${n(x - 4)} ${n(y + 2)}v-2.4h4v2.4zM${n(x)} ${n(y + 2)}v-2.4h4v2.4zM${n(x - 2)} ${n(y - 0.4)}v-2.4h4v2.4z`).join('');
    return path('af-hills2 ao', pits) + path('ai aw1', lines) + path('af-brick ao aw1', bricks);
  },
  mountains(rnd) {
    const peaks = spread(rnd, 19, 7, 1, 13).map((p) => ({ p, r: rnd.between(8, 11) }));
    const side = (s: (x: number, y: number, r: number) => string) => peaks.map(({ p, r }) => s(p[0], p[1] + r * 0.5, r)).join('');
    return path('af-stone ao', side((x, y, r) => `M${n(x - r)} ${n(y)}L${n(x - r * 0.3)} ${n(y - r * 1.15)}L${n(x)} ${n(y - r * 1.4)}L${n(x + r * 0.45)} ${n(y - r * 0.7)}L${n(x + r)} ${n(y)}Z`))
      + path('af-mountains2', side((x, y, r) => `M${n(x)} ${n(y - r * 1.35)}L${n(x + r * 0.45)} ${n(y - r * 0.7)}L${n(x + r * 0.9)} ${n(y - 0.4)}H${n(x + r * 0.2)}L${n(x + r * 0.3)} ${n(y - r * 0.5)}Z`))
      + path('af-white ao aw1', side((x, y, r) => `M${n(x - r * 0.42)} ${n(y - r * 0.98)}L${n(x - r * 0.3)} ${n(y - r * 1.15)}L${n(x)} ${n(y - r * 1.4)}L${n(x + r * 0.3)} ${n(y - r * 0.95)}L${n(x + r * 0.05)} ${n(y - r * 0.85)}L${n(x - r * 0.15)} ${n(y - r * 1.02)}Z`))
      + path('af-stone2 ao aw1', spread(rnd, 22, 3, 0.5).map((p) => pebble(p, rnd.between(1.4, 2.4))).join(''));
  },
  desert(rnd) {
    const dunes = spread(rnd, 17, 6, 0.8, 8).map(([x, y]) => `M${n(x - 9)} ${n(y)}q6-6 10-1q4 3 9 .6`).join('');
    const cacti = spread(rnd, 27, 6, 0.6).map(([x, y]) => `M${n(x)} ${n(y + 4)}V${n(y - 4.4)}M${n(x)} ${n(y + 0.6)}h-2.6v-2.6M${n(x)} ${n(y - 0.8)}h2.6v-2.4`).join('');
    return path('as-desert2', dunes, ' stroke-width="1.4" stroke-linecap="round"') + path('as-ink', cacti, ' stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"')
      + path('as-leaf', cacti, ' stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"');
  },
};

/** A number token; 6 and 8 are red and bold, the pips count the ways to roll it. */
export function tokenSvg(number: number): string {
  const pips = 6 - Math.abs(7 - number);
  const hot = pips === 5;
  const dots = Array.from({ length: pips }, (_, i) => `M${n((i - (pips - 1) / 2) * 3.2)} 7.6h.01`).join('');
  const disc = curve(round([0, 0], 13, 13, chance(hash('token', number)), 0.02, 9), true);
  return `<g class="art-catan"><path class="af-token ao aw2" d="${disc}"/><text class="at af-${hot ? 'red' : 'ink'}" y="3.4" font-size="${hot ? 15 : 13}" font-weight="${hot ? 700 : 400}">${number}</text>`
    + `<path class="as-${hot ? 'red' : 'ink'}" stroke-width="${hot ? 2.2 : 1.9}" stroke-linecap="round" d="${dots}"/></g>`;
}

const DIRECTIONS = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'];

/** Piers to both corners of a coastal side and a sign in the sea, drawn from the centre of its hex. */
export function harbourSvg(side: string, trade: string): string {
  const k = Math.max(0, DIRECTIONS.indexOf(side));
  const [a, b] = [hexCorner(k), hexCorner(k + 1)];
  const out: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const sign = add([0, 0], out, 1.72);
  const piers = [a, b].map((corner) => `M${at(add(corner, out, 0.02))}L${at([corner[0] * 0.42 + sign[0] * 0.62, corner[1] * 0.42 + sign[1] * 0.62])}`).join('');
  const [what, rate] = trade.includes(' ') ? trade.split(' ') : ['', trade];
  const hull = `M${n(sign[0] - 17)} ${n(sign[1] + 4)}q2 10 8 11h18q6-1 8-11q-17 5-34 0z`;
  const sail = curve(round([sign[0], sign[1] - 3], 15, 14.5, chance(hash(side, trade)), 0.02, 9), true);
  return `<g class="art-catan">${path('as-ink', piers, ' stroke-width="6.2"')}${path('as-wood', piers, ' stroke-width="4.4" stroke-dasharray="2.2 .8"')}`
    + `${path('af-wood ao', hull)}${path('af-cream ao', sail)}`
    + (what ? resourceGlyph(what, [sign[0], sign[1] - 8], 0.62) : `<text class="at af-ink" x="${n(sign[0])}" y="${n(sign[1] - 4)}" font-size="11" font-weight="700">?</text>`)
    + `<text class="at af-ink" x="${n(sign[0])}" y="${n(sign[1] + 7.6)}" font-size="9.4" font-weight="700">${rate.replace(/[<&]/g, '')}</text></g>`;
}
