"""Positions that can't be: the line that is wrong is named, with the reason."""

from __future__ import annotations

import pytest

from tests.locales.catalogue import LANGUAGES
from tilefolk.core.errors import BadNotation
from tilefolk.core.locale import Localizer
from tilefolk.games.catan import SPEC


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("catan 9", 1, "core.out_of_range"),
        ("hunters 3", 1, "core.position_head"),
        ("catan 3\nturn 9", 2, "core.out_of_range"),
        ("catan 3\nturn 0 turns=" + "9" * 3000, 2, "core.out_of_range"),
        ("catan 3\nturn 0 phase=lunch", 2, "core.position_words"),
        ("catan 3\nhexes A1=desert.6\nturn 0", 2, "catan.position.desert"),
        ("catan 3\nseat 0 hand=20.wood\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nseat 0 hand=10.wood\nseat 1 hand=10.wood\nturn 0", 3, "catan.position.too_many"),
        ("catan 3\nseat 0 hand=4294967296.wood\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nseat 0 settlements=A1-A2-B2\nseat 1 cities=A1-A2-B2\nturn 0", 3, "catan.position.taken"),
        ("catan 3\nseat 0\nawards longest_road=0\nturn 0", 3, "catan.position.award"),
        ("catan 3\nseat 0 knights=2\nawards largest_army=0\nturn 0", 3, "catan.position.award"),
        ("catan 3\nawards longest_road=3\nturn 0", 2, "core.out_of_range"),
        ("catan 3\npile knight=15\nturn 0", 2, "core.out_of_range"),
        ("catan 3\nturn 0 phase=theft\nseat 1 hand=wood", 2, "catan.position.moment"),
        ("catan 3\nturn 0 phase=offer", 2, "catan.position.moment"),
        ("catan 3\nturn 0\nturn 1", 3, "core.position_words"),
        ("catan 3\noptions first=3\nturn 0", 2, "core.option_value"),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        SPEC.parse_position(text)
    why = refused.value.params["reason"]
    assert (refused.value.params["line"], why.key) == (line, reason)  # type: ignore[attr-defined]
    for language in LANGUAGES:
        assert str(line) in Localizer(language).error_text(refused.value)
