/** The island: sea, terrain hexes, number tokens, harbours. */
import { path, wave } from "./flora";
import { resourceGlyph } from "./goods";
import { TERRAIN } from "./hexes";
import { add, at, chance, distance, hash, n } from "./ink";
import { harbourSide, HEX, hexCentre, hexCorner, HEXES, hexOutline } from "./island";
import type { Point, Terrain } from "./types";

/** Waves on the open sea within a box, clear of the island. */
export function wavesSvg(box: { x: number; y: number; width: number; height: number }): string {
  const rnd = chance(hash("sea of catan"));
  const centres = HEXES.map(hexCentre);
  let light = "";
  let dark = "";
  for (let y = box.y; y < box.y + box.height; y += 21) {
    for (let x = box.x; x < box.x + box.width; x += 34) {
      const p: Point = [x + rnd.between(-12, 12), y + rnd.between(-8, 8)];
      if (rnd() < 0.35 || centres.some((c) => distance(c, p) < 66)) continue;
      if (rnd() < 0.6) light += wave(p, rnd.between(4, 8));
      else dark += wave(p, rnd.between(5, 10));
    }
  }
  return `<g class="art-catan">${path("as-sea3", dark, ' stroke-width="1.6" stroke-linecap="round" opacity=".55"')}${path("as-sea2", light, ' stroke-width="1.4" stroke-linecap="round" opacity=".6"')}</g>`;
}

/** Shallows, surf and beach round the island, and the side of the cardboard below it. */
export function seaSvg(): string {
  const centres = HEXES.map(hexCentre);
  const land = (grow: number, dy = 0) =>
    centres
      .map((c) => `M${[0, 1, 2, 3, 4, 5].map((i) => at(add(add(c, [0, dy]), hexCorner(i, HEX + grow)))).join("L")}Z`)
      .join("");
  const line = (kind: string, grow: number, width: number, opacity: number, dy = 0) =>
    path(kind, land(grow, dy), ` stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"`);
  return (
    `<g class="art-catan">${line("as-sea2", 4, 62, 0.16)}${line("as-sea2", 4, 42, 0.26)}${line("as-sea2", 4, 26, 0.5)}${line("as-white", 5, 12.5, 0.75)}` +
    `${line("as-ink", 4, 8.6, 0.35, 5)}${line("as-desert2", 4, 7, 1, 4)}${path("af-desert2", land(4, 4))}${line("as-beach", 4, 7, 1)}${path("af-beach", land(4))}</g>`
  );
}

/** A terrain hex round 0,0; x and y only seed its ornaments. */
export function hexSvg(terrain: Terrain | string, place: { x?: number; y?: number } = {}): string {
  const rnd = chance(hash(terrain, place.x ?? 0, place.y ?? 0));
  const ground: Record<string, string> = {
    forest: "af-forest",
    pasture: "af-pasture",
    fields: "af-fields",
    hills: "af-hills",
    mountains: "af-mountains",
    desert: "af-desert",
  };
  const draw = TERRAIN[terrain as Terrain] ?? (() => "");
  const c = [0, 1, 2, 3, 4, 5].map((i) => at(hexCorner(i, 47)));
  return (
    `<g class="art-catan"><path class="as" d="${hexOutline(49)}" transform="translate(0 2.4)"/><path class="${ground[terrain] ?? "af-sea"}" stroke="var(--a-ink)" stroke-width="1.5" stroke-linejoin="round" d="${hexOutline(48.6)}"/>${draw(rnd)}` +
    `<path fill="url(#sheen)" d="${hexOutline(48)}"/><path fill="none" stroke="#fffbe0" stroke-opacity=".5" stroke-width="1.5" d="M${c[4]}L${c[5]}L${c[0]}L${c[1]}"/><path fill="none" stroke="#2a1a08" stroke-opacity=".35" stroke-width="1.6" d="M${c[1]}L${c[2]}L${c[3]}L${c[4]}"/></g>`
  );
}

/** A number token of wood; 6 and 8 are red and bold, the pips count the ways to roll it. */
export function tokenSvg(number: number): string {
  const pips = 6 - Math.abs(7 - number);
  const hot = pips === 5;
  const dots = Array.from({ length: pips }, (_, i) => `M${n((i - (pips - 1) / 2) * 4.3)} 10.6h.01`).join("");
  return (
    `<g class="art-catan"><circle class="as" cx="1.4" cy="4" r="17.4"/><circle class="af-board2 ao aw2" cy="2" r="16.6"/><circle class="af-token ao aw2" r="16.6"/><circle fill="none" stroke="var(--a-board2)" stroke-width=".9" opacity=".7" r="14.4"/><text class="at af-${hot ? "red" : "ink"}" y="4.6" font-size="${hot ? 20 : 18}" font-weight="700">${number}</text>` +
    `<path class="as-${hot ? "red" : "ink"}" stroke-width="2.9" stroke-linecap="round" d="${dots}"/></g>`
  );
}

/** Piers to both corners of a coastal side and a sign in the sea, drawn from the centre of its hex. */
export function harbourSvg(side: string, trade: string): string {
  const { corners, out, sign } = harbourSide(side);
  const piers = corners
    .map(
      (corner) =>
        `M${at(add(corner, out, 0.02))}L${at([corner[0] * 0.42 + sign[0] * 0.62, corner[1] * 0.42 + sign[1] * 0.62])}`,
    )
    .join("");
  const [what, rate] = trade.includes(" ") ? trade.split(" ") : ["", trade];
  const [x, y] = sign;
  const hull = `M${n(x - 19)} ${n(y + 8)}q3 11 9 12.4h20q7-1.4 9-12.4q-19 5-38 0z`;
  const flag: Record<string, string> = {
    wood: "af-forest",
    brick: "af-hills",
    wool: "af-pasture",
    grain: "af-fields",
    ore: "af-mountains",
  };
  return (
    `<g class="art-catan">${path("as", piers, "")}<path class="asd" d="${piers}" stroke-width="7" transform="translate(1 3)"/>${path("as-ink", piers, ' stroke-width="6.6"')}${path("as-wood", piers, ' stroke-width="4.6" stroke-dasharray="2.4 .9"')}` +
    `<ellipse class="as" cx="${n(x + 2)}" cy="${n(y + 19)}" rx="20" ry="4"/>${path("af-wood ao", hull)}<path class="ai" d="M${n(x - 16)} ${n(y + 12)}q16 4.4 32 0"/>` +
    `<circle class="${flag[what] ?? "af-cream"} ao aw2" cx="${n(x)}" cy="${n(y - 3)}" r="15.6"/><circle class="af-cream ao" cx="${n(x)}" cy="${n(y - 3)}" r="12.8"/>` +
    (what
      ? resourceGlyph(what, [x, y - 6.4], 0.82) +
        `<text class="at af-ink" x="${n(x)}" y="${n(y + 7)}" font-size="8.6" font-weight="700">${rate.replace(/[<&]/g, "")}</text>`
      : `<text class="at af-ink" x="${n(x)}" y="${n(y + 1.2)}" font-size="12.4" font-weight="700">${rate.replace(/[<&]/g, "")}</text>`) +
    "</g>"
  );
}
