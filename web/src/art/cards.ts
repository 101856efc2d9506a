/** Card faces, 60 × 90 units, and dice, 40 × 40. */
import { path } from "./flora";
import { GOODS, resourceGlyph } from "./goods";
import type { Glyph } from "./glyphs";

const FRAME =
  "M4.4.8C20 .3 40 .4 55.8.7C58 .8 59.2 2 59.3 4.4C59.7 30 59.6 60 59.2 85.8C59 88 58 89.2 55.6 89.3C40 89.7 20 89.6 4.2 89.2C2 89.1.8 88 .7 85.6C.3 60 .4 30 .8 4.2C.9 2 2 .9 4.4.8Z";
const FIELD = "M7 6.4C20 6 40 6 53 6.5C53.6 30 53.5 60 53.2 83.4C40 83.9 20 83.8 6.8 83.3C6.3 60 6.4 30 7 6.4Z";

const GROUND: Record<string, string> = {
  wood: "af-forest",
  brick: "af-hills",
  wool: "af-pasture",
  grain: "af-fields",
  ore: "af-mountains",
  knight: "af-violet",
  road_building: "af-violet",
  year_of_plenty: "af-violet",
  monopoly: "af-violet",
  victory_point: "af-violet",
  longest_road: "af-gold",
  largest_army: "af-gold",
  resource_back: "af-sea",
  development_back: "af-violet",
};

/** Scenes in a box of about 40 × 40 round 0,0. */
const SCENES: Record<string, Glyph> = {
  knight: [
    ["af-cream ao", "M-14-10C-8-8-4-10 0-14C4-10 8-8 14-10C15 4 10 14 0 20C-10 14-15 4-14-10Z"],
    ["af-red", "M0-13.4C4-9.8 8-7.6 13.4-9.2C14 3.6 9.4 13 0 19Z"],
    ["as-ink aw4", "M-13-21L11 21M13-21L-11 21"],
    ["as-stone aw3", "M-13-21L11 21M13-21L-11 21"],
    ["as-ink aw4", "M-12 11L-5 15M12 11L5 15"],
    ["ai", "M-14-10C-8-8-4-10 0-14C4-10 8-8 14-10C15 4 10 14 0 20C-10 14-15 4-14-10Z"],
  ],
  road_building: [
    ["as-ink", "M-17 18C-8 10-14 0-2-4C8-8 4-16 15-20"],
    ["as-beach", "M-17 18C-8 10-14 0-2-4C8-8 4-16 15-20"],
    ["af-lumber ao", "M-2 10L14 4L16 9L0 15.4ZM2 16L18 11L19.4 16L4 21Z"],
    ["ai aw1", "M2 11.6L12 7.6M6 17L15 14"],
  ],
  year_of_plenty: [
    ["af-lumber ao", "M-16 3H16L12.6 18C6 20.4-6 20.4-12.6 18Z"],
    ["ai", "M-14.6 8.6H14.6M-13.4 13.6H13.4M-6 3.4L-5 19M6 3.4L5 19"],
    ["as-ink aw4", "M-14 3C-12-20 12-20 14 3"],
    ["af-red ao", "M-9 3C-13-3-7-9-2-5C2-9 8-4 4 3Z"],
    ["af-grain ao", "M5 3C4-6 8-12 11-14C13-8 13-2 10 3Z"],
    ["af-leaf ao", "M-3-5C-3-9 0-11 3-11C3-8 1-5-3-5Z"],
  ],
  monopoly: [
    ["as-ink aw4", "M0 18V-14M-9 19H9M-15-10C-6-15 6-15 15-10"],
    ["af-gold ao", "M-22 4C-20 10-10 10-8 4ZM8 4C10 10 20 10 22 4Z"],
    ["ai", "M-15-10L-22 4M-15-10L-8 4M15-10L8 4M15-10L22 4"],
    ["af-gold ao", "M-4-14L-5-21L-2-18L0-22L2-18L5-21L4-14Z"],
  ],
  victory_point: [
    ["af-wool ao", "M-12 18V-2H12V18ZM-4.6-2V-14H4.6V-2Z"],
    ["af-brick ao", "M-14-1.6L-6-8H6L14-1.6ZM-6.4-13.4L0-23L6.4-13.4Z"],
    ["af-ink", "M-3 18V10C-3 6.6 3 6.6 3 10V18ZM-9 4H-6V8H-9ZM6 4H9V8H6ZM-1.4-10.6H1.4V-6.6H-1.4Z"],
    ["af-gold ao", "M0-29L1.4-26L4.6-25.6L2.2-23.4L2.9-20.2L0-21.8L-2.9-20.2L-2.2-23.4L-4.6-25.6L-1.4-26Z"],
  ],
  longest_road: [
    ["as-ink", "M-18 22C2 20 20 10 4 0C-12-10-4-20 16-24"],
    ["as-beach", "M-18 22C2 20 20 10 4 0C-12-10-4-20 16-24"],
    [
      "as-wood aw2",
      "M-12 21.4l1.6-.2M-4 19.6l1.6-.4M4 15.6l1.2-.8M8.8 9l.2-1.4M4.4 1.4l-1.2-1M-3.4-6l-.6-1.2M-1.6-14.6l1.2-1.2M6-20l1.4-.6",
    ],
    ["af-red ao", "M15-36V-24M15-36L23-33L15-30Z"],
  ],
  largest_army: [
    ["as-ink aw4", "M-14 20L-14-22M0 20V-26M14 20V-22"],
    ["as-stone aw3", "M-14 20L-14-14M0 20V-18M14 20V-14"],
    ["af-stone ao", "M-14-28L-10.6-19H-17.4ZM0-32L3.4-23H-3.4ZM14-28L17.4-19H10.6Z"],
    ["af-cream ao", "M-16 0C-8 2-4 0 0-3C4 0 8 2 16 0C16 10 10 17 0 21C-10 17-16 10-16 0Z"],
    ["af-red", "M0-2.4C-4 .6-8 2.4-15.4.8C-15 10-9.6 16 0 20Z"],
    ["ai", "M-16 0C-8 2-4 0 0-3C4 0 8 2 16 0C16 10 10 17 0 21C-10 17-16 10-16 0Z"],
  ],
  resource_back: [
    ["as-cream aw3", "M0-24L20.8-12V12L0 24L-20.8 12V-12Z"],
    ["af-beach ao", "M0-16L13.9-8V8L0 16L-13.9 8V-8Z"],
    ["as-cream aw3", "M-24-32C-18-36-14-28-8-32S2-28 8-32S18-28 24-32M-24 32C-18 28-14 36-8 32S2 36 8 32S18 36 24 32"],
  ],
  development_back: [
    ["as-cream aw3", "M0-26L5.6-8.6L23.6-8.6L9 2L14.6 19.4L0 8.6L-14.6 19.4L-9 2L-23.6-8.6L-5.6-8.6Z"],
    ["af-gold ao", "M0-15L3.4-4.8L14-4.8L5.4 1.4L8.6 11.6L0 5.4L-8.6 11.6L-5.4 1.4L-14-4.8L-3.4-4.8Z"],
  ],
};

