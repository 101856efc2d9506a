import { describe, expect, it } from "vitest";
import {
  artStyles,
  cardSvg,
  CATAN_BOX,
  type Colour,
  COLOURS,
  dieSvg,
  harbourSvg,
  HEX,
  hexCentre,
  hexCorner,
  hexSvg,
  icon,
  ICONS,
  nodeCount,
  palette,
  pieceSvg,
  seaSvg,
  seatBadge,
  tokenSvg,
} from "./index";
import type { Game, Terrain } from "./index";
import { distance } from "./ink";
import { elements, goodPath } from "./testing/xml";

const styles = artStyles();
const ROLES: Record<Game, string[]> = {
  hunters: ["hunter", "gatherer", "fisher", "hut"],
  mayflower: ["robber", "shopkeeper", "farmer", "trapper", "surveyor"],
  catan: ["road", "settlement", "city", "robber"],
};
const CARDS = [
  "wood",
  "brick",
  "wool",
  "grain",
  "ore",
  "knight",
  "road_building",
  "year_of_plenty",
  "monopoly",
  "victory_point",
  "longest_road",
  "largest_army",
  "resource_back",
  "development_back",
];
const TERRAINS: Terrain[] = ["forest", "pasture", "fields", "hills", "mountains", "desert"];

function check(svg: string): void {
  for (const { tag, attributes } of elements(svg)) {
    expect(attributes).not.toHaveProperty("style");
    if (tag === "path") expect(goodPath(attributes.d), attributes.d).toBe(true);
    for (const kind of (attributes.class ?? "").split(" "))
      if (/^a[fosiphtw]/.test(kind)) expect(styles, kind).toMatch(new RegExp(`\\.${kind}[{.:,]`));
  }
}

/** Contrast of two colours as WCAG reckons it. */
function contrast(a: string, b: string): number {
  const light = (colour: string) => {
    const [r, g, b2] = [1, 3, 5]
      .map((i) => parseInt(colour.slice(i, i + 2), 16) / 255)
      .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b2;
  };
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
}

describe("pieces", () => {
  const names = Object.keys(COLOURS) as Colour[];
  const games = Object.entries(ROLES) as [Game, string[]][];
  it.each(games.flatMap(([game, roles]) => roles.map((role) => [game, role] as const)))(
    "of %s: %s differs by player in more than colour",
    (game, role) => {
      const drawings = names.map((colour) => pieceSvg(game, role, colour));
      drawings.forEach(check);
      check(pieceSvg(game, role, null));
      const colourless = drawings.map((svg) => svg.replace(/ap[dm]?-[a-z]+/g, ""));
      expect(new Set(colourless).size).toBe(names.length);
      drawings.forEach((svg) => expect(nodeCount(svg)).toBeLessThan(18));
    },
  );

  it("have a silhouette of their own", () => {
    for (const [game, roles] of games)
      expect(new Set(roles.map((role) => pieceSvg(game, role, "red"))).size).toBe(roles.length);
  });

  it("have emblems that can be told from their body, and a rim that can be told from every ground", () => {
    for (const name of names)
      expect(contrast(COLOURS[name].body, COLOURS[name].mark), name).toBeGreaterThanOrEqual(4.5);
    for (const theme of ["light", "dark"] as const) {
      const { ink, cream } = palette("hunters", theme);
      expect(contrast(ink, cream)).toBeGreaterThanOrEqual(7);
      for (const name of names)
        expect(
          Math.max(contrast(COLOURS[name].body, ink), contrast(COLOURS[name].body, cream)),
          name,
        ).toBeGreaterThanOrEqual(3);
    }
    const all = Object.values(COLOURS);
    for (const a of all)
      for (const b of all) if (a !== b) expect(a.initial === b.initial || a.emblem === b.emblem).toBe(false);
    names.forEach((name) => check(seatBadge(name)));
  });
});

describe("colours", () => {
  it.each(["hunters", "mayflower", "catan"] as const)("of %s exist by day and by night", (game) => {
    const [day, night] = [palette(game, "light"), palette(game, "dark")];
    expect(Object.keys(night)).toEqual(Object.keys(day));
    for (const colour of [...Object.values(day), ...Object.values(night)]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(day.ink, day.ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the island", () => {
  it("has nineteen hexes that touch without a gap", () => {
    expect(hexCentre("C3")).toEqual([0, 0]);
    expect(distance(hexCentre("A1"), hexCentre("A2"))).toBeCloseTo(HEX * Math.sqrt(3));
    expect(distance(hexCentre("A1"), hexCentre("B1"))).toBeCloseTo(HEX * Math.sqrt(3));
    const corner = (name: string, i: number) => hexCorner(i).map((v, k) => v + hexCentre(name)[k]);
    corner("A1", 3).forEach((v, k) => expect(v).toBeCloseTo(corner("B1", 1)[k]));
    const { x, y, width, height } = CATAN_BOX;
    for (const name of ["A1", "A3", "C1", "C5", "E1", "E3"]) {
      const [cx, cy] = hexCentre(name);
      expect(cx - HEX > x && cx + HEX < x + width && cy - HEX > y && cy + HEX < y + height).toBe(true);
    }
  });

  it("draws sea, terrain, harbours and tokens", () => {
    check(seaSvg());
    for (const terrain of TERRAINS) {
      check(hexSvg(terrain, { x: 1, y: 2 }));
      expect(hexSvg(terrain, { x: 1, y: 2 })).not.toBe(hexSvg(terrain, { x: 2, y: 2 }));
      expect(nodeCount(hexSvg(terrain))).toBeLessThan(72);
    }
    for (const side of ["north-east", "east", "south-east", "south-west", "west", "north-west"])
      check(harbourSvg(side, "3:1"));
    for (const good of ["wood", "brick", "wool", "grain", "ore"]) check(harbourSvg("east", `${good} 2:1`));
  });

  it("counts the pips of a token and prints 6 and 8 red and bold", () => {
    for (const number of [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]) {
      const svg = tokenSvg(number);
      check(svg);
      expect(svg.match(/h\.01/g)).toHaveLength(6 - Math.abs(7 - number));
      expect(svg.includes("as-red") && svg.includes('font-weight="700"')).toBe(number === 6 || number === 8);
    }
  });
});

describe("cards, dice and icons", () => {
  it("are all different", () => {
    const cards = CARDS.map(cardSvg);
    cards.forEach(check);
    expect(new Set(cards).size).toBe(CARDS.length);
    expect(new Set(ICONS.map(icon)).size).toBe(ICONS.length);
    ICONS.forEach((name) => check(icon(name)));
  });

  it("includes every icon that the table needs", () => {
    for (const name of [
      "rotate",
      "confirm",
      "undo",
      "pass",
      "zoom_in",
      "zoom_out",
      "fit",
      "chat",
      "log",
      "rules",
      "language",
      "sound",
      "sound_off",
      "menu",
      "tiles",
      "trade",
    ])
      expect(ICONS).toContain(name);
  });

  it("shows as many pips as a die says", () => {
    for (let value = 1; value <= 6; value++) {
      check(dieSvg(value));
      check(dieSvg(value, { colour: "red" }));
      expect(dieSvg(value).match(/a3\.2 3\.2 0 1 0 6\.4/g)).toHaveLength(value);
    }
  });
});
