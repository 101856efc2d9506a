/** The new world: prairie, trails, towns behind palisades, farms and the coast. */
import { coast } from './coast';
import { path, Sheet, tree, tuft } from './flora';
import { glyph } from './glyphs';
import { add, along, chance, curve, hash, n } from './ink';
import type { Chance } from './ink';
import { turn } from './layout';
import { ROAD } from './layout/shapes';
import type { Hub } from './layout/shapes';
import { straddle, strew } from './scatter';
import type { Stage } from './scatter';
import { bed, blobPaths, ground, ridges, things, turned } from './terrain';
import type { Point } from './types';

export function drawMayflower(s: Stage): string {
  return ground(s, 'plain') + groves(s) + roads(s) + ridges(s) + farms(s) + towns(s) + coast(s) + things(s);
}

/** A few trees of the Indian summer on the prairie. */
function groves(s: Stage): string {
  const trees = new Sheet();
  for (const p of strew(s, { type: 'plain', gap: 26, radius: 4.8, margin: 6, density: 0.42, besideItems: 1.1 })) tree(trees, p, s.rnd.between(3.2, 4.4), s.rnd, 0);
  return String(trees);
}

function roads(s: Stage): string {
  const { courses, hubs } = s.layout;
  if (!courses.length) return '';
  const ruts = courses.map((c) => [0.12, 0.3, 0.5, 0.7, 0.88].map((share) => {
    const off = s.rnd.between(-1.6, 1.6);
    return curve([0, 0.035, 0.07].map((d) => {
      const { at: p, direction } = along(c.points, Math.min(1, share + d));
      return turn([p[0] - direction[1] * off, p[1] + direction[0] * off], s.rotation);
    }));
  }).join('')).join('');
  const plazas = hubs.filter((h) => h.type === 'crossing').map((h) => turn(h.at, s.rotation));
  const discs = plazas.map(([x, y]) => `M${n(x - 6)} ${n(y)}a6 5.6 0 1 0 12 0a6 5.6 0 1 0-12 0Z`).join('');
  const trail = bed(s, 'as-road', ROAD * 2);
  return trail.banks + path('af-road ao aw3', discs) + trail.bed + path('as-road2 aw2', ruts) + plazas.map((p) => glyph('signpost', add(p, [0, -1.5]))).join('');
}

/** One house; gable or long side to the viewer. */
function house(sheet: Sheet, [x, y]: Point, size: number, rnd: Chance): void {
  const w = size * rnd.between(0.8, 1.05);
  const h = size * 0.75;
  const roof = rnd.pick(['af-roof1 ao', 'af-roof1 ao', 'af-roof2 ao', 'af-roof3 ao']);
  sheet.put('af-wall ao', `M${n(x - w)} ${n(y + h)}v${n(-h)}h${n(2 * w)}v${n(h)}z`);
  if (rnd() < 0.45) sheet.put(roof, `M${n(x - w - 0.8)} ${n(y)}L${n(x)} ${n(y - h * 1.35)}L${n(x + w + 0.8)} ${n(y)}z`);
  else {
    sheet.put(roof, `M${n(x - w - 0.8)} ${n(y)}l${n(w * 0.45)} ${n(-h * 1.1)}h${n(w * 1.1 + 1.6)}l${n(w * 0.45)} ${n(h * 1.1)}z`);
    sheet.put('af-ink', `M${n(x + w * 0.25)} ${n(y - h * 1.05)}v-1.6h1.3v1.6z`);
  }
  sheet.put('af-ink', `M${n(x - 0.7)} ${n(y + h)}v-1.9h1.4v1.9z`);
}

function towns(s: Stage): string {
  let area = '';
  let fence = '';
  for (const blob of s.layout.blobs) {
    const drawn = blobPaths(s, blob, (border) => curve(border).replace(/^M[^Q]*/, ''));
    area += drawn.area;
    fence += drawn.rim;
  }
  if (!area) return '';
  const houses = new Sheet();
  const lots = [
    ...strew(s, { type: 'city', gap: 15, radius: 5.6, margin: 7.5, density: 0.97, besideItems: 0.85 }).map((p) => ({ at: p, rnd: s.rnd })),
    ...straddle(s, 'city', [0.26, 0.42, 0.58, 0.74], 0.01),
  ].sort((a, b) => a.at[1] - b.at[1]);
  for (const lot of lots) house(houses, lot.at, lot.rnd.between(4.2, 5.3), lot.rnd);
  const yards = strew(s, { type: 'city', gap: 15, radius: 3.4, margin: 4, density: 0.5 }).map((p) => tuft(p, s.rnd)).join('');
  const gates = s.layout.hubs.filter((h) => h.type === 'city').map((h) => glyph('gate', turn(h.at, s.rotation))).join('');
  return path('af-city', area) + path('as-road2 aw1', yards) + String(houses) + path('as-ink', fence, ' stroke-width="4.4"')
    + path('as-fence', fence, ' stroke-width="3" stroke-dasharray="2 .7"') + gates;
}

function farms(s: Stage): string {
  return s.layout.hubs.filter((h) => h.type === 'farm').map((h) => farm(s, h)).join('');
}

/** A fenced yard, half of it a field in furrows. */
function farm(s: Stage, hub: Hub): string {
  const outline = curve(turned(s, hub.outline!), true);
  const [x, y] = turn(hub.at, s.rotation);
  const r = hub.radius;
  const rnd = chance(hash(s.x, s.y, 'farm'));
  let furrows = '';
  for (let k = -3; k <= 3; k++) {
    const half = Math.sqrt(Math.max(0, 1 - (k / 3.9) ** 2)) * r * 0.86;
    furrows += `M${n(x - half)} ${n(y + (k * r) / 3.9)}q${n(half)} ${n(rnd.between(-2, 2))} ${n(half * 2)} 0`;
  }
  return path('af-field ao', outline) + path('as-field2 aw3', furrows) + path('as-ink', outline, ' stroke-width="2.6" stroke-dasharray="1.2 3"')
    + path('as-wood aw2', outline);
}
