/** Colours by game and theme, and the one style sheet that all drawings share. */
import type { Game, Theme } from "./types";

const SHARED: Record<string, string> = {
  ink: "#2c2119",
  paper: "#f6ecd6",
  cream: "#fdf5df",
  shade: "#2c2119",
  stone: "#c4bbae",
  stone2: "#8a7f74",
  wood: "#a8703f",
  wood2: "#6f4a30",
  gold: "#f2bd2e",
  red: "#c0301f",
  leaf: "#6d9350",
  water: "#3f93c4",
  water2: "#a5dbf0",
  deep: "#2a78ad",
  white: "#fffdf4",
  board: "#d8b98a",
  board2: "#9a7448",
};

const GAMES: Record<Game, Record<string, string>> = {
  hunters: {
    ground: "#d9d06c",
    ground2: "#e5dd88",
    ground3: "#c6c05b",
    grass: "#93903a",
    forest: "#3a6438",
    forest2: "#305630",
    tree1: "#528a46",
    tree2: "#35703f",
    tree3: "#76a851",
    lit1: "#8fbf62",
    lit2: "#57974f",
    lit3: "#b0cf72",
    bank: "#f3e6b4",
    rock: "#b9a78e",
    mammoth: "#7d4a30",
    deer: "#b5662c",
    tiger: "#ef8f26",
    aurochs: "#4e372d",
    fire: "#e0602c",
    fire2: "#f6b63e",
    lava: "#e0492a",
    mushrooms: "#d2452f",
    fish: "#f7fbfc",
  },
  mayflower: {
    ground: "#93b955",
    ground2: "#a3c566",
    ground3: "#84ab4a",
    grass: "#5f8434",
    forest: "#4d7a3a",
    tree1: "#4f8f3f",
    tree2: "#d98a2f",
    tree3: "#c2562f",
    lit1: "#7cb558",
    lit2: "#f0b352",
    lit3: "#e27f4a",
    road: "#f7e7bd",
    road2: "#d3b37c",
    bank: "#6b5a34",
    city: "#9d5531",
    city2: "#7f4427",
    city3: "#ad6a40",
    wall: "#fbeccb",
    roof1: "#c93c28",
    roof2: "#9c3a4a",
    roof3: "#de7430",
    eave: "#d9c39a",
    fence: "#7a4d2b",
    palisade: "#f0d9a6",
    field: "#fff0a4",
    field2: "#f0cd62",
    barn: "#b8321f",
    flags: "#1f4f96",
    bison: "#563423",
    hare: "#a9754a",
    turkey: "#6d3421",
    beaver: "#7a4626",
    beach: "#f7e5b2",
    tent: "#efdcb6",
  },
  catan: {
    ground: "#b6cf7d",
    forest: "#2b6338",
    forest2: "#23532c",
    tree1: "#488a43",
    tree2: "#2b683d",
    tree3: "#6ba54c",
    lit1: "#7db559",
    lit2: "#498e52",
    lit3: "#9bc867",
    pasture: "#70ae44",
    pasture2: "#86c158",
    pasture3: "#649f3b",
    grass: "#477a28",
    fields: "#ffe37c",
    fields2: "#f3c64f",
    hills: "#c96a3e",
    hills2: "#a94e2a",
    hills3: "#e08a58",
    mountains: "#a3a8b4",
    mountains2: "#6f7480",
    mountains3: "#c9cdd6",
    desert: "#efdfb3",
    desert2: "#d3b878",
    beach: "#f6e3ae",
    sea: "#2f86b0",
    sea2: "#5eb2cf",
    sea3: "#1f6d98",
    brick: "#c0502c",
    grain: "#f4b92a",
    wool: "#fffaf0",
    ore: "#7b828e",
    lumber: "#a5672f",
    token: "#fdf2d0",
    night: "#5a6b9a",
    violet: "#74508a",
  },
};

/** The colours of the players differ in emblem and initial too. */
export const COLOURS = {
  red: { initial: "R", emblem: "disc", body: "#cb3023", dark: "#861a10", mark: "#fff6e0" },
  blue: { initial: "B", emblem: "bar", body: "#2267b8", dark: "#123f78", mark: "#fff6e0" },
  yellow: { initial: "Y", emblem: "triangle", body: "#f7c62b", dark: "#a8760d", mark: "#38291c" },
  green: { initial: "G", emblem: "diamond", body: "#1d7a3f", dark: "#0e4a24", mark: "#fff6e0" },
  black: { initial: "K", emblem: "cross", body: "#3d3a45", dark: "#17151b", mark: "#fff6e0" },
  orange: { initial: "O", emblem: "square", body: "#ec8a26", dark: "#a85a10", mark: "#2e1f12" },
  white: { initial: "W", emblem: "chevron", body: "#f7f2e6", dark: "#b3a994", mark: "#38291c" },
} as const;

