/** Where we are: the lobby, my games, a table, an invitation to one, a replay, or where somebody learns. */
export type Place =
  | { name: "lobby" }
  | { name: "games" }
  | { name: "table"; id: string }
  | { name: "replay"; kind: "table" | "record"; id: string }
  | { name: "join"; invite: string }
  | { name: "learn"; game: string }
  | { name: "lesson"; lesson: string; part: string };

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    addEventListener("popstate", () => (this.place = read()));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = read();
    scrollTo(0, 0);
  }
}

function read(): Place {
  const [, first, second, third = ""] = location.pathname.split("/");
  if (first === "games") return { name: "games" };
  if (first === "table" && second) return { name: "table", id: second };
  if (first === "tables" && third === "replay") return { name: "replay", kind: "table", id: second };
  if (first === "replay") return { name: "replay", kind: "record", id: second ?? "" };
  if (first === "join" && second) return { name: "join", invite: second };
  if (first === "learn" && second) return { name: "learn", game: second };
  if (first === "lesson" && second) return { name: "lesson", lesson: second, part: third };
  return { name: "lobby" };
}

export const route = new Route();