const wide: Record<string, string> = {
  road_building: ' stroke-width="9" stroke-linecap="round"',
  longest_road: ' stroke-width="9" stroke-linecap="round"',
};
const narrow: Record<string, string> = {
  road_building: ' stroke-width="6.6" stroke-linecap="round"',
  longest_road: ' stroke-width="6.6" stroke-linecap="round"',
};

export function cardSvg(name: string): string {
  const good = GOODS[name] !== undefined;
  const scene = good
    ? `<ellipse class="af-cream ao" cx="30" cy="43" rx="21" ry="23"/>${resourceGlyph(name, [30, 43], 1.7)}${resourceGlyph(name, [14.4, 13.4], 0.42)}${resourceGlyph(name, [45.6, 76.6], 0.42)}`
    : `${name.endsWith("_back") ? "" : '<ellipse class="af-paper ao" cx="30" cy="45" rx="21.6" ry="32"/>'}<g transform="translate(30 45) scale(.84)">${(SCENES[name] ?? []).map(([kind, d], i) => path(kind, d, i === 0 ? wide[name] : i === 1 ? narrow[name] : undefined)).join("")}</g>`;
  return `<g class="art-catan">${path("af-cream ao", FRAME)}${path(`${GROUND[name] ?? "af-sea"} ao`, FIELD)}${scene}</g>`;
}

const PIPS: Record<number, number[][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die face. */
export function dieSvg(value: number, options: { colour?: "cream" | "red" } = {}): string {
  const { colour = "cream" } = options;
  const dots = (PIPS[value] ?? [])
    .map(([x, y]) => `M${20 + x * 10 - 3.2} ${20 + y * 10}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z`)
    .join("");
  const mark = colour === "red" ? "af-cream" : "af-ink";
  return `<g class="art-catan"><path class="af-${colour} ao" d="M8.4 1.6C16 1.1 25 1.2 32 1.6C36.4 2 38.2 4 38.5 8C38.9 16 38.8 25 38.4 32C38 36.4 36 38.2 32 38.5C24 38.9 16 38.8 8 38.4C4 38 1.9 36 1.6 32C1.1 24 1.2 16 1.6 8C2 4 4.2 2 8.4 1.6Z"/>${path(mark, dots)}</g>`;
}
