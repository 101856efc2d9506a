/**
 * The art of Tilefolk: pure functions that return SVG text, always the same for the same arguments.
 *
 * Set-up, once: `installArt(document)` adds the style sheet (a constructed one, so a strict CSP is fine; use
 * `artStyles()` where a text is wanted). Drawings need no <defs> and no ids.
 * Colours follow `prefers-color-scheme` and `<html data-theme="light|dark">`.
 *
 * Tile games. One tile is 100 × 100 units; the board puts it at translate(100·x 100·y). Draw tiles in any order.
 *   tileSvg(game, name, def, {rotation, x, y})   <g>, already turned (never rotate it yourself: animals stay upright)
 *   anchors(game, name, def, rotation)           {zone index: [x, y]}: where a figure stands in each zone of the turned tile
 *   zonePath(game, name, def, zone, rotation)    path data of a zone's outline on the turned tile, for highlights
 *   seaBeyond(start fields, turned)              Mayflower's open sea, under all tiles
 *   pieceSvg(game, role, colour)                <g> centred on 0,0, about 20 × 20 units on a tile
 *      hunters: hunter gatherer fisher hut · mayflower: robber shopkeeper farmer trapper surveyor
 *      catan: road settlement city robber (road lies along the x axis, rotate it to its path)
 *      the surveyor and Catan's robber are nobody's: colour null
 *
 * Catan. Hexes are pointy side up, 50 units from centre to corner (HEX); a hex group is centred on 0,0.
 *   hexCentre('C3') [x, y] of a hex by name, C3 at 0,0 · hexCorner(i) i = 0 north, clockwise · CATAN_BOX the whole board's box
 *   seaSvg()                                     sea, beach and frame under all hexes
 *   hexSvg(terrain, {x, y})                      terrain; x, y only seed the ornaments
 *   tokenSvg(number)                             number token with pips, centred on 0,0
 *   harbourSvg(side, trade)                      pier and sign, drawn from its hex's centre; side 'north-west' …, trade '3:1' or 'wool 2:1'
 *   cardSvg(name)                                60 × 90: wood brick wool grain ore · knight road_building year_of_plenty
 *                                                monopoly victory_point · longest_road largest_army · resource_back development_back
 *   dieSvg(1..6, {colour})                       40 × 40
 *
 * Anywhere.
 *   icon(name)          a whole <svg viewBox="0 0 24 24" aria-hidden="true"> in currentColor; ICONS lists the names
 *   COLOURS             {name: {initial, emblem}} · seatBadge(colour) <g> centred on 0,0, radius 10: colour, emblem and initial
 *   palette(game, theme) the colours by name
 *   nodeCount(svg)      elements in a drawing, for budgets
 */
export type {
  Game,
  KindDef,
  Point,
  Resource,
  Rotation,
  Side,
  Terrain,
  Theme,
  TileGame,
  TilePlace,
  Zone,
  ZoneRef,
} from "./types";
export { artRules, artStyles, COLOURS, installArt, palette } from "./palette";
export type { Colour } from "./palette";
export { nodeCount } from "./ink";
export { anchors, tileSvg, zonePath } from "./tile";
export { seaBeyond } from "./coast";
export { pieceSvg, seatBadge } from "./pieces";
export { harbourSvg, hexSvg, seaSvg, tokenSvg, wavesSvg } from "./catan";
export { CATAN_BOX, HEX, hexCentre, hexCorner, hexOutline, islandBox, islandPieces, lay, lie } from "./island";
export { cardSvg, dieSvg } from "./cards";
export { resourceGlyph } from "./goods";
export { icon, ICONS } from "./icons";
export { bevel, DEFS, THICK, underside } from "./solid";
