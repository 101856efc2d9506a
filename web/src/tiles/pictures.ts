import { anchors, type KindDef, type Point, tileSvg, type TileGame, zonePath } from "../art";
import type { PlacedTile } from "../state/views";

/** Drawings are always the same for the same arguments, and a view comes with every move: each is made once. */
function remembered<Arguments extends unknown[], Result>(
  make: (...all: Arguments) => Result,
  key: (...all: Arguments) => string,
) {
  const made = new Map<string, Result>();
  return (...all: Arguments): Result => {
    const name = key(...all);
    const known = made.get(name);
    if (known !== undefined) return known;
    const picture = make(...all);
    made.set(name, picture);
    return picture;
  };
}

type Tile = Pick<PlacedTile, "kind" | "rotation">;

export const tilePicture = remembered(
  (game: TileGame, tile: PlacedTile, def: KindDef, far: boolean): string =>
    tileSvg(game, tile.kind, def, { ...tile, far }),
  (game, { kind, rotation, x, y }, _def, far) => `${game} ${kind} ${rotation} ${x} ${y} ${far}`,
);

export const zoneOutline = remembered(
  (game: TileGame, tile: Tile, def: KindDef, zone: number): string =>
    zonePath(game, tile.kind, def, zone, tile.rotation),
  (game, { kind, rotation }, _def, zone) => `${game} ${kind} ${rotation} ${zone}`,
);

export const standingPlaces = remembered(
  (game: TileGame, tile: Tile, def: KindDef): Record<number, Point> => anchors(game, tile.kind, def, tile.rotation),
  (game, { kind, rotation }) => `${game} ${kind} ${rotation}`,
);
