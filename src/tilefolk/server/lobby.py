"""Who sits where: the state of a table around the game, changed by commands."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from tilefolk.server.errors import Forbidden, NotNow, Refused, Unknown
from tilefolk.server.http_messages import NewTable, Promised
from tilefolk.server.message_types import Status


class Place(Struct, frozen=True):
    """A seat: nobody's, a bot's or a player's."""

    kind: Literal["human", "open", "bot"] = "open"
    name: str = ""
    player: str = ""
    level: str = ""
    colour: str = ""
    """What was chosen; empty before the start if nothing was."""
    pledge: str = ""
    released: bool = False
    """The player agrees that somebody else may have the seat."""
    kept_for: str = ""
    kept_name: str = ""
    """Whose seat it was until it was freed while that player was away: who comes back gets it back."""


class Absence(NamedTuple):
    """For how many seconds a player has been away, and the least after which the seat may be freed."""

    seconds: float
    least: float


class Lobby(Struct, frozen=True):
    """The host, the seats, and how far the table is."""

    host: str
    places: tuple[Place, ...]
    status: Status = "waiting"
    rematch: str = ""
    promise: Promised | None = None
    answer_seconds: int = 15
    """How long a bot lets people answer before it ends their decision."""

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
        """The same table with another one in that seat; in play the colour stays with the seat."""
        places = list(self.places)
        places[seat] = place if self.status == "waiting" else replace(place, colour=places[seat].colour)
        return replace(self, places=tuple(places))


def seat_names(lobby: Lobby) -> list[str]:
    """The names for the record."""
    return [place.name or place.level for place in lobby.places]


def new_lobby(host: str, host_name: str, new: NewTable, levels: list[str], answer_seconds: int) -> Lobby:
    """The lobby of a new table; bots wait so long for people where the table does not say otherwise."""
    places = []
    for seat in new.seats:
        if seat.kind == "mine":
            places.append(
                Place(kind="human", name=seat.name or host_name, player=host, pledge=new.pledge or "")
            )
        elif seat.kind == "bot":
            places.append(bot_place(seat.level or "", levels))
        else:
            places.append(Place())
    seconds = answer_seconds if new.answer_seconds is None else new.answer_seconds
    return Lobby(host=host, places=tuple(places), answer_seconds=seconds)


def bot_place(level: str, levels: list[str]) -> Place:
    """A seat for a bot of a level that exists."""
    if level not in levels:
        raise Refused("server.bot.unknown_level", level=level, known=", ".join(levels))
    return Place(kind="bot", level=level)


def must_be_host(lobby: Lobby, player: str) -> None:
    """Only the host may do this."""
    if lobby.host != player:
        raise Forbidden("server.table.not_host")


def must_be_waiting(lobby: Lobby) -> None:
    """Only before the start."""
    if lobby.status != "waiting":
        raise NotNow("server.table.already_started")


def must_not_be_over(lobby: Lobby) -> None:
    """Only while there is something to play, and not while all that is settled must stay as it is."""
    if lobby.status == "over":
        raise NotNow("server.table.over")
    if lobby.status == "starting":
        raise NotNow("server.table.starting")


def must_be_full(lobby: Lobby) -> None:
    """Only where every seat is taken."""
    for seat, place in enumerate(lobby.places):
        if place.kind == "open":
            raise NotNow("server.table.seat_empty", seat=seat)


def sit(lobby: Lobby, player: str, name: str, seat: int) -> Lobby:
    """A player takes an open seat; in play nobody sees two hands of a game with other people."""
    must_not_be_over(lobby)
    if lobby.place(seat).kind != "open":
        raise NotNow("server.seat.taken", seat=seat)
    others = any(place.player not in ("", player) for place in lobby.places)
    if lobby.status == "playing" and others and lobby.seats_of(player):
        raise NotNow("server.seat.one_each", seat=seat)
    pledge = next((place.pledge for place in lobby.places if place.player == player), "")
    return lobby.with_place(seat, Place(kind="human", name=name, player=player, pledge=pledge))


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


def pledge(lobby: Lobby, player: str, pledged: str) -> Lobby:
    """A player's browser pledges its share of the seed, for all seats of that player."""
    must_be_waiting(lobby)
    if not lobby.seats_of(player):
        raise Forbidden("server.table.not_seated")
    for seat in lobby.seats_of(player):
        lobby = lobby.with_place(seat, replace(lobby.places[seat], pledge=pledged))
    return lobby


