import { HEX, lie } from "../art";
import type { Box } from "../board/camera";
import type { Art } from "../state/art";
import type { CatanView } from "../state/views";

export interface Spot {
  id: string;
  x: number;
  y: number;
}

export interface Path extends Spot {
  from: string;
  to: string;
  /** Degrees of the path from the x axis. */
  angle: number;
}

export interface Hex extends Spot {
  intersections: string[];
}

export interface Island {
  hexes: Hex[];
  intersections: Map<string, Spot>;
  paths: Map<string, Path>;
  harbours: { hex: string; side: string; intersections: string[] }[];
}

const LONG: Record<string, string> = {
  n: "north",
  ne: "north-east",
  e: "east",
  se: "south-east",
  s: "south",
  sw: "south-west",
  w: "west",
  nw: "north-west",
};

/** The fixed board in the units of the drawings, as the island lies now (the server gives it with hexes of radius 1). */
export function island(art: Art | null): Island {
  const board = art?.board;
  const scaled = <T extends Spot>(spot: T): T => {
    const [x, y] = lie([spot.x * HEX, spot.y * HEX]);
    return { ...spot, x, y };
  };
  const intersections = new Map((board?.intersections ?? []).map((spot) => [spot.id, scaled(spot) as Spot]));
  const paths = (board?.paths ?? []).map((path): [string, Path] => {
    const a = intersections.get(path.from) as Spot;
    const b = intersections.get(path.to) as Spot;
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return [path.id, { ...scaled(path), angle }];
  });
  return {
    hexes: (board?.hexes ?? []).map(scaled),
    intersections,
    paths: new Map(paths),
    harbours: (board?.harbours ?? []).map(({ hex, side, intersections: ends }) => ({ hex, side, intersections: ends })),
  };
}

/** Where a hex, an intersection or a path is. */
export function placeSpot(map: Island, place: string | null): Spot | undefined {
  const id = place ?? "";
  return map.intersections.get(id) ?? map.paths.get(id) ?? map.hexes.find((hex) => hex.id === id);
}

/** As much of the board round a spot as a hex takes. */
export function hexBox({ x, y }: Spot): Box {
  return { x: x - HEX, y: y - HEX, width: 2 * HEX, height: 2 * HEX };
}

export function sideName(side: string): string {
  return LONG[side] ?? side;
}

/** What the sign of a harbour says: `any` is the harbour for everything. */
export function tradeSign(trade: string): string {
  return trade === "any" ? "3:1" : `${trade} 2:1`;
}

/** Settlements and cities, each with the middle of its intersection. */
export function buildings(map: Island, { settlements, cities }: Pick<CatanView, "settlements" | "cities">) {
  return [
    ...settlements.map((piece) => ({ ...piece, role: "settlement" })),
    ...cities.map((piece) => ({ ...piece, role: "city" })),
  ].flatMap((piece) => {
    const spot = map.intersections.get(piece.at);
    return spot ? [{ ...piece, x: spot.x, y: spot.y }] : [];
  });
}

/** Beside the number of a hex, on the side where the robber hides least of what stands around. */
const BESIDE = [
  [27, 9],
  [-27, 9],
  [27, -9],
  [-27, -9],
];

export function robberSpot([x, y]: number[], houses: { x: number; y: number }[]): { x: number; y: number } {
  const spots = BESIDE.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
  const hidden = (spot: Spot | { x: number; y: number }) =>
    houses.reduce((sum, house) => sum + Math.max(0, 34 - Math.hypot(house.x - spot.x, house.y - spot.y)), 0);
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}
