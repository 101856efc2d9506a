"""No answer tells a secret: who can't tell two positions apart gets the same answers in both.

``TILEFOLK_LEAKS=5`` asks five times as many questions in five times as many positions.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.leaks.pairs import CHANCES, DECISIONS, SPEC, Pair, drawn_pairs, guess_for, pairs, sampled
from tests.leaks.questions import Question, first_questions, questions
from tilefolk.bots import hint
from tilefolk.cli.screen import Screen
from tilefolk.cli.terminal import TerminalGame
from tilefolk.core.chance import PreparedChance, SeededChance
from tilefolk.core.errors import TilefolkError
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.core.rng import Rng
from tilefolk.games.catan import names
from tilefolk.server.changes import seen_events
from tilefolk.server.coaching import coaching
from tilefolk.server.countdown import shut_out_by
from tilefolk.server.errors import RefusedAction
from tilefolk.server.match import EntryPly, TableMatch

MORE = int(os.environ.get("TILEFOLK_LEAKS", "1"))
ASKED = 200
"""Questions of one seat in one pair of positions."""
HINT_STRIDE = 3
"""Of so many positions one is thought about, for the sake of the uncompiled engine."""
pytestmark = pytest.mark.usefixtures("same_guesses")
TELLING = ("monopoly", "discard")
"""These bring hidden cards to light, so what is seen afterwards may differ."""


@pytest.fixture(scope="module")
def decisions() -> list[Pair]:
    """Positions of every phase in which somebody decides, and those after a hidden draw."""
    drawn = drawn_pairs(sampled((names.PHASE_THEFT, names.PHASE_DRAW_CARD), 3 * MORE))
    return [*pairs(sampled(DECISIONS, 2 * MORE)), *drawn]


@pytest.fixture(scope="module")
def chances() -> list[Pair]:
    """Positions in which dice or a hidden card decide."""
    return list(pairs(sampled(CHANCES, 2 * MORE)))


def match_at(game: Any) -> TableMatch:
    """The server's game in that position."""
    match = TableMatch(Record.before_start(SPEC, game.players))
    match.play = Match.from_position(game, chance=PreparedChance(()))
    match._entries.append(EntryPly(ply=0, seq=1))
    return match


def answer_text(call: Any, *arguments: Any) -> str:
    """What is answered, word for word: a result, or a refusal with all its parts."""
    try:
        return json.dumps(call(*arguments), default=_refusal_text)
    except TilefolkError as refusal:
        return _refusal_text(refusal)


def _refusal_text(refusal: Any) -> str:
    return f"{type(refusal).__name__} {refusal.key} {refusal.rule} {refusal.params}"


def tried(match: TableMatch, seat: int, turn: list[Question]) -> str:
    """All that a trial answers."""

    def answer() -> Any:
        trial = match.tried(seat, turn)
        return (seen_events(trial.events, seat), *trial[1:])

    return answer_text(lambda: msgspec.to_builtins(answer()))


def played(match: TableMatch, seat: int, turn: list[Question]) -> str:
    """Whether a turn is played, or all of its refusal."""
    try:
        match.after_actions(seat, turn, 2)
    except RefusedAction as refusal:
        return f"refused {refusal.index} {_refusal_text(refusal)}"
    return "played"


def shut_out(match: TableMatch) -> list[set[int]]:
    """Whom each seat could keep from answering: for them a countdown runs while a bot sits there."""
    return [
        {
            person
            for action in match.play.game.legal_for(seat)
            for person in shut_out_by(match, seat, action, match.to_move())
        }
        for seat in range(match.play.game.players)
    ]


def with_chance(match: TableMatch) -> TableMatch:
    match.play.chance = SeededChance(bytes(32))
    return match


def follow_ups_of(match: TableMatch, seat: int, name: str) -> list[dict[str, Any]]:
    """What the seat could do after an action of its own, as far as it knows."""
    try:
        return match.tried(seat, [name]).legal
    except TilefolkError:
        return []


def asked(pair: Pair, random: Random) -> list[Question]:
    every = questions(pair.one.players)
    return [*first_questions(), *random.sample(every, min(len(every), ASKED * MORE))]


