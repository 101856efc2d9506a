"""No frame carries what its audience may not know: games over real sockets, every frame kept."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tilefolk
from tests.server.clients import Guest, RunningServer, Tab
from tests.server.conftest import ROOMY
from tilefolk.core.record import Record
from tilefolk.core.rng import Rng
from tilefolk.server.fair import Dice
from tilefolk.server.settings import Settings
from tilefolk.server.store import Store
from tilefolk.server.table import LiveTable

GAMES = {"cups": {"rounds": 30}, "catan": {}, "hunters": {}, "mayflower": {}}
ACTIONS = 120


class Played:
    """A game of three guests with a spectator and a shared screen looking on."""

    def __init__(self, game: str, folder: Path) -> None:
        settings = Settings(
            port=0, database=f"sqlite+aiosqlite:///{folder / 'leaks.db'}", secret="s", limits=ROOMY
        )
        server = RunningServer(settings)
        guests = [Guest(server.address, name) for name in ("Anna", "Ben", "Carla")]
        seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]
        table = guests[0].table(game=game, seats=seats, options=GAMES[game], public=True)
        self.tabs: list[Tab] = []
        for seat, guest in enumerate(guests):
            self.tabs.append(guest.open_table(table["id"]))
            if seat:
                self.tabs[seat].do("sit", seat=seat)
        nobody = Guest(server.address, None)
        self.spectator = nobody.open_table(table["id"])
        self.tabs[0].until(lambda state: all(seat["player"] for seat in state["table"]["seats"]))
        self.tabs[0].do("start")
        self.play(random.Random(7))
        self.late = nobody.open_table(table["id"])
        self.row, self.log = asyncio.run(stored(settings.database, table["id"]))
        for guest in (*guests, nobody):
            guest.close()
        server.stop()

    def play(self, dice: random.Random) -> None:
        """Random legal actions, each by the seat that has to decide."""
        for _ in range(ACTIONS):
            seq = max(tab.state["seq"] for tab in self.tabs)
            for tab in (*self.tabs, self.spectator):
                tab.until(lambda state, seq=seq: state["seq"] >= seq)
            able = [tab for tab in self.tabs if tab.state.get("legal")]
            if not able:
                return
            tab = dice.choice(able)
            tab.act(tab.state["you"]["seat"], dice.choice(tab.legal))

    def audiences(self) -> list[tuple[int | None, Tab]]:
        return [*enumerate(self.tabs), (None, self.spectator), (None, self.late)]


async def stored(url: str, table_id: str) -> tuple[Any, list[Any]]:
    store = Store(url)
    await store.open()
    try:
        row = await store.table(table_id)
        return row, await store.entries(table_id)
    finally:
        await store.close()


@pytest.fixture(scope="module", params=sorted(GAMES))
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    return Played(request.param, tmp_path_factory.mktemp("leaks"))


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def folded(played: Played, until: int) -> LiveTable:
    table = LiveTable(played.row)
    for entry in played.log[:until]:
        table.fold(entry)
    return table


def test_every_view_and_event_is_exactly_what_the_game_lets_that_seat_see(played):
    table = LiveTable(played.row)
    checked = 0
    expected: dict[tuple[int, int | None], Any] = {}
    events: dict[int, list[Any]] = {}
    for entry in played.log:
        change = table.fold(entry)
        events[table.seq] = [event for _, _, event in change.events]
        for seat in (0, 1, 2, None):
            if table.match is not None:
                expected[table.seq, seat] = (
                    as_json(table.match.view(seat)),
                    as_json(table.match.legal(seat)),
                )
    for seat, tab in played.audiences():
        for frame in tab.frames:
            if frame.get("view"):
                assert (frame["view"], frame["legal"]) == expected[frame["seq"], seat]
                checked += 1
            told = frame.get("events", ())
            for seq in {line["seq"] for line in told}:
                seen = [event.seen_by(seat) for event in events[seq]]
                lines = [{"kind": line["kind"], **line["data"]} for line in told if line["seq"] == seq]
                assert lines == [as_json(it) for it in seen if it is not None]
    assert checked > 100


def test_no_view_depends_on_what_its_seat_cannot_know(played):
    """Everything hidden is replaced by other guesses that fit: nobody's view or choices change."""
    rng = Rng(3)
    for until in range(2, len(played.log) + 1, 6):
        table = folded(played, until)
        if table.match is None:
            continue
        spec, game = table.match.spec, table.match.play.game
        for seat in range(3):
            guess = game.copy()
            guess.redeterminise(seat, rng)
            assert spec.view(guess, seat) == spec.view(game, seat)
            assert guess.legal_for(seat) == game.legal_for(seat)
            assert spec.view(guess, None) == spec.view(game, None), "a spectator knows less than any seat"


def test_the_seed_is_in_no_frame_before_the_end(played):
    for _, tab in played.audiences():
        for text in tab.raw:
            if '"status":"over"' not in text:
                assert played.row.seed not in text


def test_only_the_known_fields_are_sent(played):
    known = {
        "type",
        "seq",
        "since",
        "first",
        "table",
        "you",
        "view",
        "legal",
        "events",
        "chat",
        "away",
        "countdown",
    }
    for _, tab in played.audiences():
        for text in tab.raw:
            frame = json.loads(text)
            if frame["type"] in ("snapshot", "update"):
                assert set(frame) <= known
            if "table" in frame:
                assert set(frame["table"]) == set(msgspec.structs.asdict(folded(played, 1).info()))


def test_actions_are_tried_out_on_a_guess(monkeypatch):
    """Whatever an own action would bring to light, trying it shows a guess of it."""
    from tilefolk.server.match import TableMatch

    names = ["A", "B", "C"]
    spec = tilefolk.get("cups")
    record = Record.before_start(spec, len(names), seats=dict(enumerate(names)))
    match, _, _ = TableMatch.begin(record, None, Dice(bytes(32), bytes(32), None), 1)
    for seat in (0, 1):
        match = match.after_actions(seat, [f"keep {seat}"], 2 + seat).match
    guessed = []
    real = TableMatch.guess
    monkeypatch.setattr(TableMatch, "guess", lambda self, seat: guessed.append(seat) or real(self, seat))
    before = match.play.game.copy()
    tried = match.tried(2, ["keep 2"])
    assert tried.view["secret_card"] == before.cards[2]
    assert guessed == [2]
    assert match.play.game.cards == before.cards
    assert match.play.game.choices == before.choices
