"""Time to answer: no bot ends a decision of several seats while people may still take part in it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tilefolk.server.server_messages import Countdown

if TYPE_CHECKING:
    from tilefolk.server.match import TableMatch
    from tilefolk.server.table import LiveTable


def countdown(table: LiveTable) -> Countdown | None:
    """The people whose answer a bot waits for, and how long still; None where no bot waits."""
    match = table.match
    if match is None or match.over:
        return None
    people = awaited_people(table, match)
    if not people:
        return None
    bots = [seat for seat in match.to_move() if table.lobby.places[seat].kind == "bot"]
    shut_out = {
        person
        for bot in bots
        for action in match.play.game.legal_for(bot)
        for person in shut_out_by(match, bot, action, people)
    }
    seconds = seconds_left(table, match, shut_out)
    return Countdown(seats=sorted(shut_out), seconds=round(seconds, 1)) if seconds else None


def seconds_to_wait(table: LiveTable, seat: int, action: int) -> float:
    """How long a bot still waits before it takes this action."""
    match = table.match
    if match is None or match.over:
        return 0.0
    return seconds_left(table, match, shut_out_by(match, seat, action, awaited_people(table, match)))


def awaited_people(table: LiveTable, match: TableMatch) -> list[int]:
    """The people who have something to decide and are there, or have only just gone."""
    places = table.lobby.places
    people = [seat for seat in match.to_move() if places[seat].kind == "human"]
    return [seat for seat in people if table.away_for(places[seat].player) < table.lobby.answer_seconds]


def shut_out_by(match: TableMatch, seat: int, action: int, people: list[int]) -> set[int]:
    """Who of these could do nothing any more of what they can do now after an action of that seat."""
    others = [person for person in people if person != seat]
    if not others:
        return set()
    now = match.play.game
    after = now.copy()
    after.apply(action, seat)
    return {person for person in others if set(now.legal_for(person)).isdisjoint(after.legal_for(person))}


def seconds_left(table: LiveTable, match: TableMatch, people: set[int]) -> float:
    """Until the last of these has had time enough, counted from the entry that asked them."""
    asked = [table.times[match.asked_since(person) - 1] for person in people]
    return max(0.0, max(asked) + table.lobby.answer_seconds - time.time()) if asked else 0.0
