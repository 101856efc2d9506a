"""``Analyser``: works through a finished match stage by stage; what it knows so far can always be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tilefolk.analysis.marks import Mark, look_for_mark
from tilefolk.analysis.pairs import PlayoutPairs, add_pairs
from tilefolk.analysis.report import BestTurn, Report, report_of
from tilefolk.analysis.stages import MARKED, QUICK, ROUGH, USEFUL, Stage, horizon_of
from tilefolk.analysis.story import Step, story_of
from tilefolk.bots.playouts import Playouts
from tilefolk.bots.policy import Policy
from tilefolk.bots.weights import evaluator_of
from tilefolk.core.errors import TilefolkError
from tilefolk.core.match import Match
from tilefolk.core.rng import Rng

DEFAULT_STAGES = (QUICK, ROUGH, USEFUL, MARKED)
LUCKS_A_MOVE = 1 << 24
"""Every move has lucks of its own."""
SCREEN_LUCKS = 1 << 20
"""Where those of marks begin, after those of the curve and of skill."""
AT_ONCE = 8
"""Playouts between two looks at whether to stop."""


class NotOver(TilefolkError):
    """Only a game that is over is analysed."""


@dataclass
class Judged:
    """A decision: the one-action player's actions, best first, and pairs of the choice against his."""

    step: Step
    ranked: list[int]
    pairs: PlayoutPairs
    evaluated_loss: list[float]
    """By how much the choice is worse for each seat, by the evaluation alone."""
    mark: Mark | None = None
    screened: bool = False
    best: list[BestTurn] | None = None
    """Found when it is first told."""


@dataclass
class Findings:
    """All sums so far: of playouts a node, of pairs a decision, of luck by the evaluation a chance move."""

    sums: list[list[float]]
    count: int
    judged: list[list[float]]
    """The evaluation's shares at the nodes."""
    surprises: dict[int, list[float]] = field(default_factory=dict)
    """What each move of chance changed, by the evaluation; by its number in the record."""
    decisions: list[Judged] = field(default_factory=list)


