"""A table as one knows it who only hears what is told: what was seen before, and the events since.

Whoever follows a game by its events must come to see what the table shows: nothing may be told wrongly,
and nothing may happen in silence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tilefolk.core.events import Event
from tilefolk.core.registry import GameSpec
from tilefolk.games.catan.geometry import DATA

COSTS = {
    "road": {"brick": 1, "wood": 1},
    "settlement": {"brick": 1, "wood": 1, "wool": 1, "grain": 1},
    "city": {"ore": 3, "grain": 2},
    "bought": {"ore": 1, "wool": 1, "grain": 1},
}
FOUNDING = ("found_settlement", "found_road")
"""Who is next follows from the order of the seats, and is not told."""
Told = Mapping[str, Any]


class Audience:
    """Every seat and a spectator, who follow a game from some position on."""

    def __init__(self, spec: GameSpec, game: Any) -> None:
        self.spec, self.kind = spec, CatanFromEvents if spec.name == "catan" else TilesFromEvents
        self.seats = (*range(game.players), None)
        self.start_from(game)

    def start_from(self, game: Any) -> None:
        """They see the table."""
        self.trackers = [self.kind(self.spec.view(game, seat)) for seat in self.seats]
        self.too_late = self.spec.name == "catan" and game.is_chance
        """A card of Catan is paid for before it is drawn, and told then: who comes in between has missed it."""

    def take_events(self, game: Any, events: Iterable[Event]) -> None:
        """What they were told has led them to what they see, once chance has had its word."""
        events = list(events)
        if self.too_late:
            self.start_from(game)
            return
        for seat, tracker in zip(self.seats, self.trackers, strict=True):
            for event in events:
                told = event.seen_by(seat)
                if told is not None:
                    getattr(tracker, told["kind"])(told)
            if not game.is_chance:
                assert tracker.known == self.kind(self.spec.view(game, seat)).known


class CatanFromEvents:
    """The island, the hands as far as one may know them, and the offer."""

    def __init__(self, seen: Mapping[str, Any]) -> None:
        self.seat = seen["seat"]
        self.beginners = seen["options"]["setup"] == "beginner"
        self.printed_harbours = seen["options"]["harbours"] == "standard"
        self.known: dict[str, Any] = {
            "hexes": {each["id"]: each["terrain"] for each in seen["hexes"]},
            "tokens": all(each["token"] or each["terrain"] in (None, "desert") for each in seen["hexes"]),
            "harbours": {(each["hex"], each["side"]): each["trade"] for each in seen["harbours"]},
            **{
                name: {(each["seat"], each["at"]) for each in seen[name]}
                for name in ("settlements", "cities", "roads")
            },
            "counts": [each["count"] for each in seen["hands"]],
            "cards": None if self.seat is None else Counter(seen["hands"][self.seat]["cards"]),
            "development": [each["development"] for each in seen["hands"]],
            "own_development": None
            if self.seat is None
            else Counter(seen["hands"][self.seat]["development_cards"]),
            "bank": Counter(seen["bank"]),
            "offer": seen["offer"],
            "over": seen["over"],
            "winners": seen["winners"],
            **{name: seen[name] for name in ("robber", "dice", "move", "longest_road", "largest_army")},
            "turn": None if seen["phase"] in FOUNDING else seen["turn"],
            "knights": list(seen["knights"]),
            "development_left": seen["development_left"],
        }

    def give(self, seat: int, cards: Mapping[str, int], sign: int = 1) -> None:
        """Cards to a hand; with sign -1 from it."""
        self.known["counts"][seat] += sign * sum(cards.values())
        if seat == self.seat:
            for name, n in cards.items():
                self.known["cards"][name] += sign * n

    def pay(self, seat: int, cards: Mapping[str, int]) -> None:
        """Cards from a hand to the bank."""
        self.give(seat, cards, -1)
        self.known["bank"].update(cards)

    def get(self, seat: int, cards: Mapping[str, int]) -> None:
        """Cards from the bank to a hand."""
        self.give(seat, cards)
        self.known["bank"].subtract(cards)

    def hex(self, told: Told) -> None:
        self.known["hexes"][told["hex"]] = told["terrain"]
        if told["terrain"] == "desert":
            self.known["robber"] = told["hex"]
        self.known["tokens"] = False

    def tokens(self, told: Told) -> None:
        self.known["tokens"] = True
        if self.printed_harbours:  # they lie on the frame, and nobody lays them out
            self.known["harbours"] = {(it["hex"], it["side"]): it["trade"] for it in DATA["harbours"]}

    def harbour(self, told: Told) -> None:
        self.known["harbours"][told["hex"], told["side"]] = told["trade"]

    def first(self, told: Told) -> None:
        self.known["turn"] = told["seat"] if self.beginners else None

    def settlement(self, told: Told) -> None:
        self.known["settlements"].add((told["seat"], told["at"]))
        self.pay(told["seat"], {} if told["free"] else COSTS["settlement"])

    def road(self, told: Told) -> None:
        self.known["roads"].add((told["seat"], told["at"]))
        self.pay(told["seat"], {} if told["free"] else COSTS["road"])

    def city(self, told: Told) -> None:
        self.known["settlements"].remove((told["seat"], told["at"]))
        self.known["cities"].add((told["seat"], told["at"]))
        self.pay(told["seat"], COSTS["city"])

    def income(self, told: Told) -> None:
        self.get(told["seat"], told["cards"])

    def short(self, told: Told) -> None:
        assert told["left"] == self.known["bank"][told["resource"]]
        assert told["lone"] == ("seat" in told)

    def roll(self, told: Told) -> None:
        assert told["seat"] == self.known["turn"]
        assert told["sum"] == sum(told["dice"])
        self.known["dice"] = told["dice"]

    def must_discard(self, told: Told) -> None:
        assert told["count"] == self.known["counts"][told["seat"]] // 2

    def laid_aside(self, told: Told) -> None:
        assert told["seat"] == self.seat
        self.give(self.seat, {told["resource"]: 1}, -1)

    def discarded(self, told: Told) -> None:
        self.known["bank"].update(told["cards"])
        if told["seat"] != self.seat:  # the own cards were laid aside before
            self.give(told["seat"], told["cards"], -1)

    def robber(self, told: Told) -> None:
        assert told["seat"] == self.known["turn"]
        self.known["robber"] = told["hex"]

    def stolen(self, told: Told) -> None:
        card = {told.get("resource", ""): 1}
        assert ("resource" in told) == (self.seat in (told["thief"], told["victim"]))
        self.give(told["victim"], card, -1)
        self.give(told["thief"], card)

    def bought(self, told: Told) -> None:
        self.pay(told["seat"], COSTS["bought"])
        self.known["development"][told["seat"]] += 1
        self.known["development_left"] -= 1
        if told["seat"] == self.seat:
            self.known["own_development"][told["card"]] += 1

    def played(self, told: Told) -> None:
        self.known["development"][told["seat"]] -= 1
        self.known["knights"][told["seat"]] += told["card"] == "knight"
        if told["seat"] == self.seat:
            self.known["own_development"][told["card"]] -= 1

    def year_of_plenty(self, told: Told) -> None:
        self.get(told["seat"], Counter(told["resources"]))

    def monopoly(self, told: Told) -> None:
        for each in told["given"]:
            self.give(each["seat"], {told["resource"]: each["count"]}, -1)
        self.give(told["seat"], {told["resource"]: told["count"]})

    def maritime(self, told: Told) -> None:
        self.pay(told["seat"], told["give"])
        self.get(told["seat"], told["get"])

    def offer(self, told: Told) -> None:
        answers = [{"seat": seat, "answer": "asked", "give": {}, "want": {}} for seat in told["to"]]
        made = {name: told[name] for name in ("seat", "to", "give", "want")}
        self.known["offer"] = {**made, "answers": answers}

    def answer(self, told: Told, word: str) -> None:
        """An answer to the offer; when all have declined it is over."""
        said = {
            "seat": told["seat"],
            "answer": word,
            "give": told.get("give", {}),
            "want": told.get("want", {}),
        }
        answers = self.known["offer"]["answers"]
        assert any(each["seat"] == told["seat"] for each in answers)
        answers = [said if each["seat"] == told["seat"] else each for each in answers]
        over = all(each["answer"] == "declined" for each in answers)
        self.known["offer"] = None if over else {**self.known["offer"], "answers": answers}

    def accepted(self, told: Told) -> None:
        self.answer(told, "accepted")

    def declined(self, told: Told) -> None:
        self.answer(told, "declined")

    def countered(self, told: Told) -> None:
        self.answer(told, "countered")

    def withdrawn(self, told: Told) -> None:
        assert told["seat"] == self.known["turn"]
        self.known["offer"] = None

    def deal(self, told: Told) -> None:
        for one, other, cards in (
            (told["seat"], told["partner"], told["give"]),
            (told["partner"], told["seat"], told["want"]),
        ):
            self.give(one, cards, -1)
            self.give(other, cards)
        self.known["offer"] = None

    def longest_road(self, told: Told) -> None:
        self.known["longest_road"] = told["seat"]

    def longest_road_set_aside(self, told: Told) -> None:
        self.known["longest_road"] = None

    def largest_army(self, told: Told) -> None:
        assert told["knights"] == self.known["knights"][told["seat"]]
        self.known["largest_army"] = told["seat"]

    def turn(self, told: Told) -> None:
        self.known.update(turn=told["seat"], move=told["turn"], dice=None, offer=None)

    def dead(self, told: Told) -> None:
        self.known["over"] = True

    def won(self, told: Told) -> None:
        self.known.update(over=True, winners=[told["seat"]])


class TilesFromEvents:
    """The tiles, the figures, the points and, in Mayflower, the surveyors."""

    def __init__(self, seen: Mapping[str, Any]) -> None:
        self.known: dict[str, Any] = {
            "tiles": {(each["x"], each["y"]): (each["kind"], each["rotation"]) for each in seen["tiles"]},
            "figures": Counter(
                (each["seat"], each["role"], each["x"], each["y"], each["zone"]) for each in seen["figures"]
            ),
            "remaining": {deck: dict(kinds) for deck, kinds in seen["remaining"].items()},
            "discarded": Counter(seen["discarded"]),
            "drawn": seen["drawn"],
            "scores": list(seen["scores"]),
            "points": [dict(each) for each in seen["points"]],
            "surveyors": list(seen.get("surveyors", [])),
            "over": seen["over"],
            "winners": seen["winners"],
        }

    def drawn(self, told: Told) -> None:
        self.known["remaining"][told["deck"]][told["tile"]] -= 1
        self.known["drawn"] = {"kind": told["tile"], "deck": told["deck"]}

    def discarded(self, told: Told) -> None:
        self.known["remaining"][told["deck"]][told["tile"]] -= 1
        self.known["discarded"][told["tile"]] += 1

    def laid(self, told: Told) -> None:
        assert self.known["drawn"] == {"kind": told["tile"], "deck": told["deck"]}
        self.known["tiles"][told["x"], told["y"]] = (told["tile"], told["rotation"])
        self.known["drawn"] = None

    def placed(self, told: Told) -> None:
        self.known["figures"][figure(told)] += 1

    def returned(self, told: Told) -> None:
        self.known["figures"] -= Counter([figure(told)])

    def swept(self, told: Told) -> None:
        self.returned(told)

    def completed(self, told: Told) -> None:
        assert told["cells"]

    def lost(self, told: Told) -> None:
        assert told["cells"]

    def scored(self, told: Told) -> None:
        for seat in told["seats"]:
            self.gain(seat, told["type"], told["points"])

    def bonus(self, told: Told) -> None:
        self.gain(told["seat"], "surveyor", told["points"])

    def gain(self, seat: int, source: str, points: int) -> None:
        """Points from a source."""
        self.known["scores"][seat] += points
        self.known["points"][seat][source] += points

    def gold(self, told: Told) -> None:
        assert told["bonus_left"] == sum(self.known["remaining"]["bonus"].values())

    def surveyor(self, told: Told) -> None:
        assert self.known["surveyors"][told["surveyor"]] == told["old_column"] != told["column"]
        self.known["surveyors"][told["surveyor"]] = told["column"]

    def surveyors_stay(self, told: Told) -> None:
        assert told["column"] in self.known["surveyors"]

    def ended(self, told: Told) -> None:
        assert told["scores"] == self.known["scores"]
        self.known.update(over=True, winners=told["winners"])


def figure(told: Told) -> tuple[Any, ...]:
    """A figure and where it stands."""
    return tuple(told[name] for name in ("seat", "role", "x", "y", "zone"))
