"""What must be true in every position of every game."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilefolk
from tests.properties.retelling import Audience
from tests.properties.strategies import Reached, positions, random_step, walk
from tilefolk.core.errors import IllegalAction
from tilefolk.core.match import Match
from tilefolk.core.record import Record
from tilefolk.core.rng import Rng
from tilefolk.games import NAMES

GAMES = NAMES
few = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
fewer = settings(few, max_examples=25)


@few
@given(positions())
def test_every_legal_action_applies_and_is_unique(at: Reached) -> None:
    actions = at.game.legal() or [outcome for outcome, _ in at.game.chance()]
    assert len(set(actions)) == len(actions)
    assert bool(actions) != at.game.is_over
    for action in actions[:40]:
        assert at.game.is_legal(action)
        after = at.game.copy()
        after.apply(action)
        assert after.snapshot() != at.game.snapshot()


@few
@given(positions(), st.lists(st.integers(-(2**62), 2**62) | st.integers(0, 2**23), max_size=30))
def test_everything_else_is_refused_and_changes_nothing(at: Reached, numbers: list[int]) -> None:
    before = at.game.snapshot()
    nearby = [action + change for action in at.game.legal()[:10] for change in (-1, 1, 4, 1024)]
    for number in [*numbers, *nearby]:
        if not at.game.is_legal(number):
            with pytest.raises(IllegalAction) as caught:
                at.game.apply(number)
            assert caught.value.key
            assert at.game.explain(number) is not None
    assert at.game.snapshot() == before


@few
@given(positions(), st.integers(0, 2**32))
def test_a_random_action_is_any_of_the_legal_ones(at: Reached, seed: int) -> None:
    legal = at.game.legal()
    if not legal:
        with pytest.raises(IllegalAction):
            at.game.random_action(Rng(seed))
        return
    rng = Rng(seed)
    drawn = Counter(at.game.random_action(rng) for _ in range(40 * len(legal)))
    assert set(drawn) <= set(legal)
    # 40 of each are expected; so few or so many are no accident
    assert all(len(legal) == 1 or 5 < drawn[action] < 90 for action in legal)


@pytest.mark.parametrize("name", GAMES)
def test_random_actions_are_equally_likely(name: str) -> None:
    """Pearson's test over many positions: a square is found by throwing or, where few fit, by counting."""
    surprise, freedom = 0.0, 0
    for seed in range(40):
        game = walk(tilefolk.get(name), seed, 10 * seed).game
        legal, rng = game.legal(), Rng(seed)
        if len(legal) > 1:
            drawn = Counter(game.random_action(rng) for _ in range(100 * len(legal)))
            surprise += sum((drawn[action] - 100) ** 2 / 100 for action in legal)
            freedom += len(legal) - 1
    assert freedom > 100
    assert abs(surprise - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("name", GAMES)
def test_nature_draws_by_weight(name: str) -> None:
    """Pearson's test again, also of positions that were written down and read again."""
    surprise, freedom = 0.0, 0
    for seed in range(60):
        game = walk(tilefolk.get(name), seed, 7 * seed).game
        if seed % 2:
            game = pickle.loads(pickle.dumps(game))
        outcomes, rng = dict(game.chance()), Rng(seed)
        if len(outcomes) > 1:
            total = sum(outcomes.values())
            drawn = Counter(game.sample_chance(rng) for _ in range(100 * total))
            assert set(drawn) <= set(outcomes)
            surprise += sum((drawn[each] - 100 * w) ** 2 / (100 * w) for each, w in outcomes.items())
            freedom += len(outcomes) - 1
    assert freedom > 40
    assert abs(surprise - freedom) < 5 * (2 * freedom) ** 0.5


@few
@given(positions())
def test_asking_changes_nothing(at: Reached) -> None:
    before = at.game.snapshot()
    for seat in (*range(at.game.players), None):
        at.spec.view(at.game, seat)
        at.spec.board_text(at.game, seat)
    at.game.legal(), at.game.chance(), at.game.scores(), at.game.winners()
    assert at.game.snapshot() == before


@few
@given(positions())
def test_names_and_json_lead_back_to_the_action(at: Reached) -> None:
    actions = at.game.legal() or [outcome for outcome, _ in at.game.chance()]
    names = [at.spec.action_name(at.game, action) for action in actions]
    assert len(set(names)) == len(names)
    for action, name in zip(actions, names, strict=True):
        assert at.spec.parse_action(at.game, name) == action
        assert at.spec.encode(at.game, at.spec.describe(at.game, action)) == action


@few
@given(positions())
def test_indices_lead_back_to_the_action(at: Reached) -> None:
    indices = {at.game.index_of(action): action for action in at.game.legal()}
    assert len(indices) == len(at.game.legal())
    for index, action in indices.items():
        assert 0 <= index < at.game.index_count
        assert at.game.action_at(index) == action


@few
@given(positions())
def test_copies_and_pickles_are_equal_and_independent(at: Reached) -> None:
    for twin in (at.game.copy(), pickle.loads(pickle.dumps(at.game))):
        assert twin == at.game
        assert twin.checksum() == at.game.checksum()
        if not twin.is_over:
            before = at.game.snapshot()
            twin.apply(random_step(twin, Random(at.seed)))
            assert twin != at.game
            assert at.game.snapshot() == before


@few
@given(positions())
def test_a_position_survives_its_notation(at: Reached) -> None:
    text = at.spec.position_text(at.game)
    again = at.spec.parse_position(text)
    assert at.spec.position_text(again) == text
    assert again.snapshot() == at.game.snapshot()


@fewer
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_a_record_replays_to_the_identical_state(name: str, seed: int) -> None:
    start = walk(tilefolk.get(name), seed, 0)
    match = Match.start(start.spec, start.game.players, seed, start.options)
    random = Random(seed)
    for _ in range(random.randint(0, 300)):
        if match.game.is_over:
            break
        match.play(random_step(match.game, random))
    record = Record.parse(match.record.text())
    again = Match.replay(record)
    assert again.game == match.game
    assert again.record.text() == match.record.text()
    assert [event.seen_by(0) for event in again.events] == [event.seen_by(0) for event in match.events]


@fewer
@given(positions(), st.integers(0, 2**32))
def test_whoever_hears_what_is_told_knows_what_is_seen(at: Reached, seed: int) -> None:
    game, random, audience = at.game, Random(seed), Audience(at.spec, at.game)
    for _ in range(30):
        if not game.is_over:
            raw = game.apply_listening(random_step(game, random))
            audience.take_events(game, at.spec.decode_events(game, raw))


@few
@given(positions(), st.integers(0, 2**32))
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(at: Reached, seed: int) -> None:
    for seat in range(at.game.players):
        guess = at.game.copy()
        guess.redeterminise(seat, tilefolk.Rng(seed))
        assert at.spec.view(guess, seat) == at.spec.view(at.game, seat)
        assert guess.legal_for(seat) == at.game.legal_for(seat)
