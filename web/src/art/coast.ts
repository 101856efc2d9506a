/** The east coast of the new world: beach, surf and open sea beyond a start field. */
import { path, wave } from "./flora";
import { glyph } from "./glyphs";
import { at, n } from "./ink";
import { COAST } from "./layout/shapes";
import type { Stage } from "./scatter";
import type { Point } from "./types";

/** A little under the open sea, so that no hairline shows. */
const EDGE = 102;
const WAVES = (
  [
    [30, 40],
    [118, 22],
    [205, 62],
    [72, 98],
    [160, 118],
    [240, 150],
    [28, 160],
    [112, 166],
  ] as Point[]
)
  .map((p, at) => wave(p, 5 + (at % 3)))
  .join("");

export function coast(s: Stage): string {
  const line = s.layout.coast;
  if (!line) return "";
  const shore = line.filter(([, y]) => y >= 0 && y <= 100);
  const text = `M${COAST_TOP(shore)}${shore.map((p) => `L${at(p)}`).join("")}L${n(shore[shore.length - 1][0])} 101.2`;
  const surf = `M${shore.map(([x, y]) => `${n(x + 5 + Math.sin(y / 7))} ${n(y)}`).join("L")}`;
  const pier = s.layout.hubs.some((h) => h.type !== "farm" && h.courses)
    ? glyph("pier", [shore[Math.floor(shore.length / 2)][0] + 6, 50])
    : "";
  const spin = s.rotation ? `<g transform="rotate(${90 * s.rotation} 50 50)">` : "<g>";
  return (
    spin +
    path("af-water", `${text}H${EDGE}V-1.2z`) +
    path("as-water2", text, ' stroke-width="11" opacity=".55"') +
    path("as-beach", text, ' stroke-width="5"') +
    path(
      "ai",
      text.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${n(Number(x) + 2.6)} ${y}`),
    ) +
    path("as-water2 aw2", surf) +
    pier +
    "</g>" +
    (s.def.notes?.name ? port(s, shore) : "")
  );
}

const COAST_TOP = (shore: Point[]): string => `${n(shore[0][0])} -1.2`;

/** A town's name on a ribbon, and a ship in its roads. */
function port(s: Stage, shore: Point[]): string {
  const name = s.def.notes!.name.replace(/[<&]/g, "");
  const k = s.far ? 1.5 : 1;
  const half = (name.length * 2.6 + 5) * k;
  const upright = s.rotation === 0;
  const [x, y] = upright ? [half + 3, 90] : [4 + half, shore[0][0] + 19];
  const ribbon = `M${n(x - half)} ${n(y - 5.4 * k)}H${n(x + half)}L${n(x + half - 2.6)} ${n(y)}L${n(x + half)} ${n(y + 5.4 * k)}H${n(x - half)}L${n(x - half + 2.6)} ${n(y)}Z`;
  return (
    glyph("ship", upright ? [shore[0][0] + 34, 44] : [20 + 2 * half, shore[0][0] + 21], false, 1.9) +
    path("af-cream ao", ribbon) +
    `<text class="at af-ink" x="${n(x)}" y="${n(y + 2.9 * k)}" font-size="${n(8.4 * k)}" font-style="italic">${name}</text>`
  );
}

/** How far the open sea reaches, in tiles. */
const FAR_AWAY = 60;

/** The open sea beyond the start fields, with a beach where none of them lies; draw it under all tiles. */
export function seaBeyond(fields: { x: number; y: number }[], turned: boolean): string {
  if (fields.length === 0) return "";
  const field = fields[0];
  const line = (turned ? field.y : field.x) * 100 + COAST;
  const from = -FAR_AWAY * 100;
  const length = 2 * FAR_AWAY * 100;
  const [x, y, width, height] = turned ? [from, line, length, length / 2] : [line, from, length / 2, length];
  const shore = turned ? `M${from} ${line}h${length}` : `M${line} ${from}v${length}`;
  return (
    `<g class="art-mayflower"><defs><pattern id="waves" width="260" height="180" patternUnits="userSpaceOnUse">` +
    path("as-water2 aw2", WAVES, ' opacity=".8"') +
    `</pattern></defs><rect class="af-water" x="${x}" y="${y}" width="${width}" height="${height}"/>` +
    `<rect fill="url(#waves)" x="${x}" y="${y}" width="${width}" height="${height}"/>` +
    path("as-water2", shore, ' stroke-width="11" opacity=".55"') +
    path("as-beach", shore, ' stroke-width="5"') +
    "</g>"
  );
}
