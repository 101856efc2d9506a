/** The stone age: steppe, woods, rivers, lakes. */
import { bush, path, pebble, scallops, Sheet, tree, wash, wave } from "./flora";
import { glyph } from "./glyphs";
import { add, along, curve, n } from "./ink";
import { turn } from "./layout";
import { RIVER } from "./layout/shapes";
import { straddle, scatterPoints } from "./scatter";
import type { Stage } from "./scatter";
import { bed, blobPaths, ground, ridges, things, turned } from "./terrain";

export function drawHunters(s: Stage): string {
  return ground(s, "meadow") + shrubs(s) + floor(s) + water(s) + ridges(s) + trees(s) + things(s);
}

/** Low bushes and boulders of the steppe. */
function shrubs(s: Stage): string {
  if (s.far) return "";
  const sheet = new Sheet();
  for (const p of scatterPoints(s, {
    type: "meadow",
    gap: 33,
    radius: 4,
    margin: 5,
    density: 0.45,
    besideItems: 1.1,
  })) {
    if (s.rnd() < 0.6) bush(sheet, p, s.rnd.between(2, 2.9), s.rnd);
    else sheet.put("af-rock ao", pebble(p, s.rnd.between(2.4, 3.4)));
  }
  return String(sheet);
}

function water(s: Stage): string {
  const { courses, hubs } = s.layout;
  const lakes = hubs
    .filter((h) => h.outline)
    .map((h) => curve(turned(s, h.outline!), true))
    .join("");
  const ripples = courses
    .flatMap((c) =>
      [0.14, 0.36, 0.62, 0.86].map((share, k) => {
        const off = (k % 2 ? 1 : -1) * s.rnd.between(0.8, 2.2);
        const start = share + s.rnd.between(-0.06, 0.06);
        return curve(
          [0, 0.03, 0.06, 0.09].map((d, i) => {
            const { at: p, direction } = along(c.points, Math.min(1, start + d));
            const side = off + (i % 2 ? 0.7 : -0.7);
            return turn([p[0] - direction[1] * side, p[1] + direction[0] * side], s.rotation);
          }),
        );
      }),
    )
    .join("");
  const waves = scatterPoints(s, { type: "lake", gap: 7, radius: 3.2, density: 0.7, besideItems: 0.6 })
    .map((p) => wave(p, 1.7))
    .join("");
  const sources = hubs.filter((h) => h.type === "spring").map((h) => turn(h.at, s.rotation));
  const pools = sources.map(([x, y]) => `M${n(x - 5.6)} ${n(y)}a5.6 5.2 0 1 0 11.2 0a5.6 5.2 0 1 0-11.2 0Z`).join("");
  const springs = sources.map((p) => glyph("spring", add(p, [0, -1.5]))).join("");
  const reeds = hubs
    .filter((h) => h.type === "lake" && h.outline)
    .flatMap((h) => turned(s, h.outline!).filter(() => s.rnd() < 0.3))
    .map((p) => pebble(p, s.rnd.between(1, 1.7)))
    .join("");
  const river = bed(s, "as-water", RIVER * 2 + (s.far ? 1.6 : 0.4));
  const shores =
    path("as-ink", lakes + pools, ' stroke-width="4"') + path("as-bank", lakes + pools, ' stroke-width="2.6"');
  return (
    river.banks +
    shores +
    path("af-water", lakes + pools) +
    river.bed +
    path("as-deep", lakes, ' stroke-width="1.2" opacity=".6"') +
    path("as-water2 aw2", ripples + waves) +
    path("af-rock ao", reeds) +
    springs
  );
}

/** Floor and leafy rim; the water lies over it, so that a lake at the edge of a wood stays whole. */
function floor(s: Stage): string {
  let area = "";
  let rim = "";
  for (const blob of s.layout.blobs) {
    const drawn = blobPaths(s, blob, scallops);
    area += drawn.area;
    rim += drawn.rim;
  }
  const shade = scatterPoints(s, { type: "forest", gap: 24, radius: 7, margin: 12, density: 0.8, besideItems: 0 })
    .map((p) => wash(p, s.rnd, 10, 6))
    .join("");
  return (
    path("asd", rim, ' stroke-width="5" transform="translate(1.6 2.2)"') +
    path("af-forest", area) +
    path("af-forest2", shade) +
    path("as-ink", rim, ' stroke-width="1.3"')
  );
}

function trees(s: Stage): string {
  const sheet = new Sheet();
  const stand = [
    ...scatterPoints(s, {
      type: "forest",
      gap: s.far ? 13.5 : 10.5,
      radius: s.far ? 4.6 : 3.6,
      margin: s.far ? 6.5 : 5.5,
      density: 0.95,
    }).map((at) => ({ at, rnd: s.rnd, inside: true })),
    ...straddle(
      s,
      "forest",
      s.far ? [0.18, 0.34, 0.5, 0.66, 0.82] : [0.15, 0.27, 0.39, 0.5, 0.61, 0.73, 0.85],
      0.02,
    ).map((t) => ({ ...t, inside: false })),
  ].sort((a, b) => a.at[1] - b.at[1]);
  for (const t of stand) tree(sheet, t.at, t.rnd.between(3.8, 5.2) * (s.far ? 1.36 : 1.06), t.rnd, 0.34, t.inside);
  return String(sheet);
}
