/** Where we are: the lobby, a table, or an invitation to one. */
export type Place = { name: "lobby" } | { name: "table"; id: string } | { name: "join"; invite: string };

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
  const [, first, second] = location.pathname.split("/");
  if (first === "table" && second) return { name: "table", id: second };
  if (first === "join" && second) return { name: "join", invite: second };
  return { name: "lobby" };
}

export const route = new Route();
