import type {
  Analysis,
  ArchivedGame,
  BoardArt,
  Parts,
  PlayedGame,
  PlayOn,
  Replay,
  ReplayPosition,
  TakenIn,
} from "../protocol";
import { readArt, type TilesArt } from "../state/art";
import type { Fault, GameInfo, Invitation, NewTable, Table } from "./messages";
import type { Advised, Remark } from "../state/views";

/** What the server refused, with the key of its words and the rule's id. */
export class Refusal extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.key);
  }
}

/** Something that the client itself has to say. */
export const ownFault = (key: string, params: Parts = {}): Fault => ({ key, rule: null, params, reason: null });

/** What went wrong, in the form of a refusal. */
export function faultOf(error: unknown): Fault {
  return error instanceof Refusal ? error.fault : ownFault("ui.unexpected");
}

export async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(ownFault("ui.offline"), 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(await faultIn(answer), answer.status);
}

async function faultIn(answer: Response): Promise<Fault> {
  try {
    const { error } = (await answer.json()) as { error: Partial<Fault> };
    return { ...ownFault("ui.unexpected"), ...error };
  } catch {
    return ownFault("ui.unexpected", { status: answer.status });
  }
}

/** A finished game: of a table here, or of a record from a file. */
export interface Source {
  kind: "table" | "record";
  id: string;
}

const sourcePath = ({ kind, id }: Source) => (kind === "table" ? `/tables/${id}` : `/replays/${id}`);
const replayPath = (source: Source) => (source.kind === "table" ? `${sourcePath(source)}/replay` : sourcePath(source));

export const api = {
  replay: (source: Source, viewer: string) => call<Replay>("GET", `${replayPath(source)}?viewer=${viewer}`),
  replayView: (source: Source, number: number, viewer: string) =>
    call<ReplayPosition>("GET", `${replayPath(source)}/${number}?viewer=${viewer}`).then(({ view }) => view),
  analysis: (source: Source, edition: number) =>
    call<Analysis>("GET", `${sourcePath(source)}/analysis?edition=${edition}`),
  orderAnalysis: (source: Source, go: "begin" | "stop") =>
    call<Analysis>("POST", `${sourcePath(source)}/analysis`, { go }),
  playOn: (source: Source, wanted: PlayOn) => call<Table>("POST", `${sourcePath(source)}/play-on`, wanted),
  myGames: () => call<PlayedGame[]>("GET", "/games/mine"),
  takeIn: (games: ArchivedGame[]) => call<TakenIn>("POST", "/games/import", { games }),
  keepRecord: (record: string) => call<{ id: string }>("POST", "/replays", { record }),
  session: () => call<{ name: string | null; player: string | null }>("GET", "/session"),
  name: (name: string) => call<{ name: string; player: string }>("POST", "/session", { name }),
  games: () => call<GameInfo[]>("GET", "/games"),
  art: (game: string) => call<BoardArt | TilesArt>("GET", `/games/${game}/art`).then(readArt),
  bots: (game: string) => call<{ level: string }[]>("GET", `/bots?game=${game}`),
  open: (table: NewTable) => call<Table>("POST", "/tables", table),
  tables: () => call<Table[]>("GET", "/tables"),
  mine: () => call<Table[]>("GET", "/tables/mine"),
  table: (id: string) => call<Table>("GET", `/tables/${id}`),
  invite: (id: string) => call<{ invite: string }>("GET", `/tables/${id}/invite`),
  invitation: (invite: string) => call<Invitation>("GET", `/invites/${encodeURIComponent(invite)}`),
  join: (invite: string) => call<Table>("POST", "/join", { invite }),
  coach: (id: string, seat: number) =>
    call<{ now: Remark | null; last: Remark | null }>("POST", `/tables/${id}/coach`, { seat }),
  hint: (id: string, seat: number, level: string) =>
    call<{ actions: Advised[] }>("POST", `/tables/${id}/hint`, { seat, level }),
};
