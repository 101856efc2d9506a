"""Fair dice at a table: what is settled at the start, what the browsers add, the seed that follows."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from tilefolk.core.chance import commitment_of
from tilefolk.core.fair import Shares, fingerprint_of, mixed_seed, pledge_of, seat_order
from tilefolk.core.registry import GameSpec
from tilefolk.server.errors import Forbidden, NotNow, Refused
from tilefolk.server.http_messages import Promised
from tilefolk.server.lobby import Lobby, seat_names
from tilefolk.server.origins import first_record
from tilefolk.server.rows import TableRow


class Dice(NamedTuple):
    """The server's secret, the seed that chance draws from, and what the players added."""

    secret: bytes
    seed: bytes
    shares: Shares | None


def with_promise(row: TableRow, spec: GameSpec, lobby: Lobby) -> Lobby:
    """The lobby with all that the seed will follow from written down; only nonces are missing."""
    pledges = tuple(place.pledge for place in lobby.places)
    record = first_record(row, spec, seat_names(lobby))
    record.commitment = commitment_of(bytes.fromhex(row.seed))
    record.shares = Shares(by_seat(pledges), by_lot=by_lot(row, spec))
    promise = Promised(text=record.promised(), pledges=pledges, nonces=("",) * len(pledges), order=())
    return replace(lobby, promise=promise, status="starting")


def by_lot(row: TableRow, spec: GameSpec) -> bool:
    """Whether lots are drawn for the seats: if the table wants it and no colour has a seat of its own."""
    return row.shuffle and not spec.colours_have_seats(row.options)


def with_nonce(lobby: Lobby, player: str, nonce: str) -> Lobby:
    """The lobby after a player's browser has told the nonce that it pledged."""
    if lobby.status != "starting" or lobby.promise is None:
        raise NotNow("server.share.not_now")
    seats = [seat for seat in lobby.seats_of(player) if lobby.promise.pledges[seat]]
    if not seats:
        raise Forbidden("server.share.none_pledged")
    if pledge_of(nonce) != lobby.promise.pledges[seats[0]]:
        raise Refused("server.share.not_pledged")
    nonces = tuple(nonce if seat in seats else told for seat, told in enumerate(lobby.promise.nonces))
    return replace(lobby, promise=replace(lobby.promise, nonces=nonces))


def is_complete(lobby: Lobby) -> bool:
    """Whether every browser that pledged has told its nonce."""
    promise = lobby.promise
    return promise is not None and all(map(bool, nonces_due(promise)))


def nonces_due(promise: Promised) -> list[str]:
    """The nonces of those who pledged, empty where one is still missing."""
    return [nonce for pledge, nonce in zip(promise.pledges, promise.nonces, strict=True) if pledge]


def in_playing_order(row: TableRow, spec: GameSpec, lobby: Lobby) -> Lobby:
    """The lobby of the game: seats in the order of play, drawn by lot from the seed if the table wants it."""
    if by_lot(row, spec) and lobby.promise is not None:
        order = seat_order(dice_of(row, lobby).seed, len(lobby.places))
        places = tuple(lobby.places[place] for place in order)
        lobby = replace(lobby, places=places, promise=replace(lobby.promise, order=order))
    return replace(lobby, status="playing")


def dice_of(row: TableRow, lobby: Lobby) -> Dice:
    """What dice and draws follow from; at tables of earlier versions from the secret alone."""
    secret, promise = bytes.fromhex(row.seed), lobby.promise
    if promise is None:
        return Dice(secret, secret, None)
    seed = mixed_seed(secret, fingerprint_of(promise.text), by_seat(promise.nonces))
    order = promise.order or range(len(promise.pledges))
    pledges = by_seat(tuple(promise.pledges[place] for place in order))
    nonces = by_seat(tuple(promise.nonces[place] for place in order))
    return Dice(secret, seed, Shares(pledges, nonces, bool(promise.order), promise.order))


def by_seat(values: tuple[str, ...]) -> dict[int, str]:
    """Those of the values that there are, by seat."""
    return {seat: value for seat, value in enumerate(values) if value}
