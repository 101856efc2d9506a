"""Reasons for a turn of Catan: points and awards, income, what the robber takes, what trades pay for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict, cast

from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.reason import Reason, losses, reason
from tilefolk.bots.turns import TriedTurn
from tilefolk.core.game import Game
from tilefolk.games.catan.geometry import DATA, GEOMETRY, RESOURCES, TERRAINS
from tilefolk.games.catan.parts import CatanAction, CatanParts
from tilefolk.games.catan.view import CatanView, HexSeen

HINDERED = 0.35
"""Victory points by which the outlook of another must fall before a turn is said to hinder."""
BUILDS = ("city", "settlement", "road", "card")
NEARLY = 2
"""Cards that may lack for a build that is called near."""
LONG = 2
"""A line that is not longer than this is not worth a word."""
SEVEN, MOST_DOTS = 7, 6
TRADES = frozenset({"maritime", "offer", "accept", "deal", "counter", "year_of_plenty", "monopoly"})


def catan_reasons(turn: TriedTurn, evaluator: Evaluator) -> list[Reason]:
    """What the events tell, then what the places bring, then what others lose by it."""
    seen = TurnSeen(turn)
    return [
        *_awards(turn, seen),
        *(found for step in turn.steps for found in seen.of_step(cast("CatanAction", step))),
        *_purpose(turn, seen),
        *_hindered(turn, evaluator),
    ]


def _told(turn: TriedTurn, kind: str) -> list[CatanParts]:
    return cast("list[CatanParts]", turn.told(kind))


def _awards(turn: TriedTurn, seen: TurnSeen) -> list[Reason]:
    """The end of the game, and the two cards that are worth points."""
    found = [reason("wins", points=event["points"]) for event in _told(turn, "won")]
    for event in _told(turn, "longest_road"):
        if event["seat"] == turn.seat != seen.before["longest_road"]:
            found.append(reason("longest_road", count=event["length"]))
    for event in _told(turn, "largest_army"):
        if event["seat"] == turn.seat != seen.before["largest_army"]:
            found.append(reason("largest_army", count=event["knights"]))
    before, after = seen.before["road_lengths"], seen.after["road_lengths"]
    found += [
        reason("breaks_road", seat=seat)
        for seat in range(turn.before.players)
        if seat != turn.seat and after[seat] < before[seat]
    ]
    return found


def _purpose(turn: TriedTurn, seen: TurnSeen) -> list[Reason]:
    """What a trade, an offer or saving is for."""
    kinds = [step["type"] for step in turn.steps]
    built = next((kind for kind in kinds if kind in BUILDS or kind == "buy"), None)
    trades = any(kind in TRADES for kind in kinds)
    if trades and built:
        return [reason("pays", piece="card" if built == "buy" else built)]
    if trades or kinds[0] == "end":
        return seen.nearest(turn.after if kinds[0] != "end" else turn.before)
    return []


def _hindered(turn: TriedTurn, evaluator: Evaluator) -> list[Reason]:
    """Another who loses the place that the seat builds on."""
    if not any(step["type"] in ("settlement", "road") for step in turn.steps):
        return []
    lost = losses(turn, evaluator)
    others = [seat for seat in range(turn.before.players) if seat != turn.seat]
    worst = max(others, key=lambda seat: lost[seat])
    return [reason("forestalls", seat=worst)] if lost[worst] >= HINDERED else []


class Yield(TypedDict):
    """What settlements get: dots, numbers and resources."""

    dots: int
    numbers: list[int]
    resources: list[str]


class TurnSeen:
    """The table as the seat sees it before and after the turn."""

    def __init__(self, turn: TriedTurn) -> None:
        self.turn, self.seat = turn, turn.seat
        self.before = cast("CatanView", turn.spec.view(turn.before, turn.seat))
        self.after = cast("CatanView", turn.spec.view(turn.after, turn.seat))
        self.hexes: dict[str, HexSeen] = {place["id"]: place for place in self.before["hexes"]}

    def of_step(self, step: CatanAction) -> list[Reason]:
        """What one action brings."""
        ways = {
            "settlement": self._settlement,
            "city": self._city,
            "road": self._road,
            "robber": self._robber,
            "rob": self._rob,
            "buy": self._buy,
            "discard": self._discard,
        }
        way = ways.get(step["type"])
        return way(step) if way else []

    def _settlement(self, step: CatanAction) -> list[Reason]:
        found = [reason("income", **self._yield([step["at"]]))]
        rates = self.before["rates"][self.seat], self.after["rates"][self.seat]
        better = [kind for kind in RESOURCES if rates[1][kind] < rates[0][kind]]
        if better:
            trade = better[0] if len(better) == 1 else "any"
            found.append(reason("harbour", trade=trade))
        return found

    def _city(self, step: CatanAction) -> list[Reason]:
        return [reason("doubles", **self._yield([step["at"]]))]

    def _road(self, step: CatanAction) -> list[Reason]:
        """A road to a free place, or a longer line."""
        ends = GEOMETRY.path_ends[GEOMETRY.path_id(step["at"])]
        built = {piece["at"] for kind in ("settlements", "cities") for piece in self.after[kind]}
        free = [
            name
            for name in (GEOMETRY.intersections[end] for end in ends)
            if name not in built and not any(near in built for near in _neighbours(name))
        ]
        best = max(free, key=lambda name: self._yield([name])["dots"], default=None)
        if best is not None and self._yield([best])["dots"]:
            return [reason("reaches", **self._yield([best]))]
        longer = self.after["road_lengths"][self.seat]
        grown = longer > max(LONG, self.before["road_lengths"][self.seat])
        return [reason("longer", count=longer)] if grown else []

    def _robber(self, step: CatanAction) -> list[Reason]:
        """Whom the robber takes what, and whether it leaves an own hex."""
        place = self.hexes[step["hex"]]
        hurt = [seat for seat in self._owners(step["hex"]) if seat != self.seat]
        found = []
        if hurt and place["token"]:
            resource = RESOURCES[TERRAINS.index(place["terrain"])]
            found.append(reason("blocks", seats=hurt, resource=resource, number=place["token"]))
        if self.before["robber"] and self.seat in self._owners(self.before["robber"]):
            found.append(reason("frees"))
        return found

    def _rob(self, step: CatanAction) -> list[Reason]:
        victim = step["victim"]
        points = self.before["public_points"]
        if points[victim] == max(points[seat] for seat in range(len(points)) if seat != self.seat):
            return [reason("robs_leader", seat=victim, count=self.before["hands"][victim]["count"])]
        return [reason("robs", seat=victim, count=self.before["hands"][victim]["count"])]

    def _buy(self, step: CatanAction) -> list[Reason]:
        return [reason("buys", count=self.before["development_left"])]

    def _discard(self, step: CatanAction) -> list[Reason]:
        held = self.before["hands"][self.seat]["cards"] or {}
        count = held.get(step["resource"], 0)
        return [reason("plenty_of", resource=step["resource"], count=count)] if count > 1 else []

    def nearest(self, game: Game) -> list[Reason]:
        """The build that the fewest cards lack for, if it is near."""
        seen = cast("CatanView", self.turn.spec.view(game, self.seat))
        hand = seen["hands"][self.seat]["cards"] or {}
        lacks = {
            build: {
                kind: count - hand.get(kind, 0)
                for kind, count in DATA["costs"][build].items()
                if count > hand.get(kind, 0)
            }
            for build in ("city", "settlement")
        }
        build = min(lacks, key=lambda name: sum(lacks[name].values()))
        short = sum(lacks[build].values())
        return [reason("saves", piece=build, cards=lacks[build])] if 0 < short <= NEARLY else []

    def _yield(self, places: Iterable[str]) -> Yield:
        """What settlements there get: dots, numbers and resources."""
        hexes = [self.hexes[name] for place in places for name in _hexes_at(place)]
        paying = [(token, place["terrain"] or "") for place in hexes if (token := place["token"])]
        paying.sort(key=lambda entry: (-_dots(entry[0]), entry[0]))
        return {
            "dots": sum(_dots(token) for token, _ in paying),
            "numbers": [token for token, _ in paying],
            "resources": list(dict.fromkeys(RESOURCES[TERRAINS.index(terrain)] for _, terrain in paying)),
        }

    def _owners(self, place: str) -> list[int]:
        """The seats with a settlement or city at a hex."""
        corners = {GEOMETRY.intersections[at] for at in GEOMETRY.hex_intersections[GEOMETRY.hex_id(place)]}
        pieces = [*self.before["settlements"], *self.before["cities"]]
        return sorted({piece["seat"] for piece in pieces if piece["at"] in corners})


def _dots(number: int) -> int:
    """The dots under a number: how many of 36 throws bring it."""
    return MOST_DOTS - abs(SEVEN - number)


def _hexes_at(place: str) -> list[str]:
    at = GEOMETRY.intersection_id(place)
    return [name for name, ends in zip(GEOMETRY.hexes, GEOMETRY.hex_intersections, strict=True) if at in ends]


def _neighbours(place: str) -> list[str]:
    at = GEOMETRY.intersection_id(place)
    return [
        GEOMETRY.intersections[other]
        for pair in GEOMETRY.path_ends
        if at in pair
        for other in pair
        if other != at
    ]
