"""``Report``: what an analysis has found: the curve, luck and skill, decisions with their marks."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, cast

from tilefolk.analysis.catan import CatanCounts, catan_counts
from tilefolk.analysis.marks import WORDS, Strength
from tilefolk.analysis.smoother import Curve, SeatShares, curves
from tilefolk.bots.hints import hint
from tilefolk.bots.reason import Reason
from tilefolk.core.values import Parts

if TYPE_CHECKING:
    from tilefolk.analysis.analyser import Analyser, Judged
    from tilefolk.analysis.story import Step

VERSION = 1
BEST = 3
"""Turns that are told beside each decision."""


@dataclass(frozen=True, slots=True)
class Node:
    """A point of the curve, before move ``number``: of each seat the chance to win, its error, the points it
    has and those it may expect.
    """

    number: int
    shares: list[float]
    errors: list[float]
    scores: list[int]
    points: list[float]


@dataclass(frozen=True, slots=True)
class Stroke:
    """Luck between two nodes, for each seat; ``text``: the main draw or throw."""

    number: int
    text: str
    luck: list[float]


@dataclass(frozen=True, slots=True)
class BestTurn:
    """A turn that the one-action player thinks well of: its first action, all steps, and why."""

    name: str
    turn: list[Parts]
    reasons: list[Reason]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat chose, what that changed for all against the one-action player's choice, and a mark."""

    number: int
    seat: int
    text: str
    change: list[float]
    error: float
    mark: Strength | None
    loss: float
    loss_error: float
    better: str
    """The action that the mark was measured against."""
    best: list[BestTurn]
    """The best turns, and the one that the mark was measured against."""
    action: Parts = field(default_factory=dict)
    """What was chosen, described; nothing in analyses that were kept before it was told."""


@dataclass(frozen=True, slots=True)
class SeatSum:
    """The whole game of one seat: ``start`` + ``luck`` + ``own`` + ``others`` = ``result``."""

    seat: int
    start: float
    luck: float
    own: float
    own_error: float
    others: float
    result: float
    marks: dict[Strength, int]
    luckiest: int | None
    """The number of the draw or throw that helped most."""
    worst: int | None
    """The number of the decision that cost most."""


@dataclass(frozen=True, slots=True)
class Report:
    """All that was found."""

    version: int
    game: str
    players: int
    seed: int
    stage: str
    playouts: int
    scores: list[int]
    """The points at the end."""
    nodes: list[Node]
    strokes: list[Stroke]
    decisions: list[Decision]
    seats: list[SeatSum]
    catan: CatanCounts | None

    def as_json(self) -> dict[str, object]:
        """As plain data."""
        return asdict(self)


def report_of(work: Analyser) -> Report:
    """The report of what an analyser knows."""
    players, story, found = work.match.game.players, work.story, work.found
    changes = {judged.step.number: _change(judged) for judged in found.decisions}
    steps = [[0.0] * players for _ in story.nodes]
    skill = [[0.0] * players for _ in story.nodes]
    for step in story.chances:
        _add(steps[step.node], found.surprises.get(step.number, [0.0] * players))
    for judged in found.decisions:
        _add(steps[judged.step.node], changes[judged.step.number])
        _add(skill[judged.step.node], changes[judged.step.number])
    shown = curves([_seen(work, seat, steps) for seat in range(players)])
    ends = [[curve.shares[t] for curve in shown] for t in range(1, len(story.nodes))] + [story.returns]
    luck = [
        [ends[t][i] - shown[i].shares[t] - skill[t][i] for i in range(players)]
        for t in range(len(story.nodes))
    ]
    decisions = [_decision(work, judged, changes[judged.step.number]) for judged in found.decisions]
    return Report(
        version=VERSION,
        game=work.match.spec.name,
        players=players,
        seed=work.seed,
        stage=work.done.name if work.done else "",
        playouts=found.count,
        scores=work.match.game.scores(),
        nodes=[_node(work, t, shown) for t in range(len(story.nodes))],
        strokes=[Stroke(n.number, n.text if n.seat < 0 else "", luck[t]) for t, n in enumerate(story.nodes)],
        decisions=decisions,
        seats=[_sum(work, seat, shown, luck, decisions) for seat in range(players)],
        catan=catan_counts(work.match) if work.match.spec.name == "catan" else None,
    )


