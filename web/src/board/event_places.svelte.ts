import { getContext, setContext } from "svelte";
import type { EventLine } from "../net/messages";
import { around, type Box } from "./camera";

const KEY = Symbol("event places");
const FLASH = 1800;

/** Where an event is told: on the board, or, if it is about cards or points, at a player's plate. */
export interface Place {
  boxes: Box[];
  seat: number | null;
}

const NOWHERE: Place = { boxes: [], seat: null };

type Find = (event: EventLine) => Box[];

/** Where on the table things happened: the board says it, the log leads there. */
class EventPlaces {
  #find = $state.raw<Find>(() => []);
  #reveal: (box: Box) => void = () => undefined;
  /** The place that is pointed out at the moment. */
  flash = $state.raw<Place>(NOWHERE);
  #timer = 0;

  /** The board tells how it finds places and brings them into sight. */
  provide(find: Find, reveal: (box: Box) => void): void {
    this.#find = find;
    this.#reveal = reveal;
  }

  of(event: EventLine): Place | null {
    const boxes = this.#find(event);
    const { seat, seats, winners } = event.data as { seat?: unknown; seats?: unknown[]; winners?: unknown[] };
    const plate = [seat, seats?.[0], winners?.[0]].find((one) => typeof one === "number");
    if (boxes.length > 0) return { boxes, seat: null };
    return plate === undefined ? null : { boxes, seat: plate as number };
  }

  show(place: Place): void {
    if (place.boxes.length > 0) this.#reveal(around(place.boxes));
    this.flash = place;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.flash = NOWHERE), FLASH);
  }
}

export function provideEventPlaces(): EventPlaces {
  return setContext(KEY, new EventPlaces());
}

export function useEventPlaces(): EventPlaces {
  return getContext<EventPlaces>(KEY) ?? new EventPlaces();
}
