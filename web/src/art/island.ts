/** Where things of the island are: hexes, corners, harbours, upright or lengthwise. Hexes are pointy side up. */
import { add, at } from "./ink";
import type { Point } from "./types";

/** Units from a hex's centre to its corners. */
export const HEX = 50;
const WIDE = HEX * Math.sqrt(3);
const ROWS: Record<string, number> = { A: 3, B: 4, C: 5, D: 4, E: 3 };

/** Corner i of a hex round 0,0: 0 north, then clockwise. */
export const hexCorner = (i: number, size = HEX): Point =>
  lie([Math.sin((i * Math.PI) / 3) * size, -Math.cos((i * Math.PI) / 3) * size]);

/** On a narrow screen the island lies lengthwise: a quarter turn of places, never of pictures. */
let lengthwise = false;
export function lay(along: boolean): void {
  lengthwise = along;
}
export function liesLengthwise(): boolean {
  return lengthwise;
}
export function lie([x, y]: Point): Point {
  return lengthwise ? [-y, x] : [x, y];
}

/** The centre of a hex by its name; C3 lies at 0,0. */
export function hexCentre(name: string): Point {
  const row = name.charCodeAt(0) - 67;
  return lie([(Number(name.slice(1)) - (ROWS[name[0]] + 1) / 2) * WIDE, row * HEX * 1.5]);
}

export const HEXES = Object.entries(ROWS).flatMap(([row, count]) =>
  Array.from({ length: count }, (_, i) => `${row}${i + 1}`),
);

/** The box round the island with its harbours, for a viewBox. */
export const CATAN_BOX = { x: -230, y: -238, width: 502, height: 476 };

/** The same as the island lies now. */
export function islandBox(): typeof CATAN_BOX {
  const { x, y, width, height } = CATAN_BOX;
  return lengthwise ? { x: -(y + height), y: x, width: height, height: width } : CATAN_BOX;
}

/** The beach round a hex, and what a harbour's sign and boat take from its middle, in units. */
const BEACH = 8;
const SIGN = { out: 1.78, left: 20, up: 19, down: 22 };

/** The boxes of all hexes and of the signs of harbours, as the island lies now. */
export function islandPieces(harbours: { hex: string; side: string }[]): (typeof CATAN_BOX)[] {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => hexCorner(i));
  const [half, high] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis])) + BEACH);
  const land = HEXES.map(hexCentre).map(([x, y]) => ({ x: x - half, y: y - high, width: 2 * half, height: 2 * high }));
  const signs = harbours.map(({ hex, side }) => {
    const [x, y] = add(hexCentre(hex), harbourSide(side).sign);
    return { x: x - SIGN.left, y: y - SIGN.up, width: 2 * SIGN.left, height: SIGN.up + SIGN.down };
  });
  return [...land, ...signs];
}

/** The sides of a hex as harbours name them: side i lies between corners i and i + 1. */
const DIRECTIONS = ["north-east", "east", "south-east", "south-west", "west", "north-west"];

/** A side with a harbour, from the centre of its hex: both corners, the way out to its middle, and where the sign stands. */
export function harbourSide(side: string): { corners: [Point, Point]; out: Point; sign: Point } {
  const k = Math.max(0, DIRECTIONS.indexOf(side));
  const [a, b] = [hexCorner(k), hexCorner(k + 1)];
  const out: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return { corners: [a, b], out, sign: [out[0] * SIGN.out, out[1] * SIGN.out] };
}

/** The outline of a hex round 0,0, as the island lies now. */
export const hexOutline = (size = HEX): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => at(hexCorner(i, size))).join("L")}Z`;
