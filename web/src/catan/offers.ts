/** Offers as they come and go: what became of the last one, told from the events. */
import type { CatanEvent } from "../net/messages";
import type { Cards, Offer } from "../state/views";

export interface Closed {
  offer: Offer;
  how: "deal" | "declined" | "withdrawn";
  /** Whom the deal was struck with. */
  partner: number | null;
}

/** The last offer that was closed by these events; null if none was. */
export function closedBy(events: CatanEvent[], open: Offer | null): Closed | null {
  let offer = open;
  let closed: Closed | null = null;
  const close = (how: Closed["how"], partner: number | null = null) => {
    if (offer) closed = { offer, how, partner };
    offer = null;
  };
  for (const { kind, data } of events) {
    if (kind === "offer") offer = opened(data);
    if (!offer) continue;
    if (kind === "accepted" || kind === "declined" || kind === "countered") offer = answered(offer, kind, data);
    if (kind === "deal") close("deal", data.partner);
    else if (kind === "withdrawn") close("withdrawn");
    else if (offer.answers.every(({ answer }) => answer === "declined")) close("declined");
    else if (kind === "turn") offer = null;
  }
  return closed;
}

function opened({ seat, to, give, want }: Omit<Offer, "answers">): Offer {
  return { seat, to, give, want, answers: to.map((asked) => ({ seat: asked, answer: "asked", give: {}, want: {} })) };
}

function answered(offer: Offer, answer: string, data: { seat: number; give?: Cards; want?: Cards }): Offer {
  const { give = {}, want = {} } = data;
  const answers = offer.answers.map((one) => (one.seat === data.seat ? { seat: one.seat, answer, give, want } : one));
  return { ...offer, answers };
}
