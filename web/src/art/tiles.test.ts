import { describe, expect, it } from "vitest";
import { anchors, artStyles, nodeCount, tileSvg, zonePath } from "./index";
import type { KindDef, Point, TileGame } from "./index";
import { distance } from "./ink";
import { layoutOf, turn } from "./layout";
import { familyOf, perimeterPoint, inward, strandsOf } from "./layout/perimeter";
import { cellOf } from "./layout/raster";
import { sampleBoard } from "./testing/sample";
import { SETS } from "./testing/sets";
import { elements, goodPath } from "./testing/xml";

const GAMES: TileGame[] = ["hunters", "mayflower"];
const all = GAMES.flatMap((game) => Object.entries(SETS[game]).map(([name, def]) => ({ game, name, def })));
const styles = artStyles();

describe("the tile sets", () => {
  it("are the whole ones", () => {
    expect(Object.keys(SETS.hunters)).toHaveLength(91);
    expect(Object.keys(SETS.mayflower)).toHaveLength(60);
  });
});

describe.each(all)("$game tile $name", ({ game, name, def }) => {
  const layout = layoutOf(game, name, def);

  it("keeps every ground in one piece that meets its own strands only", () => {
    strandsOf(def).forEach((zone, k) => {
      if (zone === null || familyOf(def.zones[zone]) !== "ground") return;
      // The outer ends of a side lie at a corner that another zone may take.
      for (const u of [0.35, 0.5, 0.65]) {
        const t = k + u;
        const p = perimeterPoint(t);
        const step = inward(t);
        expect(layout.raster.zone[cellOf([p[0] + step[0], p[1] + step[1]])]).toBe(zone);
      }
    });
    def.zones.forEach((zone, index) => {
      if (familyOf(zone) === "ground") expect(pieces(layout.raster.zone, index)).toBe(1);
    });
  });

  it("gives every zone room to be seen", () => {
    def.zones.forEach((zone, index) => {
      if (familyOf(zone) !== "none") expect(layout.raster.zone.filter((z) => z === index).length).toBeGreaterThan(25);
    });
  });

  it("has a place for a figure in every zone, inside it and apart from others and from animals", () => {
    const places = anchors(game, name, def);
    const own = Object.keys(places).map(Number);
    def.zones.forEach((zone, index) => {
      if (zone.type !== "lake") expect(own).toContain(index);
    });
    for (const zone of own) {
      const under = def.zones[layout.raster.zone[cellOf(places[zone])]];
      const expected = def.zones[zone].type === "system" ? ["lake", "river"] : [def.zones[zone].type];
      expect(expected).toContain(under?.type);
      for (const other of own)
        if (other < zone)
          expect(distance(places[zone], places[other]), `${zone} and ${other}`).toBeGreaterThanOrEqual(14);
      for (const item of layout.items) {
        if (item.type !== "anchor" && item.type !== "fish")
          expect(distance(places[zone], item.at), `${zone} and ${item.type}`).toBeGreaterThan(8);
      }
    }
  });

  it("turns places and outlines with the tile", () => {
    const still = anchors(game, name, def, 0);
    for (const [zone, p] of Object.entries(anchors(game, name, def, 3)))
      expect(p).toEqual(turn(still[Number(zone)], 3));
    def.zones.forEach((zone, index) => {
      if (familyOf(zone) !== "none" || zone.type === "system")
        expect(goodPath(zonePath(game, name, def, index, 1))).toBe(true);
    });
  });

  it("draws well-formed SVG that knows its classes and stays light", () => {
    for (const rotation of [0, 1, 2, 3]) {
      const svg = tileSvg(game, name, def, { rotation, x: 3, y: -2 });
      for (const { tag, attributes } of elements(svg)) {
        expect(attributes).not.toHaveProperty("style");
        expect(attributes).not.toHaveProperty("id");
        if (tag === "path") expect(goodPath(attributes.d), attributes.d).toBe(true);
        for (const kind of (attributes.class ?? "").split(" ").filter(Boolean))
          expect(styles, kind).toMatch(new RegExp(`\\.${kind}[{.:,]`));
      }
      expect(nodeCount(svg)).toBeLessThanOrEqual(60);
      expect(svg.length).toBeLessThan(22_500);
    }
  });

  it("is the same for the same place and another elsewhere", () => {
    expect(tileSvg(game, name, def, { x: 1, y: 2 })).toBe(tileSvg(game, name, def, { x: 1, y: 2 }));
    expect(tileSvg(game, name, def, { x: 1, y: 2 })).not.toBe(tileSvg(game, name, def, { x: 2, y: 2 }));
  });
});

