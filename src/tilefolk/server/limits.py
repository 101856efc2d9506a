"""How often: buckets of tokens that refill with time, and whom they belong to."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

RECORD_BYTES = 256 * 1024
"""The most that a call may bring along with records of games; all others bring much less."""
IPV6_HOUSEHOLD = 64
"""Bits of an IPv6 address that tell one household from another; each may choose the rest at will."""


def network_of(address: str) -> str:
    """Whom an address belongs to: itself, or for IPv6 its network, for one household has 2^64 of them.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("192.0.2.7"), network_of("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_HOUSEHOLD), strict=False))


class Bucket:
    """Tokens that refill with time; each message takes one."""

    __slots__ = ("at", "burst", "clock", "rate", "tokens")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.tokens = burst
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens if there are enough."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """A bucket for each guest or network; full ones are forgotten."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic, most: int = 10_000
    ) -> None:
        self.rate, self.burst, self.clock, self.most = rate, burst, clock, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, whose: str, cost: float = 1.0) -> bool:
        """Take from the bucket of that guest or network."""
        bucket = self._buckets.get(whose)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._drop_full()
            bucket = self._buckets[whose] = Bucket(self.rate, self.burst, self.clock)
        return bucket.take(cost)

    def _drop_full(self) -> None:
        now = self.clock()
        full = self.burst / self.rate
        self._buckets = {name: bucket for name, bucket in self._buckets.items() if now - bucket.at < full}
        if len(self._buckets) >= self.most:  # a flood of strangers: begin anew rather than grow
            self._buckets.clear()