class Analyser:
    """Analyses one match; the same match, seed and stages give the same numbers."""

    def __init__(self, match: Match, seed: int = 1, stages: Sequence[Stage] = DEFAULT_STAGES) -> None:
        if not match.game.is_over:
            raise NotOver("analysis.not_over")
        self.match, self.seed, self.stages = match, seed, tuple(stages)
        self.story = story_of(match)
        self.evaluator = evaluator_of(match.spec.name)
        self.playouts = Playouts(self.evaluator, match.game)
        self.policy = Policy(self.evaluator, match.game)
        self.horizon = horizon_of(match.spec.name)
        self.done: Stage | None = None
        self.share = 0.0
        """How much of the work is done, 0 to 1."""
        players = match.game.players
        nodes = len(self.story.nodes)
        self.found = Findings([[0.0] * players for _ in range(nodes)], 0, [[0.0] * players] * nodes)

    def work(self) -> Iterator[Stage]:
        """Do the work piece by piece; yields the stage it is at, so that it can be stopped anywhere."""
        yield from self._evaluate()
        self.done = QUICK
        total = max(1, sum(self._size(stage) for stage in self.stages))
        worked = 0
        for stage in self.stages:
            for pieces in self._stage(stage):
                worked += pieces
                self.share = min(1.0, worked / total)
                yield stage
            self.done = stage
        self.share = 1.0

    def finish(self) -> Report:
        """Do all the work."""
        for _ in self.work():
            pass
        return self.report()

    def report(self) -> Report:
        """What is known so far."""
        return report_of(self)

    # --- the evaluation alone ------------------------------------------------------------------------

    def _evaluate(self) -> Iterator[Stage]:
        for at, node in enumerate(self.story.nodes):
            self.found.judged[at] = self._at_next_node(node)
        yield QUICK
        for step in self.story.chances:
            self.found.surprises[step.number] = self._surprise(step)
        yield QUICK
        for step in self.story.decisions:
            self.found.decisions.append(self._judge(step))
        yield QUICK

    def _at_next_node(self, step: Step, action: int | None = None) -> list[float]:
        """The evaluation's shares at the next main move of chance, played there by the one-action player."""
        shares = self.playouts.run(step.game, self._luck(step, 0), 0, action)
        total = sum(shares)
        return [share / total for share in shares]

    def _surprise(self, step: Step) -> list[float]:
        """What an outcome of chance changes against the weighted mean of all, for each seat."""
        players = self.match.game.players
        total, mean, here = 0, [0.0] * players, [0.0] * players
        for outcome, weight in step.game.chance():
            shares = self._at_next_node(step, outcome)
            total += weight
            mean = [sum_ + weight * share for sum_, share in zip(mean, shares, strict=True)]
            if outcome == step.action:
                here = shares
        return [share - sum_ / total for share, sum_ in zip(here, mean, strict=True)]

    def _judge(self, step: Step) -> Judged:
        """The one-action player's ranking, from what the seat could know."""
        guess = step.game.copy()
        if step.game.spec.has_hands:
            guess.redeterminise(step.seat, Rng(self._luck(step, 0)))
        # where two are equal the one-action player takes the first: a stable sort does too
        ranked = sorted(self.policy.rank(guess, step.seat), key=lambda entry: -entry[1])
        best = [action for action, _ in ranked]
        pairs = PlayoutPairs(self.match.game.players)
        evaluated_loss = [0.0] * self.match.game.players
        if best[0] != step.action:
            ours, theirs = self._at_next_node(step, step.action), self._at_next_node(step, best[0])
            evaluated_loss = [one - other for one, other in zip(ours, theirs, strict=True)]
        return Judged(step, best, pairs, evaluated_loss)

    # --- playouts ------------------------------------------------------------------------------------

    def _luck(self, step: Step, index: int) -> int:
        return (self.seed << 40) + step.number * LUCKS_A_MOVE + index

    def _deviations(self) -> list[Judged]:
        """Decisions that the one-action player would have made otherwise."""
        return [judged for judged in self.found.decisions if judged.ranked[0] != judged.step.action]

    def _size(self, stage: Stage) -> int:
        """Pieces of work, about: playouts to the end; short ones and marks are counted by their length."""
        fresh = max(0, stage.playouts - self.found.count)
        deviations = len(self._deviations())
        return (
            fresh * len(self.story.nodes)
            + deviations * stage.pairs // PAIRS_A_PIECE
            + (
                deviations * MARK_PIECES
                if stage.marks and any(not it.screened for it in self._deviations())
                else 0
            )
        )

    def _stage(self, stage: Stage) -> Iterator[int]:
        """The work of a stage; yields how many pieces were done."""
        yield from self._curve(stage)
        yield from self._skill(stage)
        if stage.marks:
            yield from self._marks()

    def _curve(self, stage: Stage) -> Iterator[int]:
        while self.found.count < stage.playouts:
            begin = self.found.count
            end = min(stage.playouts, begin + AT_ONCE)
            fresh = []
            for node in self.story.nodes:
                sums = [0.0] * self.match.game.players
                for index in range(begin, end):
                    shares = self.playouts.run(node.game, self._luck(node, index))
                    sums = [sum_ + share for sum_, share in zip(sums, shares, strict=True)]
                fresh.append(sums)
                yield end - begin
            # all nodes at once, so that a curve that was stopped has as many playouts everywhere
            for sums, more in zip(self.found.sums, fresh, strict=True):
                sums[:] = [a + b for a, b in zip(sums, more, strict=True)]
            self.found.count = end

    def _skill(self, stage: Stage) -> Iterator[int]:
        for judged in self._deviations():
            first = self._luck(judged.step, 0)
            lucks = range(first + judged.pairs.count, first + stage.pairs)
            if not lucks:
                continue
            actions = (judged.step.action, judged.ranked[0])
            add_pairs(self.playouts, judged.step, actions, judged.pairs, lucks, self.horizon)
            yield len(lucks) // PAIRS_A_PIECE

    def _marks(self) -> Iterator[int]:
        for judged in self._deviations():
            if judged.screened:
                continue
            luck = self._luck(judged.step, SCREEN_LUCKS)
            pieces = MARK_PIECES
            for mark in look_for_mark(self.playouts, judged.step, judged.ranked, self.horizon, luck):
                judged.mark = mark
                yield min(1, pieces)
                pieces = max(0, pieces - 1)
            judged.screened = True
            yield pieces


PAIRS_A_PIECE = 4
"""Short pairs that take as long as a playout to the end, about."""
MARK_PIECES = 60
"""Playouts to the end that looking for a mark takes, about."""
