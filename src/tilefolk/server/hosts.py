"""Which names this server answers to, and which pages may talk to it."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache
from urllib.parse import urlsplit

HOME_DOMAINS = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".fritz.box")
"""Names that only a home network gives: nobody on the internet can make them lead to this machine."""


def is_own_host(host: str | None, names: tuple[str, ...], origins: tuple[str, ...]) -> bool:
    """Whether a request was meant for this server.

    A stranger's page can let its own name lead to a machine in our network (DNS rebinding) and then reads its
    answers as its own. Such a request has the stranger's name in ``Host``. Addresses and names of a home
    network can't be used for that; of other names only those are answered that the host has given.
    """
    if not host:  # no browser leaves it out
        return True
    name = hostname_of(f"//{host}")
    if name is None:
        return False
    known = {given.lower() for given in names} | {hostname_of(origin) for origin in origins}
    return is_address(name) or is_home_name(name) or name in known


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page may talk to us: from our own origin or one we allow; no origin is no browser."""
    if origin is None or origin in allowed:
        return True
    if not host or hostname_of(origin) is None:
        return False
    return urlsplit(origin).netloc == host


def hostname_of(url: str) -> str | None:
    """The name in a URL, in small letters; None if it can't be read."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # raises for one that is no number
    except ValueError:
        return None
    plain = parts.netloc and not (parts.username or parts.path or parts.query or parts.fragment)
    return parts.hostname.rstrip(".") if plain and parts.hostname else None


def is_address(name: str) -> bool:
    """Whether this is a number, not a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_home_name(name: str) -> bool:
    """Whether this name belongs to a home network, or to this machine."""
    return "." not in name or name.endswith(HOME_DOMAINS) or name == machine_name()


@cache
def machine_name() -> str:
    """The full name of this machine."""
    return socket.gethostname().lower()
