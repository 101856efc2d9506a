"""How good an analysis is: its time, its band, its chances against who won, its marks measured again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import mean

from benchmarks.analysed import finished, mean_and_error
from benchmarks.harness import Measure, benchmark
from tilefolk.analysis import MARKED, QUICK, ROUGH, USEFUL, Analyser
from tilefolk.analysis.pairs import PlayoutPairs, add_pairs

GAMES = (("hunters", 2), ("mayflower", 2), ("catan", 4))
FRESH_LUCKS = 1 << 23
"""Lucks that no stage uses."""
FRESH, EVERY = 300, 6
"""Playouts at every sixth node, to compare the curve with."""
OUTCOME_NODES, OUTCOME_PLAYOUTS = 20, 400
AGAIN = 400
"""Pairs with which a mark is measured again."""
TRUE_LOSS = 0.015
FIRST_USEFUL = 60.0
"""Seconds on one core that a two-player tile game may take."""


def times(game: str, players: int, seed: int) -> tuple[Analyser, Iterator[Measure]]:
    """An analysis stage by stage, with the processor time that each has taken since the beginning."""
    match = finished(game, ("medium",) * players, seed)
    began, spent = time.process_time(), {}
    work = Analyser(match, stages=(QUICK, ROUGH, USEFUL, MARKED))
    for _ in work.work():
        spent[work.done] = time.process_time() - began if work.done not in spent else spent[work.done]
    spent[MARKED] = time.process_time() - began
    found = work.report()
    spent["report"] = time.process_time() - began - spent[MARKED]

    def told() -> Iterator[Measure]:
        yield Measure(f"{game}: moves", len(match.record.moves), "moves")
        for stage in (QUICK, ROUGH, USEFUL, MARKED):
            goal = FIRST_USEFUL if stage is USEFUL and players == len(GAMES) - 1 else None
            yield Measure(f"{game}: {stage.name} after", spent[stage], "s", goal=goal, less_is_better=True)
        yield Measure(f"{game}: writing the report", spent["report"], "s")
        yield Measure(f"{game}: marks", sum(bool(decision.mark) for decision in found.decisions), "marks")

    return work, told()


def fresh_shares(work: Analyser, at: int, count: int) -> list[float]:
    """Each seat's share at a node, by playouts that the analysis has not seen."""
    node = work.story.nodes[at]
    first = work._luck(node, FRESH_LUCKS)
    runs = [work.playouts.run(node.game, first + index) for index in range(count)]
    return [mean(shares) for shares in zip(*runs, strict=True)]


def band(game: str, work: Analyser) -> Iterator[Measure]:
    """The curve against fresh playouts: its error, and that error in standard errors."""
    found = work.report()
    errors, ratios = [], []
    for at in range(0, len(found.nodes), EVERY):
        fresh = fresh_shares(work, at, FRESH)[0]
        noise = fresh * (1 - fresh) / FRESH
        off = found.nodes[at].shares[0] - fresh
        errors.append(off * off - noise)
        ratios.append(off * off / (found.nodes[at].errors[0] ** 2 + noise))
    yield Measure(f"{game}: error of the curve", max(0.0, mean(errors)) ** 0.5, "wins")
    yield Measure(f"{game}: that by its band", mean(ratios) ** 0.5, "standard errors")


def outcomes(game: str, work: Analyser) -> Iterator[Measure]:
    """Before a draw or throw: playouts against the weighted mean over all its outcomes."""
    scores = []
    step = max(1, len(work.story.nodes) // OUTCOME_NODES)
    for node in work.story.nodes[1::step]:
        first = work._luck(node, FRESH_LUCKS)
        seen = [work.playouts.run(node.game, first + index)[0] for index in range(OUTCOME_PLAYOUTS)]
        expected = mean(seen)
        weights = node.game.chance()
        total = sum(weight for _, weight in weights)
        by_outcome, variance, luck = 0.0, 0.0, first + OUTCOME_PLAYOUTS
        each = max(8, OUTCOME_PLAYOUTS // len(weights))
        for outcome, weight in weights:
            after = node.game.copy()
            after.apply_trusted(outcome)
            runs = [work.playouts.run(after, luck + index)[0] for index in range(each)]
            luck += each
            share = mean(runs)
            by_outcome += weight / total * share
            # a share of which nothing was seen but 0 or 1 is not sure either
            variance += (weight / total) ** 2 * max(share * (1 - share), 1 / each) / each
        variance += max(expected * (1 - expected), 1 / OUTCOME_PLAYOUTS) / OUTCOME_PLAYOUTS
        scores.append((expected - by_outcome) / variance**0.5)
    yield Measure(f"{game}: chance nodes, root mean square of z", mean(z * z for z in scores) ** 0.5, "z")


def marks(game: str, work: Analyser) -> Iterator[Measure]:
    """Every mark again with new pairs to the end of the game."""
    told, true = [], []
    for judged in work.found.decisions:
        if judged.mark is None:
            continue
        step, pairs = judged.step, PlayoutPairs(work.match.game.players)
        first = work._luck(step, FRESH_LUCKS)
        actions = (judged.mark.better, step.action)
        add_pairs(work.playouts, step, actions, pairs, range(first, first + AGAIN))
        told.append(judged.mark.loss)
        true.append(pairs.mean(step.seat))
    if true:
        yield Measure(f"{game}: loss that the marks tell", mean(told), "wins")
        yield Measure(f"{game}: their loss measured again", mean(true), "wins")
        yield Measure(f"{game}: smallest of these", min(true), "wins")
        share = mean(loss > TRUE_LOSS for loss in true)
        yield Measure(f"{game}: share above {TRUE_LOSS}", share, "of marks", goal=0.9)


def foretold(game: str, players: int, games: int) -> Iterator[Measure]:
    """Brier scores of positions of hard games against who won: 48 playouts, and the evaluation."""
    differences, playouts = [], []
    for seed in range(games):
        work = Analyser(finished(game, ("hard",) * players, 1000 + seed), stages=())
        last = len(work.story.nodes)
        shares = [[], []]
        for at in (last // 8, last * 3 // 8, last * 5 // 8, last * 7 // 8):
            for kind, seen in enumerate(
                (fresh_shares(work, at, 48), work._at_next_node(work.story.nodes[at]))
            ):
                result = work.story.returns
                shares[kind].append(sum((p - r) ** 2 for p, r in zip(seen, result, strict=True)))
        playouts.append(mean(shares[0]))
        differences.append(mean(shares[1]) - mean(shares[0]))
    yield Measure(f"{game}: Brier score of playouts, all seats", mean(playouts), "")
    for part, value in mean_and_error(differences):
        yield Measure(f"{game}: evaluation's is higher by{part}", value, "")


@benchmark("analysis-quality")
def quality(seconds: float) -> Iterator[Measure]:
    """Games of medium bots, as many as the seconds allow, at least one of each."""
    for game, players in GAMES:
        end, seed = time.process_time() + seconds, 0
        while time.process_time() < end or seed == 0:
            work, told = times(game, players, seed)
            yield from told
            yield from band(game, work)
            yield from marks(game, work)
            if seed == 0:
                yield from outcomes(game, work)
            seed += 1
        yield from foretold(game, players, max(4, int(seconds / 4)))
