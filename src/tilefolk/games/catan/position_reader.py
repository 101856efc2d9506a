"""Reading positions from text, line by line; ``position.py`` says what they look like."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tilefolk.core.errors import BadNotation
from tilefolk.core.numbers import digits
from tilefolk.core.positions import Line, numbered_lines, reading
from tilefolk.games.catan import names
from tilefolk.games.catan.geometry import CARDS, DATA, GEOMETRY, RESOURCES, TERRAINS, TRADES
from tilefolk.games.catan.heaps import parse_cards
from tilefolk.games.catan.notation import encode
from tilefolk.games.catan.position import COUNTS, FLAGS, new_game
from tilefolk.games.catan.position_check import check_seat, check_whole, summed
from tilefolk.games.catan.rules import Catan

if TYPE_CHECKING:
    from tilefolk.core.registry import GameSpec

CARDS_MAX = names.BANK_CARDS * names.KINDS
WORD = names.WORD_PATHS


def parse_position(spec: GameSpec, text: str) -> Catan:
    """The position that a text describes; raises BadNotation with the line that is wrong."""
    return _Reader(spec, numbered_lines(text)).read()


class _Reader:
    def __init__(self, spec: GameSpec, lines: list[Line]) -> None:
        self.lines = lines
        self.by_head: dict[str, Line] = {}
        """The line on which a thing stands, for what turns out to be wrong only in the end."""
        head = lines[0]
        with reading(head), _plain():
            if head.head != spec.name:
                raise BadNotation("core.position_head", example=f"{spec.name} 3")
            players = digits(head.rest, "players", spec.min_players, spec.max_players)
        options = [line for line in lines[1:] if line.head == "options"]
        chosen = spec.checked_options({})
        for line in options:
            with reading(line), _plain():
                chosen = spec.checked_options(_read_pairs(line.rest))
        with reading(options[0] if options else head):
            self.game = new_game(spec, players, {**chosen, "setup": "variable"})
        self.game.beginners = int(chosen["setup"] == "beginner")
        self.pile: dict[str, int] | None = None
        heads = {line.head for line in lines}
        if "hexes" not in heads:
            standard = DATA["beginners"]["hexes"]
            laid = [f"{name}={terrain}.{token}" for name, (terrain, token) in standard.items()]
            self.read_hexes(" ".join(laid))
        if "harbours" not in heads:
            self.read_harbours(" ".join(place["trade"] for place in DATA["harbours"]))

    def read(self) -> Catan:
        """The whole position."""
        readers: dict[str, Callable[[str], None]] = {
            "options": lambda rest: None,  # read already
            "hexes": self.read_hexes,
            "harbours": self.read_harbours,
            "robber": self.read_robber,
            "awards": self.read_awards,
            "pile": self.read_pile,
            "seat": self.read_seat,
            "turn": self.read_turn,
            "offer": self.read_offer,
            "counter": self.read_counter,
        }
        for line in self.lines[1:]:
            with reading(line), _plain():
                name = line.head
                if name in ("seat", "counter"):
                    name += " " + line.rest.partition(" ")[0]
                if line.head not in readers or name in self.by_head:
                    raise BadNotation("core.position_words")
                self.by_head[name] = line
                readers[line.head](line.rest)
        self._settle()
        check_whole(self.game, lambda head: self.by_head.get(head, self.lines[-1]))
        return self.game

    def read_hexes(self, rest: str) -> None:
        terrain, token = [names.NOWHERE] * names.HEXES, [0] * names.HEXES
        for name, value in _read_pairs(rest).items():
            kind, _, number = value.partition(".")
            i = GEOMETRY.hex_id(name)
            terrain[i] = TERRAINS.index(kind)
            token[i] = digits(number or "0", "token", 0, names.SUMS - 1)
            if terrain[i] == names.DESERT:
                self.game.robber = i
        self.game.terrain, self.game.token = terrain, token

    def read_harbours(self, rest: str) -> None:
        kinds = [TRADES.index(word) for word in rest.split()]
        if len(kinds) > names.HARBOURS:
            raise BadNotation("catan.position.too_many", what="harbours")
        self.game.harbour = kinds + [names.NOWHERE] * (names.HARBOURS - len(kinds))

    def read_robber(self, rest: str) -> None:
        self.game.robber = GEOMETRY.hex_id(rest)

    def read_awards(self, rest: str) -> None:
        for name, seat in _read_pairs(rest).items():
            if name not in ("longest_road", "largest_army"):
                raise BadNotation("core.position_words")
            setattr(self.game, name, self._seat(seat))

    def read_pile(self, rest: str) -> None:
        self.pile = {
            name: digits(number, "pile", 0, DATA["card_counts"][CARDS.index(name)])
            for name, number in _read_pairs(rest).items()
        }

    def read_seat(self, rest: str) -> None:
        number, _, values = rest.partition(" ")
        seat = self._seat(number)
        pairs = _read_pairs(values)
        game = self.game
        built, cities = _bits(pairs.pop("settlements", "")), _bits(pairs.pop("cities", ""))
        low = high = 0
        for name in _names(pairs.pop("roads", "")):
            i = GEOMETRY.path_id(name)
            low, high = (low | 1 << i, high) if i < WORD else (low, high | 1 << i - WORD)
        _put(game, "buildings", seat, built | cities)
        _put(game, "roads_low", seat, low)
        _put(game, "roads_high", seat, high)
        hand = _read_heap(pairs.pop("hand", ""))
        knights = digits(pairs.pop("knights", "0"), "knights", 0, DATA["card_counts"][names.KNIGHT])
        _put(game, "hand", seat, hand)
        _put(game, "known_hand", seat, _read_heap(pairs.pop("known")) if "known" in pairs else hand)
        _put(game, "laid_aside", seat, _read_heap(pairs.pop("laid_aside", "")))
        _put(game, "development_cards", seat, _read_heap(pairs.pop("cards", ""), CARDS))
        _put(game, "knights", seat, knights)
        _put(game, "owes", seat, digits(pairs.pop("owes", "0"), "cards", 0, CARDS_MAX))
        _put(game, "answer", seat, names.ANSWERS.index(pairs.pop("answer", "not_asked")))
        _nothing_more(pairs)
        check_seat(game, seat, cities)
        game.cities |= cities

    def read_turn(self, rest: str) -> None:
        number, _, values = rest.partition(" ")
        game, pairs = self.game, _read_pairs(values)
        game.turn = self._seat(number)
        game.phase = names.PHASES.index(pairs.pop("phase", "main"))
        for name in FLAGS:
            setattr(game, name, ("no", "yes").index(pairs.pop(name, "no")))
        ranges = {
            "first": (0, game.players - 1),
            "turns": (0, names.LAST_TURN),
            "step": (0, names.HEXES),
            "free_roads": (0, names.FREE_ROADS),
            "offers_made": (0, names.OFFERS_COUNTED),
            "victim": (-1, game.players - 1),
        }
        for name in COUNTS:
            if name in pairs:
                setattr(game, name, digits(pairs.pop(name), name, *ranges[name]))
        if "founded" in pairs:
            game.founded = GEOMETRY.intersection_id(pairs.pop("founded"))
        if "dice" in pairs:
            first, second = pairs.pop("dice").split(",")
            game.dice = [digits(die, "dice", 1, names.DIE_SIDES) for die in (first, second)]
        game.bought_this_turn = _read_heap(pairs.pop("bought", ""), CARDS)
        _nothing_more(pairs)

    def read_offer(self, rest: str) -> None:
        sides, _, to = rest.rpartition(" to ")
        give, _, want = sides.partition(" for ")
        parts = {"type": "offer", "give": parse_cards(give), "want": parse_cards(want)}
        self.game.offer = encode(self.game, {**parts, "to": [self._seat(seat) for seat in to.split(",")]})

    def read_counter(self, rest: str) -> None:
        number, _, sides = rest.partition(" ")
        seat = self._seat(number)
        give, _, want = sides.partition(" for ")
        parts = {"type": "counter", "seat": seat, "give": parse_cards(give), "want": parse_cards(want)}
        _put(self.game, "counter_offer", seat, encode(self.game, parts))

    def _seat(self, text: str) -> int:
        return digits(text, "seat", 0, self.game.players - 1)

    def _settle(self) -> None:
        """Fill in what follows from the rest: the bank, the pile, and what is known of the pieces."""
        game = self.game
        game.bank = [names.BANK_CARDS - n for n in summed(*game.hand, *game.laid_aside)]
        drawn = summed(*game.development_cards)
        drawn[names.KNIGHT] += sum(game.knights)
        rest = [n - k for n, k in zip(DATA["card_counts"], drawn, strict=True)]
        game.pile = rest if self.pile is None else [self.pile.get(name, 0) for name in CARDS]
        if any(n > most for n, most in zip(game.pile, rest, strict=True)):
            with reading(self.by_head["pile"]):
                raise BadNotation("catan.position.too_many", what="cards")
        game.recount()


@contextmanager
def _plain() -> Iterator[None]:
    """Words that lead nowhere are told as such."""
    try:
        yield
    except (ValueError, KeyError) as error:
        raise BadNotation("core.position_words") from error


def _put(game: Catan, field: str, seat: int, value: int | list[int]) -> None:
    """Set one seat's part of a field; the compiled engine gives fields away as copies."""
    values = list(getattr(game, field))
    values[seat] = list(value) if isinstance(value, list) else value
    setattr(game, field, values)


def _nothing_more(pairs: dict[str, str]) -> None:
    if pairs:
        raise BadNotation("core.position_words")


def _bits(text: str) -> int:
    return sum(1 << GEOMETRY.intersection_id(name) for name in set(_names(text)))


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _read_pairs(text: str) -> dict[str, str]:
    words = text.split()
    pairs = dict(word.split("=") for word in words)
    if len(pairs) < len(words):
        raise BadNotation("core.position_words")
    return pairs


def _read_heap(text: str, words: Sequence[str] = RESOURCES) -> list[int]:
    most = names.BANK_CARDS if words is RESOURCES else max(DATA["card_counts"])
    found = [0] * names.KINDS
    for part in _names(text):
        if part == "nothing":
            continue
        n, dot, name = part.partition(".")
        found[words.index(name if dot else part)] += digits(n, "cards", 0, most) if dot else 1
    return found
