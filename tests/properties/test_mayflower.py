"""Mayflower against a referee of its own, turn by turn."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilefolk
from tests.properties.recount_mayflower import Referee
from tests.properties.strategies import Reached, positions
from tilefolk.core.match import Match
from tilefolk.tiles.names import FIGURE, PLACE

few = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SPEC = tilefolk.get("mayflower")


def eager_action(game: Any, random: Random) -> int:
    """A random action that likes to place settlers (not trappers) and to finish what somebody holds."""
    legal: list[int] = game.legal()
    if game.phase == PLACE:
        return max(
            random.sample(legal, min(8, len(legal))), key=lambda action: features_finished(game, action)
        )
    if game.phase == FIGURE and random.random() < 0.9:
        return random.choice([action for action in legal if "trapper" not in SPEC.action_name(game, action)])
    return random.choice(legal)


def features_finished(game: Any, action: int) -> int:
    """How many features with settlers would be finished, and how many without."""
    after = game.copy()
    after.apply(action)
    complete = [root for root in after.roots() if after.is_complete(root)]
    return sum(10 if after.owners_of(root) else 1 for root in complete) - 5 * sum(
        game.is_complete(root) for root in game.roots()
    )


@few
@given(st.integers(0, 2**32), st.booleans(), st.booleans())
def test_a_referee_who_plays_along_agrees_with_every_turn(
    seed: int, bonus_once: bool, ten_rows: bool
) -> None:
    played_along(seed, bonus_once, ten_rows)


def played_along(seed: int, bonus_once: bool, ten_rows: bool) -> Match:
    """A whole game, compared with the referee's count after every turn."""
    random = Random(seed)
    options = {"bonus_once": bonus_once, "ten_rows": ten_rows}
    match = Match.start(SPEC, random.randint(2, 5), seed, options)
    referee = Referee(SPEC.view(match.game, None))
    told = [0] * match.game.players
    art = SPEC.art()["kinds"]
    while not match.game.is_over:
        before = SPEC.view(match.game, None)
        action = eager_action(match.game, random)
        what = SPEC.describe(match.game, action)
        events = match.play(action)
        if what["type"] == "place":
            referee.lay(what["x"], what["y"], before["drawn"]["kind"], what["rotation"])
        elif what["type"] == "figure":
            zone = art[before["laid"]["kind"]]["zones"][what["zone"]]["name"]
            referee.place(before["on_turn"], zone)
        elif what["type"] == "score":
            chosen = zone_names(before, art, [what["x"], what["y"], what["zone"]])
            referee.score(next(zones for zones in referee.to_score() if chosen in zones))
        phase = SPEC.view(match.game, None)["phase"]
        if phase == "figure":
            continue
        if phase == "choose":
            assert len(referee.to_score()) == len(match.game.legal()) > 1
        else:
            for zones in referee.to_score():
                referee.score(zones)
        for event in events:
            for seat in event.data["seats"] if event.kind == "scored" else []:
                told[seat] += event.data["points"]
            if event.kind == "bonus":
                told[event.data["seat"]] += event.data["points"]
        if match.game.is_over:
            referee.end()
            referee.settlers = [s for s in referee.settlers if referee.zone(s[1])["type"] == "plain"]
        compare(match.game, referee, art)
        assert told == match.game.scores()
    return match


def test_the_games_of_the_referee_show_everything_that_can_happen() -> None:
    kinds = {event.kind for seed in range(12) for event in played_along(seed, False, False).events}
    assert kinds >= {"scored", "bonus", "surveyor", "surveyors_stay", "swept", "lost", "completed"}


def zone_names(view: dict[str, Any], art: dict[str, Any], cell: list[int]) -> tuple[int, int, str]:
    kinds = {(tile["x"], tile["y"]): tile["kind"] for tile in view["tiles"]}
    x, y, zone = cell
    return (x, y, art[kinds[x, y]]["zones"][zone]["name"])


def compare(game: Any, referee: Referee, art: dict[str, Any]) -> None:
    view = SPEC.view(game, None)
    assert view["scores"] == referee.points
    assert sorted(view["surveyors"]) == sorted(referee.surveyors)
    figures = sorted((f["seat"], zone_names(view, art, [f["x"], f["y"], f["zone"]])) for f in view["figures"])
    assert figures == sorted(referee.settlers)


@settings(few, max_examples=60)
@given(positions(("mayflower",), longest=260))
def test_the_surveyors_go_side_by_side_and_never_beyond_the_tiles(at: Reached) -> None:
    upper, lower = at.game.surveyors
    assert abs(upper - lower) <= 1
    assert max(upper, lower) <= max(-at.game.tile(number)[0] for number in range(at.game.tile_count))


@settings(few, max_examples=60)
@given(positions(("mayflower",), longest=260))
def test_no_finished_feature_keeps_a_settler_after_a_turn(at: Reached) -> None:
    if at.game.phase in (0, 1):
        for feature in SPEC.view(at.game, None)["features"]:
            assert not (feature["complete"] and any(feature["figures"]))
