"""Guests: a name and a signed cookie."""

from __future__ import annotations

import secrets

from tilefolk.server.errors import Unauthenticated
from tilefolk.server.rows import GuestRow
from tilefolk.server.security import Signer, hash_of, new_id
from tilefolk.server.store import Store


class Guests:
    """Finds and makes guests; of their tokens only a hash is kept."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store, self.signer = store, signer

    async def find(self, cookie: str | None) -> GuestRow | None:
        """The guest whose cookie this is; a forged one is nobody's."""
        token = self.signer.token(cookie) if cookie else None
        return None if token is None else await self.store.guest(hash_of(token))

    async def require(self, cookie: str | None) -> GuestRow:
        """The guest, or an error."""
        guest = await self.find(cookie)
        if guest is None:
            raise Unauthenticated("server.session.none")
        return guest

    async def rename_or_add(self, cookie: str | None, name: str) -> tuple[GuestRow, str]:
        """Give a guest a name: a new one, or another one; with the cookie to keep."""
        token = self.signer.token(cookie) if cookie else None
        known = None if token is None else await self.store.guest(hash_of(token))
        if known is not None and token is not None:
            await self.store.rename_guest(hash_of(token), name)
            return GuestRow(player=known.player, name=name), self.signer.cookie(token)
        token = secrets.token_urlsafe(24)
        player = new_id(10)
        await self.store.add_guest(hash_of(token), player, name)
        return GuestRow(player=player, name=name), self.signer.cookie(token)
