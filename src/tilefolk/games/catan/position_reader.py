"""Reading positions from text; ``position.py`` says what they look like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tilefolk.core.errors import BadNotation, BadOption
from tilefolk.games.catan import tables as t
from tilefolk.games.catan.geometry import DATA, GEOMETRY
from tilefolk.games.catan.notation import encode, parse_cards
from tilefolk.games.catan.position import COUNTS, FLAGS, new_game
from tilefolk.games.catan.rules import Catan
from tilefolk.games.catan.words import ANSWERS, CARDS, PHASES, RESOURCES, TERRAINS, TRADES

if TYPE_CHECKING:
    from tilefolk.core.registry import GameSpec


def parse_position(spec: GameSpec, text: str) -> Catan:
    """The position that a text describes; raises BadNotation with the line."""
    lines = [line.split("#")[0].strip() for line in text.strip().splitlines()]
    reader = None
    for number, line in enumerate(lines, start=1):
        word, _, rest = line.partition(" ")
        try:
            if reader is None:
                if word != "catan":
                    raise ValueError(line)
                reader = _Reader(spec, int(rest), lines)
            elif word and word != "options":
                getattr(reader, f"read_{word}")(rest)
        except (ValueError, KeyError, IndexError, AttributeError, TypeError, BadNotation, BadOption) as error:
            raise BadNotation("catan.notation.position", line=number, text=line[:80]) from error
    if reader is None:
        raise BadNotation("catan.notation.position", line=1, text=text[:80])
    return reader.finish(len(lines))


class _Reader:
    def __init__(self, spec: GameSpec, players: int, lines: list[str]) -> None:
        given = next((_read_pairs(line[8:]) for line in lines if line.startswith("options ")), {})
        chosen = spec.checked_options(given)
        self.game = new_game(spec, players, {**chosen, "setup": "variable"})
        self.game.beginners = int(chosen["setup"] == "beginner")
        self.seats: dict[int, dict[str, str]] = {}
        self.pile: dict[str, str] | None = None
        if not any(line.startswith("hexes") for line in lines):
            standard = DATA["beginners"]["hexes"]
            self.read_hexes(
                " ".join(f"{name}={terrain}.{token}" for name, (terrain, token) in standard.items())
            )
        if not any(line.startswith("harbours") for line in lines):
            self.read_harbours(" ".join(place["trade"] for place in DATA["harbours"]))

    def read_hexes(self, rest: str) -> None:
        terrain, token = [-1] * 19, [0] * 19
        for name, value in _read_pairs(rest).items():
            kind, _, number = value.partition(".")
            i = GEOMETRY.hex_id(name)
            terrain[i] = TERRAINS.index(kind)
            token[i] = int(number or 0)
            if terrain[i] == t.DESERT:
                self.game.robber = i
        self.game.terrain, self.game.token = terrain, token

    def read_harbours(self, rest: str) -> None:
        kinds = [TRADES.index(word) for word in rest.split()]
        self.game.harbour = kinds + [-1] * (9 - len(kinds))

    def read_robber(self, rest: str) -> None:
        self.game.robber = GEOMETRY.hex_id(rest)

    def read_awards(self, rest: str) -> None:
        for name, seat in _read_pairs(rest).items():
            if name not in ("longest_road", "largest_army") or int(seat) >= self.game.players:
                raise ValueError(name)
            setattr(self.game, name, int(seat))

    def read_pile(self, rest: str) -> None:
        self.pile = _read_pairs(rest)

    def read_seat(self, rest: str) -> None:
        number, _, values = rest.partition(" ")
        seat = int(number)
        if not 0 <= seat < self.game.players or seat in self.seats:
            raise ValueError(rest)
        self.seats[seat] = pairs = _read_pairs(values)
        game, at = self.game, seat * 5
        built, cities = self._bits(pairs.pop("settlements", "")), self._bits(pairs.pop("cities", ""))
        _put(game, "built", seat, [built | cities])
        game.cities |= cities
        low = high = 0
        for name in _names(pairs.pop("roads", "")):
            i = GEOMETRY.path_id(name)
            low, high = (low | 1 << i, high) if i < 36 else (low, high | 1 << i - 36)
        _put(game, "roads_low", seat, [low])
        _put(game, "roads_high", seat, [high])
        hand = _read_heap(pairs.pop("hand", ""))
        _put(game, "hand", at, hand)
        _put(game, "sure", at, _read_heap(pairs.pop("sure")) if "sure" in pairs else hand)
        _put(game, "laid", at, _read_heap(pairs.pop("laid", "")))
        _put(game, "cards", at, _read_heap(pairs.pop("cards", ""), CARDS))
        for name in ("knights", "owes"):
            _put(game, name, seat, [int(pairs.pop(name, 0))])
        _put(game, "answer", seat, [ANSWERS.index(pairs.pop("answer", "not_asked"))])
        if pairs:
            raise ValueError(pairs)

    def _bits(self, names: str) -> int:
        return sum(1 << GEOMETRY.intersection_id(name) for name in set(_names(names)))

    def read_turn(self, rest: str) -> None:
        number, _, values = rest.partition(" ")
        game, pairs = self.game, _read_pairs(values)
        game.turn = int(number)
        if not 0 <= game.turn < game.players:
            raise ValueError(number)
        game.phase = PHASES.index(pairs.pop("phase", "main"))
        for name in FLAGS:
            setattr(game, name, ("no", "yes").index(pairs.pop(name, "no")))
        for name in COUNTS:
            if name in pairs:
                setattr(game, name, int(pairs.pop(name)))
        if "founded" in pairs:
            game.founded = GEOMETRY.intersection_id(pairs.pop("founded"))
        if "dice" in pairs:
            game.dice = [int(n) for n in pairs.pop("dice").split(",")]
        game.fresh = _read_heap(pairs.pop("fresh", ""), CARDS)
        if pairs:
            raise ValueError(pairs)

    def read_offer(self, rest: str) -> None:
        sides, _, to = rest.rpartition(" to ")
        give, _, want = sides.partition(" for ")
        parts = {"type": "offer", "give": parse_cards(give), "want": parse_cards(want)}
        self.game.offer = encode(self.game, {**parts, "to": [int(seat) for seat in to.split(",")]})

    def read_counter(self, rest: str) -> None:
        number, _, sides = rest.partition(" ")
        give, _, want = sides.partition(" for ")
        parts = {"type": "counter", "seat": int(number), "give": parse_cards(give), "want": parse_cards(want)}
        _put(self.game, "counter", int(number), [encode(self.game, parts)])

    def finish(self, line: int) -> Catan:
        """Fill in what follows from the rest, and check that nothing is there twice."""
        game = self.game
        held = [sum(game.hand[i::5]) + sum(game.laid[i::5]) for i in range(5)]
        game.bank = [19 - n for n in held]
        in_hands = [sum(game.cards[i::5]) for i in range(5)]
        in_hands[t.KNIGHT] += sum(game.knights)
        if self.pile is None:
            game.pile = [n - k for n, k in zip(DATA["card_counts"], in_hands, strict=True)]
        else:
            game.pile = [int(self.pile.get(name, 0)) for name in CARDS]
        game.rebuild()
        wrong = (
            min(game.bank) < 0
            or min(game.pile) < 0
            or any(n + k > m for n, k, m in zip(game.pile, in_hands, DATA["card_counts"], strict=True))
            or min(*game.roads_left, *game.settlements_left, *game.cities_left) < 0
            or any(game.built[a] & game.built[b] for a in range(4) for b in range(a))
            or any(game.roads_low[a] & game.roads_low[b] for a in range(4) for b in range(a))
            or any(game.roads_high[a] & game.roads_high[b] for a in range(4) for b in range(a))
            or any(
                sure > hand + laid for sure, hand, laid in zip(game.sure, game.hand, game.laid, strict=True)
            )
        )
        if wrong or not _sound(game):
            raise BadNotation("catan.notation.position", line=line, text="")
        return game


def _sound(game: Catan) -> bool:
    """Whether every number is one that the rules can lead to, so that play can go on from here."""
    phase, seats = game.phase, range(game.players)
    sizes = [sum(game.hand[seat * 5 : seat * 5 + 5]) for seat in range(4)]
    in_range = (
        game.first in seats
        and -1 <= game.victim < game.players
        and 0 <= game.step <= 19
        and 0 <= game.free_roads <= 2
        and min(*game.knights, *game.owes, game.turns, game.offers_made) >= 0
        and all(token in (0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12) for token in game.token)
        and all(n == 0 or 1 <= n <= 6 for n in game.dice)
        and all(fresh <= game.cards[game.turn * 5 + i] for i, fresh in enumerate(game.fresh))
        and all(owed <= size for owed, size in zip(game.owes, sizes, strict=True))
    )
    if not in_range:
        return False
    if phase > t.LAY_HARBOURS and (min(game.terrain) < 0 or min(game.harbour) < 0 or game.robber < 0):
        return False
    needs: dict[int, bool] = {
        t.LAY_HEXES: game.step < 19,
        t.LAY_HARBOURS: game.step < 9,
        t.FOUND: game.step < 2 * game.players,
        t.FOUND_ROAD: game.founded >= 0 and game.step < 2 * game.players,
        t.DISCARD: any(game.owes),
        t.THEFT: game.victim >= 0 and sizes[game.victim] > 0,
        t.DRAW_CARD: any(game.pile),
        t.OFFER: game.offer != 0,
        t.FREE_ROADS: game.free_roads > 0,
    }
    # somebody must be able to go on: a victim to choose, a path for a free road
    stuck = game.to_move >= 0 and not game.legal()
    return needs.get(phase, True) and (phase == t.OFFER) == (game.offer != 0) and not stuck


def _put(game: Catan, field: str, at: int, values: Sequence[int]) -> None:
    numbers = list(getattr(game, field))
    numbers[at : at + len(values)] = values
    setattr(game, field, numbers)


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _read_pairs(text: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in text.split())


def _read_heap(text: str, names: Sequence[str] = RESOURCES) -> list[int]:
    found = [0] * 5
    for part in _names(text):
        if part == "nothing":
            continue
        n, dot, name = part.partition(".")
        found[names.index(name if dot else part)] += int(n) if dot else 1
    return found
