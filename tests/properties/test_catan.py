"""Catan: nothing is ever lost, hands can be counted, roads are as long as a slow search says."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilefolk
from tests.peers.catanatron.oracle import holder, longest
from tests.properties.strategies import Reached, positions, random_step, walk
from tests.rulebook.catan.table import table
from tilefolk.games.catan import names
from tilefolk.games.catan.actions import make_counter_offer, make_offer
from tilefolk.games.catan.geometry import GEOMETRY
from tilefolk.games.catan.hand_tracker import HandTracker

few = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SPEC = tilefolk.get("catan")
catan = positions(("catan",), longest=900)


@few
@given(catan)
def test_cards_and_pieces_are_conserved(at: Reached) -> None:
    game = at.game
    assert together(game.bank, *game.hand, *game.laid_aside) == [19] * 5
    unplayed = together(game.pile, *game.development_cards)
    assert all(n <= there_are for n, there_are in zip(unplayed, (14, 2, 2, 2, 5), strict=True))
    assert unplayed[names.KNIGHT] + sum(game.knights) == 14
    assert unplayed[names.VICTORY_POINT] == 5
    assert min(map(min, heaps_of(game))) >= 0
    for seat in range(game.players):
        built = game.buildings[seat].bit_count()
        cities = (game.buildings[seat] & game.cities).bit_count()
        roads = game.roads_low[seat].bit_count() + game.roads_high[seat].bit_count()
        assert game.settlements_left[seat] == 5 - (built - cities) >= 0
        assert game.cities_left[seat] == 4 - cities >= 0
        assert game.roads_left[seat] == 15 - roads >= 0


def together(*heaps: list[int]) -> list[int]:
    """Several heaps of cards as one."""
    return [sum(kind) for kind in zip(*heaps, strict=True)]


def heaps_of(game: Any) -> list[list[int]]:
    """All heaps of cards of a position."""
    return [
        game.bank,
        game.pile,
        game.bought_this_turn,
        *game.hand,
        *game.laid_aside,
        *game.development_cards,
    ]


@few
@given(catan)
def test_buildings_keep_their_distance(at: Reached) -> None:
    built = sum(at.game.buildings)
    for a, b in GEOMETRY.path_ends:
        assert not (built >> a & 1 and built >> b & 1)


@few
@given(catan)
def test_roads_are_as_long_as_the_slow_search_says(at: Reached) -> None:
    game = at.game
    for seat in range(game.players):
        foreign = sum(game.buildings) & ~game.buildings[seat]
        walls = {node for node in range(54) if foreign >> node & 1}
        assert game.road_length[seat] == longest(roads_of(game, seat), walls)
    if game.longest_road >= 0:
        assert holder(game.longest_road, list(game.road_length[: game.players])) == game.longest_road


def roads_of(game: Any, seat: int) -> list[int]:
    low, high = game.roads_low[seat], game.roads_high[seat]
    return [i for i in range(72) if (low >> i if i < 36 else high >> (i - 36)) & 1]


@settings(few, max_examples=150)
@given(st.integers(0, 2**32), st.integers(1, 15), st.integers(0, 8))
def test_road_length_on_random_networks(seed: int, size: int, blocks: int) -> None:
    """Networks that grow from a path, denser than any that is played, with foreign settlements anywhere."""
    random = Random(seed)
    paths = {random.randrange(72)}
    while len(paths) < size:
        ends = {end for path in paths for end in GEOMETRY.path_ends[path]}
        near = [p for p, pair in enumerate(GEOMETRY.path_ends) if p not in paths and ends & set(pair)]
        paths.add(random.choice(near) if random.random() < 0.95 else random.randrange(72))
    walls = random.sample(range(54), blocks)
    assert length_of(paths, walls) == longest(paths, set(walls))


def length_of(paths: Iterable[int], walls: list[int]) -> int:
    """The length of a road of seat 0, with settlements of the others at these intersections."""
    foreign = [GEOMETRY.intersections[node] for node in walls]
    game = table(
        f"seat 0 roads={','.join(GEOMETRY.paths[path] for path in paths)}\n"
        f"seat 1 settlements={','.join(foreign[::2])}\nseat 2 settlements={','.join(foreign[1::2])}"
    )
    return game.road_length[0]


@few
@given(catan)
def test_the_player_on_turn_alone_can_have_won(at: Reached) -> None:
    game = at.game
    if game.phase > names.PHASE_DRAW_LOTS:
        assert game.is_over == (game.score(game.turn) >= 10)


@few
@given(st.integers(0, 2**32), st.integers(0, 500))
def test_every_hand_lies_within_what_a_careful_player_counts(seed: int, steps: int) -> None:
    at = walk(SPEC, seed, 0)
    game, random = at.game, Random(seed)
    trackers = [HandTracker(game, seat) for seat in (*range(game.players), None)]
    # a card is paid for when it is drawn: chance has the last word
    while not game.is_over and (steps > 0 or game.is_chance):
        steps -= 1
        raw = game.apply_listening(random_step(game, random))
        for event in SPEC.decode_events(game, raw):
            for tracker in trackers:
                seen = event.seen_by(tracker.seat)
                if seen is not None:
                    tracker.see(seen)
    for tracker in trackers:
        for seat in range(game.players):
            hand = [game.hand[seat][kind] + game.laid_aside[seat][kind] for kind in range(5)]
            bounds = list(tracker.bounds(seat).values())
            assert all(low <= n <= high for n, (low, high) in zip(hand, bounds, strict=True))
            assert tracker.count[seat] == sum(hand)
            if seat == tracker.seat or (game.players == 2 and tracker.seat is not None):
                assert [(n, n) for n in hand] == bounds
            assert all(k <= n for k, n in zip(game.known_hand[seat], hand, strict=True))


@few
@given(catan, st.integers(0, 2**32))
def test_a_guess_keeps_all_that_the_table_knows(at: Reached, seed: int) -> None:
    for seat in range(at.game.players):
        guess = at.game.copy()
        guess.redeterminise(seat, tilefolk.Rng(seed))
        assert together(guess.bank, *guess.hand, *guess.laid_aside) == [19] * 5
        assert min(map(min, heaps_of(guess))) >= 0
        for other in range(at.game.players):
            held = together(guess.hand[other], guess.laid_aside[other])
            assert all(known <= n for known, n in zip(guess.known_hand[other], held, strict=True))
            assert sum(guess.hand[other]) == sum(at.game.hand[other])
            assert sum(guess.development_cards[other]) == sum(at.game.development_cards[other])
        assert sum(guess.pile) == sum(at.game.pile)
        assert all(
            f <= c for f, c in zip(guess.bought_this_turn, guess.development_cards[guess.turn], strict=True)
        )


@few
@given(catan, st.data())
def test_any_well_formed_offer_applies_and_any_other_is_refused(at: Reached, data: st.DataObject) -> None:
    game = at.game
    cards = st.dictionaries(st.sampled_from(("wood", "brick", "wool", "grain", "ore")), st.integers(0, 4))
    give, want = data.draw(cards), data.draw(cards)
    to = data.draw(st.sets(st.integers(0, 3)))
    for action in (make_offer(give, want, to), make_counter_offer(min(to, default=0), give, want)):
        before = game.snapshot()
        reason = game.explain(action)
        if reason is None:
            twin = game.copy()
            twin.apply(action)
            assert SPEC.parse_action(game, SPEC.action_name(game, action)) == action
            assert all(n > 0 for n in (sum(give.values()), sum(want.values())))
            assert not any(give.get(name) and want.get(name) for name in give)
        else:
            assert not game.is_legal(action)
        assert game.snapshot() == before


def test_dead_positions_end_without_a_winner() -> None:
    """Nobody can ever build, buy or win here: the playout still comes to an end."""
    game = SPEC.parse_position(
        "catan 2\noptions first=0 offers=none\npile knight=0\nturn 0 phase=before_roll turns=1"
    )
    game.playout(tilefolk.Rng(1))
    assert game.is_over
    assert game.winners() == []
    assert game.returns() == [0.0, 0.0]
