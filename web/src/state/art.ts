import type { KindDef } from "../art";

/** What a game's pictures start from: its kinds of tiles, or the geometry of its board. */
export interface Art {
  tiles: { kinds: Record<string, KindDef> } | null;
  board: Record<string, unknown> | null;
}

export function readArt(raw: Record<string, unknown>): Art {
  return raw.kinds ? { tiles: raw as Art["tiles"], board: null } : { tiles: null, board: raw };
}
