"""Who may come in: signatures, origins, headers, limits."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "tilefolk"
CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id(length: int) -> str:
    """A random id that can be read aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hash_of(token: str) -> str:
    """What is stored of a secret token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs cookies and invites with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._cookies = URLSafeSerializer(secret, salt="tilefolk cookie")
        self._invites = URLSafeSerializer(secret, salt="tilefolk invite")

    def cookie(self, token: str) -> str:
        """The cookie of a guest's token."""
        return self._signed(self._cookies, token)

    def token(self, cookie: str) -> str | None:
        """The token in a cookie, if it is one of ours."""
        return self._read(self._cookies, cookie)

    def invite(self, table_id: str) -> str:
        """The secret part of a table's invite link."""
        return self._signed(self._invites, table_id)

    def invited(self, invite: str) -> str | None:
        """The table that an invite is for, if it is one of ours."""
        return self._read(self._invites, invite)

    @staticmethod
    def _signed(serializer: URLSafeSerializer, text: str) -> str:
        signed = serializer.dumps(text)
        return signed if isinstance(signed, str) else signed.decode()

    @staticmethod
    def _read(serializer: URLSafeSerializer, text: str) -> str | None:
        try:
            value = serializer.loads(text)
        except BadSignature:
            return None
        return value if isinstance(value, str) else None


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page may talk to us: from our own origin or one we allow; no origin is no browser."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc == host


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
    """A bucket for each address; full ones are forgotten."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic, most: int = 10_000
    ) -> None:
        self.rate, self.burst, self.clock, self.most = rate, burst, clock, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take from the bucket of this address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._forget()
            bucket = self._buckets[address] = Bucket(self.rate, self.burst, self.clock)
        return bucket.take(cost)

    def _forget(self) -> None:
        now = self.clock()
        full = self.burst / self.rate
        self._buckets = {name: bucket for name, bucket in self._buckets.items() if now - bucket.at < full}
        if len(self._buckets) >= self.most:  # a flood of addresses: begin anew rather than grow
            self._buckets.clear()


def may_read_metrics(address: str, authorization: str, token: str | None) -> bool:
    """Whoever shows the host's token; without one, whoever asks from this machine."""
    if token is not None:
        return secrets.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_loopback
