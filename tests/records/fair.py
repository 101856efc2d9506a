"""A game whose seed the players' browsers have added to, as a record."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import tilefolk
from tilefolk.core.chance import SeededChance, commitment_of
from tilefolk.core.fair import Shares, fingerprint_of, mixed_seed, pledge_of, seat_order
from tilefolk.core.match import Match
from tilefolk.core.record import Record

SECRET = bytes(range(32))
NONCES = {0: "11" * 32, 1: "22" * 32, 2: "33" * 32}
NAMES = {0: "Anna", 1: "Ben", 2: "Carla"}


def fair_record(
    nonces: Mapping[int, str] = NONCES, by_lot: bool = True, moves: int = 9, secret: bytes = SECRET
) -> Record:
    """What a server does: promise, pledges, fingerprint, nonces, lot, draws; then random moves."""
    spec = tilefolk.get("mayflower")
    pledges = {seat: pledge_of(nonce) for seat, nonce in NONCES.items()}
    promised = Record(
        game="mayflower",
        rules=spec.rules_version,
        players=3,
        options=spec.checked_options(None),
        seats=NAMES,
        commitment=commitment_of(secret),
        shares=Shares(pledges, by_lot=by_lot),
    )
    seed = mixed_seed(secret, fingerprint_of(promised.promised()), nonces)
    order = seat_order(seed, 3) if by_lot else (0, 1, 2)
    names = {seat: NAMES[place] for seat, place in enumerate(order)}
    match = Match.start(spec, 3, seats=names, chance=SeededChance(seed))
    match.record.commitment, match.record.seed = commitment_of(secret), secret.hex()
    match.record.shares = Shares(
        {seat: pledges[place] for seat, place in enumerate(order)},
        {seat: nonces[place] for seat, place in enumerate(order) if place in nonces},
        by_lot,
        order if by_lot else (),
    )
    random = Random(1)
    for _ in range(moves):
        match.play(random.choice(match.game.legal()))
    assert match.record.promised() == promised.promised(), "the lot does not change what was promised"
    return match.record
