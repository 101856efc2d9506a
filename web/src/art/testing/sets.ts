/** The tile sets of both games, read from the files that the games themselves read, in the shape the server sends. */
import type { KindDef, Side, TileGame, Zone } from "../types";

const files = import.meta.glob<string>("../../../../src/tilefolk/games/*/data/*.tiles", {
  query: "?raw",
  import: "default",
  eager: true,
});
const fileOf = (game: TileGame): string =>
  Object.entries(files).find(([path]) => path.endsWith(`${game}.tiles`))?.[1] ?? "";

export const SETS: Record<TileGame, Record<string, KindDef>> = {
  hunters: withSystems(parse(fileOf("hunters"))),
  mayflower: parse(fileOf("mayflower")),
};

function parse(text: string): Record<string, KindDef> {
  const kinds: Record<string, KindDef> = {};
  for (const block of text.split(/^tile /m).slice(1)) {
    const [name, ...lines] = block
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    const words = lines.map((line) => line.split(" "));
    const zones = words
      .filter(([key]) => key === "zone")
      .map(
        ([, zone, type, ...goods]) =>
          ({
            name: zone,
            type,
            ...Object.fromEntries(
              goods
                .map((good) => good.split("="))
                .map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]),
            ),
          }) as Zone,
      );
    const sides: KindDef["sides"] = {};
    for (const [key, side, ...strands] of words) {
      if (key !== "side") continue;
      const indexes = strands.map((strand) => zones.findIndex((zone) => zone.name === strand));
      sides[side as Side] = indexes.length === 3 ? indexes : [indexes[0], indexes[0], indexes[0]];
    }
    const town = words.find(([key]) => key === "name");
    kinds[name] = {
      sides,
      zones,
      start: words.some(([key]) => key === "start"),
      notes: town ? { name: town.slice(1).join(" ") } : {},
    };
  }
  return kinds;
}

/** Rules add to every tile the parts of river systems: a lake with its rivers, or a river alone. */
function withSystems(kinds: Record<string, KindDef>): Record<string, KindDef> {
  for (const { zones } of Object.values(kinds)) {
    const rivers = zones.filter((zone) => zone.type === "river");
    const lakes = zones.filter((zone) => zone.type === "lake");
    const systems = [
      ...lakes.map((lake) => [lake, ...rivers.filter((river) => river.to === lake.name)]),
      ...rivers.filter((river) => !lakes.some((lake) => lake.name === river.to)).map((river) => [river]),
    ];
    systems.forEach((parts, k) =>
      zones.push({ name: `S${k}`, type: "system", parts: parts.map((part) => part.name).join(",") }),
    );
  }
  return kinds;
}
