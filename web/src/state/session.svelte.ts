import { t } from "../i18n/index.svelte";
import { api, faultOf, type Source } from "../net/api";
import type { GameInfo, NewTable, Table } from "../net/messages";
import { newNonce, pledgeOf, shares } from "../net/shares";
import type { NewSeat } from "../protocol";
import { notices } from "./notices.svelte";
import { route } from "./route.svelte";
import { settings } from "./settings.svelte";

/** Who sits at this browser, and the games and tables that the server knows. */
class Session {
  player = $state<string | null>(null);
  games = $state.raw<GameInfo[]>([]);
  mine = $state.raw<Table[]>([]);
  open = $state.raw<Table[]>([]);
  reached = $state(true);
  #levels = new Map<string, Promise<string[]>>();

  async start(): Promise<void> {
    try {
      const [{ name, player }, games] = await Promise.all([api.session(), api.games()]);
      this.player = player;
      if (name) settings.name ||= name;
      this.games = games;
      this.reached = true;
    } catch {
      this.reached = false;
      setTimeout(() => void this.start(), 2000);
    }
  }

  /** Makes sure that the server knows our present name. */
  async introduce(): Promise<void> {
    const { player } = await api.name(settings.name.trim() || t("ui-guest"));
    this.player = player;
  }

  async refresh(): Promise<void> {
    try {
      [this.open, this.mine] = await Promise.all([api.tables(), this.player ? api.mine() : []]);
      this.reached = true;
    } catch {
      // Old lists do no harm.
      this.reached = false;
    }
  }

  levels(game: string): Promise<string[]> {
    let levels = this.#levels.get(game);
    if (!levels) {
      levels = api.bots(game).then((bots) => bots.map(({ level }) => level));
      this.#levels.set(game, levels);
      levels.catch(() => this.#levels.delete(game));
    }
    return levels;
  }

  /** Opens a table and goes there. */
  async create(table: NewTable): Promise<void> {
    await this.#openTable((pledge) => api.open({ ...table, pledge }));
  }

  /** Opens a table that goes on from a move of a finished game, and goes there. */
  async playOn(source: Source, number: number, seats: NewSeat[]): Promise<void> {
    await this.#openTable((pledge) => api.playOn(source, { number, seats, pledge }));
  }

  async #openTable(open: (pledge: string) => Promise<Table>): Promise<void> {
    await this.#withNotice(async () => {
      await this.introduce();
      const nonce = newNonce();
      const { id } = await open(pledgeOf(nonce));
      shares.keep(id, { nonce });
      route.go(`/table/${id}`);
    });
  }

  /** Takes the seat that a link offers; false (with a notice) when the link leads nowhere. */
  async join(invite: string): Promise<boolean> {
    return this.#withNotice(async () => {
      await this.introduce();
      const { id } = await api.join(invite);
      route.go(`/table/${id}`, true);
    });
  }

  async #withNotice(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      notices.refuse(faultOf(error));
      return false;
    }
  }
}

export const session = new Session();
