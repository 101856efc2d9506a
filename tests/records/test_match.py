"""One match: back and forth, from any position, with prepared draws, comments and variations."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import tilefolk
from tilefolk.core.chance import PreparedChance, SeededChance, seed_from
from tilefolk.core.errors import BadNotation, BadNumber, BadRecord, IllegalAction
from tilefolk.core.match import Match
from tilefolk.core.record import Move, Record

GAMES = ["catan", "hunters", "mayflower"]


def played(game: str, decisions: int = 30, players: int = 3, **given) -> Match:
    match, random = tilefolk.start(game, players=players, seed=7, **given), Random(7)
    for _ in range(decisions):
        if not match.game.is_over:
            match.play(random.choice(match.game.legal()))
    return match


def reread(match: Match) -> Match:
    """The match out of its own text, which must not change on the way."""
    text = match.record.text()
    read = Match.replay(Record.parse(text))
    assert read.record.text() == text
    return read


@pytest.mark.parametrize("game", GAMES)
def test_goto_leads_to_every_position_of_the_record(game: str) -> None:
    match = played(game)
    positions, events = list(match.positions()), list(match.events)
    assert len(positions) == len(match.record.moves) + 1
    assert positions[-1] == match.game
    for number in [0, 5, len(positions) - 1, 3, 3, 20]:
        match.goto(number)
        assert (match.ply, match.game) == (number, positions[number])
        assert match.events == events[: len(match.events)]
        assert match.draws == sum(move.chance for move in match.record.moves[:number])
    match.goto(len(match.record.moves))
    assert match.events == events
    with pytest.raises(BadNumber):
        match.goto(len(match.record.moves) + 1)


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_redo_go_from_decision_to_decision(game: str) -> None:
    match = played(game, 10)
    whole, end = match.record.text(), match.game.copy()
    steps = 0
    while match.undo():
        steps += 1
        assert not match.game.is_chance
    assert steps == 10
    assert match.record.text() == whole, "what was undone is still told"
    for _ in range(steps):
        assert match.redo()
    assert not match.redo()
    assert match.game == end


def test_a_new_move_replaces_what_was_undone() -> None:
    match = played("hunters", 10)
    match.goto(0)
    match.redo()
    kept = match.ply
    first = match.record.moves[kept]
    other = next(name for name in match.legal() if name != first.text)
    with pytest.raises(IllegalAction):
        match.play("place 90,90 r0")
    assert len(match.record.moves) > kept + 1, "a refused move takes nothing away"
    match.play(other)
    assert match.record.moves[kept].text == other
    assert match.ply == len(match.record.moves)
    assert reread(match).game == match.game


def test_the_same_draws_come_after_an_undo() -> None:
    match = played("hunters", 4)
    moves = [move.text for move in match.record.moves]
    match.undo()
    match.play(moves[match.ply])
    assert [move.text for move in match.record.moves] == moves, "a draw follows from the seed and its number"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_any_position(game: str) -> None:
    start = played(game, 25).game
    match, random = Match.from_position(start, seed=3, seats={1: "Béla"}), Random(1)
    assert match.game == start or start.is_chance
    for _ in range(12):
        match.play(random.choice(match.game.legal()))
    assert next(iter(match.positions())) == start
    assert match.record.text().startswith("tilefolk-record 2\n")
    read = reread(match)
    assert read.game == match.game
    action = random.choice(match.game.legal())
    match.play(action)
    read.play(action)
    assert read.record.text() == match.record.text(), "chance goes on from the same seed"


def test_a_position_that_is_not_the_headers_is_refused() -> None:
    text = Match.from_position(played("hunters", 5).game, seed=1).record.text()
    for wrong, key in (
        (text.replace("players 3\n", "players 2\n", 1), "core.record_other_position"),
        (text.replace("position tile", "position tyle", 1), "core.record_position"),
        (text.replace("tilefolk-record 2", "tilefolk-record 1"), "core.record_header_line"),
    ):
        with pytest.raises(BadRecord) as refused:
            Match.replay(Record.parse(wrong))
        assert refused.value.key == key


def test_prepared_draws_come_first_then_those_of_the_seed(tmp_path: Path) -> None:
    prepared = ("draw 17", "draw 3", "draw 40")
    match, random = tilefolk.start("hunters", seed=5, prepared=prepared), Random(2)
    match.save(tmp_path / "early.record")
    for _ in range(6):
        match.play(random.choice(match.game.legal()))
    drawn = [move.text for move in match.record.moves if move.chance]
    assert tuple(drawn[:3]) == prepared
    early, random = tilefolk.load(tmp_path / "early.record"), Random(2)
    for _ in range(6):
        early.play(random.choice(early.game.legal()))
    assert early.record.text() == match.record.text(), "those not drawn yet are kept"
    assert reread(match).game == match.game


def test_a_prepared_draw_that_is_not_possible_is_refused() -> None:
    with pytest.raises(BadNotation):
        tilefolk.start("hunters", seed=5, prepared=("draw 999",))
    with pytest.raises(IllegalAction):
        tilefolk.start("hunters", seed=5, prepared=("none",))


def test_without_a_source_draws_are_given_from_outside() -> None:
    match = Match.start(tilefolk.get("hunters"), 2, chance=PreparedChance(("draw 3",)))
    match.play(match.legal()[0])
    match.play("none")
    assert match.game.is_chance
    assert match.legal() == []
    match.play("draw 17")
    assert match.deciding == [1]
    seeded = SeededChance(seed_from(1))
    match.play(match.legal()[0])
    match.play("none")
    match.resume(seeded)
    assert match.deciding == [0]


def test_a_branch_goes_its_own_way() -> None:
    match = played("hunters", 10)
    whole = match.record.text()
    other = match.branch(4)
    assert (other.ply, len(other.record.moves)) == (4, 4)
    while len(other.record.moves) < 12:
        other.play(other.legal()[0])
    assert match.record.text() == whole
    assert match.branch().game == match.game


def branched(match: Match, number: int) -> Match:
    """Another way from there on: the last choice instead of what was played."""
    other = match.branch(number)
    other.play(next(name for name in reversed(other.legal()) if name != match.record.moves[number].text))
    return other


def test_comments_and_variations_stand_in_the_record() -> None:
    match = played("hunters", 8)
    plain = match.record.text()
    assert plain.startswith("tilefolk-record 1\n")
    decisions = [number for number, move in enumerate(match.record.moves) if not move.chance]
    other = branched(match, decisions[3])
    other.comment("A forest for later.\n\n  Two lines of it.  ")
    other.add_variation(branched(other, other.ply - 1)) if not other.record.moves[-1].chance else None
    match.add_variation(other)
    match.add_variation(branched(match, decisions[5]))
    match.comment("Played in the rain.", 0)
    match.comment("Best by far.", decisions[3] + 1)
    read = reread(match)
    assert read.game == match.game
    assert read.record.comment == "Played in the rain."
    assert read.record.moves[decisions[3]].comment == "Best by far."
    (kept,) = read.variations(decisions[3] + 1)
    assert kept.game == other.game
    assert kept.record.moves[-1].comment == "A forest for later.\nTwo lines of it."
    assert "\n(\n" in read.record.text()
    read.comment("", 0)
    read.comment("", decisions[3] + 1)
    read.record.moves[:] = [Move(move.text, move.chance) for move in read.record.moves]
    assert read.record.text() == plain, "without remarks it is a record as ever"


def test_variations_may_have_variations() -> None:
    match = played("hunters", 8)
    number = next(n for n in range(6, 20) if not match.record.moves[n].chance)
    other = branched(match, number)
    other.play(other.legal()[0])
    last = max(n for n, move in enumerate(other.record.moves) if not move.chance)
    inner = other.branch(last)
    others = [name for name in inner.legal() if name != other.record.moves[last].text]
    inner.play(others[0])
    other.add_variation(inner)
    match.add_variation(other)
    (outer,) = reread(match).variations(number + 1)
    (innermost,) = outer.variations(last + 1)
    assert innermost.game == inner.game


def test_a_wrong_move_in_a_variation_is_told_with_its_line() -> None:
    match = played("hunters", 8)
    number = next(n for n in range(6, 20) if not match.record.moves[n].chance)
    match.comment("before", number)
    other = branched(match, number)
    match.add_variation(other)
    match.comment("after", number + 1)
    text = match.record.text()
    alternative = other.record.moves[number].text
    lines = text.splitlines()
    at = lines.index(alternative, lines.index("("))
    lines[at] = "place 90,90 r0"
    with pytest.raises(BadRecord) as refused:
        Match.replay(Record.parse("\n".join(lines) + "\n"))
    assert (refused.value.key, refused.value.params["line"]) == ("core.record_move", at + 1)


@pytest.mark.parametrize(
    ("inserted", "key"),
    [
        (["("], "core.record_variation"),
        ([")"], "core.record_variation"),
        (["(", ")"], "core.record_variation"),
        (["(", "# no move", "draw 3", ")"], "core.record_move_line"),
        (["#"], "core.record_move_line"),
        (["# " + "a" * 2000], "core.record_long_line"),
        (["# a\0b"], "core.record_control"),
    ],
)
def test_brackets_and_comments_that_mean_nothing_are_refused(inserted: list[str], key: str) -> None:
    match = played("hunters", 4)
    match.comment("so that it has format 2", 1)
    lines = match.record.text().splitlines()
    with pytest.raises(BadRecord) as refused:
        Record.parse("\n".join([*lines[:-2], *inserted, *lines[-2:]]) + "\n")
    assert refused.value.key == key


def test_what_does_not_part_from_a_match_is_no_variation_of_it() -> None:
    match = played("hunters", 4)
    for other in (match.branch(), match.branch(3), Match.from_position(match.game, seed=1)):
        with pytest.raises(BadRecord, match="does not part from"):
            match.add_variation(other)


def test_a_seat_is_asked_since_its_question_stands() -> None:
    match = tilefolk.start("hunters", players=2, seed=1)
    assert (match.deciding, match.asked_since(0), match.asked_since(1)) == ([0], 1, -1)
    match.play(match.legal()[0])
    assert match.asked_since(0) == 2
    match.play("none")
    assert (match.deciding, match.asked_since(0), match.asked_since(1)) == ([1], 4, 4)
    match.undo()
    assert (match.asked_since(0), match.asked_since(1)) == (2, -1)
