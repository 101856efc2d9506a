"""The colours of the seats: chosen before the start, given at the start, no two the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tilefolk.core.registry import GameSpec
from tilefolk.core.values import OptionValue
from tilefolk.server.errors import Forbidden, NotNow, Refused
from tilefolk.server.http_messages import NewSeat
from tilefolk.server.lobby import Lobby, Place, must_be_waiting


def assigned(places: Sequence[Place], colours: Sequence[str]) -> list[str]:
    """Each seat's colour: the one that was chosen if there are such pieces left, else the first one left.

    >>> assigned([Place(), Place(colour="red"), Place(colour="pink")], ["red", "blue", "green"])
    ['blue', 'red', 'green']
    >>> assigned([Place(colour="red"), Place(colour="red")], ["red", "blue"])  # a file may say so
    ['red', 'blue']
    """
    chosen: list[str] = []
    for place in places:
        chosen.append(place.colour if place.colour in colours and place.colour not in chosen else "")
    free = iter([colour for colour in colours if colour not in chosen])
    return [colour or next(free, "") for colour in chosen]


def choose(lobby: Lobby, player: str, seat: int, colour: str, colours: Sequence[str]) -> Lobby:
    """A player chooses a colour for an own seat, the host for a bot; "" leaves it open again."""
    must_be_waiting(lobby)
    place = lobby.place(seat)
    if place.player != player and not (place.kind == "bot" and lobby.host == player):
        raise Forbidden("server.colour.not_yours", seat=seat)
    if colour and colour not in colours:
        raise Refused("server.colour.unknown", colour=colour, known=", ".join(colours))
    others = lobby.places[:seat] + lobby.places[seat + 1 :]
    if colour and any(other.colour == colour for other in others):
        raise NotNow("server.colour.taken", colour=colour)
    return lobby.with_place(seat, replace(place, colour=colour))


def with_chosen_colours(lobby: Lobby, seats: Sequence[NewSeat], colours: Sequence[str]) -> Lobby:
    """The lobby of a new table with the colours that the host chose for the seats."""
    for number, seat in enumerate(seats):
        if seat.colour:
            lobby = choose(lobby, lobby.host, number, seat.colour, colours)
    return lobby


def with_assigned_colours(lobby: Lobby, spec: GameSpec, options: Mapping[str, OptionValue]) -> Lobby:
    """At the start every seat has its colour for good; where the pieces stand by colour, so do the seats."""
    colours = spec.colours_for(len(lobby.places))
    places = [
        replace(place, colour=colour)
        for place, colour in zip(lobby.places, assigned(lobby.places, colours), strict=True)
    ]
    if spec.colours_have_seats(options):
        places.sort(key=lambda place: colours.index(place.colour))
    return replace(lobby, places=tuple(places))
