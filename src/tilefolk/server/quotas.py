"""How much one guest, and one household, may have going on at this server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.server.errors import TooFast
from tilefolk.server.limits import Buckets
from tilefolk.server.tables import FINISHED_MOVES

if TYPE_CHECKING:
    from tilefolk.server.lobby import Lobby
    from tilefolk.server.settings import Limits
    from tilefolk.server.table import LiveTable
    from tilefolk.server.tables import LiveTables


class GuestBuckets:
    """A bucket for each guest, and one for each network that holds as much as several guests have."""

    def __init__(self, rate: float, burst: float, guests: int) -> None:
        self._guests = Buckets(rate, burst)
        self._networks = Buckets(rate * guests, burst * guests)

    def take(self, player: str, network: str, cost: float = 1.0) -> None:
        """Take tokens of both; raises TooFast."""
        if not (self._guests.take(player, cost) and self._networks.take(network, cost)):
            raise TooFast("server.rate.too_fast")


class Quotas:
    """Tables and bots are counted where they are: among those in memory whose game is not over."""

    def __init__(self, limits: Limits, live: LiveTables) -> None:
        self._limits, self._live = limits, live
        self.messages = GuestBuckets(limits.message_rate, limits.message_burst, limits.guests_an_address)
        self.snapshots = GuestBuckets(limits.snapshot_rate, limits.snapshot_burst, limits.guests_an_address)
        self.seats = GuestBuckets(limits.seat_rate, limits.seat_burst, limits.guests_an_address)
        self.chat = GuestBuckets(limits.chat_rate, limits.chat_burst, limits.guests_an_address)
        self.hints = GuestBuckets(limits.hint_rate, limits.hint_burst, limits.guests_an_address)
        self.coach = GuestBuckets(limits.hint_rate, limits.hint_burst, limits.guests_an_address)
        self.tries = GuestBuckets(limits.try_rate, limits.try_burst, limits.guests_an_address)

    def check_table(self, player: str, network: str, lobby: Lobby) -> None:
        """Whether a guest may have one more table, with the bots of this lobby; raises TooFast."""
        most = self._limits.tables_a_guest
        if len(self._of_guest(player)) >= most:
            raise TooFast("server.table.too_many", most=most)
        most *= self._limits.guests_an_address
        if len(self._of_network(network)) >= most:
            raise TooFast("server.table.too_many_address", most=most)
        self.check_bots(player, network, bots_in(lobby))

    def check_bots(self, player: str, network: str, more: int) -> None:
        """Whether so many bots more may play at a guest's tables; raises TooFast."""
        most = self._limits.bots_a_guest
        if more and bots_at(self._of_guest(player)) + more > most:
            raise TooFast("server.bot.too_many", most=most)
        most *= self._limits.guests_an_address
        if more and bots_at(self._of_network(network)) + more > most:
            raise TooFast("server.bot.too_many_address", most=most)

    def check_finished(self, network: str, table: LiveTable) -> None:
        """Whether from there somebody may look at one more finished game; raises TooFast."""
        seen = {id(it): it for it in (*self._live.all(), table) if it is table or looks_at(network, it)}
        if table.finished_moves and sum(it.finished_moves for it in seen.values()) > FINISHED_MOVES:
            raise TooFast("server.rate.too_fast")

    def _of_guest(self, player: str) -> list[LiveTable]:
        return [table for table in self._going_on() if table.lobby.host == player]

    def _of_network(self, network: str) -> list[LiveTable]:
        """The tables that were made from there; after a restart nobody knows from where."""
        return [table for table in self._going_on() if network and table.network == network]

    def _going_on(self) -> list[LiveTable]:
        return [table for table in self._live.all() if table.lobby.status != "over"]


def looks_at(network: str, table: LiveTable) -> bool:
    """Whether somebody from there looks at a table."""
    return any(client.network == network for client in table.clients)


def bots_in(lobby: Lobby) -> int:
    """How many seats are bots'."""
    return sum(place.kind == "bot" for place in lobby.places)


def bots_at(tables: list[LiveTable]) -> int:
    """How many bots play at these tables."""
    return sum(bots_in(table.lobby) for table in tables)
