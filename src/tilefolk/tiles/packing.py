"""Numbers that hold several, and places in tables: how they are put together and taken apart."""

from __future__ import annotations

from tilefolk.core.memory import Mask
from tilefolk.tiles.names import (
    FIGURE_BITS,
    FIGURE_MASK,
    FIT_BITS,
    GOOD_BITS,
    GOOD_MASK,
    NEEDS,
    ROTATIONS,
    SIDE_BITS,
    SIDE_MASK,
    SIDES,
    STRANDS,
    ZONES_MAX,
)


def zone_number(kind: int, zone: int) -> int:
    """Where a zone of a kind stands in the tables of zones."""
    return kind * ZONES_MAX + zone


def turned(kind: int, rotation: int) -> int:
    """Where a turned kind stands in the table of side codes."""
    return kind * ROTATIONS + rotation


def strand_number(kind: int, rotation: int, side: int) -> int:
    """Where the joints of a side of a turned kind begin in the table of strands."""
    return (turned(kind, rotation) * SIDES + side) * STRANDS


def ends_number(zone: int, rotation: int) -> int:
    """Where the sides of a turned zone begin in the table of ends."""
    return (zone * ROTATIONS + rotation) * SIDES


def side_of(code: int, side: int) -> int:
    """What a code of four sides, or a need, says of one side."""
    return code >> (SIDE_BITS * side) & SIDE_MASK


def opposite(side: int) -> int:
    """The side of the neighbour that touches this one."""
    return (side + 2) % SIDES


def fit_number(kind: int, need: int) -> int:
    """Where the rotations in which a kind meets a need stand in the table of fits."""
    return kind * NEEDS + need


def fit_count(fit: int) -> int:
    """In how many rotations it fits."""
    return fit >> FIT_BITS


def fits_turned(fit: int, rotation: int) -> bool:
    """Whether it fits in a rotation."""
    return fit >> rotation & 1 != 0


def good(goods: int, lane: int) -> int:
    """How many of one good there are in a packed number of goods."""
    return goods >> (GOOD_BITS * lane) & GOOD_MASK


def single_good(goods: int) -> int:
    """How many there are where only one sort is counted; there it may be more than a lane holds."""
    return goods


def pack_good(lane: int, amount: int) -> int:
    """So many of one good as a packed number of goods."""
    return amount << (GOOD_BITS * lane)


def figures_of(packed: int, seat: int) -> int:
    """How many figures a seat has in a packed number of figures."""
    return packed >> (FIGURE_BITS * seat) & FIGURE_MASK


def figures_seen(packed: int, seat: int, players: int) -> int:
    """The same figures with the seats counted from one of them."""
    before = packed << (FIGURE_BITS * (players - seat))
    return (packed >> (FIGURE_BITS * seat) | before) & ((1 << (FIGURE_BITS * players)) - 1)


def one_figure(seat: int) -> int:
    """One figure of a seat as a packed number."""
    return 1 << (FIGURE_BITS * seat)


def write_fit(mask: Mask, at: int, fit: int) -> None:
    """Write the rotations of a fit into a mask, each 0 or 1."""
    mask[at : at + ROTATIONS] = [fit >> rotation & 1 for rotation in range(ROTATIONS)]
