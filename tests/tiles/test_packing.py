"""Numbers that hold several are taken apart as they were put together."""

from __future__ import annotations

import pytest

from tilefolk.tiles import names, packing


@pytest.mark.parametrize("players", range(1, names.SEATS + 1))
def test_figures_are_seen_from_a_seat_in_the_order_round_the_table(players: int) -> None:
    figures = [3, 0, 5, 1, 15][:players]
    packed = sum(count * packing.one_figure(seat) for seat, count in enumerate(figures))
    for seat in range(players):
        seen = packing.figures_seen(packed, seat, players)
        assert [packing.figures_of(seen, k) for k in range(players)] == [*figures[seat:], *figures[:seat]]
        assert packing.figures_of(seen, players) == 0