def release(lobby: Lobby, player: str, seat: int, released: bool) -> Lobby:
    """A player agrees that the host gives the own seat to somebody else, or takes that back."""
    must_not_be_over(lobby)
    place = lobby.place(seat)
    if place.player != player:
        raise Forbidden("server.seat.not_yours", seat=seat)
    return lobby.with_place(seat, replace(place, released=released))


def open_seat(lobby: Lobby, player: str, seat: int, absence: Absence) -> Lobby:
    """The host empties a seat."""
    must_be_host(lobby, player)
    must_not_be_over(lobby)
    if lobby.place(seat).kind == "open":
        raise NotNow("server.seat.open_already", seat=seat)
    return with_successor(lobby, player, seat, Place(), absence)


def seat_bot(lobby: Lobby, player: str, seat: int, level: str, levels: list[str], absence: Absence) -> Lobby:
    """The host puts a bot in a seat."""
    must_be_host(lobby, player)
    must_not_be_over(lobby)
    return with_successor(lobby, player, seat, bot_place(level, levels), absence)


def with_successor(lobby: Lobby, host: str, seat: int, successor: Place, absence: Absence) -> Lobby:
    """The seat with a successor; in play only of a player who agreed or has been away for long enough."""
    place = lobby.place(seat)
    if lobby.status == "playing" and place.kind == "human" and place.player != host and not place.released:
        if absence.seconds < absence.least:
            raise NotNow("server.seat.still_there", seat=seat, seconds=int(absence.least))
        successor = replace(successor, kept_for=place.player, kept_name=place.name)
    elif place.kind != "human":  # from hand to hand it stays the seat of who was away
        successor = replace(successor, kept_for=place.kept_for, kept_name=place.kept_name)
    return lobby.with_place(seat, successor)


def with_seats_given_back(lobby: Lobby, player: str) -> Lobby:
    """The lobby after a player has come back whose seats nobody took meanwhile."""
    if lobby.status != "playing":
        return lobby
    for seat, place in enumerate(lobby.places):
        if place.kept_for == player and place.kind != "human":
            lobby = lobby.with_place(seat, Place(kind="human", name=place.kept_name, player=player))
    return lobby


def add_seat(lobby: Lobby, player: str, most: int) -> Lobby:
    """The host adds an open seat."""
    must_be_host(lobby, player)
    must_be_waiting(lobby)
    if len(lobby.places) >= most:
        raise NotNow("server.table.full", most=most)
    return replace(lobby, places=(*lobby.places, Place()))


def remove_seat(lobby: Lobby, player: str, seat: int) -> Lobby:
    """The host takes a seat away."""
    must_be_host(lobby, player)
    must_be_waiting(lobby)
    lobby.place(seat)
    if len(lobby.places) == 1:
        raise NotNow("server.table.last_seat")
    return replace(lobby, places=lobby.places[:seat] + lobby.places[seat + 1 :])


def without_open_seats(lobby: Lobby, player: str) -> Lobby:
    """The host starts: open seats go, the others move up."""
    must_be_host(lobby, player)
    must_be_waiting(lobby)
    return replace(lobby, places=tuple(place for place in lobby.places if place.kind != "open"))


def claim_host(lobby: Lobby, player: str, host_absent: bool) -> Lobby:
    """Somebody seated takes over from a host who is gone."""
    if not lobby.seats_of(player):
        raise Forbidden("server.table.not_seated")
    if not host_absent:
        raise NotNow("server.table.host_still_there")
    return replace(lobby, host=player)


def rematch(lobby: Lobby, player: str) -> Lobby:
    """The lobby of the next table: everyone keeps seat and colour; a seat that is nobody's here is open."""
    if lobby.status != "over":
        raise NotNow("server.table.not_over")
    if not lobby.seats_of(player):
        raise Forbidden("server.table.not_seated")
    places = [
        Place(colour=it.colour)
        if it.kind == "human" and not it.player
        else replace(it, pledge="", released=False, kept_for="", kept_name="")
        for it in lobby.places
    ]
    return Lobby(host=player, places=tuple(places), answer_seconds=lobby.answer_seconds)
