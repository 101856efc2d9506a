/** The new world: prairie, trails, towns behind palisades, farms and the coast. */
import { coast } from "./coast";
import { path, Sheet, tree, tuft, wash } from "./flora";
import { glyph } from "./glyphs";
import { add, along, chance, curve, hash, n } from "./ink";
import type { Chance } from "./ink";
import { turn } from "./layout";
import { ROAD } from "./layout/shapes";
import type { Hub } from "./layout/shapes";
import { straddle, scatterPoints } from "./scatter";
import type { Stage } from "./scatter";
import { bed, blobPaths, ground, ridges, things, turned } from "./terrain";
import type { Point } from "./types";

export function drawMayflower(s: Stage): string {
  return ground(s, "plain") + groves(s) + roads(s) + ridges(s) + farms(s) + towns(s) + coast(s) + things(s);
}

/** A few trees of the Indian summer on the prairie. */
function groves(s: Stage): string {
  const trees = new Sheet();
  for (const p of scatterPoints(s, {
    type: "plain",
    gap: 26,
    radius: 4.8,
    margin: 6,
    density: s.far ? 0.2 : 0.42,
    besideItems: 1.1,
  }))
    tree(trees, p, s.rnd.between(3.2, 4.4) * (s.far ? 1.25 : 1), s.rnd, 0);
  return String(trees);
}

function roads(s: Stage): string {
  const { courses, hubs } = s.layout;
  if (!courses.length) return "";
  const ruts = courses
    .map((c) =>
      [0.12, 0.3, 0.5, 0.7, 0.88]
        .map((share) => {
          const off = s.rnd.between(-1.6, 1.6);
          return curve(
            [0, 0.035, 0.07].map((d) => {
              const { at: p, direction } = along(c.points, Math.min(1, share + d));
              return turn([p[0] - direction[1] * off, p[1] + direction[0] * off], s.rotation);
            }),
          );
        })
        .join(""),
    )
    .join("");
  const plazas = hubs.filter((h) => h.type === "crossing").map((h) => turn(h.at, s.rotation));
  const discs = plazas.map(([x, y]) => `M${n(x - 6)} ${n(y)}a6 5.6 0 1 0 12 0a6 5.6 0 1 0-12 0Z`).join("");
  const trail = bed(s, "as-road", ROAD * 2 + (s.far ? 1.8 : 0));
  return (
    trail.banks +
    path("af-road ao aw3", discs) +
    trail.bed +
    path("as-road2 aw2", s.far ? "" : ruts) +
    plazas.map((p) => glyph("signpost", add(p, [0, -1.5]))).join("")
  );
}

/** One house, seen from the south-west: the gable to the left, the long roof to the right. */
function house(sheet: Sheet, [x, y]: Point, size: number, rnd: Chance): void {
  const way = rnd() < 0.5 ? 1 : -1;
  const w = size * rnd.between(0.9, 1.1);
  const h = size * 0.8;
  const X = (dx: number): string => n(x + dx * w * way);
  const roof = rnd.pick(["af-roof1 ao", "af-roof1 ao", "af-roof3 ao", "af-roof2 ao"]);
  sheet.put(
    "as",
    `M${X(-0.9)} ${n(y + h)}L${X(1.1)} ${n(y + h)}L${n(x + w * 1.1 + 2)} ${n(y + h + 1.8)}L${n(x - w * 0.9 + 2)} ${n(y + h + 1.8)}z`,
  );
  sheet.put("af-eave ao", `M${X(-0.1)} ${n(y)}L${X(1)} ${n(y)}L${X(1)} ${n(y + h)}L${X(-0.1)} ${n(y + h)}z`);
  sheet.put(
    "af-wall ao",
    `M${X(-1)} ${n(y + h)}L${X(-1)} ${n(y)}L${X(-0.55)} ${n(y - h * 0.95)}L${X(-0.1)} ${n(y)}L${X(-0.1)} ${n(y + h)}z`,
  );
  sheet.put(
    roof,
    `M${X(-0.55)} ${n(y - h * 1.08)}L${X(0.72)} ${n(y - h * 1.08)}L${X(1.14)} ${n(y + 0.5)}L${X(-0.02)} ${n(y + 0.5)}z`,
  );
  sheet.put(
    "af-ink",
    `M${X(-0.68)} ${n(y + h)}L${X(-0.68)} ${n(y + h * 0.35)}L${X(-0.38)} ${n(y + h * 0.35)}L${X(-0.38)} ${n(y + h)}zM${X(0.3)} ${n(y + h * 0.35)}L${X(0.3)} ${n(y + h * 0.7)}L${X(0.55)} ${n(y + h * 0.7)}L${X(0.55)} ${n(y + h * 0.35)}z`,
  );
}

