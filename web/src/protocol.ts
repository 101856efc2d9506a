// Written by scripts/protocol-types from the server's messages and the games' views. Do not edit.

export const PROTOCOL = 1;

export type OptionValue = boolean | number | string;

export type Value = boolean | number | string | (number | string | number[] | Record<string, number>)[] | Record<string, number> | null;

export type Parts = Record<string, Value>;

export type ActionText = string | Parts;

/** What was wrong: a key of the locales, the rule that forbids it, parameters of the text. */
export interface Problem {
  key: string;
  rule: string | null;
  params: Parts;
  reason: Problem | null;
}

/** The body of every HTTP answer that is an error. */
export interface ErrorAnswer {
  error: Problem;
}

/** Who the session belongs to; both null without one. */
export interface Guest {
  name: string | null;
  player: string | null;
}

/** A guest gives a name, or another one. */
export interface NewGuest {
  name: string;
}

/** One option of a game, chosen when a table is made. */
export interface OptionInfo {
  name: string;
  type: "bool" | "choice" | "int";
  default: OptionValue;
  choices: OptionValue[];
  rule: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
  colours: Record<string, string[]>;
}

/** A level of the bots, weakest first. */
export interface BotInfo {
  level: string;
}

/** A place at a new table. */
export interface NewSeat {
  kind: "bot" | "mine" | "open";
  name?: string | null;
  level?: string | null;
  colour?: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, OptionValue>;
  public?: boolean;
  shuffle?: boolean;
  start?: boolean;
  pledge?: string | null;
  answer_seconds?: number | null;
}

/** A place at a table as everybody sees it. */
export interface Seat {
  kind: "bot" | "human" | "open";
  name: string;
  player: string;
  level: string;
  colour: string;
  colour_chosen: boolean;
  online: boolean;
  released: boolean;
  pledge: string;
}

/** What was settled at the start, in the order of the seats then; nonces and order as they come. */
export interface Promised {
  text: string;
  pledges: string[];
  nonces: string[];
  order: number[];
}

/** The finished game that a table goes on from: where it can be seen, and after how many moves. */
export interface TableOrigin {
  page: string;
  number: number;
  names: string[];
}

/** A table as everybody sees it. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  public: boolean;
  shuffle: boolean;
  status: "over" | "playing" | "starting" | "waiting";
  host: string;
  created: number;
  seats: Seat[];
  watching: number;
  commitment: string;
  promise: Promised | null;
  seed: string;
  rematch: string;
  answer_seconds: number;
  scores: number[];
  winners: number[];
  origin: TableOrigin | null;
}

/** What an invite link leads to. */
export interface Invitation {
  game: string;
  host: string;
  status: "over" | "playing" | "starting" | "waiting";
  players: string[];
  open: number;
}

/** The secret part of an invite link. */
export interface Invite {
  invite: string;
}

/** What would a bot of this level do in this seat? */
export interface HintRequest {
  seat: number;
  level?: string;
}

/** The best few turns, best first: steps, reasons, and the share of wins a bot expects of each. */
export interface Hint {
  actions: Advised[];
}

/** What does the coach say to this seat? */
export interface CoachRequest {
  seat: number;
}

/** ``key``: ``now``, ``brought``, ``missed`` or ``lost``; ``reason``: a key with its parameters. */
export interface CoachRemark {
  key: string;
  reason: Reason;
}

/** What matters in the decision now, and what the last turn brought or missed; null: nothing to say. */
export interface Coaching {
  now: CoachRemark | null;
  last: CoachRemark | null;
}

/** Decide for a seat, in the position after entry `seq`: all of these actions, or none. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  seq: number;
  actions: ActionText[];
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Take an open seat. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  invite?: string;
  name?: string | null;
}

/** Give the own seat back. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** Agree that the host gives the own seat to somebody else, or take that back. */
export interface Release {
  type: "release";
  id: string;
  seat: number;
  released: boolean;
}

/** Host: empty a seat. */
export interface Open {
  type: "open";
  id: string;
  seat: number;
}

/** Host: put a bot in a seat. */
export interface Bot {
  type: "bot";
  id: string;
  seat: number;
  level: string;
}

/** Before the start: choose the colour of an own seat, or as host of a bot's; empty: any. */
export interface Colour {
  type: "colour";
  id: string;
  seat: number;
  colour: string;
}

/** Host: one more open seat. */
export interface Add {
  type: "add";
  id: string;
}

