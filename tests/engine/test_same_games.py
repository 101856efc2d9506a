"""The compiled and the uncompiled engine play the same games, position by position."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import tilefolk
from tilefolk.games import NAMES

CODE = """
import sys, tilefolk
from tilefolk import Rng
from tilefolk.core.errors import BadOption
name = sys.argv[1]
spec = tilefolk.get(name)
print(tilefolk.engine(), file=sys.stderr)
for players in range(spec.min_players, spec.max_players + 1):
    for seed in range(int(sys.argv[2])):
        rng = Rng(seed)
        game = None
        while game is None:
            options = {o.name: o.choices[rng.below(len(o.choices))] for o in spec.options}
            try:
                game = spec.new(players, options)
            except BadOption:  # not every value goes with every number of players
                pass
        moves = 0
        while not game.is_over and moves < 1000:
            legal = game.legal()
            game.apply_trusted(game.sample_chance(rng) if game.is_chance else legal[rng.below(len(legal))])
            moves += 1
            if moves % 16 == 0:
                print(players, seed, moves, game.checksum(), hash(tuple(legal)))
        print(players, seed, moves, game.checksum(), game.scores())
"""


def games(name: str, seeds: int, **environment: str) -> tuple[str, str]:
    command = [sys.executable, "-c", CODE, name, str(seeds)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stderr.strip(), done.stdout


@pytest.mark.compiled_only
@pytest.mark.skipif(tilefolk.engine() == "pure", reason="nothing is compiled here")
@pytest.mark.parametrize("name", NAMES)
def test_both_engines_play_the_same_games(name):
    compiled, story = games(name, 6, TILEFOLK_PURE="0")
    pure, same_story = games(name, 6, TILEFOLK_PURE="1")
    assert (compiled, pure) == ("compiled", "pure")
    assert story == same_story
    assert len(story.splitlines()) > 20
