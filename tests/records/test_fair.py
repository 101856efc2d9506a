"""Fair dice: what is promised binds everything, and every change of it is found out."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from tests.records.fair import NONCES, SECRET, fair_record
from tilefolk.core.errors import BadRecord
from tilefolk.core.fair import mixed_seed, pledge_of, seat_order
from tilefolk.core.match import Match
from tilefolk.core.record import Record

TEXT = fair_record().text()


def mistake(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Match.replay(Record.parse(text))
    return caught.value


@pytest.mark.parametrize("by_lot", [True, False])
@pytest.mark.parametrize("told", [(), (1,), (0, 1, 2)])
def test_a_record_is_read_back_as_it_was(by_lot: bool, told: tuple[int, ...]) -> None:
    record = fair_record({place: NONCES[place] for place in told}, by_lot)
    again = Record.parse(record.text())
    assert again == record
    assert again.fingerprint == record.fingerprint
    assert Match.replay(again).record.text() == record.text()


def test_the_fingerprint_is_the_hash_of_a_text_that_people_can_read() -> None:
    record = fair_record()
    text = record.promised()
    assert hashlib.sha256(text.encode()).hexdigest() == record.fingerprint
    for line in (
        "game mayflower",
        "players 3",
        "seat 1 Ben",
        f"pledge 2 {pledge_of(NONCES[2])}",
        "order by lot",
    ):
        assert line in text.splitlines()


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("seat 0 ", "seat 0 Somebody"),
        ("option ten_rows ", "option ten_rows yes"),
        ("order ", None),
    ],
)
def test_names_options_and_lot_are_bound(line: str, other: str | None) -> None:
    """Whoever changes the header gets another seed, so that the lot or the next draw gives it away."""
    lines = TEXT.splitlines()
    at = next(number for number, text in enumerate(lines) if text.startswith(line))
    assert lines[at] != other
    changed = Record.parse("\n".join([*lines[:at], *([other] if other else []), *lines[at + 1 :]]) + "\n")
    assert changed.fingerprint != fair_record().fingerprint
    try:
        assert changed.chance_seed() != fair_record().chance_seed()
    except BadRecord as error:
        assert error.key == "core.record_order"  # noqa: PT017


@pytest.mark.parametrize("place", [0, 1, 2])
def test_each_nonce_alone_changes_the_seed(place: int) -> None:
    without = {seat: nonce for seat, nonce in NONCES.items() if seat != place}
    seeds = {mixed_seed(SECRET, "f", nonces) for nonces in (NONCES, without, {**NONCES, place: "ab" * 32})}
    assert len(seeds) == 3


def test_a_nonce_that_was_not_pledged_is_found_out() -> None:
    assert mistake(TEXT.replace("11" * 32, "44" * 32)).key == "core.record_nonce"


def test_another_order_is_found_out() -> None:
    record = fair_record()
    assert record.shares is not None
    order = " ".join(map(str, record.shares.order))
    other = " ".join(map(str, reversed(record.shares.order)))
    assert mistake(TEXT.replace(f"order {order}", f"order {other}")).key == "core.record_order"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("commitment " + "0" * 64, "core.record_twice"),
        ("shares 1", "core.record_twice"),
        ("seat 0 Zoe", "core.record_twice"),
        ("nonce 0 " + "0" * 64, "core.record_twice"),
        ("nonce 7 " + "0" * 64, "core.record_shares"),
        ("pledge 0", "core.record_header_line"),
    ],
)
def test_a_second_promise_and_shares_of_nobody_are_refused(line: str, key: str) -> None:
    header, _, moves = TEXT.partition("\n\n")
    if line == "pledge 0":
        header = "\n".join(it for it in header.splitlines() if not it.startswith("pledge 0"))
    error = mistake(f"{header}\n{line}\n\n{moves}")
    assert error.key == key
    assert error.params["line"] == len(header.splitlines()) + 1


def test_shares_without_their_version_are_refused() -> None:
    assert mistake(TEXT.replace("shares 1\n", "")).key == "core.record_header_line"
    assert mistake(TEXT.replace("shares 1\n", "shares 2\n")).key == "core.record_header_line"


def test_the_lot_is_fair() -> None:
    draws = 6000
    counts = Counter(seat_order(hashlib.sha256(b"%d" % number).digest(), 3) for number in range(draws))
    assert len(counts) == 6
    expected = draws / 6
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi < 25.7, "5 degrees of freedom: more happens once in ten thousand times"