/** Host: take a seat away. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

/** Host: begin the game. */
export interface Start {
  type: "start";
  id: string;
}

/** Before the start: the SHA-256 of this browser's share of the seed. */
export interface Pledge {
  type: "pledge";
  id: string;
  pledge: string;
}

/** At the start: the share that was pledged. */
export interface Reveal {
  type: "reveal";
  id: string;
  nonce: string;
}

/** Become host in the place of one who is gone. */
export interface Host {
  type: "host";
  id: string;
}

/** Once more, with the same seats and options. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** What would these actions of an own seat bring, in the position after entry `seq`? */
export interface Try {
  type: "try";
  id: string;
  seat: number;
  seq: number;
  actions: ActionText[];
}

/** Hotseat: see through the eyes of an own seat; null follows the turn. */
export interface ViewSeat {
  type: "view_seat";
  seat: number | null;
}

/** Ask for a snapshot. */
export interface Sync {
  type: "sync";
  since?: number;
}

/** Keep the connection alive. */
export interface Ping {
  type: "ping";
}

/** Something that happened to a seat of a game in play. */
export interface SeatEvent {
  kind: "seat_back" | "seat_bot" | "seat_free" | "seat_kept" | "seat_opened" | "seat_released" | "seat_taken" | "share_missing";
  data: SeatNews;
}

/** Something somebody said. */
export interface ChatLine {
  seq: number;
  player: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Who the server takes you for, and through whose eyes the view is. */
export interface You {
  player: string | null;
  seats: number[];
  seat: number | null;
  host: boolean;
}

/** A bot waits so long still for these seats, whose decision it could end. */
export interface Countdown {
  seats: number[];
  seconds: number;
}

/** The first message on a socket. */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  seat_absence: number;
}

/** Everything, with events and chat after entry `since`. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  since: number;
  table: Table;
  you: You;
  view: View | null;
  legal: Described[];
  countdown: Countdown | null;
  away: number[];
  events: EventLine[];
  chat: ChatLine[];
}

/** New entries of the log; only the parts that changed. */
export interface Update {
  type: "update";
  seq: number;
  first?: number;
  table?: Table;
  you?: You;
  view?: View;
  legal?: Described[];
  countdown?: Countdown | null;
  events?: EventLine[];
  chat?: ChatLine[];
}

/** The command is stored, as entry `seq`. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** The position has changed since; nothing was done. */
export interface Stale {
  type: "stale";
  id: string;
  seq: number;
}

/** Nothing was done, for this reason; `index` is that of the action at fault. */
export interface Error {
  type: "error";
  id: string;
  error: Problem;
  index: number | null;
}

/** What the actions would bring: events, points gained by seat, what one would see and could do next. */
export interface Tried {
  type: "tried";
  id: string;
  seq: number;
  events: SeenEvent[];
  points: number[];
  view: View;
  legal: Described[];
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  online: boolean[];
  away: number[];
  watching: number;
}

/** A bot has begun to think. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** Answer to a ping. */
export interface Pong {
  type: "pong";
}

/** A lesson in a list: its steps or exercises by name, and which of them the caller has done. */
export interface LessonInfo {
  name: string;
  game: string;
  kind: "exercises" | "game";
  title: Record<string, string>;
  parts: string[];
  done: string[];
}

/** All lessons, and the games that the caller has won against somebody. */
export interface Learning {
  lessons: LessonInfo[];
  won: string[];
}

/** Somebody at the table of a lesson; the learner has no name of the lesson's. */
export interface LessonSeat {
  name: string;
  colour: string;
}

/** A step of a guided game: what is said, what is to be done, and the place that it is about. */
export interface StepInfo {
  name: string;
  rules: string[];
  jump: boolean;
  at: string;
  where: string[];
  say: Record<string, string>;
  task: Record<string, string>;
}

/** An exercise in the list of its game. */
export interface ExerciseInfo {
  name: string;
  rules: string[];
  ask: "legal" | "order" | "places" | "score" | "state";
  question: Record<string, string>;
}

/** A whole lesson, without its solutions. */
export interface Lesson {
  name: string;
  game: string;
  kind: "exercises" | "game";
  title: Record<string, string>;
  you: number;
  seats: LessonSeat[];
  steps: StepInfo[];
  exercises: ExerciseInfo[];
  done: string[];
}

/** The table at one moment: what is seen, what may be done, and what has just happened. */
export interface Moment {
  view: View;
  legal: Described[];
  events: SeenEvent[];
}

/** The learner's moves since the step began. */
export interface Moves {
  moves: ActionText[];
}

