/** Which colour a seat plays: known to everything that is drawn at one table. */
import { getContext, setContext } from "svelte";
import { COLOURS, type Colour } from "../art";
import type { Table } from "../net/messages";

type ColourOf = (seat: number) => Colour;

const KEY = Symbol("colours of the seats");

export function isColour(name: string): name is Colour {
  return name in COLOURS;
}

/** Called by the page of a table; the colours follow the table. */
export function provideColours(table: () => Table | null): void {
  setContext<ColourOf>(KEY, (seat) => {
    const name = table()?.seats[seat]?.colour ?? "";
    return isColour(name) ? name : "black";
  });
}

/** Called by whatever draws pieces or badges. */
export function seatColours(): ColourOf {
  return getContext<ColourOf>(KEY);
}
