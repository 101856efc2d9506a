/** The views of the games as the server sends them: everything a client may know, and nothing else. */
export interface CommonView {
  game: string;
  players: number;
  seat: number | null;
  phase: string;
  to_move: number[];
  over: boolean;
  winners: number[];
  scores: number[];
  /** Where each seat's points came from. */
  points?: Record<string, number>[];
}

export interface PlacedTile {
  x: number;
  y: number;
  kind: string;
  rotation: number;
}

export interface Figure {
  seat: number;
  role: string;
  x: number;
  y: number;
  zone: number;
}

export interface Feature {
  type: string;
  cells: [number, number, number][];
  complete: boolean;
  figures: number[];
  owners: number[];
  value: number;
  size: number;
  [detail: string]: unknown;
}

export interface TileView extends CommonView {
  tiles: PlacedTile[];
  drawn: { kind: string; deck: string } | null;
  figures: Figure[];
  supply: Record<string, number>[];
  /** What is left, by stack and kind. */
  remaining: Record<string, Record<string, number>>;
  features: Feature[];
  surveyors?: number[];
  laid: { x: number; y: number } | null;
}

export type Cards = Record<string, number>;

export interface Hand {
  count: number;
  cards: Cards | null;
  development: number;
  development_cards: Cards | null;
}

export interface Piece {
  seat: number;
  at: string;
}

/** An open offer and what the asked have said; a counter-offer says what its maker gives and wants. */
export interface Offer {
  seat: number;
  give: Cards;
  want: Cards;
  answers: { seat: number; answer: string; give: Cards; want: Cards }[];
}

export interface CatanView extends CommonView {
  hexes: { id: string; terrain: string | null; token: number | null }[];
  robber: string | null;
  harbours: { hex: string; side: string; trade: string | null }[];
  settlements: Piece[];
  cities: Piece[];
  roads: Piece[];
  hands: Hand[];
  bank: Cards;
  development_left: number;
  knights: number[];
  road_lengths: number[];
  longest_road: number | null;
  largest_army: number | null;
  dice: [number, number] | null;
  offer: Offer | null;
  pieces_left: Record<string, number>[];
  public_points: number[];
  may_trade: boolean;
  discards: { waiting: number[]; owes?: number; laid?: Cards } | null;
}

export type View = CommonView & Partial<Omit<TileView, keyof CommonView>> & Partial<Omit<CatanView, keyof CommonView>>;

/** A legal action: its notation, its type, and what describes it. */
export interface Legal {
  name: string;
  type: string;
  [field: string]: unknown;
}

/** A legal action that a bot thinks well of: the share of wins (0 to 1) and the points it expects of it. */
export interface Advised extends Legal {
  share: number;
  expected_points: number;
}