/** The learner's moves since the step began, and those that are only tried. */
export interface TriedMoves {
  moves: ActionText[];
  tried: ActionText[];
}

/** What moves would bring that are only tried: the table then and points by seat, or a refusal. */
export interface LessonTrial {
  now: Moment;
  points: number[];
  refusal: Problem | null;
  said: Record<string, string> | null;
}

/** Where the moves have led: the table, what is said to them, and if the goal is met what follows. */
export interface Standing {
  verdict: "going_on" | "met" | "missed" | "refused";
  now: Moment;
  said: Record<string, string> | null;
  refusal: Problem | null;
  as_shown: boolean;
  then: Moment[];
}

/** The moves that the lesson itself makes in a step, what is said then, and what follows. */
export interface Shown {
  moments: Moment[];
  said: Record<string, string>;
  then: Moment[];
}

/** Moves that an exercise offers, described one after another. */
export interface ChoiceInfo {
  moves: Described[];
}

/** An exercise: the table, the question, and what the answer is made of. */
export interface Exercise {
  name: string;
  game: string;
  rules: string[];
  ask: "legal" | "order" | "places" | "score" | "state";
  question: Record<string, string>;
  seats: LessonSeat[];
  now: Moment;
  choices: ChoiceInfo[];
  paths: string[];
  done: boolean;
}

/** An answer: points of every seat, values of the table by their paths, or the numbers of choices. */
export interface LessonAnswer {
  gains?: number[];
  values?: Record<string, string>;
  chosen?: number[];
}

/** Whether an answer is right, and what is said to a likely slip. */
export interface Judged {
  right: boolean;
  said: Record<string, string> | null;
}

/** Whether a choice is right, and the refusal if it is not allowed. */
export interface Verdict {
  right: boolean;
  refusal: Problem | null;
}

/** An exercise solved: what happens step by step, each choice, the answer, and why. */
export interface Solution {
  moments: Moment[];
  choices: Verdict[];
  gains: number[];
  values: Record<string, string>;
  why: Record<string, string>;
}

/** A position that shows a rule. */
export interface Pictured {
  rules: string[];
  lesson: string;
  part: string;
  caption: Record<string, string>;
}

/** What is needed to draw a position. */
export interface Picture {
  view: View;
  seats: LessonSeat[];
}

/** A move of the record: what the eyes see of it; ``seat`` is null for a move of chance. */
export interface ReplayMove {
  seat: number | null;
  events: EventLine[];
}

/** A finished game from its first to its last move. */
export interface Replay {
  table: Table;
  moves: ReplayMove[];
}

/** What the eyes see after so many moves. */
export interface ReplayPosition {
  number: number;
  view: View;
}

/** Play on after so many moves; the table begins at once unless a seat waits for a friend. */
export interface PlayOn {
  number: number;
  seats: NewSeat[];
  pledge?: string | null;
}

/** A record from a file. */
export interface RecordFile {
  record: string;
}

/** Under this id the record can be replayed, until nobody looks at it for long. */
export interface KeptRecord {
  id: string;
}

/** How far an analysis is; ``edition`` counts the reports, and null is for those who have the last one.

    ``yours``: whether the asker may stop it. */
export interface Analysis {
  state: "done" | "failed" | "none" | "stopped" | "waiting" | "working";
  share: number;
  edition: number;
  report: Report | null;
  yours: boolean;
}

/** Begin an analysis, or stop it; what is known stays. */
export interface AnalysisOrder {
  go: "begin" | "stop";
}

/** Who had a seat in the end. */
export interface PlayedSeat {
  kind: "bot" | "human" | "open";
  name: string;
  level: string;
  colour: string;
  mine: boolean;
}

/** A finished game of somebody's; of old ones points and winners may be unknown and empty. */
export interface PlayedGame {
  id: string;
  game: string;
  created: number;
  seats: PlayedSeat[];
  scores: number[];
  winners: number[];
  points: Record<string, number>[];
}

/** A seat in a file: ``mine`` for who has written it for themselves, ``player`` where a host has. */
export interface ArchivedSeat {
  kind: "bot" | "human" | "open";
  name: string | "";
  level: string | "";
  colour: string;
  mine: boolean;
  player: string;
}

/** One line of a file of games: the record, and what it does not tell. */
export interface ArchivedGame {
  format: number;
  id: string;
  created: number;
  seats: ArchivedSeat[];
  record: string;
}

