import type { FromClient } from "../protocol";

/** The protocol's types, by the names that the screens know. */
export type {
  ActionText as Action,
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
  OptionValue,
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

/** What a client says, before the link gives it its id. */
export type Outgoing = WithoutId<FromClient>;
type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : Message;
