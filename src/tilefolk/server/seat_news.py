"""Who left, freed or took over a seat of a game in play: told to everybody, since a seat may hold a hand."""

from __future__ import annotations

from tilefolk.core.events import Event
from tilefolk.server.http_messages import Promised
from tilefolk.server.lobby import Lobby, Place


def seat_news(before: Lobby, after: Lobby, has_hands: bool) -> list[Event]:
    """What changed about the seats of a game in play, as events that all may see."""
    if after.status == "playing" and after.promise is not None and before.status == "starting":
        return shares_missing(after.promise)
    if before.status != "playing" or after.status != "playing":
        return []
    pairs = enumerate(zip(before.places, after.places, strict=True))
    found = (change_of(seat, was, now, has_hands) for seat, (was, now) in pairs)
    return [event for event in found if event is not None]


def shares_missing(promise: Promised) -> list[Event]:
    """The seats whose browsers pledged a share of the seed and did not tell it in time."""
    order = promise.order or range(len(promise.pledges))
    due = [seat for seat, at in enumerate(order) if promise.pledges[at] and not promise.nonces[at]]
    return [Event("share_missing", {"seat": seat, "number": seat + 1}) for seat in due]


def change_of(seat: int, was: Place, now: Place, has_hands: bool) -> Event | None:
    """The event of one seat, if there is something to tell."""
    told = {"seat": seat, "number": seat + 1}
    if was.player == now.player and was.kind == now.kind:
        if was.released == now.released:
            return None
        return Event("seat_released" if now.released else "seat_kept", told)
    if now.kind == "human":
        back = now.player == was.kept_for
        return Event("seat_back" if back else "seat_taken", {**told, "name": now.name, "hand": has_hands})
    if now.kind == "bot":
        return Event("seat_bot", told)
    if was.kind == "bot":
        return Event("seat_opened", told)
    return Event("seat_free", {**told, "name": was.name, "reason": "away" if now.kept_for else "left"})
