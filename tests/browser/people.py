"""Somebody in front of a browser: what they click, and what they see."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

import tilefolk
from tests.browser.process import ServerProcess
from tilefolk.core.match import Match

PLAY_ON = Path(__file__).with_name("play_on.js").read_text("utf-8")


class Person:
    """One browser context with one page, its complaints and the frames it received."""

    def __init__(
        self,
        chromium: Browser,
        server: ServerProcess,
        *,
        name: str = "",
        size: tuple[int, int] = (1440, 900),
        **settings: Any,
    ) -> None:
        self.server, self.address = server, server.address
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            **{"locale": "en-GB", "reduced_motion": "reduce"} | settings,
        )
        self.context.set_default_timeout(15_000)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda line: self._complain(line.type, line.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._listen)
        self.name = name

    def _complain(self, kind: str, text: str) -> None:
        # A refused call (409, a socket while the server is away) is part of the play, no mistake of the page.
        if kind in ("error", "warning") and not text.startswith(
            ("Failed to load resource", "WebSocket connection")
        ):
            self.complaints.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    # --- the lobby

    def visit(self, path: str = "/") -> None:
        """Go to an address of the server."""
        self.page.goto(self.address + path)

    def choose(
        self,
        game: str,
        way: str,
        *,
        players: int | None = None,
        level: str | None = None,
        begin: bool = False,
    ) -> None:
        """Two clicks from the lobby to a table; a lot decides who begins unless we want to."""
        self.visit()
        if self.name:
            self.page.locator(".name input").fill(self.name)
        self.page.locator(f"[data-game={game}]").click()
        if players is not None:
            self.page.locator(f"input[name=count-{game}][value='{players}']").check()
        if level is not None:
            self.page.locator(".level select").select_option(level)
        if begin:
            self.page.get_by_text("More options").click()
            self.page.get_by_label("Draw lots for the order of play").uncheck()
        self.page.locator(f"[data-way={way}]").click()
        self.page.wait_for_url("**/table/*")

    # --- straight to a table

    def sit_at(
        self, game: str | Match, others: str = "mine", *, players: int | None = None, **wishes: Any
    ) -> None:
        """Sit down in the first seat of a new game, or of a match that goes on, without a walk through the lobby.

        The others are bots of a level, or sit at the same screen.
        """
        table: dict[str, Any] = {"game": game, **wishes}
        if isinstance(game, Match):
            self.server.prepare(game)
            table |= {"game": game.spec.name, "options": game.record.options}
            players = game.game.players
        seats: list[dict[str, str]] = [{"kind": "mine", "name": self.name or "Guest"}]
        for number in range(2, (players or tilefolk.get(table["game"]).fewest_at_table) + 1):
            mine = {"kind": "mine", "name": f"Player {number}"}
            seats.append(mine if others == "mine" else {"kind": "bot", "level": others})
        self._call("/session", {"name": self.name or "Guest"})
        self.visit(f"/table/{self._call('/tables', table | {'seats': seats, 'start': True})['id']}")
        expect(self.sentence).to_be_visible()

    def _call(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(f"{self.address}/api{path}", data=data)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    # --- at the table

    @property
    def sentence(self) -> Locator:
        """The one sentence that says whose turn it is."""
        return self.page.locator(".sentence")

    @property
    def squares(self) -> Locator:
        """Lit squares."""
        return self.page.locator("g.square")

    @property
    def confirm(self) -> Locator:
        """The button that ends the trial."""
        return self.page.locator("[data-confirm]")

    def tiles(self) -> int:
        """How many tiles lie on the board."""
        return self.page.locator("g.tiles > g").count()

    def lay(self) -> None:
        """Lay the tile on the first lit square and confirm, without a figure."""
        self.squares.first.click()
        expect(self.page.locator("g.square.staged")).to_have_count(1)
        expect(self.confirm).to_be_enabled()
        self.confirm.click()

    def play_on(self, seconds: float = 100, until: str = "") -> bool:
        """Click on until there is such a thing (else to the end of the game); False when the time is up."""
        deadline = self.page.evaluate("Date.now()") + seconds * 1000
        return bool(self.page.evaluate(PLAY_ON, [deadline, until]))

    def views(self) -> list[dict[str, Any]]:
        """Every view of the real position that came over the socket."""
        return [frame["view"] for frame in self.frames if frame.get("view") and frame["type"] != "tried"]

    def text(self) -> str:
        """All that can be read on the page."""
        return re.sub(r"\s+", " ", self.page.locator("body").inner_text())
