"""Who sits where: the state of a table around the game, changed by commands."""

from __future__ import annotations

import random
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tilefolk.server.errors import Forbidden, NotNow, Refused, Unknown
from tilefolk.server.protocol import NewSeat, Status


class Place(Struct, frozen=True):
    """A seat: nobody's, a bot's or a player's."""

    kind: Literal["human", "open", "bot"] = "open"
    name: str = ""
    player: str = ""
    level: str = ""


class Lobby(Struct, frozen=True):
    """The host, the seats, and how far the table is."""

    host: str
    places: tuple[Place, ...]
    status: Status = "waiting"
    rematch: str = ""

    def seats_of(self, player: str | None) -> list[int]:
        """The seats of a player, in order."""
        return (
            [] if not player else [seat for seat, place in enumerate(self.places) if place.player == player]
        )

    def members(self) -> tuple[str, ...]:
        """Everyone who has a seat, and the host."""
        return tuple({self.host, *(place.player for place in self.places if place.player)})

    def place(self, seat: int) -> Place:
        """The seat of that number, or an error."""
        if seat >= len(self.places):
            raise Unknown("server.seat.unknown", seat=seat)
        return self.places[seat]

    def with_place(self, seat: int, place: Place) -> Lobby:
        """The same table with another one in that seat."""
        places = list(self.places)
        places[seat] = place
        return replace(self, places=tuple(places))


def new_lobby(host: str, host_name: str, seats: list[NewSeat], levels: list[str]) -> Lobby:
    """The lobby of a new table."""
    places = []
    for seat in seats:
        if seat.kind == "mine":
            places.append(Place(kind="human", name=seat.name or host_name, player=host))
        elif seat.kind == "bot":
            places.append(bot_place(seat.level or "", levels))
        else:
            places.append(Place())
    return Lobby(host=host, places=tuple(places))


def bot_place(level: str, levels: list[str]) -> Place:
    """A seat for a bot of a level that exists."""
    if level not in levels:
        raise Refused("server.bot.unknown_level", level=level, known=", ".join(levels))
    return Place(kind="bot", level=level)


def must_be_host(lobby: Lobby, player: str) -> None:
    """Only the host may do this."""
    if lobby.host != player:
        raise Forbidden("server.table.not_host")


def must_wait(lobby: Lobby) -> None:
    """Only before the start."""
    if lobby.status != "waiting":
        raise NotNow("server.table.already_started")


def must_not_be_over(lobby: Lobby) -> None:
    """Only while there is something to play."""
    if lobby.status == "over":
        raise NotNow("server.table.over")


def sit(lobby: Lobby, player: str, name: str, seat: int) -> Lobby:
    """A player takes an open seat."""
    must_not_be_over(lobby)
    if lobby.place(seat).kind != "open":
        raise NotNow("server.seat.taken", seat=seat)
    return lobby.with_place(seat, Place(kind="human", name=name, player=player))


def stand(lobby: Lobby, player: str, seat: int) -> Lobby:
    """A player gives the own seat back; the table keeps a host who is there."""
    must_not_be_over(lobby)
    if lobby.place(seat).player != player:
        raise Forbidden("server.seat.not_yours", seat=seat)
    left = lobby.with_place(seat, Place())
    if lobby.host == player and not left.seats_of(player):
        others = [place.player for place in left.places if place.player]
        left = replace(left, host=others[0] if others else player)
    return left


def empty(lobby: Lobby, player: str, seat: int) -> Lobby:
    """The host empties a seat."""
    must_be_host(lobby, player)
    must_not_be_over(lobby)
    if lobby.place(seat).kind == "open":
        raise NotNow("server.seat.open_already", seat=seat)
    return lobby.with_place(seat, Place())


def seat_bot(lobby: Lobby, player: str, seat: int, level: str, levels: list[str], online: bool) -> Lobby:
    """The host puts a bot in a seat; in play not in the place of another who is there."""
    must_be_host(lobby, player)
    must_not_be_over(lobby)
    place = lobby.place(seat)
    if lobby.status == "playing" and place.kind == "human" and place.player != player and online:
        raise NotNow("server.seat.still_there", seat=seat)
    return lobby.with_place(seat, bot_place(level, levels))


def add_seat(lobby: Lobby, player: str, most: int) -> Lobby:
    """The host adds an open seat."""
    must_be_host(lobby, player)
    must_wait(lobby)
    if len(lobby.places) >= most:
        raise NotNow("server.table.full", most=most)
    return replace(lobby, places=(*lobby.places, Place()))


def remove_seat(lobby: Lobby, player: str, seat: int) -> Lobby:
    """The host takes a seat away."""
    must_be_host(lobby, player)
    must_wait(lobby)
    lobby.place(seat)
    if len(lobby.places) == 1:
        raise NotNow("server.table.last_seat")
    return replace(lobby, places=lobby.places[:seat] + lobby.places[seat + 1 :])


def started(lobby: Lobby, player: str, shuffle: bool) -> Lobby:
    """The host starts: open seats go, the others move up, by lot if the table wants it."""
    must_be_host(lobby, player)
    must_wait(lobby)
    places = [place for place in lobby.places if place.kind != "open"]
    if shuffle:
        random.SystemRandom().shuffle(places)
    return replace(lobby, places=tuple(places), status="playing")


def claim_host(lobby: Lobby, player: str, host_absent: bool) -> Lobby:
    """Somebody seated takes over from a host who is gone."""
    if not lobby.seats_of(player):
        raise Forbidden("server.table.not_seated")
    if not host_absent:
        raise NotNow("server.table.host_still_there")
    return replace(lobby, host=player)


def rematch(lobby: Lobby, player: str) -> Lobby:
    """The lobby of the next table: everyone moves up one seat, so that another begins."""
    if lobby.status != "over":
        raise NotNow("server.table.not_over")
    if not lobby.seats_of(player):
        raise Forbidden("server.table.not_seated")
    return Lobby(host=player, places=lobby.places[1:] + lobby.places[:1])
