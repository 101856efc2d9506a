/** Wooden folk and buildings: a silhouette a role; players differ by colour and emblem. */
import { path } from "./flora";
import { COLOURS, type Colour } from "./palette";
import type { Game } from "./types";

const FOLK =
  "M0-11A4 4 0 0 1 2.5-3.9C5.6-2.8 7.5 2.6 7.9 8C7.9 9.1 7.1 9.6 6 9.6H-6C-7.1 9.6-7.9 9.1-7.9 8C-7.5 2.6-5.6-2.8-2.5-3.9A4 4 0 0 1 0-11Z";
const FOLK_SHADE = "M2.5-3.9C5.6-2.8 7.5 2.6 7.9 8C7.9 9.1 7.1 9.6 6 9.6H2.4C5 6 4.4 0 1.4-3.6Z";
const LYING =
  "M-11.4 1.4A4 4 0 0 1-4.2-1.2C-1-4.6 4.6-5.6 9-5C10.2-4.8 10.8-4 10.8-3V7.2C10.8 8.2 10.2 8.8 9 8.8C4.4 9.2-1.6 7.4-4.2 4.4A4 4 0 0 1-11.4 1.4Z";
const LYING_SHADE = "M-4.2 4.4C0 6.8 6 7.2 10.8 5.4V7.2C10.8 8.2 10.2 8.8 9 8.8C4.4 9.2-1.6 7.4-4.2 4.4Z";

interface Shape {
  body: string;
  shade?: string;
  /** Tools and hats: drawn behind (with halo) or in front. */
  behind?: string;
  front?: [string, string][];
  emblem: [number, number];
  /** The emblem stands on something white. */
  onWhite?: boolean;
}