function towns(s: Stage): string {
  let area = "";
  let fence = "";
  for (const blob of s.layout.blobs) {
    const drawn = blobPaths(s, blob, (border) => curve(border).replace(/^M[^Q]*/, ""));
    area += drawn.area;
    fence += drawn.rim;
  }
  if (!area) return "";
  const houses = new Sheet();
  const lots = [
    ...scatterPoints(s, {
      type: "city",
      gap: s.far ? 18.5 : 13.2,
      radius: s.far ? 5.6 : 5,
      margin: s.far ? 9 : 7,
      density: 0.97,
      besideItems: 0.85,
    }).map((p) => ({ at: p, rnd: s.rnd })),
    ...straddle(s, "city", s.far ? [0.28, 0.5, 0.72] : [0.26, 0.42, 0.58, 0.74], 0.01),
  ].sort((a, b) => a.at[1] - b.at[1]);
  for (const lot of lots) house(houses, lot.at, lot.rnd.between(4.6, 5.4) * (s.far ? 1.62 : 1.1), lot.rnd);
  const yards = scatterPoints(s, { type: "city", gap: 15, radius: 3.4, margin: 4, density: 0.5 })
    .map((p) => tuft(p, s.rnd))
    .join("");
  const gates = s.layout.hubs
    .filter((h) => h.type === "city")
    .map((h) => glyph("gate", turn(h.at, s.rotation)))
    .join("");
  const paving = scatterPoints(s, { type: "city", gap: 22, radius: 5, margin: 12, density: 0.9, besideItems: 0 })
    .map((p) => wash(p, s.rnd, s.rnd.between(7, 12), s.rnd.between(3.5, 6)))
    .join("");
  return (
    path("asd", fence, ' stroke-width="6" transform="translate(1.8 2.4)"') +
    path("af-city", area) +
    path("af-city3", paving) +
    path("as-city2 aw2", s.far ? "" : yards) +
    String(houses) +
    path("as-ink", fence, ' stroke-width="5.2"') +
    path("as-palisade", fence, ' stroke-width="3.6"') +
    path("as-fence", fence, ' stroke-width="3.6" stroke-dasharray=".6 1.7"') +
    gates
  );
}

function farms(s: Stage): string {
  return s.layout.hubs
    .filter((h) => h.type === "farm")
    .map((h) => farm(s, h))
    .join("");
}

/** A fenced yard, half of it a field in furrows. */
function farm(s: Stage, hub: Hub): string {
  const outline = curve(turned(s, hub.outline!), true);
  const [x, y] = turn(hub.at, s.rotation);
  const r = hub.radius;
  const rnd = chance(hash(s.x, s.y, "farm"));
  let furrows = "";
  for (let k = -3; k <= 3; k++) {
    const half = Math.sqrt(Math.max(0, 1 - (k / 3.9) ** 2)) * r * 0.86;
    furrows += `M${n(x - half)} ${n(y + (k * r) / 3.9)}q${n(half)} ${n(rnd.between(-2, 2))} ${n(half * 2)} 0`;
  }
  return (
    path("af-field ao", outline) +
    path("as-field2 aw3", furrows) +
    path("as-ink", outline, ' stroke-width="2.6" stroke-dasharray="1.2 3"') +
    path("as-wood aw2", outline)
  );
}