/** Lines of a file of games, to be taken in. */
export interface GamesFile {
  games: ArchivedGame[];
}

/** How many games were new, how many were here already, and how many can't be read. */
export interface TakenIn {
  added: number;
  known: number;
  unreadable: number;
}

/** ``key``: which words of the locales; ``params``: what fills them. */
export interface Reason {
  key: string;
  params: Parts;
}

/** Whose seat, with its number for people; who sits there or left it, with a hand of cards, and why. */
export interface SeatNews {
  hand?: boolean;
  name?: string;
  number: number;
  reason?: string;
  seat: number;
}

/** All that was found. */
export interface Report {
  version: number;
  game: string;
  players: number;
  seed: number;
  stage: string;
  playouts: number;
  scores: number[];
  nodes: Node[];
  strokes: Stroke[];
  decisions: Decision[];
  seats: SeatSum[];
  catan: CatanCounts | null;
}

/** A point of the curve, before move ``number``: of each seat the chance to win, its error, the points it
    has and those it may expect. */
export interface Node {
  number: number;
  shares: number[];
  errors: number[];
  scores: number[];
  points: number[];
}

/** Luck between two nodes, for each seat; ``text``: the main draw or throw. */
export interface Stroke {
  number: number;
  text: string;
  luck: number[];
}

/** What a seat chose, what that changed for all against the one-action player's choice, and a mark. */
export interface Decision {
  number: number;
  seat: number;
  text: string;
  change: number[];
  error: number;
  mark: "blunder" | "inaccuracy" | "mistake" | null;
  loss: number;
  loss_error: number;
  better: string;
  best: BestTurn[];
  action?: Described;
}

/** A turn that the one-action player thinks well of: its first action, all steps, and why. */
export interface BestTurn {
  name: string;
  turn: Described[];
  reasons: Reason[];
}

/** The whole game of one seat: ``start`` + ``luck`` + ``own`` + ``others`` = ``result``. */
export interface SeatSum {
  seat: number;
  start: number;
  luck: number;
  own: number;
  own_error: number;
  others: number;
  result: number;
  marks: Record<string, number>;
  luckiest: number | null;
  worst: number | null;
}

/** Throws by sum with what was to be expected, and each seat's cards. */
export interface CatanCounts {
  rolls: Record<string, number>;
  expected_rolls: Record<string, number>;
  seats: CatanSeat[];
}

/** The cards of one seat: what it got from throws and was to expect, lost, stole and traded. */
export interface CatanSeat {
  income: number;
  expected: number;
  by_number: Record<string, number>;
  by_resource: Record<string, number>;
  stolen: number;
  robbed: number;
  discarded: number;
  monopoly: number;
  lost_to_monopoly: number;
  plenty: number;
  bank_gave: number;
  bank_took: number;
  deals: number;
  deal_got: number;
  deal_gave: number;
  founding?: number;
}

/** The table of Catan. */
export interface CatanView {
  bank: Record<string, number>;
  card_played: boolean;
  cities: PieceSeen[];
  development_left: number;
  dice: number[] | null;
  discards: Discards | null;
  free_roads: number;
  game: "catan";
  hands: HandSeen[];
  harbours: HarbourSeen[];
  hexes: HexSeen[];
  knights: number[];
  largest_army: number | null;
  longest_road: number | null;
  may_trade: boolean;
  move: number;
  offer: OfferSeen | null;
  options: Record<string, OptionValue>;
  over: boolean;
  phase: string;
  pieces_left: PiecesLeft[];
  players: number;
  points: Record<string, number>[];
  public_points: number[];
  rates: Record<string, number>[];
  road_lengths: number[];
  roads: PieceSeen[];
  robber: string | null;
  rolled: boolean;
  scores: number[];
  seat: number | null;
  settlements: PieceSeen[];
  to_move: number[];
  turn: number | null;
  winners: number[];
}

/** A settlement, city or road. */
export interface PieceSeen {
  at: string;
  seat: number;
}

/** Who must still discard; for a seat what it owes and has chosen so far. */
export interface Discards {
  laid?: Record<string, number>;
  owes?: number;
  waiting: number[];
}

/** A hand: numbers for all, kinds for its owner. */
export interface HandSeen {
  bought_this_turn: number;
  cards: Record<string, number> | null;
  count: number;
  development: number;
  development_cards: Record<string, number> | null;
  new_cards?: Record<string, number>;
}

/** A harbour: at which side of a hex, and what it trades. */
export interface HarbourSeen {
  hex: string;
  side: string;
  trade: string | null;
}

