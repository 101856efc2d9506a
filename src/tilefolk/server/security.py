"""What keeps secrets: signatures of cookies and invites, headers for browsers."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets

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
DOCS_CSP = CSP.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'; worker-src 'self'").replace(
    "style-src 'self'", "style-src 'self' 'unsafe-inline'"
)
"""The site of the documentation has small scripts in its pages; nobody writes them but its builder."""
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

    def table_of(self, invite: str) -> str | None:
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
