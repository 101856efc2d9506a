/**
 * The art as data, for those who draw without a browser: every drawing of a game, made once.
 * `web/atlas.mjs` writes it into the Python package, where `tilefolk.pictures` puts boards together from it.
 */
import * as art from "../art";
import type { Colour, Game, TileGame } from "../art";
import { SETS } from "../art/testing/sets";

const COLOURS = Object.keys(art.COLOURS) as Colour[];
const ROTATIONS = [0, 1, 2, 3];
const ROLES: Record<Game, string[]> = {
  hunters: ["hunter", "gatherer", "fisher", "hut"],
  mayflower: ["robber", "shopkeeper", "farmer", "trapper"],
  catan: ["road", "settlement", "city"],
};
/** Pieces that belong to nobody. */
const NOBODYS: Record<Game, string[]> = { hunters: [], mayflower: ["surveyor"], catan: ["robber"] };
const TERRAINS = ["forest", "pasture", "fields", "hills", "mountains", "desert"];
const TOKENS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const SIDES = ["north-east", "east", "south-east", "south-west", "west", "north-west"];
const RESOURCES = ["wood", "brick", "wool", "grain", "ore"];
const CARDS = [
  ...RESOURCES,
  ...["knight", "road_building", "year_of_plenty", "monopoly", "victory_point"],
  ...["longest_road", "largest_army", "resource_back", "development_back"],
];
const HEXES = "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3".split(" ");
const WAVES = { x: -360, y: -300, width: 720, height: 600 };

const each = <T>(names: readonly (string | number)[], make: (name: never) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [String(name), make(name as never)]));

/** What both kinds of games have: colours, rules of style, pieces, and the light over every face. */
function common(game: Game) {
  return {
    palette: { light: art.palette(game, "light"), dark: art.palette(game, "dark") },
    rules: art.artRules(),
    defs: art.DEFS,
    colours: art.COLOURS,
    pieces: {
      ...each(ROLES[game], (role: string) => each(COLOURS, (colour: Colour) => art.pieceSvg(game, role, colour))),
      ...each(NOBODYS[game], (role: string) => ({ "": art.pieceSvg(game, role, null) })),
    },
    badges: each(COLOURS, (colour: Colour) => art.seatBadge(colour)),
  };
}

/** All of a tile game but the faces of its tiles; zones and standing places are those of the tile as it is printed. */
export function tileAtlas(game: TileGame) {
  return {
    ...common(game),
    underside: art.underside([{ x: 0, y: 0 }]),
    bevel: { near: art.bevel(false), far: art.bevel(true) },
    kinds: each(Object.keys(SETS[game]), (name: string) => {
      const def = SETS[game][name];
      return {
        anchors: art.anchors(game, name, def, 0),
        zones: def.zones.map((_, zone) => art.zonePath(game, name, def, zone, 0)),
      };
    }),
  };
}

/** The faces of all tiles, each in its four rotations: animals and trees stand upright in every one. */
export function tileFaces(game: TileGame, far: boolean) {
  return each(Object.keys(SETS[game]), (name: string) => {
    const def = SETS[game][name];
    return ROTATIONS.map((rotation) => art.tileSvg(game, name, def, { rotation, far, anywhere: true }));
  });
}

/** All of Catan. */
export function catanAtlas() {
  const trades = ["3:1", ...RESOURCES.map((resource) => `${resource} 2:1`)];
  return {
    ...common("catan"),
    box: art.CATAN_BOX,
    unit: art.HEX,
    sea: art.wavesSvg(WAVES) + art.seaSvg(),
    centres: each(HEXES, (name: string) => art.hexCentre(name)),
    hexes: each(HEXES, (name: string) => {
      const [x, y] = art.hexCentre(name);
      return each(TERRAINS, (terrain: string) => art.hexSvg(terrain, { x, y }));
    }),
    tokens: each(TOKENS, (number: number) => art.tokenSvg(number)),
    harbours: each(SIDES, (side: string) => each(trades, (trade: string) => art.harbourSvg(side, trade))),
    cards: each(CARDS, (name: string) => art.cardSvg(name)),
    dice: each([1, 2, 3, 4, 5, 6], (pips: number) => art.dieSvg(pips)),
  };
}