/** A hex of the island; its terrain and number when they are known. */
export interface HexSeen {
  id: string;
  terrain: string | null;
  token: number | null;
}

/** An open offer and its answers. */
export interface OfferSeen {
  answers: AnswerSeen[];
  give: Record<string, number>;
  seat: number;
  to: number[];
  want: Record<string, number>;
}

/** What one who was asked has said; of a counter-offer what its maker gives and wants. */
export interface AnswerSeen {
  answer: string;
  give: Record<string, number>;
  seat: number;
  want: Record<string, number>;
}

/** What a seat can still build. */
export interface PiecesLeft {
  city: number;
  road: number;
  settlement: number;
}

/** The table of Hunters and Gatherers. */
export interface HuntersView {
  discarded: Record<string, number>;
  drawn: DrawnTile | null;
  features: FeatureSeen[];
  figures: FigureSeen[];
  game: "hunters";
  laid: TileSeen | null;
  on_turn: number;
  open: OpenSquares[];
  options: Record<string, OptionValue>;
  over: boolean;
  phase: string;
  players: number;
  points: Record<string, number>[];
  remaining: Record<string, Record<string, number>>;
  scores: number[];
  seat: number | null;
  supply: Record<string, number>[];
  tiles: TileSeen[];
  to_move: number[];
  turn: number;
  winners: number[];
}

/** The tile in hand, and the deck it came from. */
export interface DrawnTile {
  deck: string;
  kind: string;
}

/** A feature: its squares and zones, who holds it, and what it would bring as it stands. */
export interface FeatureSeen {
  cells: number[][];
  complete: boolean;
  figures: number[];
  goods: Record<string, number>;
  open: number;
  owners: number[];
  size: number;
  type: string;
  value: number;
}

/** Whose figure stands where, in which role. */
export interface FigureSeen {
  role: string;
  seat: number;
  x: number;
  y: number;
  zone: number;
}

/** A tile that lies on the table. */
export interface TileSeen {
  kind: string;
  rotation: number;
  x: number;
  y: number;
}

/** Free squares beside the land that are alike, and the kinds of tiles left that fit there. */
export interface OpenSquares {
  kinds: string[];
  squares: number[][];
}

/** The table of Mayflower. */
export interface MayflowerView {
  discarded: Record<string, number>;
  drawn: DrawnTile | null;
  features: FeatureSeen[];
  figures: FigureSeen[];
  game: "mayflower";
  laid: TileSeen | null;
  on_turn: number;
  open: OpenSquares[];
  options: Record<string, OptionValue>;
  over: boolean;
  phase: string;
  players: number;
  points: Record<string, number>[];
  remaining: Record<string, Record<string, number>>;
  scores: number[];
  seat: number | null;
  supply: Record<string, number>[];
  surveyors: number[];
  tiles: TileSeen[];
  to_move: number[];
  turn: number;
  winners: number[];
}

/** What a client needs to draw the empty board. */
export interface BoardArt {
  colours: string[];
  harbours: HarbourArt[];
  hexes: HexArt[];
  intersections: IntersectionArt[];
  paths: PathArt[];
}

/** A harbour: its hex, the side that it lies on, and the two intersections that have it. */
export interface HarbourArt {
  hex: string;
  intersections: string[];
  side: string;
  x: number;
  y: number;
}

/** A hex with the intersections round it. */
export interface HexArt {
  id: string;
  intersections: string[];
  x: number;
  y: number;
}

/** An intersection. */
export interface IntersectionArt {
  id: string;
  x: number;
  y: number;
}

/** A path between two intersections, by its middle. */
export interface PathArt {
  from: string;
  id: string;
  to: string;
  x: number;
  y: number;
}

export type TileView = HuntersView | MayflowerView;

export type View = CatanView | HuntersView | MayflowerView;

/** A tile was drawn. */
export interface DrawnEvent {
  kind: "drawn";
  data: {
    seat: number;
    tile: string;
    deck: string;
  };
}

/** A tile that fits nowhere was put aside. */
export interface DiscardedEvent {
  kind: "discarded";
  data: {
    seat: number;
    tile: string;
    deck: string;
  };
}

/** A tile was laid, turned clockwise by ``rotation`` degrees as in ``Place``; ``data`` has quarter turns. */
export interface LaidEvent {
  kind: "laid";
  data: {
    seat: number;
    tile: string;
    x: number;
    y: number;
    deck: string;
    rotation: number;
  };
}

