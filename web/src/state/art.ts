import type { KindDef } from "../art";
import type { BoardArt } from "../protocol";

/** The kinds of tiles as the server describes them. */
export interface TilesArt {
  kinds: Record<string, KindDef>;
}

/** What a game's pictures start from: its kinds of tiles, or the geometry of its board. */
export interface Art {
  tiles: TilesArt | null;
  board: BoardArt | null;
}

export function readArt(raw: BoardArt | TilesArt): Art {
  return "kinds" in raw ? { tiles: raw, board: null } : { tiles: null, board: raw };
}