def leaks_in(found: list[Pair], answer: Callable[[Any, int, Question], str], at: Callable[[Any], Any]) -> str:
    """Every question that is answered differently in the two positions of a pair; "" if there is none."""
    random = Random(5)
    leaks = []
    for pair in found:
        if pair.audience is None:
            continue
        one, other = at(pair.one), at(pair.other)
        for question in asked(pair, random):
            here, there = (answer(place, pair.audience, question) for place in (one, other))
            if here != there:
                leaks.append(f"{pair} {question}: {here} / {there}")
    return f"{len(leaks)} leaks, for example {leaks[:5]}" if leaks else ""


def test_there_are_pairs_for_every_phase_and_audience(decisions: list[Pair], chances: list[Pair]) -> None:
    for phase in set(DECISIONS) - {names.PHASE_FOUND_SETTLEMENT, names.PHASE_FOUND_ROAD}:
        assert {pair.audience for pair in decisions if pair.one.phase == phase} >= {0, 1, 2, None}
    assert {pair.one.phase for pair in chances} == set(CHANCES)


def test_the_server_tells_no_secret(decisions: list[Pair]) -> None:
    """C11.1: whatever a seat asks, tries to do or tries out, and for whomever."""

    def answer(match: TableMatch, seat: int, question: Question) -> str:
        return answer_text(match.read_action, seat, question) + tried(match, seat, [question])

    assert not leaks_in(decisions, answer, match_at)


def test_the_library_tells_no_secret(decisions: list[Pair], chances: list[Pair]) -> None:
    """A seat that asks the engine, also while dice or a hidden card decide."""

    def answer(game: Any, seat: int, question: Question) -> str:
        read = SPEC.parse_action if isinstance(question, str) else SPEC.encode
        try:
            action = read(game, question)
        except TilefolkError as unreadable:
            return _refusal_text(unreadable)
        names = answer_text(SPEC.describe, game, action)
        return names + answer_text(game.explain, action, seat) + answer_text(game.copy().apply, action, seat)

    assert not leaks_in([*decisions, *chances], answer, lambda game: game)


def test_the_terminal_tells_no_secret(decisions: list[Pair], capsys: pytest.CaptureFixture[str]) -> None:
    """What is typed and refused, the board, the points and the lists, all as printed."""

    def terminal_at(game: Any) -> TerminalGame:
        match = Match.start(SPEC, game.players, seed=1)
        match.game = game.copy()
        return TerminalGame(Screen("en"), match, people=game.players)

    def answer(terminal: TerminalGame, seat: int, question: Question) -> str:
        if isinstance(question, str) and question not in terminal.match.legal():
            before = terminal.match
            terminal.match = before.copy()
            terminal._try(question)
            terminal.match = before
        return capsys.readouterr().out

    def shown(terminal: TerminalGame) -> str:
        for command in ("b", "p", "l", "?"):
            terminal.commands[command]("")
        return capsys.readouterr().out

    asked_now = [pair for pair in decisions if pair.one.to_move == pair.audience]
    assert len(asked_now) > len(DECISIONS)
    assert not leaks_in(asked_now, answer, terminal_at)
    for pair in asked_now:
        assert shown(terminal_at(pair.one)) == shown(terminal_at(pair.other))


def test_trying_out_what_is_possible_tells_no_secret(decisions: list[Pair]) -> None:
    for pair in decisions:
        if pair.audience is not None:
            one, other = match_at(pair.one), match_at(pair.other)
            for action in one.legal(pair.audience):
                here, there = (tried(match, pair.audience, [action["name"]]) for match in (one, other))
                assert here == there, (pair, action)


