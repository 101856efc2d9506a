/** The data a drawing starts from: the tile kinds as the server sends them, and the names of what can be drawn. */

export type Game = "hunters" | "mayflower" | "catan";
export type TileGame = "hunters" | "mayflower";
export type Theme = "light" | "dark";
export type Side = "n" | "e" | "s" | "w";
/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;
export type Point = [number, number];

/** A zone is named by its index in `zones`; a file of one's own may use the zone's name instead. */
export type ZoneRef = number | string | null;

/** Goods are counts by name (deer, gold, fish, flags …); words say where a line leads or what a river system is made of. */
export interface Zone {
  name?: string;
  type: string;
  /** Where a river ends: a lake's name or `spring`; absent where it runs through. */
  to?: string | null;
  /** What a road ends at: crossing, city, farm or coast. */
  ends?: string | null;
  /** The rivers and lakes of a river system's part, by name. */
  parts?: string;
  [good: string]: unknown;
}

export interface KindDef {
  /** Three strands a side, clockwise round the tile (n west→east, e north→south, s east→west, w south→north); a closed side is null or all -1. */
  sides: Partial<Record<Side, ZoneRef[] | null>>;
  zones: Zone[];
  /** Set for tiles that lie there from the start. */
  start?: unknown;
  /** Free remarks; `name` is written on the tile (the towns of the coast). */
  notes?: Record<string, string>;
}

export interface TilePlace {
  rotation?: number;
  /** Where the tile lies: the ornaments are scattered by it and shared with the neighbours' edges. */
  x?: number;
  y?: number;
  /** Seen from afar: fewer and larger ornaments. */
  far?: boolean;
  /** One picture for every place: its edges fit every neighbour that is drawn so too. */
  anywhere?: boolean;
}

export type Terrain = "forest" | "pasture" | "fields" | "hills" | "mountains" | "desert";
export type Resource = "wood" | "brick" | "wool" | "grain" | "ore";
