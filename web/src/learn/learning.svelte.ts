import { calls, type LessonInfo } from "./calls";

/** What this guest has learnt so far, as the server remembers it. */
class Learning {
  lessons = $state.raw<LessonInfo[]>([]);
  won = $state.raw<string[]>([]);
  known = $state(false);

  async refresh(): Promise<void> {
    try {
      const { lessons, won } = await calls.lessons();
      this.lessons = lessons;
      this.won = won;
      this.known = true;
    } catch {
      // What was known before does no harm.
    }
  }

  firstGame(game: string): LessonInfo | null {
    return this.lessons.find(({ name }) => name === `${game}-first-game`) ?? null;
  }

  /** The other guided games of a game. */
  more(game: string): LessonInfo[] {
    const first = this.firstGame(game);
    return this.lessons.filter((lesson) => lesson.game === game && lesson.kind === "game" && lesson !== first);
  }

  exercises(game: string): LessonInfo | null {
    return this.lessons.find((lesson) => lesson.game === game && lesson.kind === "exercises") ?? null;
  }

  /** Whoever has not won a game yet gets an easy opponent and the coach. */
  newcomer(game: string): boolean {
    return !this.won.includes(game);
  }
}

export const learning = new Learning();
