/** Colours by game and theme, and the one style sheet that all drawings share. */
import type { Game, Theme } from './types';

const SHARED: Record<string, string> = {
  ink: '#3b2d26', paper: '#f6ecd6', cream: '#fbf4e2', shade: '#3b2d26', stone: '#b9ad9c', stone2: '#8f8375', wood: '#9a6b43', wood2: '#6f4a30',
  gold: '#edb933', red: '#b5382a', leaf: '#6d9350', water: '#86b7c4', water2: '#a9d0d6', white: '#fdfaf1',
};

const GAMES: Record<Game, Record<string, string>> = {
  hunters: {
    ground: '#cfc583', ground2: '#dbd197', grass: '#94904c', forest: '#67835a', forest2: '#58744e', tree1: '#7f9d62', tree2: '#587a52', tree3: '#98ad6a',
    bank: '#e6d8a8', rock: '#b7a892', mammoth: '#8d5f45', deer: '#c0834c', tiger: '#dd9440', aurochs: '#6a5044', fire: '#e0602c', fire2: '#f6b63e',
    lava: '#cf4a2b', mushrooms: '#c4513a', fish: '#e9eef0',
  },
  mayflower: {
    ground: '#bccb86', ground2: '#cad699', grass: '#7f9450', forest: '#7a8d55', tree1: '#8aa35c', tree2: '#d39b4c', tree3: '#c47443', road: '#ecdcb4', road2: '#c9ae7c',
    city: '#dcbf93', city2: '#d0ae7e', wall: '#f4e6c8', roof1: '#b65a42', roof2: '#7d6a72', roof3: '#c98a4b', fence: '#8c6442',
    field: '#e3c15f', field2: '#c69b3f', barn: '#a8432f', flags: '#33598c', bison: '#6d4a37', hare: '#b08a63', turkey: '#7b4b36', beaver: '#8a5a3b', beach: '#f0e0b4', tent: '#efdcb6',
  },
  catan: {
    ground: '#b6cf7d', forest: '#6f9a5c', forest2: '#5c874f', tree1: '#86ad68', tree2: '#4f7c4d', tree3: '#9dbb6e', pasture: '#b5d17e', pasture2: '#c6dc92', grass: '#7f9f4f',
    fields: '#efcd68', fields2: '#dbae44', hills: '#d58a5b', hills2: '#bb6c43', mountains: '#b3aea8', mountains2: '#8f8a88', desert: '#ead9a8', desert2: '#d8bf83',
    beach: '#f2e2b6', sea: '#86bacb', sea2: '#9fcbd7', brick: '#c0603c', grain: '#e8b93a', wool: '#fbf6e8', ore: '#8e9299', lumber: '#a5713f', token: '#fbf1d6',
    night: '#5a6b9a', violet: '#7d5a8c',
  },
};

/** Seats differ by colour, by emblem and by initial. */
export const SEATS = [
  { name: 'red', initial: 'R', emblem: 'disc', body: '#c43d2b', dark: '#8e2619', mark: '#fff6e0' },
  { name: 'blue', initial: 'B', emblem: 'bar', body: '#2b66a8', dark: '#1c4775', mark: '#fff6e0' },
  { name: 'yellow', initial: 'Y', emblem: 'triangle', body: '#f2c230', dark: '#b5861a', mark: '#38291c' },
  { name: 'green', initial: 'G', emblem: 'diamond', body: '#2f7d43', dark: '#1f582e', mark: '#fff6e0' },
  { name: 'black', initial: 'K', emblem: 'cross', body: '#3a363d', dark: '#1f1c22', mark: '#fff6e0' },
] as const;

/** What a player counts stays bright at night. */
const LANTERNS = new Set('mammoth deer tiger aurochs fire fire2 lava mushrooms fish bison hare turkey beaver flags barn roof1 roof3 wool grain brick ore lumber token wood leaf beach stone wall'.split(' '));

function blend(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((i) => {
    const [a, b] = [parseInt(colour.slice(i, i + 2), 16), parseInt(other.slice(i, i + 2), 16)];
    return Math.round(a + (b - a) * share).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** All colours of a game by name; at night the same gouache under a blue glaze. */
export function palette(game: Game, theme: Theme = 'light'): Record<string, string> {
  const day = { ...SHARED, ...GAMES[game] };
  if (theme === 'light') return day;
  const night = Object.fromEntries(Object.entries(day).map(([name, colour]) => [name, blend(colour, '#1b2536', LANTERNS.has(name) ? 0.1 : 0.31)]));
  return { ...night, ink: '#14100f', shade: '#0b0b10', gold: '#e0ad31', red: '#b83a2c', cream: '#e6dcc4', paper: '#ddd2b8', white: '#e9e3d4' };
}

const variables = (game: Game, theme: Theme): string => Object.entries(palette(game, theme)).map(([k, v]) => `--a-${k}:${v}`).join(';');

/** The style sheet as text: fills `af-…`, strokes `as-…`, seat colours, ink lines. */
export function artStyles(): string {
  const games = Object.keys(GAMES) as Game[];
  const scheme = (theme: Theme, prefix: string) => games.map((g) => `${prefix}.art-${g}{${variables(g, theme)}}`).join('');
  const names = [...new Set(games.flatMap((g) => Object.keys(palette(g))))];
  return [
    scheme('light', ''),
    `@media (prefers-color-scheme:dark){${scheme('dark', ':root:not([data-theme=light]) ')}}`,
    scheme('dark', '[data-theme=dark] '),
    names.map((k) => `.af-${k}{fill:var(--a-${k})}.as-${k}{fill:none;stroke:var(--a-${k})}`).join(''),
    SEATS.map((s, i) => `.ap${i}{fill:${s.body}}.apd${i}{fill:${s.dark}}.apm${i}{fill:${s.mark}}`).join(''),
    '.ao{stroke:var(--a-ink);stroke-width:.8;stroke-linejoin:round}',
    '.ai{fill:none;stroke:var(--a-ink);stroke-width:.8;stroke-linecap:round;stroke-linejoin:round}',
    '.aw1{stroke-width:.7}.aw2{stroke-width:1}.aw3{stroke-width:1.3}.aw4{stroke-width:2.4}.aw1,.aw2,.aw3,.aw4{stroke-linecap:round;stroke-linejoin:round}',
    '.ah{fill:none;stroke:var(--a-cream);stroke-linejoin:round;stroke-linecap:round}',
    '.at{font-family:Georgia,"Palatino Linotype",Palatino,"Noto Serif",serif;text-anchor:middle}',
  ].join('\n');
}

/** Adds the style sheet to the page. */
export function installArt(page: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(artStyles());
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
