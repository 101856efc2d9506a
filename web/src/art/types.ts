/** The data a drawing starts from: the tile kinds as the server sends them, and the names of what can be drawn. */

export type Game = 'hunters' | 'mayflower' | 'catan';
export type TileGame = 'hunters' | 'mayflower';
export type Theme = 'light' | 'dark';
export type Side = 'n' | 'e' | 's' | 'w';
/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;
export type Point = [number, number];

/** A zone is named by its index in `zones`; a file of one's own may use the zone's name instead. */
export type ZoneRef = number | string | null;

export interface Zone {
  name?: string;
  type: string;
  animals?: string[] | number;
  special?: string | null;
  gold?: boolean | number;
  mushrooms?: number;
  end?: string | null;
  lake?: ZoneRef;
  fish?: number;
  ends?: string | string[] | null;
  trading_posts?: number;
  flags?: number;
}

export interface KindDef {
  /** Three strands a side, clockwise round the tile (n west→east, e north→south, s east→west, w south→north). */
  sides: Partial<Record<Side, ZoneRef[] | null>>;
  zones: Zone[];
  /** A place name written on the tile (the towns of the coast). */
  title?: string;
}

export interface TilePlace {
  rotation?: number;
  /** Where the tile lies: the ornaments are scattered by it and shared with the neighbours' edges. */
  x?: number;
  y?: number;
}

export type Terrain = 'forest' | 'pasture' | 'fields' | 'hills' | 'mountains' | 'desert';
export type Resource = 'wood' | 'brick' | 'wool' | 'grain' | 'ore';
