"""Reasons for a turn of a tile game: what is scored, claimed or grows, who comes home or is hindered."""

from __future__ import annotations

from typing import cast

from tilefolk.bots.evaluation import Evaluator
from tilefolk.bots.reason import Reason, losses, reason
from tilefolk.bots.turns import TriedTurn
from tilefolk.tiles.events import TileParts
from tilefolk.tiles.notation import TileAction
from tilefolk.tiles.view import FeatureSeen, TileView

HINDERED = 1.5
"""Points by which the outlook of another must fall before a turn is said to hinder."""

NEAR = 2
"""Squares within which a tile can stand in the way of a feature."""
ORDER = ("claims", "takes", "joins", "grows")
"""What is said first of features that have changed."""

Cell = tuple[int, ...]


def tile_reasons(turn: TriedTurn, evaluator: Evaluator) -> list[Reason]:
    """What the events tell, then what has changed on the board, then what others lose by it."""
    board = Board(turn)
    found = [
        *_scored(turn),
        *_gained(turn),
        *board.changed(),
        *_hindered(turn, evaluator, board),
        *_given(turn),
    ]
    return found or _kept(turn)


def _scored(turn: TriedTurn) -> list[Reason]:
    """Features that bring the seat points now."""
    found = []
    for event in _scorings(turn):
        if turn.seat not in event["seats"]:
            continue
        others = [seat for seat in event["seats"] if seat != turn.seat]
        key, shared = ("shares", {"seats": others}) if others else ("closes", {})
        found.append(reason(key, what=event["type"], points=event["points"], **shared))
    return found


def told(turn: TriedTurn, kind: str) -> list[TileParts]:
    """What the seat would hear of events of that kind."""
    return cast("list[TileParts]", turn.told(kind))


def _scorings(turn: TriedTurn) -> list[TileParts]:
    """What the turn itself scores; the final scoring comes whatever is done."""
    return [event for event in told(turn, "scored") if event["points"] and not event["final"]]


def _gained(turn: TriedTurn) -> list[Reason]:
    """Everything else that the turn brings at once: a bonus tile, the surveyors' bonus, figures at home."""
    found = [reason("gold") for event in told(turn, "gold") if event["bonus_left"]]
    bonus = sum(event["points"] for event in told(turn, "bonus") if event["seat"] == turn.seat)
    if bonus:
        found.append(reason("bonus", points=bonus))
    placed = {_cell(event) for event in told(turn, "placed")}
    home = [event for event in told(turn, "returned") if event["seat"] == turn.seat]
    home = [event for event in home if _cell(event) not in placed]
    if home:
        found.append(reason("home", count=len(home)))
    found += [
        reason("sweeps", seat=event["seat"], who=event["role"])
        for event in told(turn, "swept")
        if event["seat"] != turn.seat
    ]
    return found


def _given(turn: TriedTurn) -> list[Reason]:
    """Points that the turn makes for others alone: what speaks against it."""
    return [
        reason("gives", what=event["type"], points=event["points"], seats=event["seats"])
        for event in _scorings(turn)
        if event["seats"] and turn.seat not in event["seats"]
    ]


def _kept(turn: TriedTurn) -> list[Reason]:
    """Doing without a figure, where nothing else is to be said."""
    return [reason("keeps")] if turn.steps[-1]["type"] == "pass" else []


def _hindered(turn: TriedTurn, evaluator: Evaluator, board: Board) -> list[Reason]:
    """The other who loses most by the turn, and by which feature."""
    lost = losses(turn, evaluator)
    others = [seat for seat in range(turn.before.players) if seat != turn.seat]
    scored = {seat for event in told(turn, "scored") for seat in event["seats"]}
    worst = max(others, key=lambda seat: lost[seat])
    feature = board.beside(worst)
    if lost[worst] < HINDERED or worst in scored or feature is None:
        return []
    return [reason("hinders", seat=worst, what=feature["type"])]


class Board:
    """Features before and after the turn, found again by their cells."""

    def __init__(self, turn: TriedTurn) -> None:
        self.turn, self.seat = turn, turn.seat
        self.before = cast("TileView", turn.spec.view(turn.before, turn.seat))["features"]
        self.after = cast("TileView", turn.spec.view(turn.after, turn.seat))["features"]

    def changed(self) -> list[Reason]:
        """Features that the seat claims, enters or makes larger; those that were scored are told already."""
        scored = {tuple(cell) for event in told(self.turn, "scored") for cell in event["cells"]}
        placed = {_cell(event): event["role"] for event in told(self.turn, "placed")}
        found = []
        for feature in self.after:
            cells: set[Cell] = {tuple(cell) for cell in feature["cells"]}
            if self.seat in feature["owners"] and not cells & scored:
                role = next((placed[cell] for cell in cells & placed.keys()), None)
                found += self._change(feature, cells, role)
        return sorted(found, key=_rank)

    def _change(self, feature: FeatureSeen, cells: set[Cell], role: str | None) -> list[Reason]:
        earlier = [old for old in self.before if {tuple(cell) for cell in old["cells"]} & cells]
        rivals = sorted({seat for old in earlier for seat in old["owners"]} - {self.seat})
        mine = [old for old in earlier if self.seat in old["owners"]]
        what, worth = feature["type"], feature["value"]
        if role is not None:
            return [reason("claims", who=role, what=what, points=worth)]
        if rivals and self.seat not in {
            seat for old in earlier if rivals[0] in old["owners"] for seat in old["owners"]
        }:
            still = [seat for seat in rivals if seat in feature["owners"]]
            return [reason("joins" if still else "takes", what=what, seats=still or rivals, points=worth)]
        grown = worth - sum(old["value"] for old in mine)
        return [reason("grows", what=what, points=grown)] if mine and grown > 0 else []

    def beside(self, seat: int) -> FeatureSeen | None:
        """The most valuable open feature of a seat that the tile just laid has touched or stands next to."""
        laid = [cast("TileAction", step) for step in self.turn.steps if step["type"] == "place"]
        if not laid:
            return None
        x, y = laid[0]["x"], laid[0]["y"]
        near = [
            feature
            for feature in self.before
            if seat in feature["owners"]
            and self.seat not in feature["owners"]
            and not feature["complete"]
            and any(abs(cell[0] - x) + abs(cell[1] - y) <= NEAR for cell in feature["cells"])
        ]
        return max(near, key=lambda feature: int(feature["value"]), default=None)


def _rank(found: Reason) -> tuple[int, int]:
    """Where a reason stands among the others: by what it is, then by its points."""
    return ORDER.index(found["key"]), -cast("int", found["params"]["points"])


def _cell(event: TileParts) -> Cell:
    return event["x"], event["y"], event["zone"]