function pieces(zone: Int8Array, index: number): number {
  const size = 50;
  const seen = new Set<number>();
  let count = 0;
  zone.forEach((z, start) => {
    if (z !== index || seen.has(start)) return;
    const queue = [start];
    seen.add(start);
    for (const cell of queue) {
      const x = cell % size;
      for (const next of [x > 0 ? cell - 1 : -1, x < size - 1 ? cell + 1 : -1, cell - size, cell + size]) {
        if (zone[next] !== index || seen.has(next)) continue;
        queue.push(next);
        seen.add(next);
      }
    }
    count++;
  });
  return count;
}

describe("a laid board", () => {
  const drawn = (game: (typeof GAMES)[number], far: boolean) =>
    sampleBoard(game, 90).map((t) => tileSvg(game, t.kind, SETS[game][t.kind], { ...t, far }));
  const nodes = (drawings: string[]) => drawings.reduce((sum, svg) => sum + nodeCount(svg), 0);

  // A whole board is only ever seen from afar; near, the window holds a few tiles.
  it.each(GAMES)("of %s stays light from afar", (game) => {
    const drawings = drawn(game, true);
    expect(drawings).toHaveLength(90);
    expect(nodes(drawings)).toBeLessThan(90 * 26);
    expect(drawings.join("").length).toBeLessThan(90 * 7200);
  });

  it.each(GAMES)("of %s has its limits from near", (game) => {
    const drawings = drawn(game, false);
    expect(nodes(drawings)).toBeLessThan(90 * 30);
    expect(drawings.join("").length).toBeLessThan(90 * 10_600);
  });
});

describe("a file of one's own", () => {
  const own = (sides: KindDef["sides"], types: string[]): KindDef => ({
    sides,
    zones: types.map((type, i) => ({ name: `Z${i}`, type })),
  });

  it("may name zones and leave a side to one name", () => {
    const def = own({ n: ["Z0"], e: ["Z1"], s: ["Z0"], w: ["Z1"] }, ["meadow", "forest"]);
    expect(anchors("hunters", "mine", def)[1]).toBeDefined();
    elements(tileSvg("hunters", "mine", def));
  });

  it("may part two meadows by nothing: stones keep them apart", () => {
    const def = own({ n: [0, 0, 0], e: [0, 0, 0], s: [1, 1, 1], w: [1, 1, 1] }, ["meadow", "meadow"]);
    const layout = layoutOf("hunters", "stones", def);
    expect(layout.ridges).toHaveLength(1);
    expect(pieces(layout.raster.zone, 0)).toBe(1);
    expect(pieces(layout.raster.zone, 1)).toBe(1);
  });

  it("may hold animals that we never heard of", () => {
    const def: KindDef = {
      sides: { n: [0], e: [0], s: [0], w: [0] },
      zones: [{ name: "M0", type: "meadow", unicorn: 2 }],
    };
    const spots: Point[] = layoutOf("hunters", "horn", def)
      .items.filter((i) => i.type === "unicorn")
      .map((i) => i.at);
    expect(spots).toHaveLength(2);
    elements(tileSvg("hunters", "horn", def));
  });

  it("may call a town by a name with signs in it", () => {
    const def: KindDef = { ...SETS.mayflower["start-2"], notes: { name: "A<b>&C" } };
    elements(tileSvg("mayflower", "start-2", def));
  });
});

describe("neighbouring tiles", () => {
  it("share the trees on their common edge", async () => {
    const { stage, straddle } = await import("./scatter");
    const def = SETS.hunters["12"];
    const here = stage("hunters", "12", def, layoutOf("hunters", "12", def), { rotation: 0, x: 4, y: 4 });
    const north = stage("hunters", "12", def, layoutOf("hunters", "12", def), { rotation: 1, x: 4, y: 3 });
    const mine = straddle(here, "forest", [0.3, 0.7], 0.02)
      .filter((t) => Math.abs(t.at[1]) < 2)
      .map((t) => t.at);
    const theirs = straddle(north, "forest", [0.3, 0.7], 0.02)
      .filter((t) => Math.abs(t.at[1] - 100) < 2)
      .map((t) => [t.at[0], t.at[1] - 100]);
    expect(mine).toHaveLength(2);
    mine.forEach((p, i) => p.forEach((v, k) => expect(v).toBeCloseTo(theirs[i][k], 6)));
  });
});
