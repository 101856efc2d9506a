"""Fair dice: a seed that nobody alone can choose.

1. The server promises the SHA-256 of its secret when a table is made.
2. Each player's browser pledges: it sends the SHA-256 of a random number of its own, a nonce.
3. At the start all that is known of the game is written down as a text: what is played by whom, with the
   promise and the pledges. The SHA-256 of that text is the fingerprint of the game.
4. Only then the browsers tell their nonces. The seed follows from the secret, the fingerprint and the nonces;
   the order of the seats, if it is drawn by lot, follows from the seed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field

VERSION = 1


@dataclass(frozen=True, slots=True)
class Shares:
    """What the seats of a game have added to its seed, and the lot that gave them their seats."""

    pledges: Mapping[int, str] = field(default_factory=dict)
    nonces: Mapping[int, str] = field(default_factory=dict)
    by_lot: bool = False
    order: tuple[int, ...] = ()
    """For each seat its place when the fingerprint was made; empty: the same."""

    def place(self, seat: int) -> int:
        """Where a seat of the game was when the fingerprint was made."""
        return self.order[seat] if self.order else seat

    def by_place(self, by_seat: Mapping[int, str]) -> dict[int, str]:
        """What is told of seats, told of their places."""
        return dict(sorted((self.place(seat), value) for seat, value in by_seat.items()))


def pledge_of(nonce: str) -> str:
    """What a browser sends before it tells its nonce."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def fingerprint_of(promised: str) -> str:
    """The SHA-256 of all that was settled before the nonces were told."""
    return hashlib.sha256(promised.encode()).hexdigest()


def mixed_seed(secret: bytes, fingerprint: str, nonces: Mapping[int, str]) -> bytes:
    """The seed of a game from the server's secret, the fingerprint and the nonces by place."""
    lines = [f"tilefolk seed {VERSION}", f"secret {secret.hex()}", f"fingerprint {fingerprint}"]
    lines += [f"nonce {place} {nonce}" for place, nonce in sorted(nonces.items())]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).digest()


def seat_order(seed: bytes, seats: int) -> tuple[int, ...]:
    """The places in the order in which they play, drawn by lot from the seed."""
    places = list(range(seats))
    for last in range(seats - 1, 0, -1):
        number = int.from_bytes(hmac.digest(seed, b"tilefolk seat %d" % last, "sha256"), "big")
        other = number % (last + 1)
        places[last], places[other] = places[other], places[last]
    return tuple(places)