const SHAPES: Record<Game, Record<string, Shape>> = {
  hunters: {
    hunter: {
      body: LYING,
      shade: LYING_SHADE,
      behind: "M-11 9L10.4-9.4M10.4-9.4L6.6-8.6M10.4-9.4L9.4-5.8",
      emblem: [3.6, 1.8],
    },
    gatherer: {
      body: FOLK,
      shade: FOLK_SHADE,
      front: [
        ["af-wood ao", "M4.4 1.4H11.4L10.4 7C9 8 6.8 8 5.4 7Z"],
        ["ai", "M5 1.4C5.4-2 10.4-2 10.8 1.4M4.8 4H11"],
      ],
      emblem: [-1, 3.4],
    },
    fisher: {
      body: FOLK,
      shade: FOLK_SHADE,
      behind: "M4.4 8.4L9.6-11.4C11.6-9.4 11.8-4 11.6 1.6",
      front: [["af-gold ao", "M11.6 1.4C13.2 2.6 13.2 4.4 11.6 5.4C10 4.4 10 2.6 11.6 1.4Z"]],
      emblem: [-0.4, 3.4],
    },
    hut: {
      body: "M0-9.4C5.6-8.4 9.8-2 10.6 7.4C10.6 8.6 9.8 9 8.8 9H-8.8C-9.8 9-10.6 8.6-10.6 7.4C-9.8-2-5.6-8.4 0-9.4Z",
      shade: "M0-9.4C5.6-8.4 9.8-2 10.6 7.4C10.6 8.6 9.8 9 8.8 9H5.6C7 2-.6-6 0-9.4Z",
      behind: "M-2.6-12.2L1-8M2.6-12.2L-1-8",
      front: [
        ["af-ink", "M-3 9V4.6C-3 1.8 3 1.8 3 4.6V9Z"],
        ["ai aw1", "M-8.6 2C-6 3-5 3-3.6 2.6M8.6 2C6 3 5 3 3.6 2.6"],
      ],
      emblem: [0, -3],
    },
  },
  mayflower: {
    robber: {
      body: FOLK,
      shade: FOLK_SHADE,
      front: [
        [
          "af-ink",
          "M-7.4-8.6C-4.6-9.6-4-9.8-3.4-12.6C-1-13.8 1-13.8 3.4-12.6C4-9.8 4.6-9.6 7.4-8.6C4-7.6-4-7.6-7.4-8.6Z",
        ],
        ["af-ink", "M-3.6-6.8H3.6V-4.8L0-2.8L-3.6-4.8Z"],
        ["as-white aw1", "M-1.8-6.2h.2M1.6-6.2h.2"],
      ],
      emblem: [0, 3.6],
    },
    shopkeeper: {
      body: FOLK,
      shade: FOLK_SHADE,
      front: [
        ["af-white ao", "M-4.4-.4H4.4L5.6 8.4H-5.6Z"],
        ["af-ink", "M-3.8-9.6H3.8L3.2-14.2H-3.2ZM-5.4-9.8H5.4V-8.6H-5.4Z"],
      ],
      emblem: [0, 4.2],
      onWhite: true,
    },
    farmer: {
      body: FOLK,
      shade: FOLK_SHADE,
      behind: "M10 9.4V-7M7.2-11.4V-8.4C7.2-6.6 12.8-6.6 12.8-8.4V-11.4M10-11.4V-7",
      front: [
        ["af-gold ao", "M-7.6-8.2C-4.8-9-3.8-9.6-2.8-12C-1-12.8 1-12.8 2.8-12C3.8-9.6 4.8-9 7.6-8.2C4-7-4-7-7.6-8.2Z"],
      ],
      emblem: [0, 3.4],
    },
    trapper: {
      body: LYING,
      shade: LYING_SHADE,
      front: [
        [
          "af-wood ao",
          "M-11.6-.4C-12.4-4-9.6-5.4-7.4-5C-5-4.8-3.8-3-4.4-1.2C-6.6-.4-9.4-.2-11.6-.4ZM-4.4-2.2C-2.4-3-1.2-1.6-1.8.4C-2.4 1.6-3.6 1-4-.4Z",
        ],
        ["ai aw1", "M-3.4-1.6L-2.2-.8M-3.8-.4L-2.6.4"],
      ],
      emblem: [3.8, 1.8],
    },
    surveyor: {
      body: FOLK,
      shade: FOLK_SHADE,
      behind: "M9 9.6L6.4-3.6L3.6 9.6M6.4-3.6V9",
      front: [
        ["af-gold ao", "M1.4-7L10.6-5.2L10-2.4L1-5Z"],
        ["af-ink", "M-6.2-8.4C-3.8-9-4-12.6 0-12.8C4-12.6 3.8-9 6.2-8.4C3-7.6-3-7.6-6.2-8.4Z"],
      ],
      emblem: [-2, 3.6],
    },
  },
  catan: {
    road: {
      body: "M-16.5-2.6C-16.9-3.4-16.4-3.7-15.6-3.7L15.6-3.5C16.6-3.5 16.9-3 16.7-2.2L16.6 2.6C16.7 3.4 16.4 3.7 15.6 3.6L-15.8 3.5C-16.6 3.6-16.8 3.2-16.7 2.4Z",
      shade: "M-16.7 1.2L16.6 1.3V2.6C16.7 3.4 16.4 3.7 15.6 3.6L-15.8 3.5C-16.6 3.6-16.8 3.2-16.7 2.4Z",
      emblem: [0, -0.4],
    },
    settlement: {
      body: "M0-9.4L8.4-2V7.4C8.4 8.2 8 8.6 7.2 8.6H-7.2C-8 8.6-8.4 8.2-8.4 7.4V-2Z",
      shade: "M0-9.4L8.4-2V7.4C8.4 8.2 8 8.6 7.2 8.6H4V-1.6Z",
      front: [["ai", "M-10-.6L0-9.4L10-.6"]],
      emblem: [-1.4, 2.6],
    },
    city: {
      body: "M-12-1.6L-6.6-11.4L-1.2-1.6H10.8C11.6-1.6 12-1.2 12-.4V8.4C12 9.2 11.6 9.6 10.8 9.6H-10.8C-11.6 9.6-12 9.2-12 8.4Z",
      shade: "M-1.2-1.6H10.8C11.6-1.6 12-1.2 12-.4V8.4C12 9.2 11.6 9.6 10.8 9.6H-1.2Z",
      front: [
        ["ai", "M-13.4.4L-6.6-11.4L.2.4M-1.2-1.6V9.4"],
        ["af-cream", "M3 2H5V4.6H3ZM7.6 2H9.6V4.6H7.6Z"],
      ],
      emblem: [-6.4, 4],
    },
    robber: {
      body: "M0-13A5 5 0 0 1 3-4C6.2-2.4 7.6 2.4 6.4 6.2L8.8 8.6C9.2 10.2 8.6 10.8 7.4 10.8H-7.4C-8.6 10.8-9.2 10.2-8.8 8.6L-6.4 6.2C-7.6 2.4-6.2-2.4-3-4A5 5 0 0 1 0-13Z",
      shade: "M3-4C6.2-2.4 7.6 2.4 6.4 6.2L8.8 8.6C9.2 10.2 8.6 10.8 7.4 10.8H3C5 6 4 0 1.4-3.6Z",
      front: [["as-white aw2", "M-1.8-8.4h.2M1.6-8.4h.2"]],
      emblem: [0, 3],
    },
  },
};