def _add(total: list[float], more: list[float]) -> None:
    total[:] = [a + b for a, b in zip(total, more, strict=True)]


def _change(judged: Judged) -> list[float]:
    """What a choice changed for each seat: by pairs, or before there are any by the evaluation."""
    if judged.pairs.count:
        return [judged.pairs.mean(seat) for seat in range(judged.pairs.players)]
    return judged.evaluated_loss


def _seen(work: Analyser, seat: int, steps: list[list[float]]) -> SeatShares:
    found = work.found
    shares = [sums[seat] / found.count if found.count else 0.0 for sums in found.sums]
    judged = [shares[seat] for shares in found.judged]
    return SeatShares(shares, judged, found.count, [step[seat] for step in steps], work.story.returns[seat])


def _node(work: Analyser, t: int, shown: list[Curve]) -> Node:
    step = work.story.nodes[t]
    work.evaluator.prepare(step.game)
    return Node(
        number=step.number,
        shares=[curve.shares[t] for curve in shown],
        errors=[curve.errors[t] for curve in shown],
        scores=step.game.scores(),
        points=[round(value, 2) for value in work.evaluator.values(step.game)],
    )


def _decision(work: Analyser, judged: Judged, change: list[float]) -> Decision:
    step, mark = judged.step, judged.mark
    unlike = judged.ranked[0] != step.action and judged.pairs.count
    if judged.best is None:
        advised = hint(step.game, step.seat, BEST, level="hard", seed=work.seed)
        judged.best = [
            BestTurn(one["name"], cast("list[Parts]", one["turn"]), one["reasons"]) for one in advised
        ]
    best = judged.best
    better = step.game.spec.action_name(step.game, mark.better) if mark else ""
    if mark and better not in (one.name for one in best):
        best = [*best, BestTurn(better, [_described(step, mark.better)], [])]
    return Decision(
        number=step.number,
        seat=step.seat,
        text=step.text,
        change=change,
        error=judged.pairs.error(step.seat) if unlike else 0.0,
        mark=mark.strength if mark else None,
        loss=mark.loss if mark else 0.0,
        loss_error=mark.error if mark else 0.0,
        better=better,
        best=best,
        action=_described(step, step.action),
    )


def _described(step: Step, action: int) -> Parts:
    """An action at a step, named and described."""
    return cast("Parts", step.game.spec.described(step.game, action))


def _sum(
    work: Analyser, seat: int, shown: list[Curve], luck: list[list[float]], decisions: list[Decision]
) -> SeatSum:
    own = [decision for decision in decisions if decision.seat == seat]
    lucks = [stroke[seat] for stroke in luck]
    # Catan's first node is a decision
    draws = [t for t, node in enumerate(work.story.nodes) if node.seat < 0]
    luckiest = max(draws, key=lambda t: lucks[t], default=None)
    worst = min(own, key=lambda decision: min(decision.change[seat], -decision.loss), default=None)
    marks = {word: sum(it.mark == word for it in own) for word in WORDS}
    return SeatSum(
        seat=seat,
        start=shown[seat].shares[0],
        luck=sum(lucks),
        own=sum(decision.change[seat] for decision in own),
        own_error=sum(decision.error**2 for decision in own) ** 0.5,
        others=sum(decision.change[seat] for decision in decisions if decision.seat != seat),
        result=work.story.returns[seat],
        marks=marks,
        luckiest=work.story.nodes[luckiest].number if luckiest is not None and lucks[luckiest] > 0 else None,
        worst=worst.number if worst and min(worst.change[seat], -worst.loss) < 0 else None,
    )
