type Point = [number, number];

/** A badge: places where it would like to stand, the best first, and how much room it takes to each side. */
export interface BadgeOptions {
  places: Point[];
  reach: number;
}

const TURNS = 12;
/** How far from its own places a badge may be pushed, in times its reach. */
const RINGS = [1, 1.5, 2, 2.5];

/**
 * Where badges stand so that none hides another: those before it in the list have taken their places. One that finds none of
 * its own free is moved beside the first of them; where even that is taken, it stands where it is hidden least.
 */
export function badgePlaces(wishes: BadgeOptions[]): Point[] {
  const taken: { at: Point; reach: number }[] = [];
  for (const { places, reach } of wishes) {
    const room = ([x, y]: Point) =>
      Math.min(Infinity, ...taken.map((other) => Math.hypot(other.at[0] - x, other.at[1] - y) - other.reach - reach));
    const tried = [...places, ...RINGS.flatMap((ring) => around(places[0], ring * reach))];
    const at = tried.find((place) => room(place) >= 0) ?? tried.reduce((a, b) => (room(b) > room(a) ? b : a));
    taken.push({ at, reach });
  }
  return taken.map(({ at }) => at);
}

function around([x, y]: Point, distance: number): Point[] {
  return Array.from({ length: TURNS }, (_, at) => {
    const angle = (2 * Math.PI * at) / TURNS;
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
  });
}
