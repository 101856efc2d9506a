import { faultOf } from "../net/api";
import type { Listener, Outcome, TableLink } from "../net/link";
import type { Action, Fault, Outgoing, Table } from "../net/messages";
import type { Advised } from "../state/views";
import { calls, type Lesson, type Moment, type Standing, type StepInfo, type Words } from "./calls";
import { firstSnapshot, seatedTable } from "./read_only_table";

/** Misses after which a hint, and after which the move itself is offered. */
const OFFER_HINT = 2;
const OFFER_SHOW = 3;
const PAUSE = 1100;
const PAUSE_WITHOUT_MOTION = 60;

/** Reading what a step is about, doing it, having missed it, having done it, watching others, done with all. */
type Phase = "task" | "missed" | "well" | "watching" | "over";

/**
 * A guided game in the making: at the other end of a table's link, in the server's place.
 * It keeps the learner's moves of the step; the server folds them anew at every call.
 */
export class LessonRun implements TableLink {
  at = $state(0);
  phase = $state<Phase>("task");
  /** What the lesson says to the last move, and the refusal if it was none of the lesson's own. */
  said = $state.raw<Words | null>(null);
  refusal = $state.raw<Fault | null>(null);
  misses = $state(0);
  /** Whether the place to look at was shown. */
  hinted = $state(false);
  /** Whether the goal was met in another way than the lesson goes on from. */
  otherwise = $state(false);
  /** Whether what the step is about was read: on a phone it then makes room for the board. */
  read = $state(false);
  /** How many own moves can be taken back. */
  made = $state(0);
  /** Goes up with every jump: what was seen before has nothing to do with what is seen then. */
  scene = $state(0);
  readonly resumed: boolean;
  /** The step it began with. */
  readonly begun: number;
  #moves: Action[] = [];
  #then: Moment[] = [];
  #seq = 0;
  #listener: Listener | null = null;
  #closed = false;

  constructor(
    readonly lesson: Lesson,
    readonly name: string,
    /** The step to begin with; else the first that is not done. */
    part: string,
    /** Points at a place; what else is to be in sight is named too. */
    readonly point: (place: string | null, near?: string) => void,
  ) {
    const next = lesson.steps.findIndex((step) => !lesson.done.includes(step.name));
    const asked = lesson.steps.findIndex((step) => step.name === part);
    this.at = Math.max(0, asked < 0 ? next : asked);
    this.begun = this.at;
    this.resumed = asked < 0 && next > 0;
  }

  get step(): StepInfo {
    return this.lesson.steps[this.at];
  }

  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  get offersHint(): boolean {
    return this.misses >= OFFER_HINT && !this.hinted;
  }

  get offersShow(): boolean {
    return this.misses >= OFFER_SHOW || this.hinted;
  }