/** Light on the upper left rim and the grain of the wood, by silhouette. */
const WOOD: Record<string, { light: string; grain: string }> = {
  [FOLK]: {
    light: "M-3-8.2A3.1 3.1 0 0 1 .2-10.1M-6.8 6.6C-6.2 2.2-4.8-1.6-2.9-2.8",
    grain: "M-4.6 8.6C-4-1-1.6-5 1-8.6M3.2 8.8C3 3 2.2-1 1.4-3M5.8 8.4C5.6 5 5 2.4 4.2.6",
  },
  [LYING]: {
    light: "M-10.4.6A3.1 3.1 0 0 1-6.2-1.7M-3.4-.6C-.4-3.6 4.6-4.8 9-4.2",
    grain: "M-9 2.4C-4 1 2-1 10-1.6M-3 3.4C1 3 6 2.6 10.2 3M-1 5.4C3 6 7 6 10 5.8",
  },
  [SHAPES.hunters.hut.body]: {
    light: "M-9.4 6C-8.4-1.2-5.2-6.8-1-8.4",
    grain: "M-6.4 8.4C-6-1-2.6-6 0-8.6M6.6 8.4C6.4 3 4-3 1.6-6.4",
  },
  [SHAPES.catan.road.body]: { light: "M-15.4-2.7H15.4", grain: "M-15 .2C-6-.6 6 1 15.4.2" },
  [SHAPES.catan.settlement.body]: { light: "M-7.5 6.4V-1.6L0-8.2", grain: "M-5 7.8V-3M3.6 7.8V-4.6" },
  [SHAPES.catan.city.body]: { light: "M-11.2 7.4V-1.4L-6.6-9.7M0-.8H10.4", grain: "M-9 8.8V-4M-3.6 8.8V-4M6 8.8V5.6" },
  [SHAPES.catan.robber.body]: {
    light: "M-3.8-9.6A4 4 0 0 1-.4-12.1M-6 4.4C-6.4 1.4-5.2-1.8-3-3.2",
    grain: "M-4 10C-4 4-2-2 0-6M4.4 10C5 5 4 1 2.4-2",
  },
};

const EMBLEMS: Record<string, string> = {
  disc: "M-2.7 0a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0Z",
  bar: "M-3-2.4H3V-.6H-3ZM-3 .8H3V2.6H-3Z",
  triangle: "M0-3L3.2 2.5H-3.2Z",
  diamond: "M0-3.5L2.9 0L0 3.5L-2.9 0Z",
  cross: "M-1-3H1V-1H3V1H1V3H-1V1H-3V-1H-1Z",
  square: "M-2.6-2.6H2.6V2.6H-2.6Z",
  chevron: "M-3.4-2.6L0 .6L3.4-2.6V.4L0 3.6L-3.4 .4Z",
};

const emblem = (colour: Colour, [x, y]: [number, number], scale = 1, kind = `apm-${colour}`): string =>
  `<path class="${kind}" transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}" d="${EMBLEMS[COLOURS[colour].emblem]}"/>`;

/** A piece of a player, or nobody's (colour null). */
export function pieceSvg(game: Game, role: string, colour: Colour | null): string {
  const shape = SHAPES[game][role] ?? SHAPES.hunters.gatherer;
  const body = colour === null ? "af-stone2" : `ap-${colour}`;
  const mark = colour === null ? "" : emblem(colour, shape.emblem, 1, shape.onWhite ? `apd-${colour}` : undefined);
  const side = colour === null ? "af-ink" : `apd-${colour}`;
  const wood = WOOD[shape.body] ?? { light: "", grain: "" };
  const [dx, dy] = role === "road" ? [0, 2.2] : [1.1, 2.3];
  return (
    `<g class="art-${game} piece-${role}">${path("as", shape.body, ` transform="translate(${dx * 2.6} ${dy * 2})"`)}` +
    `<g class="ah" stroke-width="3.4">${path("", shape.body)}${path("", shape.body, ` transform="translate(${dx} ${dy})"`)}${path("", shape.behind ?? "")}</g>` +
    `<path class="as-ink" stroke-width="1.7" stroke-linejoin="round" d="${shape.body}"/><path class="as-ink" stroke-width="1.7" stroke-linejoin="round" transform="translate(${dx} ${dy})" d="${shape.body}"/>` +
    `<path class="${side}" transform="translate(${dx} ${dy})" d="${shape.body}"/><path class="${side}" transform="translate(${dx / 2} ${dy / 2})" d="${shape.body}"/>${path("ai", shape.behind ?? "", ' stroke-width="1.9"')}` +
    `<path class="${body}" d="${shape.body}"/>${path("agr", wood.grain)}${path("agl", wood.light, ' stroke-width="1.3"')}` +
    `${(shape.front ?? []).map(([kind, d]) => path(kind, d)).join("")}${mark}</g>`
  );
}

/** A round badge of a player: colour, emblem and initial in one. */
export function seatBadge(colour: Colour): string {
  return `<g class="art-hunters"><circle class="ap-${colour} ao" r="9.5"/>${emblem(colour, [0, -3.6], 0.95)}<text class="at apm-${colour}" y="7" font-size="7.5" font-weight="700">${COLOURS[colour].initial}</text></g>`;
}
