/** The views of the games as the server sends them: everything a client may know, and nothing else. */
import type { Advised, CatanView, Described, TileView, View } from "../protocol";

export type {
  Advised,
  CatanAction,
  CatanView,
  CoachRemark as Remark,
  Described as Legal,
  FeatureSeen as Feature,
  FigureAction,
  FigureSeen as Figure,
  HandSeen as Hand,
  MayflowerView,
  OfferSeen as Offer,
  PieceSeen as Piece,
  PlaceAction,
  Reason,
  ScoreAction,
  TileSeen as PlacedTile,
  TileView,
  View,
} from "../protocol";

/** A turn that is shown on the board, of any seat. */
export interface Suggested {
  seat: number;
  advised: Advised;
  /** What was done instead, if it is shown too. */
  played: Advised | null;
  /** By which both are told apart, on the board and in words. */
  signs: { advised: string; played: string };
}

export type Cards = Record<string, number>;

/** The view if it is a tile game's. */
export function tileView(view: View | null): TileView | null {
  return view && view.game !== "catan" ? view : null;
}

/** The view if it is Catan's. */
export function catanView(view: View | null): CatanView | null {
  return view?.game === "catan" ? view : null;
}

/** The actions of one type. */
export function ofType<Type extends Described["type"]>(
  actions: Described[],
  type: Type,
): Extract<Described, { type: Type }>[] {
  return actions.filter((action): action is Extract<Described, { type: Type }> => action.type === type);
}