/** A figure was placed. */
export interface PlacedEvent {
  kind: "placed";
  data: {
    seat: number;
    role: string;
    x: number;
    y: number;
    zone: number;
  };
}

/** A figure went home. */
export interface ReturnedEvent {
  kind: "returned";
  data: {
    seat: number;
    role: string;
    x: number;
    y: number;
    zone: number;
  };
}

/** A feature was finished. */
export interface CompletedEvent {
  kind: "completed";
  data: {
    type: string;
    cells: number[][];
  };
}

/** A feature brought points. */
export interface ScoredEvent {
  kind: "scored";
  data: {
    type: string;
    seats: number[];
    points: number;
    breakdown: Record<string, number>;
    cells: number[][];
    final: boolean;
  };
}

/** The game is over. */
export interface EndedEvent {
  kind: "ended";
  data: {
    winners: number[];
    scores: number[];
  };
}

/** Gold in a finished forest brings a bonus tile. */
export interface GoldFoundEvent {
  kind: "gold";
  data: {
    seat: number;
    bonus_left: number;
  };
}

/** Settlers in the column of a surveyor brought more points (M5.1). */
export interface BonusEvent {
  kind: "bonus";
  data: {
    seat: number;
    points: number;
    cells: number[][];
  };
}

/** A surveyor went on by a column or more. */
export interface SurveyorMovedEvent {
  kind: "surveyor";
  data: {
    seat: number;
    surveyor: number;
    old_column: number;
    column: number;
  };
}

/** Both surveyors stay where they are. */
export interface SurveyorsStayEvent {
  kind: "surveyors_stay";
  data: {
    seat: number;
    column: number;
  };
}

/** A settler east of the surveyors went home. */
export interface SweptEvent {
  kind: "swept";
  data: {
    seat: number;
    role: string;
    x: number;
    y: number;
    zone: number;
  };
}

/** A feature lost its settlers before it was scored. */
export interface LostEvent {
  kind: "lost";
  data: {
    type: string;
    cells: number[][];
  };
}

/** A hex was laid out. */
export interface HexLaidEvent {
  kind: "hex";
  data: {
    hex: string;
    terrain: string;
  };
}

/** The number tokens were laid out, beginning at ``from`` (``event.data["from"]``). */
export interface TokensLaidEvent {
  kind: "tokens";
  data: {
    from: string;
  };
}

/** A harbour was laid out. */
export interface HarbourLaidEvent {
  kind: "harbour";
  data: {
    hex: string;
    side: string;
    trade: string;
  };
}

/** Who begins. */
export interface FirstChosenEvent {
  kind: "first";
  data: {
    seat: number;
  };
}

/** A settlement was built; ``free`` in the founding. */
export interface SettlementBuiltEvent {
  kind: "settlement";
  data: {
    seat: number;
    at: string;
    free: boolean;
  };
}

/** A road was built. */
export interface RoadBuiltEvent {
  kind: "road";
  data: {
    seat: number;
    at: string;
    free: boolean;
  };
}

/** A settlement became a city. */
export interface CityBuiltEvent {
  kind: "city";
  data: {
    seat: number;
    at: string;
  };
}

/** Hexes brought cards. */
export interface IncomeEvent {
  kind: "income";
  data: {
    seat: number;
    cards: Record<string, number>;
  };
}

/** The bank has too few of a resource. */
export interface ShortEvent {
  kind: "short";
  data: {
    resource: string;
    lone: boolean;
    left: number;
    seat?: number;
  };
}

/** The dice were rolled. */
export interface RolledEvent {
  kind: "roll";
  data: {
    seat: number;
    dice: number[];
    sum: number;
  };
}

/** A seat has too many cards. */
export interface MustDiscardEvent {
  kind: "must_discard";
  data: {
    seat: number;
    count: number;
  };
}

/** A card was chosen to be discarded; only its seat knows which. */
export interface LaidAsideEvent {
  kind: "laid_aside";
  data: {
    seat: number;
    resource: string;
  };
}

/** Cards went back to the bank. */
export interface CardsDiscardedEvent {
  kind: "discarded";
  data: {
    seat: number;
    cards: Record<string, number>;
  };
}

/** The robber moved. */
export interface RobberMovedEvent {
  kind: "robber";
  data: {
    seat: number;
    hex: string;
  };
}

/** A card was stolen; only thief and victim know which. */
export interface StolenEvent {
  kind: "stolen";
  data: {
    thief: number;
    victim: number;
    resource?: string;
  };
}

