/** The new world: prairie, trails, towns behind palisades, farms and the coast. */
import { ground, ridges, things } from './terrain';
import type { Stage } from './scatter';

export function drawMayflower(s: Stage): string {
  return ground(s, 'plain') + ridges(s) + things(s);
}