export type Colour = keyof typeof COLOURS;

/** What a player counts stays bright at night. */
const LANTERNS = new Set(
  "mammoth deer tiger aurochs fire fire2 lava mushrooms fish bison hare turkey beaver flags barn roof1 roof3 wool grain brick ore lumber token wood leaf beach stone wall".split(
    " ",
  ),
);

/** The glaze of the night, and where it is thinner or thicker, so that lands stay as far apart as by day. */
const GLAZE = { usual: 0.2, lantern: 0.06 };
const GLAZED: Partial<Record<Game, Record<string, number>>> = {
  catan: Object.fromEntries([
    ...["forest", "forest2", "tree1", "tree2", "tree3", "lit1", "lit2", "lit3"].map((name) => [name, 0.3]),
    ...["pasture", "pasture2", "pasture3", "grass"].map((name) => [name, 0.25]),
    ...["fields", "fields2"].map((name) => [name, 0.13]),
  ]),
};

function blend(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((i) => {
    const [a, b] = [parseInt(colour.slice(i, i + 2), 16), parseInt(other.slice(i, i + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** All colours of a game by name; at night the same gouache under a blue glaze. */
export function palette(game: Game, theme: Theme = "light"): Record<string, string> {
  const day = { ...SHARED, ...GAMES[game] };
  if (theme === "light") return day;
  const night = Object.fromEntries(
    Object.entries(day).map(([name, colour]) => {
      const share = GLAZED[game]?.[name] ?? (LANTERNS.has(name) ? GLAZE.lantern : GLAZE.usual);
      return [name, blend(colour, "#101826", share)];
    }),
  );
  return {
    ...night,
    ink: "#14100f",
    shade: "#0b0b10",
    // Deeper than the glaze alone makes it: rivers stand clear of meadows.
    water: "#2f6f98",
    gold: "#e0ad31",
    red: "#b83a2c",
    cream: "#e6dcc4",
    paper: "#ddd2b8",
    white: "#e9e3d4",
  };
}

const variables = (game: Game, theme: Theme): string =>
  Object.entries(palette(game, theme))
    .map(([k, v]) => `--a-${k}:${v}`)
    .join(";");

/** What the classes of the drawings mean, in variables of the palettes: fills `af-…`, strokes `as-…`, players' colours, ink lines. */
export function artRules(): string {
  const names = [...new Set((Object.keys(GAMES) as Game[]).flatMap((g) => Object.keys(palette(g))))];
  return [
    names.map((k) => `.af-${k}{fill:var(--a-${k})}.as-${k}{fill:none;stroke:var(--a-${k})}`).join(""),
    Object.entries(COLOURS)
      .map(([name, c]) => `.ap-${name}{fill:${c.body}}.apd-${name}{fill:${c.dark}}.apm-${name}{fill:${c.mark}}`)
      .join(""),
    ".ao{stroke:var(--a-ink);stroke-width:.8;stroke-linejoin:round}",
    ".ai{fill:none;stroke:var(--a-ink);stroke-width:.8;stroke-linecap:round;stroke-linejoin:round}",
    ".aw1{stroke-width:.7}.aw2{stroke-width:1}.aw3{stroke-width:1.3}.aw4{stroke-width:2.4}.aw1,.aw2,.aw3,.aw4{stroke-linecap:round;stroke-linejoin:round}",
    ".as{fill:#120a04;fill-opacity:.3}.asd{fill:none;stroke:#120a04;stroke-opacity:.28;stroke-linejoin:round;stroke-linecap:round}.agl{fill:none;stroke:#fff;stroke-opacity:.5;stroke-linecap:round;stroke-linejoin:round}.agr{fill:none;stroke:#000;stroke-opacity:.16;stroke-width:.6;stroke-linecap:round}",
    ".ah{fill:none;stroke:var(--a-cream);stroke-opacity:.85;stroke-linejoin:round;stroke-linecap:round}",
    '.at{font-family:Georgia,"Palatino Linotype",Palatino,"Noto Serif",serif;text-anchor:middle}',
  ].join("\n");
}

/** The style sheet as text: the palettes of all games, and the rules. */
export function artStyles(): string {
  const scheme = (theme: Theme, prefix: string) =>
    (Object.keys(GAMES) as Game[]).map((g) => `${prefix}.art-${g}{${variables(g, theme)}}`).join("");
  return [
    scheme("light", ""),
    `@media (prefers-color-scheme:dark){${scheme("dark", ":root:not([data-theme=light]) ")}}`,
    scheme("dark", "[data-theme=dark] "),
    artRules(),
  ].join("\n");
}

/** Adds the style sheet to the page. */
export function installArt(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(artStyles());
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