/** A development card was bought; only its buyer knows which. */
export interface BoughtEvent {
  kind: "bought";
  data: {
    seat: number;
    card?: string;
  };
}

/** A development card was played. */
export interface CardPlayedEvent {
  kind: "played";
  data: {
    seat: number;
    card: string;
  };
}

/** Two resources of one's choice. */
export interface YearOfPlentyEvent {
  kind: "year_of_plenty";
  data: {
    seat: number;
    resources: string[];
  };
}

/** All cards of a resource. */
export interface MonopolyEvent {
  kind: "monopoly";
  data: {
    seat: number;
    resource: string;
    given: Record<string, number>[];
    count: number;
  };
}

/** A trade with the bank. */
export interface MaritimeTradeEvent {
  kind: "maritime";
  data: {
    seat: number;
    give: Record<string, number>;
    get: Record<string, number>;
  };
}

/** An offer was made. */
export interface OfferedEvent {
  kind: "offer";
  data: {
    seat: number;
    to: number[];
    give: Record<string, number>;
    want: Record<string, number>;
  };
}

/** A seat would trade. */
export interface AcceptedEvent {
  kind: "accepted";
  data: {
    seat: number;
  };
}

/** A seat would not trade. */
export interface DeclinedEvent {
  kind: "declined";
  data: {
    seat: number;
  };
}

/** A seat would trade otherwise. */
export interface CounteredEvent {
  kind: "countered";
  data: {
    seat: number;
    give: Record<string, number>;
    want: Record<string, number>;
  };
}

/** An offer was taken back. */
export interface WithdrawnEvent {
  kind: "withdrawn";
  data: {
    seat: number;
  };
}

/** Two seats traded. */
export interface TradedEvent {
  kind: "deal";
  data: {
    seat: number;
    partner: number;
    give: Record<string, number>;
    want: Record<string, number>;
  };
}

/** A seat has the longest road. */
export interface LongestRoadEvent {
  kind: "longest_road";
  data: {
    seat: number;
    length: number;
  };
}

/** Nobody has the longest road alone. */
export interface LongestRoadSetAsideEvent {
  kind: "longest_road_set_aside";
  data: Record<string, never>;
}

/** A seat has the largest army. */
export interface LargestArmyEvent {
  kind: "largest_army";
  data: {
    seat: number;
    knights: number;
  };
}

/** Another seat's turn. */
export interface TurnBeganEvent {
  kind: "turn";
  data: {
    seat: number;
    turn: number;
  };
}

/** Nobody can win any more. */
export interface DeadEndEvent {
  kind: "dead";
  data: {
    turns: number;
  };
}

/** The game is over. */
export interface WonEvent {
  kind: "won";
  data: {
    seat: number;
    points: number;
    victory_points: number;
  };
}

/** Lay the drawn tile on a square, turned clockwise by ``rotation`` degrees. */
export interface PlaceAction {
  name: string;
  type: "place";
  x: number;
  y: number;
  rotation: number;
}

/** Place a figure on a part (``zone``, counted from 0) of the tile just laid. */
export interface FigureAction {
  name: string;
  type: "figure";
  role: string;
  zone: number;
  x: number;
  y: number;
}

/** Place no figure. */
export interface NoFigureAction {
  name: string;
  type: "pass";
}

/** Choose the feature that is scored next, by one of its cells (Mayflower); it comes from a position. */
export interface ScoreAction {
  name: string;
  type: "score";
  x: number;
  y: number;
  zone: number;
}

/** Roll the dice. */
export interface RollAction {
  name: string;
  type: "roll";
}

/** End the turn. */
export interface EndAction {
  name: string;
  type: "end";
}

/** Buy a development card. */
export interface BuyAction {
  name: string;
  type: "buy";
}

/** Play a knight. */
export interface PlayKnightAction {
  name: string;
  type: "knight";
}

/** Play the card for two roads. */
export interface PlayRoadBuildingAction {
  name: string;
  type: "road_building";
}

/** Take back one's offer. */
export interface WithdrawAction {
  name: string;
  type: "withdraw";
}

/** Build a road on a path. */
export interface BuildRoadAction {
  name: string;
  type: "road";
  at: string;
}

/** Build a settlement on an intersection. */
export interface BuildSettlementAction {
  name: string;
  type: "settlement";
  at: string;
}

/** Make a settlement a city. */
export interface BuildCityAction {
  name: string;
  type: "city";
  at: string;
}

