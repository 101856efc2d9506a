/** The east coast of the new world: beach, surf and open sea beyond a start field. */
import { path, wave } from './flora';
import { glyph } from './glyphs';
import { at, chance, hash, n } from './ink';
import type { Stage } from './scatter';
import type { Point } from './types';

/** The sea runs on east of the board by half a tile. */
const OFFING = 150;

export function coast(s: Stage): string {
  const line = s.layout.coast;
  if (!line) return '';
  const shore = line.filter(([, y]) => y >= 0 && y <= 100);
  const text = `M${COAST_TOP(shore)}${shore.map((p) => `L${at(p)}`).join('')}L${n(shore[shore.length - 1][0])} 100.4`;
  const rnd = chance(hash('sea', s.y));
  const waves = Array.from({ length: 15 }, () => [rnd.between(74, OFFING - 6), rnd.between(6, 94)] as Point).map((p) => wave(p, rnd.between(2, 3.6))).join('');
  const surf = `M${shore.map(([x, y]) => `${n(x + 5 + Math.sin(y / 7))} ${n(y)}`).join('L')}`;
  const pier = s.layout.hubs.some((h) => h.type !== 'farm' && h.courses) ? glyph('pier', [shore[Math.floor(shore.length / 2)][0] + 6, 50]) : '';
  return path('af-water', `${text}H${OFFING}V-.4z`) + path('as-beach', text, ' stroke-width="5"') + path('ai', text.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${n(Number(x) + 2.6)} ${y}`))
    + path('as-water2 aw2', surf + waves) + pier + (s.def.notes?.name ? port(s, shore) : '');
}

const COAST_TOP = (shore: Point[]): string => `${n(shore[0][0])} -.4`;

/** A town's name on a ribbon, and a ship in its roads. */
function port(s: Stage, shore: Point[]): string {
  const name = s.def.notes!.name.replace(/[<&]/g, '');
  const half = name.length * 2.6 + 5;
  const [x, y] = [half + 3, 90];
  const ribbon = `M${n(x - half)} ${n(y - 5.4)}H${n(x + half)}L${n(x + half - 2.6)} ${n(y)}L${n(x + half)} ${n(y + 5.4)}H${n(x - half)}L${n(x - half + 2.6)} ${n(y)}Z`;
  return glyph('ship', [shore[0][0] + 34, 44], false, 1.5) + path('af-cream ao', ribbon) + `<text class="at af-ink" x="${n(x)}" y="${n(y + 2.9)}" font-size="8.4" font-style="italic">${name}</text>`;
}
