"""Scores of Hunters and Gatherers: the sum of what is told, and the recount agrees."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilefolk
from tests.properties.recount_hunters import HuntersRecount
from tests.properties.strategies import random_step
from tilefolk.core.match import Match

few = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SPEC = tilefolk.get("hunters")


@few
@given(st.integers(0, 2**32))
def test_scores_are_the_sum_of_the_events_and_the_recount_agrees(seed: int) -> None:
    random = Random(seed)
    match = Match.start(SPEC, random.randint(2, 5), seed)
    points = [0] * match.game.players
    while not match.game.is_over:
        for event in match.play(random_step(match.game, random)):
            if event.kind != "scored":
                continue
            for seat in event.data["seats"]:
                points[seat] += event.data["points"]
            table = HuntersRecount(SPEC.view(match.game, None))
            x, y, _ = event.data["cells"][0]
            zone_type = {"hut": "system"}.get(event.data["type"], event.data["type"])
            values = [table.value(r) for r in table.regions(zone_type) if (x, y) in r.squares()]
            assert event.data["points"] in values
        assert points == match.game.scores()
