/**
 * A page with everything that we draw. The address chooses: `?view=kinds|turns|board|pieces|cards|island`, `game`, `px` (a tile),
 * `theme`, `anchors=1`, `zones=1`, `only=0,1`. Without a view all of them follow each other.
 */
import * as art from "../index";
import type { TileGame } from "../index";
import { sampleBoard } from "./sample";
import { SETS } from "./sets";

const query = new URLSearchParams(location.search.slice(1) || location.hash.slice(1));
const theme = query.get("theme") === "dark" ? "dark" : "light";
const px = Number(query.get("px") ?? 120);
const only = query.get("only")?.split(",");
const ROLES = {
  hunters: ["hunter", "gatherer", "fisher", "hut"],
  mayflower: ["robber", "shopkeeper", "farmer", "trapper"],
  catan: ["road", "settlement", "city"],
};
const CARDS = [
  "wood",
  "brick",
  "wool",
  "grain",
  "ore",
  "knight",
  "road_building",
  "year_of_plenty",
  "monopoly",
  "victory_point",
  "longest_road",
  "largest_army",
  "resource_back",
  "development_back",
];
const BEGINNERS =
  "mountains 10,pasture 2,forest 9,fields 12,hills 6,pasture 4,hills 10,fields 9,forest 11,desert,forest 3,mountains 8,forest 8,mountains 3,fields 4,pasture 5,hills 5,fields 6,pasture 11".split(
    ",",
  );
const HEXES = "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3".split(" ");
const HARBOURS: [string, string, string][] = [
  ["A1", "north-west", "3:1"],
  ["A2", "north-east", "grain 2:1"],
  ["B4", "north-east", "ore 2:1"],
  ["C5", "east", "3:1"],
  ["D4", "south-east", "wool 2:1"],
  ["E2", "south-east", "3:1"],
  ["E1", "south-west", "3:1"],
  ["D1", "west", "brick 2:1"],
  ["B1", "west", "wood 2:1"],
];

const box = (content: string, view: string, width: number, height = width, label = ""): string =>
  `<figure><svg width="${width}" height="${height}" viewBox="${view}">${content}</svg><figcaption>${label}</figcaption></figure>`;
const put = (content: string, x: number, y: number, more = ""): string =>
  `<g transform="translate(${x} ${y})${more}">${content}</g>`;

const colours = Object.keys(art.COLOURS) as art.Colour[];

function overlay(game: TileGame, name: string, rotation: number): string {
  const def = SETS[game][name];
  let text = "";
  if (query.has("zones"))
    def.zones.forEach((zone, i) => {
      text += `<path d="${art.zonePath(game, name, def, i, rotation)}" fill="hsl(${i * 67} 90% 50% / .35)" stroke="#c0f" stroke-width=".6"/>`;
    });
  if (query.has("anchors")) {
    for (const [zone, [x, y]] of Object.entries(art.anchors(game, name, def, rotation))) {
      const type = def.zones[Number(zone)].type;
      const role = {
        meadow: "hunter",
        forest: "gatherer",
        river: "fisher",
        system: "hut",
        road: "robber",
        city: "shopkeeper",
        farm: "farmer",
        plain: "trapper",
      }[type];
      text += role ? put(art.pieceSvg(game, role, colours[Number(zone) % 5]), x, y) : "";
    }
  }
  return text;
}

const tile = (game: TileGame, name: string, rotation: number, x: number, y: number): string =>
  art.tileSvg(game, name, SETS[game][name], { rotation, x, y }) + overlay(game, name, rotation);
const names = (game: TileGame): string[] => Object.keys(SETS[game]).filter((name) => !only || only.includes(name));

