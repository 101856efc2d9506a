"""Catan: what others learn does not depend on what they can't know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import tilefolk
from tests.properties.strategies import random_step, walk
from tilefolk.games.catan import actions, names

SPEC = tilefolk.get("catan")


def outcomes(tag: int, seeds: range) -> list[tuple[Any, list[int]]]:
    """Positions in which chance chooses among several hidden cards of that sort, with all its choices."""
    found = []
    for seed in seeds:
        at = walk(SPEC, seed, 0)
        game, random = at.game, Random(seed)
        for _ in range(600):
            if game.is_over:
                break
            choices = [outcome for outcome, _ in game.chance()]
            if len(choices) > 1 and actions.tag_of(choices[0]) == tag:
                found.append((game.copy(), choices))
            game.apply_trusted(random_step(game, random))
    assert len(found) > 10
    return found


def events_seen(game: Any, action: int, seat: int | None) -> list[dict[str, Any]]:
    raw = game.apply_listening(action)
    seen = (event.seen_by(seat) for event in SPEC.decode_events(game, raw))
    return [event for event in seen if event is not None]


@pytest.mark.parametrize("tag", [names.ACT_STOLEN, names.ACT_CARD])
def test_a_hidden_card_changes_nothing_that_an_onlooker_sees(tag: int) -> None:
    """C11.1, C7.4: whatever was stolen or bought, third parties get the same events and the same view."""
    for game, choices in outcomes(tag, range(8)):
        involved = {game.turn, game.victim}
        for seat in (*range(game.players), None):
            if seat in involved:
                continue
            seen = []
            for choice in choices:
                after = game.copy()
                events = events_seen(after, choice, seat)
                if not after.is_over:
                    seen.append(json.dumps([events, SPEC.view(after, seat)], sort_keys=True))
            assert len(set(seen)) <= 1


def test_a_discard_shows_nothing_before_all_have_chosen() -> None:
    """C5.2"""
    checked = 0
    for seed in range(12):
        at = walk(SPEC, seed, 0)
        game, random = at.game, Random(seed)
        for _ in range(900):
            if game.is_over:
                break
            action = random_step(game, random)
            if game.phase == names.PHASE_DISCARD and sum(game.owes) > 1:
                discarding = game.to_move
                onlookers = [seat for seat in (*range(game.players), None) if seat != discarding]
                before = {seat: SPEC.view(game, seat) for seat in onlookers}
                after = {seat: (events_seen(game.copy(), action, seat)) for seat in onlookers}
                game.apply_trusted(action)
                for seat in onlookers:
                    now = SPEC.view(game, seat)
                    assert after[seat] == []
                    assert (now["hands"], now["bank"]) == (before[seat]["hands"], before[seat]["bank"])
                checked += 1
            else:
                game.apply_trusted(action)
    assert checked > 5


def test_a_position_holds_no_order_of_cards() -> None:
    """The pile is five counts: there is nothing to look up."""
    game = SPEC.new(4)
    assert list(game.pile) == [14, 2, 2, 2, 5]
    assert not [
        name for name, value in game.snapshot().items() if isinstance(value, list) and len(value) > 26
    ]
