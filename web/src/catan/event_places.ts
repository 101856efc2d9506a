import type { Box } from "../board/camera";
import type { CatanEvent, EventLine } from "../net/messages";
import type { CatanView } from "../state/views";
import type { Island, Spot } from "./island";

/** Half of what is lit of an intersection or a path, and of a hex, in units of the drawing. */
const HALF = { spot: 18, hex: 40 };

const boxRound = ({ x, y }: Spot, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** What of a view tells where numbers and pieces are. */
export interface OnTheIsland extends Pick<CatanView, "settlements" | "cities" | "roads"> {
  hexes: Pick<CatanView["hexes"][number], "id" | "token">[];
}

/** Where something happened on the island; nowhere if it was only about cards. */
export function islandPlaces(line: EventLine, lines: EventLine[], map: Island, view: OnTheIsland): Box[] {
  const event = line as CatanEvent;
  const spots = (ids: string[]) =>
    ids.flatMap((id) => map.intersections.get(id) ?? map.paths.get(id) ?? []).map((spot) => boxRound(spot, HALF.spot));
  const hexes = (ids: string[]) => map.hexes.filter(({ id }) => ids.includes(id)).map((hex) => boxRound(hex, HALF.hex));
  const numbered = (token: number) => view.hexes.filter((hex) => hex.token === token).map(({ id }) => id);
  const before = lines.slice(0, lines.indexOf(line)) as CatanEvent[];

  switch (event.kind) {
    case "settlement":
    case "road":
    case "city":
      return spots([event.data.at]);
    case "robber":
      return hexes([event.data.hex]);
    case "stolen":
      return hexes(before.flatMap((one) => (one.kind === "robber" ? [one.data.hex] : [])).slice(-1));
    case "roll":
      return hexes(numbered(event.data.sum));
    case "longest_road":
      return spots(view.roads.filter(({ seat }) => seat === event.data.seat).map(({ at }) => at));
    case "income": {
      const [rolled] = before.flatMap((one) => (one.kind === "roll" ? [one.data.sum] : [])).slice(-1);
      // Before the first roll the second settlement brings the first cards.
      if (rolled === undefined)
        return spots(before.flatMap((one) => (one.kind === "settlement" ? [one.data.at] : [])).slice(-1));
      const houses = [...view.settlements, ...view.cities].filter(({ seat }) => seat === event.data.seat);
      const producing = map.hexes.filter(({ intersections }) => houses.some(({ at }) => intersections.includes(at)));
      return hexes(producing.map(({ id }) => id).filter((id) => numbered(rolled).includes(id)));
    }
    default:
      return [];
  }
}
