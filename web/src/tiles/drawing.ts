import type { KindDef, TileGame } from "../art";
import type { Box } from "../board/camera";
import type { EventLine } from "../net/messages";
import type { Figure, PlacedTile } from "../state/views";
import { type Cell, type Quarter, turned, turnedCell } from "./orientation";
import { standingPlaces, zoneOutline } from "./pictures";
import { squareKey } from "./turn.svelte";

const UNIT = 100;
const HALF = UNIT / 2;

/** The tiles as they are drawn, and where things are on them, in board units. */
export class Drawing {
  #at: Map<string, PlacedTile>;

  constructor(
    readonly game: TileGame,
    readonly kinds: Record<string, KindDef>,
    tiles: PlacedTile[],
  ) {
    this.#at = new Map(tiles.map((tile) => [squareKey(tile), tile]));
  }

  laid = (x: number, y: number): boolean => this.#at.has(squareKey({ x, y }));

  /** The outline of a zone on its tile; nothing where there is none. */
  outline = ([x, y, zone]: Cell): string => {
    const tile = this.#at.get(squareKey({ x, y }));
    const kind = tile && this.kinds[tile.kind];
    return tile && kind?.zones[zone] ? zoneOutline(this.game, tile, kind, zone) : "";
  };

  /** Where a figure stands in a zone. */
  middle = ([x, y, zone]: Cell): [number, number] => {
    const tile = this.#at.get(squareKey({ x, y }));
    const at = tile && standingPlaces(this.game, tile, this.kinds[tile.kind])[zone];
    return [x * UNIT + (at?.[0] ?? HALF), y * UNIT + (at?.[1] ?? HALF)];
  };

  standing = ({ x, y, zone }: Pick<Figure, "x" | "y" | "zone">): [number, number] => this.middle([x, y, zone]);

  tile(square: { x: number; y: number }): PlacedTile | null {
    return this.#at.get(squareKey(square)) ?? null;
  }
}

/** The part of the board that an event is about, as it is drawn; null if it is about none. */
export function eventBox({ data }: Pick<EventLine, "data">, quarter: Quarter): Box | null {
  if ("x" in data) return boxOf([[data.x, data.y, 0]], quarter);
  return "cells" in data && data.cells.length > 0 ? boxOf(data.cells, quarter) : null;
}

/** The same for the log, where a surveyor's step leads to its column. */
export function eventBoxes(event: EventLine, tiles: PlacedTile[], quarter: Quarter): Box[] {
  const column = "column" in event.data ? event.data.column : null;
  const there = tiles.filter(({ x }) => x === -(column ?? NaN)).map(({ x, y }): Cell => [x, y, 0]);
  const box = there.length > 0 ? boxOf(there, quarter) : eventBox(event, quarter);
  return box ? [box] : [];
}

function boxOf(cells: Cell[], quarter: Quarter): Box {
  const there = cells.map((cell) => turnedCell(cell, quarter));
  const [xs, ys] = [there.map(([x]) => x), there.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left * UNIT,
    y: top * UNIT,
    width: (Math.max(...xs) + 1 - left) * UNIT,
    height: (Math.max(...ys) + 1 - top) * UNIT,
  };
}

/** The square of a tile with some room round it. */
export function tileBox(tile: { x: number; y: number }, quarter: Quarter, room = 0): Box {
  const { x, y } = turned(tile, quarter);
  return { x: x * UNIT - room, y: y * UNIT - room, width: UNIT + 2 * room, height: UNIT + 2 * room };
}