/** Move the robber to a hex. */
export interface MoveRobberAction {
  name: string;
  type: "robber";
  hex: string;
}

/** Steal a card from a seat. */
export interface RobAction {
  name: string;
  type: "rob";
  victim: number;
}

/** Lay a card aside after a seven. */
export interface DiscardAction {
  name: string;
  type: "discard";
  seat: number;
  resource: string;
}

/** Play the card that takes all of a resource. */
export interface PlayMonopolyAction {
  name: string;
  type: "monopoly";
  resource: string;
}

/** Play the card for two resources (one, if no more are left). */
export interface PlayYearOfPlentyAction {
  name: string;
  type: "year_of_plenty";
  cards: string[];
}

/** Trade with the bank at one's own rate. */
export interface MaritimeAction {
  name: string;
  type: "maritime";
  give: string;
  get: string;
  rate: number;
}

/** Offer a trade to some of the other seats. */
export interface OfferAction {
  name: string;
  type: "offer";
  give: Record<string, number>;
  want: Record<string, number>;
  to: number[];
}

/** Answer an offer with another one. */
export interface CounterAction {
  name: string;
  type: "counter";
  seat: number;
  give: Record<string, number>;
  want: Record<string, number>;
}

/** A seat accepts the offer. */
export interface AcceptAction {
  name: string;
  type: "accept";
  seat: number;
}

/** A seat declines the offer. */
export interface DeclineAction {
  name: string;
  type: "decline";
  seat: number;
}

/** Who made the offer trades with one who accepted. */
export interface DealAction {
  name: string;
  type: "deal";
  partner: number;
}

export type TileEvent =
  | DrawnEvent
  | DiscardedEvent
  | LaidEvent
  | PlacedEvent
  | ReturnedEvent
  | CompletedEvent
  | ScoredEvent
  | EndedEvent
  | GoldFoundEvent
  | BonusEvent
  | SurveyorMovedEvent
  | SurveyorsStayEvent
  | SweptEvent
  | LostEvent;

export type CatanEvent =
  | HexLaidEvent
  | TokensLaidEvent
  | HarbourLaidEvent
  | FirstChosenEvent
  | SettlementBuiltEvent
  | RoadBuiltEvent
  | CityBuiltEvent
  | IncomeEvent
  | ShortEvent
  | RolledEvent
  | MustDiscardEvent
  | LaidAsideEvent
  | CardsDiscardedEvent
  | RobberMovedEvent
  | StolenEvent
  | BoughtEvent
  | CardPlayedEvent
  | YearOfPlentyEvent
  | MonopolyEvent
  | MaritimeTradeEvent
  | OfferedEvent
  | AcceptedEvent
  | DeclinedEvent
  | CounteredEvent
  | WithdrawnEvent
  | TradedEvent
  | LongestRoadEvent
  | LongestRoadSetAsideEvent
  | LargestArmyEvent
  | TurnBeganEvent
  | DeadEndEvent
  | WonEvent;

export type TileAction =
  | PlaceAction
  | FigureAction
  | NoFigureAction
  | ScoreAction;

export type CatanAction =
  | RollAction
  | EndAction
  | BuyAction
  | PlayKnightAction
  | PlayRoadBuildingAction
  | WithdrawAction
  | BuildRoadAction
  | BuildSettlementAction
  | BuildCityAction
  | MoveRobberAction
  | RobAction
  | DiscardAction
  | PlayMonopolyAction
  | PlayYearOfPlentyAction
  | MaritimeAction
  | OfferAction
  | CounterAction
  | AcceptAction
  | DeclineAction
  | DealAction;

export type GameEvent = TileEvent | CatanEvent;

export type Described = TileAction | CatanAction;

/** A turn that a bot thinks well of, by its first action: its steps, why, and what it expects of it. */
export interface Advice {
  expected_points: number;
  reasons: Reason[];
  share: number;
  turn: Described[];
}

export type Advised = Described & Advice;

/** Something that happened in the game, as this audience may see it. */
export type EventLine = (GameEvent | SeatEvent) & { seq: number; at: number };

/** Something that happened or would happen, as the seat sees it. */
export type SeenEvent = GameEvent;

export type FromClient = Act | Chat | Sit | Stand | Release | Open | Bot | Colour | Add | Remove | Start | Pledge | Reveal | Host | Rematch | Try | ViewSeat | Sync | Ping;

export type FromServer = Hello | Snapshot | Update | Ack | Tried | Stale | Error | Presence | Thinking | Pong;
