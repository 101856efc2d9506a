/** The protocol's types, by the names that the screens know. */
export type {
  CatanEvent,
  ChatLine,
  Countdown,
  EventLine,
  GameEvent,
  FromServer,
  GameInfo,
  Invitation,
  NewSeat,
  NewTable,
  OptionInfo as Option,
  Presence,
  Problem as Fault,
  Promised,
  Seat,
  Snapshot,
  Table,
  TileEvent,
  Tried,
  Update,
  You,
} from "../protocol";

export type Action = string | Record<string, unknown>;
export type OptionValue = boolean | number | string;