def test_a_turn_of_several_actions_tells_no_secret(decisions: list[Pair]) -> None:
    """Tried out, and refused when played: then nothing is played, and so nothing may be learnt by it."""
    random = Random(6)
    refused = unknown = 0
    for pair in decisions:
        if pair.audience is None:
            continue
        one, other = (with_chance(match_at(game)) for game in (pair.one, pair.other))
        for action in random.sample(one.legal(pair.audience), min(6, len(one.legal(pair.audience)))):
            follow_ups = [it["name"] for it in follow_ups_of(one, pair.audience, action["name"])]
            for question in (*random.sample(asked(pair, random), 10), *follow_ups[:10]):
                turn = [action["name"], question]
                here, there = (tried(match, pair.audience, turn) for match in (one, other))
                assert here == there, (pair, turn)
                here, there = (played(match, pair.audience, turn) for match in (one, other))
                assert here == there, (pair, turn)
                refused += "refused" in here
                unknown += "not_foreseen" in here
    assert refused > 500
    assert unknown > 100, "dice, draws and monopolies end a turn"


def test_what_is_seen_is_the_same(decisions: list[Pair], chances: list[Pair]) -> None:
    """Views, boards, lists of what may be done with their words, and since when a question stands."""
    for pair in (*decisions, *chances):
        one, other = match_at(pair.one), match_at(pair.other)
        assert one.view(pair.audience) == other.view(pair.audience)
        assert SPEC.board_text(pair.one, pair.audience) == SPEC.board_text(pair.other, pair.audience)
        assert one.to_move() == other.to_move()
        assert shut_out(one) == shut_out(other)
        if pair.audience is None:
            assert one.legal(None) == other.legal(None) == []
        else:
            assert one.legal(pair.audience) == other.legal(pair.audience)
            assert one.asked_since(pair.audience) == other.asked_since(pair.audience)


def test_the_coach_tells_no_secret(decisions: list[Pair]) -> None:
    """What matters now, and what the last turn brought or missed."""

    def remarks(game: Any, seat: int) -> tuple[Any, Any]:
        match = Match.from_position(game, chance=SeededChance(bytes(32)))
        now = coaching(match, seat).now
        match.play(game.legal_for(seat)[0], seat)
        return now, coaching(match, seat).last

    spoken = []
    for pair in decisions:
        if pair.audience is not None and pair.one.legal_for(pair.audience):
            one, other = (remarks(game, pair.audience) for game in (pair.one, pair.other))
            assert one == other, pair
            spoken += [remark for remark in one if remark]
    assert len(spoken) > 5


def test_what_others_do_looks_the_same(decisions: list[Pair]) -> None:
    """Events and views after every action of anybody that is possible in both positions."""
    checked = 0
    for pair in decisions:
        possible = [
            action
            for seat in range(pair.one.players)
            for action in set(pair.one.legal_for(seat)) & set(pair.other.legal_for(seat))
            if SPEC.describe(pair.one, action)["type"] not in TELLING
        ]
        for action in possible:
            looks = []
            for game in (pair.one.copy(), pair.other.copy()):
                events = SPEC.decode_events(game, game.apply_listening(action))
                if game.is_over:  # a hidden victory point may end the game
                    break
                seen = [event.seen_by(pair.audience) for event in events]
                looks.append((seen, SPEC.view(game, pair.audience)))
            if len(looks) == 2:
                assert looks[0] == looks[1], (pair, SPEC.action_name(pair.one, action))
                checked += 1
    assert checked > 300


def test_a_guess_is_made_only_of_what_the_seat_knows(decisions: list[Pair], chances: list[Pair]) -> None:
    """Hints, trials and bots think in a guess: the same one in both positions."""
    for pair in (*decisions, *chances):
        if pair.audience is not None:
            for seed in range(3):
                one, other = (guess_for(game, pair.audience, Rng(seed)) for game in (pair.one, pair.other))
                assert one.snapshot() == other.snapshot(), pair


@pytest.mark.parametrize("level", ["easy", "master"])
def test_a_hint_tells_no_secret(decisions: list[Pair], level: str) -> None:
    thinking = [pair for pair in decisions if pair.audience is not None and pair.one.legal_for(pair.audience)]
    assert len(thinking) > 15
    for pair in thinking[:: HINT_STRIDE if MORE == 1 else 1]:
        one, other = (
            hint(game, pair.audience, seed=3, iterations=4, level=level, spec=SPEC)
            for game in (pair.one, pair.other)
        )
        assert one == other, pair
