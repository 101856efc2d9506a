import { api, Refusal } from "../net/api";
import type { Analysis, BestTurn, Decision, Described, Report } from "../protocol";
import { notices } from "../state/notices.svelte";
import { session } from "../state/session.svelte";
import type { Suggested } from "../state/views";
import type { Source } from "./run.svelte";

/** Milliseconds between two looks at an analysis that goes on. */
const REFRESH_AFTER = 1000;

/** The analysis of a finished game, which the server works at in the background. */
export class AnalysisRun {
  state = $state<Analysis["state"]>("none");
  share = $state(0);
  /** Whether we may stop it. */
  yours = $state(false);
  report = $state.raw<Report | null>(null);
  readonly going = $derived(this.state === "waiting" || this.state === "working");
  /** What was decided, by the number of moves that had been made before. */
  readonly decisions = $derived(new Map(this.report?.decisions.map((it) => [it.number, it])));
  readonly marked = $derived(this.report?.decisions.filter(({ mark }) => mark) ?? []);
  #edition = -1;
  #timer = 0;
  #closed = false;

  constructor(readonly source: Source) {}

  async refresh(): Promise<void> {
    try {
      this.#take(await api.analysis(this.source, this.#edition));
    } catch {
      // The server may be away for a moment.
      if (this.going) this.#refreshLater();
    }
  }

  async order(go: "begin" | "stop"): Promise<void> {
    try {
      await session.introduce();
      this.#take(await api.orderAnalysis(this.source, go));
    } catch (error) {
      if (error instanceof Refusal) notices.refuse(error.fault);
    }
  }

  #take({ state, share, edition, report, yours }: Analysis): void {
    this.state = state;
    this.share = share;
    this.yours = yours;
    this.#edition = edition;
    if (report) this.report = report;
    this.#refreshLater();
  }

  #refreshLater(): void {
    clearTimeout(this.#timer);
    if (this.going && !this.#closed) this.#timer = window.setTimeout(() => void this.refresh(), REFRESH_AFTER);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}

/** The turn that a decision was measured against, or the best one if that is another than what was played. */
export function betterTurn({ better, text, best }: Decision): BestTurn | null {
  return best.find(({ name }) => name === better) ?? best.find(({ name }) => name !== text) ?? null;
}

/** The sign of a better turn, and of one that was played and is not marked. */
export const BETTER = "✓";
const UNMARKED = "•";

/** The sign of what was played. */
export function playedSign({ mark }: Decision): string {
  return mark ? SIGNS[mark] : UNMARKED;
}

/** A turn as boards show it, in the colour of the seat that had to decide. */
export function asAdvice({ turn }: BestTurn, decision: Decision, sign = BETTER): Suggested {
  const { seat, action, text } = decision;
  const shown = (steps: Described[]) => ({ ...steps[0], turn: steps, reasons: [], share: 0, expected_points: 0 });
  const played = action && turn[0].name !== text ? shown([action]) : null;
  return { seat, advised: shown(turn), played, signs: { advised: sign, played: playedSign(decision) } };
}

/** A change of a chance to win, with its sign. */
export function signed(change: number): string {
  const percent = Math.round(change * 100);
  return `${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${Math.abs(percent)}\u00A0%`;
}

export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;
