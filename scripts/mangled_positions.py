"""Positions with mistakes in them, read and played on: mangled_positions.py --help

What is refused must be refused in words; what is accepted must be played on without a mistake of the engine.
Used by the tests, and by scripts/sanitize --positions, where the engine itself checks what it does.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

import tilefolk
from tilefolk.core.errors import BadNotation
from tilefolk.core.game import Game
from tilefolk.core.registry import GameSpec
from tilefolk.core.rng import Rng

SMALL = ("0", "1", "2", "3", "4", "5", "6", "7")
LARGE = ("9", "19", "20", "-1", "99", "255", "65536", "4294967296", "9" * 30, "x")
NUMBERS = SMALL * 3 + LARGE
DECISIONS = 150
"""So long is played on from a position that was accepted."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("names", nargs="*", metavar="GAME", help="only these games (default: all)")
    arguments.add_argument("--positions", type=int, default=300, help="positions of each game")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    for name in given.names or tilefolk.games():
        counts = try_many(tilefolk.get(name), given.positions, given.seed)
        print(f"{name}: {counts['accepted']} positions accepted and played on, {counts['refused']} refused")


def try_many(spec: GameSpec, positions: int, seed: int) -> Counter[str]:
    """How many of so many mangled positions were accepted, and how many refused."""
    luck = random.Random(f"{spec.name} {seed}")
    counts: Counter[str] = Counter()
    while counts.total() < positions:
        texts = [spec.position_text(game) for game in some_positions(spec, luck)]
        for text in texts:
            counts[try_one(spec, mangled(text, texts, luck), luck)] += 1
    return counts


def some_positions(spec: GameSpec, luck: random.Random) -> list[Game]:
    """Positions of one random game, from its beginning to its end."""
    rng = Rng(luck.getrandbits(63))
    options = {option.name: luck.choice(option.choices) for option in spec.options if option.name != "first"}
    game = spec.new(luck.randint(spec.min_players, spec.max_players), options)
    found = []
    while not game.is_over and len(found) < 12:
        found.append(game.copy())
        for _ in range(luck.randint(1, 25)):
            if not game.is_over:
                game.apply(game.sample_chance(rng) if game.is_chance else game.random_action(rng))
    return found


def mangled(text: str, others: list[str], luck: random.Random) -> str:
    """The text with a mistake or two, of the sort that people and programs make."""
    lines = text.splitlines()
    for _ in range(luck.choice((1, 1, 1, 2))):
        # the last lines say what comes next: mistakes there are the most likely to be accepted
        at = luck.choice((luck.randrange(len(lines)), max(0, len(lines) - 1 - luck.randrange(4))))
        words = lines[at].split() or [""]
        place = luck.randrange(len(words))
        match luck.randrange(8):
            case 0:
                words[place] = luck.choice(NUMBERS)
            case 1:
                words[place] = luck.choice(luck.choice(others).split())
            case 2:
                parts = words[place].replace("=", " = ").replace(",", " , ").replace(".", " . ").split(" ")
                parts[luck.randrange(len(parts))] = luck.choice(NUMBERS)
                words[place] = "".join(parts)
            case 3:
                words.insert(place, luck.choice(words))
            case 4:
                del words[place]
            case 5:
                lines.insert(luck.randrange(len(lines) + 1), luck.choice(luck.choice(others).splitlines()))
            case 6:
                lines[at], lines[-1] = lines[-1], lines[at]
                at, words = len(lines) - 1, lines[-1].split()
            case _:
                words = [luck.choice(luck.choice(others).splitlines())]
        lines[at : at + 1] = [" ".join(words)] if luck.random() < 0.97 else []
        lines = lines or [""]
    return "\n".join(lines) + "\n"


def try_one(spec: GameSpec, text: str, luck: random.Random) -> str:
    """Read a position and play on; raises whatever is not a refusal in words."""
    try:
        game = spec.parse_position(text)
    except BadNotation as error:
        if not 1 <= int(str(error.params["line"])) <= text.count("\n") + 1:
            raise
        return "refused"
    try:
        assert spec.parse_position(spec.position_text(game)) == game, "it changes when it is written again"
        play_on(spec, game, Rng(luck.getrandbits(63)))
    except Exception as error:
        error.add_note(text)
        raise
    return "accepted"


def play_on(spec: GameSpec, game: Game, rng: Rng) -> None:
    """Random actions, and all that is asked of a position on the way."""
    for _ in range(DECISIONS):
        if game.is_over:
            break
        actions = game.legal() or [outcome for outcome, _ in game.chance()]
        assert actions, "nobody can go on"
        spec.view(game, rng.below(game.players))
        action = game.sample_chance(rng) if game.is_chance else actions[rng.below(len(actions))]
        spec.action_name(game, action)
        spec.decode_events(game, game.apply_listening(action))
        for seat in range(game.players):
            assert game.score(seat) >= 0
    game.copy().redeterminise(0, rng)
    assert game.copy() == game


if __name__ == "__main__":
    main()
