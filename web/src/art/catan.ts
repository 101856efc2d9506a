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
  const seen: Point[] = [];
  for (let i = 0; i < 900; i++) {
    const p: Point = [rnd.between(-280, 280), rnd.between(-250, 250)];
    const out = Math.abs(p[0]) * Math.sqrt(3) / 2 + Math.abs(p[1]) / 2;
    if (out > 232 || Math.abs(p[1]) > 232 || centres.some((c) => distance(c, p) < 63)) continue;
    if (seen.some((q) => distance(p, q) < 17)) continue;
    seen.push(p);
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
    const lean = rnd.between(-0.3, 0.3);
    const rows = Array.from({ length: 9 }, (_, i) => i * 9 - 36).map((y) => {
      const half = Math.min(36, (42 - Math.abs(y)) * 1.5);
      return half > 6 ? `M${n(-half)} ${n(y - lean * half * 0.6)}q${n(half)} ${n(rnd.between(-4, 4))} ${n(half * 2)} ${n(lean * half * 1.2)}` : '';
    }).join('');
    const sheaves = spread(rnd, 12.5, 5, 0.96);
    return path('as-fields2', rows, ' stroke-width="2.6" stroke-linecap="round"')
      + path('as-fields2', sheaves.map(([x, y]) => `M${n(x)} ${n(y + 5)}V${n(y - 3)}M${n(x)} ${n(y + 5)}q-1-4-3-6.4M${n(x)} ${n(y + 5)}q1-4 3-6.4`).join(''), ' stroke-width="1.3"')
      + path('af-grain ao aw1', sheaves.map(([x, y]) => [[0, -3.4, 0], [-3.2, -1.6, -1], [3.2, -1.6, 1]].map(([dx, dy, k]) => `M${n(x + dx)} ${n(y + dy + 1.6)}q${n(-1.8 + k * 0.4)}-2.4 ${n(k * 1.2)}-5.2q${n(1.8 + k * 0.4)} 2.6 ${n(-k * 1.2)} 5.2z`).join('')).join(''))
      + path('ai aw1', sheaves.map(([x, y]) => `M${n(x - 1.5)} ${n(y + 2)}h3`).join(''));
  },
  hills(rnd) {
    const pits = path('af-pasture2', spread(rnd, 27, 7, 0.5, 0).map((p) => wash(p, rnd, 9, 4)).join(''), ' opacity=".35"');
    const mounds = spread(rnd, 16.5, 9.5, 1, 8).map(([x, y]) => {
      const w = rnd.between(8.5, 11.5);
      return path('af-hills2 ao', `M${n(x - w)} ${n(y + 4)}q${n(w * 0.3)} ${n(-w)} ${n(w * 0.95)} ${n(-w)}q${n(w * 0.75)} ${n(w * 0.1)} ${n(w * 1.05)} ${n(w)}q${n(-w)} 2.4 ${n(-w * 2)} 0z`)
        + path('ai aw1', `M${n(x - w * 0.5)} ${n(y + 1)}q2-4 5-5M${n(x + 1)} ${n(y + 2)}q2-3 4.6-2.6`);
    }).join('');
    const bricks = spread(rnd, 21, 5, 0.7, 16).map(([x, y]) => `M${n(x - 4.6)} ${n(y + 3)}v-2.8h4.6v2.8zM${n(x)} ${n(y + 3)}v-2.8h4.6v2.8zM${n(x - 2.3)} ${n(y + 0.2)}v-2.8h4.6v2.8z`).join('');
    return pits + mounds + path('af-brick ao', bricks);
  },
  mountains(rnd) {
    const peaks = spread(rnd, 15.5, 7.5, 1, 9).map(([x, top]) => {
      const r = rnd.between(9.5, 13);
      const y = top + r * 0.5;
      return path('af-stone ao', `M${n(x - r)} ${n(y)}L${n(x - r * 0.35)} ${n(y - r)}L${n(x)} ${n(y - r * 1.4)}L${n(x + r * 0.45)} ${n(y - r * 0.75)}L${n(x + r)} ${n(y)}Q${n(x)} ${n(y + 2.4)} ${n(x - r)} ${n(y)}Z`)
        + path('af-mountains2', `M${n(x)} ${n(y - r * 1.32)}L${n(x + r * 0.45)} ${n(y - r * 0.72)}L${n(x + r * 0.92)} ${n(y - 0.3)}Q${n(x + r * 0.5)} ${n(y + 0.8)} ${n(x + r * 0.1)} ${n(y + 0.8)}L${n(x + r * 0.3)} ${n(y - r * 0.5)}Z`)
        + path('af-white ao aw1', `M${n(x - r * 0.4)} ${n(y - r * 0.92)}L${n(x)} ${n(y - r * 1.4)}L${n(x + r * 0.34)} ${n(y - r * 0.9)}L${n(x + r * 0.08)} ${n(y - r * 0.78)}L${n(x - r * 0.1)} ${n(y - r)}Z`);
    }).join('');
    return peaks + path('af-stone2 ao aw1', spread(rnd, 22, 3, 0.5).map((p) => pebble(p, rnd.between(1.4, 2.4))).join(''));
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
    + (what ? resourceGlyph(what, [sign[0], sign[1] - 7.4], 0.74) : `<text class="at af-ink" x="${n(sign[0])}" y="${n(sign[1] - 4)}" font-size="11" font-weight="700">?</text>`)
    + `<text class="at af-ink" x="${n(sign[0])}" y="${n(sign[1] + 8)}" font-size="8.8" font-weight="700">${rate.replace(/[<&]/g, '')}</text></g>`;
}
