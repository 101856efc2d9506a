import type { Box, Point } from "../board/camera";

/** Parts of the table that can be pointed at, each with what stands for it, best first. */
const PARTS: Record<string, string[]> = {
  rack: [".rack .hand", ".rack"],
  dice: [".rack [data-roll]", ".rack .dice"],
  trade: [".rack [data-trade]"],
  players: [".players"],
};

/** The square that somebody points at (`x,y`); nothing where they point at something else. */
export function squareOf(place: string | null): { x: number; y: number } | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(place ?? "");
  return found && { x: Number(found[1]), y: Number(found[2]) };
}

/** Where a place is to be found on the page. */
export function selectorsOf(place: string, seat: number | null): string[] {
  if (place === "you") return [`[data-player="${seat ?? 0}"]`];
  return PARTS[place] ?? [`[data-pointed="${CSS.escape(place)}"]`];
}

export interface Line {
  from: Point;
  to: Point;
}

/** A line that is shorter says nothing, in pixels. */
const SHORTEST = 8;

/** From the edge of a card to the edge of a place, towards its middle; nothing where they touch. */
export function lineBetween(card: Box, place: Box, round: boolean): Line | null {
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const from = {
    x: clamp(middle.x, card.x, card.x + card.width),
    y: clamp(middle.y, card.y, card.y + card.height),
  };
  const [dx, dy] = [from.x - middle.x, from.y - middle.y];
  const distance = Math.hypot(dx, dy);
  // How far from the middle the edge lies, on the way to the card.
  const edge = round
    ? place.width / 2
    : distance * Math.min(place.width / 2 / Math.abs(dx), place.height / 2 / Math.abs(dy));
  if (!(distance - edge >= SHORTEST)) return null;
  const part = edge / distance;
  return { from, to: { x: middle.x + dx * part, y: middle.y + dy * part } };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