  /** Begins to speak: the table, then the step to go on with. */
  async start(listener: Listener): Promise<void> {
    this.#listener = listener;
    const now = await calls.step(this.lesson.name, this.step.name);
    if (this.#closed) return;
    this.#begin(now);
    listener.status(true, false);
    this.#pointOut();
  }

  close(): void {
    this.#closed = true;
  }

  // --- what the table asks

  async command(message: Outgoing): Promise<Outcome> {
    if (this.phase !== "task") return { told: true };
    try {
      if (message.type === "try") return await this.#tryOut(message.actions);
      return message.type === "act" ? await this.#act(message.actions) : { told: true };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  }

  async #act(actions: Action[]): Promise<Outcome> {
    const standing = await calls.moves(this.lesson.name, this.step.name, [...this.#moves, ...actions]);
    if (standing.verdict === "refused") return this.#refused(standing);
    this.#moves.push(...actions);
    this.#take(standing);
    return { seq: this.#seq };
  }

  async #tryOut(actions: Action[]): Promise<Outcome> {
    const trial = await calls.tryOut(this.lesson.name, this.step.name, this.#moves, actions);
    if (trial.refusal) return this.#refused(trial);
    return { tried: { type: "tried", id: "", seq: this.#seq, points: trial.points, ...trial.now } };
  }

  tell(): void {
    // A lesson has one pair of eyes: there is nobody else to look through.
  }

  hint(): Promise<Advised[]> {
    void this.help();
    return Promise.resolve([]);
  }

  // --- what the learner asks the guide

  /** Shows where to look, not what to do. */
  async help(): Promise<void> {
    if (this.phase === "missed") await this.again();
    this.hinted = true;
    const { where } = this.step;
    this.point(where[Math.min(this.#moves.length, where.length - 1)] ?? null);
  }

  /** What the step is about is said once more. */
  readAgain(): void {
    this.#clearMessages();
    this.read = false;
  }

  /** Takes the last own move back. */
  async takeBack(): Promise<void> {
    this.#moves.pop();
    await this.#layOut(this.#moves);
  }

  /** The position of the step is laid out again. */
  async again(): Promise<void> {
    this.#moves = [];
    await this.#layOut([]);
    this.#pointOut();
  }

  /** The lesson makes the moves of this step itself. */
  async show(): Promise<void> {
    await this.again();
    this.phase = "watching";
    this.point(null);
    this.#clearMessages();
    const { moments, said, then } = await calls.show(this.lesson.name, this.step.name);
    await this.#play(moments);
    this.#then = then;
    this.otherwise = false;
    this.said = said;
    this.phase = "well";
  }

  /** On to the next step, past what the others do until then. */
  async next(): Promise<void> {
    this.#clearMessages();
    this.phase = "watching";
    this.point(null);
    await this.#play(this.#then);
    if (this.#closed) return;
    if (this.last) {
      this.phase = "over";
      return;
    }
    this.at += 1;
    this.misses = 0;
    this.hinted = false;
    this.otherwise = false;
    this.#moves = [];
    await this.#layOut([], this.step.jump);
    if (this.step.jump) this.scene += 1;
    this.read = false;
    this.#pointOut();
  }

  // ---

  #refused({ said, refusal }: Pick<Standing, "said" | "refusal">): Outcome {
    this.misses += 1;
    this.read = true;
    this.said = said;
    this.refusal = refusal;
    return { told: true };
  }

  #take(standing: Standing): void {
    this.#clearMessages();
    this.read = true;
    const over = standing.verdict !== "going_on";
    this.#emit({ ...standing.now, legal: over ? [] : standing.now.legal });
    this.made = this.#moves.length;
    if (!over) return;
    this.said = standing.said;
    this.point(null);
    if (standing.verdict === "met") {
      this.otherwise = !standing.as_shown;
      this.#then = standing.then;
      this.phase = "well";
    } else {
      this.misses += 1;
      this.phase = "missed";
    }
  }

  /** What the step is about; whoever lays a tile sees where it is about as well. */
  #pointOut(): void {
    const { at, where } = this.step;
    this.point(at || null, where[0]);
  }

  /** The position after those moves; laid out anew it has no past. */
  async #layOut(moves: Action[], anew = true): Promise<void> {
    const { lesson, step } = this;
    const now =
      moves.length === 0
        ? await calls.step(lesson.name, step.name)
        : (await calls.moves(lesson.name, step.name, moves)).now;
    if (this.#closed) return;
    if (anew) this.#begin(now);
    else this.#emit({ ...now, events: [] });
    this.#clearMessages();
    this.made = moves.length;
    this.phase = "task";
  }

  async #play(moments: Moment[]): Promise<void> {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const moment of moments) {
      await new Promise((done) => setTimeout(done, still ? PAUSE_WITHOUT_MOTION : PAUSE));
      if (this.#closed) return;
      this.#emit({ ...moment, legal: [] });
    }
    if (moments.length > 0) await new Promise((done) => setTimeout(done, still ? PAUSE_WITHOUT_MOTION : PAUSE));
  }

  #begin(now: Moment): void {
    const table = lessonTable(this.lesson, this.name);
    this.#listener?.message(firstSnapshot(++this.#seq, table, this.lesson.you, now));
  }

  #emit({ view, legal, events }: Moment): void {
    const at = Math.floor(Date.now() / 1000);
    const seq = ++this.#seq;
    // One entry of a log holds all that a move brings; here as well.
    this.#listener?.message({
      type: "update",
      seq,
      view,
      legal,
      events: events.map((event) => ({ ...event, seq, at })),
    });
  }

  #clearMessages(): void {
    this.said = null;
    this.refusal = null;
  }
}

function lessonTable({ name: id, game, seats, you }: Lesson, name: string): Table {
  return seatedTable(
    id,
    game,
    seats.map((seat, at) => ({ ...seat, name: at === you ? name : seat.name })),
  );
}
