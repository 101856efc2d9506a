"""Thousands of things that somebody could try at a table of Catan: sensible, cunning and absurd."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import tilefolk
from tests.leaks.pairs import SPEC
from tilefolk.games.catan.geometry import CARDS, GEOMETRY, RESOURCES, TERRAINS

Question = str | dict[str, Any]

SEATS = range(5)
"""One more than any table has."""
BARE = ("roll", "end", "buy", "knight", "road-building", "withdraw")
COUNTS = (0, 1, 2, 3, 4, 7, 19, 20)
ODD_VALUES: tuple[Any, ...] = (None, True, -1, 5, 99, 10**30, 1.5, "", "wood", "0", [], {}, [0], {"wood": -1})
ODD_SIGNS = ":+,/- 0x9ő"


@cache
def questions(players: int, seed: int = 1) -> tuple[Question, ...]:
    """All of them in a random order, the same for every position: they know nothing of it."""
    random = Random(seed)
    plain = list(dict.fromkeys(_texts(random)))
    composed = list(_descriptions(players, plain))
    asked: list[Question] = [*plain, *composed]
    asked += [_misspelt(text, random) for text in random.sample(plain, 600)]
    asked += [_distorted(parts, random) for parts in random.sample(composed, 600)]
    random.shuffle(asked)
    return tuple(asked)


@cache
def first_questions() -> tuple[str, ...]:
    """The few that are asked in every position: what names nothing, a seat or a hidden card."""
    return (*BARE, *_for_seats(), *_hidden_cards())


def _hidden_cards() -> Iterator[str]:
    yield from (f"stolen {resource}" for resource in RESOURCES)
    yield from (f"card {card}" for card in CARDS)


def _for_seats() -> Iterator[str]:
    for seat in SEATS:
        yield from (f"{kind} {seat}" for kind in ("rob", "deal", "first"))
        yield from (f"{seat}: {answer}" for answer in ("accept", "decline"))
        yield from (f"{seat}: discard {resource}" for resource in RESOURCES)


def _texts(random: Random) -> Iterator[str]:
    yield from first_questions()
    yield from ("", "?", "resign")
    for kind, places in (
        ("road", GEOMETRY.paths),
        ("settlement", GEOMETRY.intersections),
        ("city", GEOMETRY.intersections),
        ("robber", GEOMETRY.hexes),
        ("tokens", GEOMETRY.hexes),
    ):
        yield from (f"{kind} {place}" for place in places)
    for resource in RESOURCES:
        yield from (f"monopoly {resource}", f"plenty {resource}")
        for other in RESOURCES:
            yield f"plenty {resource} {other}"
            yield from (f"trade {rate} {resource} for {other}" for rate in (1, 2, 3, 4, 5))
    yield from (f"hex A1 {terrain}" for terrain in TERRAINS)
    yield from (f"dice {one} {other}" for one in (1, 3, 6) for other in (1, 4, 6, 7))
    yield from _bargains(random)


def _bargains(random: Random) -> Iterator[str]:
    """Offers and counter-offers: every resource in every number, alone and in mixtures."""
    sides = [f"{count} {resource}" for resource in RESOURCES for count in COUNTS]
    sides += [" + ".join(f"19 {resource}" for resource in RESOURCES if resource != "ore"), "nothing"]
    for _ in range(40):
        mixed = random.sample(RESOURCES, random.randint(2, 4))
        sides.append(" + ".join(f"{random.choice(COUNTS)} {resource}" for resource in mixed))
    for give in sides:
        for want in (*random.sample(sides, 2), f"1 {random.choice(RESOURCES)}"):
            to = random.choice(("all", "nobody", "0", "1", "2", "3", "0,1", "1,2", "0,1,2,3", "7"))
            yield f"offer {give} for {want} to {to}"
            yield from (f"{seat}: counter {give} for {want}" for seat in SEATS)


def _descriptions(players: int, texts: list[str]) -> Iterator[dict[str, Any]]:
    """The same as JSON, wherever the text can be read."""
    game = SPEC.new(players)
    for text in texts:
        try:
            yield SPEC.describe(game, SPEC.parse_action(game, text))
        except tilefolk.TilefolkError:
            continue


def _misspelt(text: str, random: Random) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(("", random.choice(ODD_SIGNS))) + text[at + random.randint(0, 1) :]


def _distorted(parts: dict[str, Any], random: Random) -> dict[str, Any]:
    changed: dict[str, Any] = json.loads(json.dumps(parts))
    name = random.choice(list(changed))
    if random.random() < 0.2:
        del changed[name]
    else:
        changed[name] = random.choice(ODD_VALUES)
    return changed