const VIEWS: Record<string, (game: TileGame) => string> = {
  kinds: (game) =>
    names(game)
      .map((name, i) => box(tile(game, name, 0, i, 1), "0 0 100 100", px, px, name))
      .join(""),
  turns: (game) =>
    names(game)
      .map((name, i) =>
        [0, 1, 2, 3].map((r) => box(tile(game, name, r, i, r), "0 0 100 100", px, px, `${name} ${r}`)).join(""),
      )
      .join(""),
  board(game) {
    const laid = sampleBoard(game, Number(query.get("tiles") ?? 60));
    const [left, top] = [Math.min(...laid.map((t) => t.x)) - 0.2, Math.min(...laid.map((t) => t.y)) - 0.2];
    const [wide, high] = [
      Math.max(...laid.map((t) => t.x)) + 1.2 - left + (game === "mayflower" ? 0.5 : 0),
      Math.max(...laid.map((t) => t.y)) + 1.2 - top,
    ];
    const content = laid.map((t) => put(tile(game, t.kind, t.rotation, t.x, t.y), t.x * 100, t.y * 100)).join("");
    return box(
      content,
      `${left * 100} ${top * 100} ${wide * 100} ${high * 100}`,
      wide * px,
      high * px,
      `${laid.length} tiles, ${art.nodeCount(content)} elements, ${Math.round(content.length / 1024)} kB`,
    );
  },
  pieces: () =>
    Object.entries(ROLES)
      .map(([game, roles]) =>
        roles
          .map((role) =>
            colours
              .map((colour) => box(art.pieceSvg(game as TileGame, role, colour), "-17 -17 34 34", px * 0.6))
              .join(""),
          )
          .join(""),
      )
      .join("<br>") +
    colours.map((colour) => box(art.seatBadge(colour), "-12 -12 24 24", px * 0.4)).join("") +
    box(art.pieceSvg("mayflower", "surveyor", null), "-17 -17 34 34", px * 0.6) +
    box(art.pieceSvg("catan", "robber", null), "-17 -17 34 34", px * 0.6),
  cards: () =>
    CARDS.map((name) => box(art.cardSvg(name), "-1 -1 62 92", px, px * 1.5)).join("") +
    [1, 2, 3, 4, 5, 6]
      .map((n) => box(art.dieSvg(n, { colour: n % 2 ? "red" : "cream" }), "0 0 40 40", px * 0.4))
      .join("") +
    [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((n) => box(art.tokenSvg(n), "-15 -15 30 30", px * 0.4)).join("") +
    `<p>${art.ICONS.map((name) => `<span title="${name}">${art.icon(name)}</span>`).join("")}</p>`,
  island() {
    const { x, y, width, height } = art.CATAN_BOX;
    const at = art.hexCentre;
    const road = (hex: string, k: number, colour: art.Colour) => {
      const [p, q] = [art.hexCorner(k), art.hexCorner(k + 1)];
      const turn = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
      return put(
        art.pieceSvg("catan", "road", colour),
        at(hex)[0] + (p[0] + q[0]) / 2,
        at(hex)[1] + (p[1] + q[1]) / 2,
        ` rotate(${turn})`,
      );
    };
    const build = (hex: string, k: number, colour: art.Colour, role: string) =>
      put(art.pieceSvg("catan", role, colour), at(hex)[0] + art.hexCorner(k)[0], at(hex)[1] + art.hexCorner(k)[1]);
    const content =
      art.seaSvg() +
      HARBOURS.map(([hex, side, trade]) => put(art.harbourSvg(side, trade), ...at(hex))).join("") +
      HEXES.map((hex, i) => {
        const [terrain, number] = BEGINNERS[i].split(" ");
        const [hx, hy] = at(hex);
        return put(
          art.hexSvg(terrain, { x: hx, y: hy }) +
            (number ? art.tokenSvg(Number(number)) : art.pieceSvg("catan", "robber", null)),
          hx,
          hy,
        );
      }).join("") +
      road("B2", 0, "blue") +
      road("C2", 1, "red") +
      road("C2", 2, "red") +
      road("D3", 2, "white") +
      road("D3", 1, "orange") +
      build("B2", 0, "blue", "settlement") +
      build("C2", 1, "red", "city") +
      build("D3", 3, "white", "settlement") +
      build("D3", 1, "orange", "city") +
      build("C5", 0, "black", "city");
    return box(
      content,
      `${x} ${y} ${width} ${height}`,
      width * (px / 100),
      height * (px / 100),
      `${art.nodeCount(content)} elements, ${Math.round(content.length / 1024)} kB`,
    );
  },
};

document.documentElement.dataset.theme = theme;
art.installArt(document);
const sheet = new CSSStyleSheet();
sheet.replaceSync(`body{margin:8px;background:${theme === "dark" ? "#1f1d1c" : "#efe6d2"};color:${theme === "dark" ? "#e6dcc4" : "#3b2d26"};font:11px sans-serif}
figure{display:inline-block;margin:3px}svg{display:block}figcaption{opacity:.6}.art-icon{display:inline-block;width:28px;margin:2px}`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const view = query.get("view");
const games: TileGame[] = query.get("game") ? [query.get("game") as TileGame] : ["hunters", "mayflower"];
const tileViews = ["kinds", "turns", "board"];
document.body.innerHTML = (view ? [view] : Object.keys(VIEWS))
  .map((name) =>
    (tileViews.includes(name) ? games : games.slice(0, 1))
      .map((game) => `<section>${VIEWS[name](game)}</section>`)
      .join(""),
  )
  .join("");
