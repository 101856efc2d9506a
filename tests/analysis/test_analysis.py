"""What an analysis must be, whatever it finds: it adds up, it repeats, it judges the one-action player right."""

from __future__ import annotations

import json
from statistics import mean, stdev

import pytest

import tilefolk
from tests.analysis.games import played
from tests.leaks.pairs import DECISIONS, pairs, sampled
from tilefolk import _engine
from tilefolk.analysis import QUICK, ROUGH, STAGES, Analyser, Stage
from tilefolk.analysis.analyser import NotOver
from tilefolk.analysis.marks import LOSS, strength_of
from tilefolk.analysis.pairs import PlayoutPairs, add_pairs
from tilefolk.analysis.story import Step
from tilefolk.bots.playouts import Playouts
from tilefolk.bots.weights import evaluator_of

TINY = Stage("tiny", playouts=2, pairs=2)
SLOW_ENGINE = _engine.is_slow()
FEW = 2 if SLOW_ENGINE else 8
EXACT = 1e-9


def quick_report(game: str, levels: tuple[str, ...], seed: int):
    return Analyser(played(game, levels, seed), stages=(QUICK,)).finish()


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_the_one_action_player_never_errs_by_its_own_measure(game):
    found = Analyser(played(game, ("hard", "hard"), 3), stages=(TINY,)).finish()
    assert len(found.decisions) > 50
    assert all(decision.change == [0.0, 0.0] for decision in found.decisions)
    assert not any(decision.mark for decision in found.decisions)


@pytest.mark.parametrize(
    ("game", "levels"),
    [("hunters", ("medium", "easy")), ("mayflower", ("easy", "medium", "easy")), ("catan", ("medium",) * 4)],
)
def test_everything_adds_up(game, levels):
    found = Analyser(played(game, levels, 4), stages=(TINY,)).finish()
    for node in found.nodes:
        assert sum(node.shares) == pytest.approx(1.0, abs=EXACT)
    for seat in found.seats:
        assert seat.start + seat.luck + seat.own + seat.others == pytest.approx(seat.result, abs=EXACT)
    assert sum(seat.result for seat in found.seats) == pytest.approx(1.0)
    assert {decision.number for decision in found.decisions}.isdisjoint(s.number for s in found.strokes[1:])


def test_the_same_seed_gives_the_same_numbers_and_another_one_others():
    match = played("hunters", ("medium", "easy"), 5)
    one, same = (Analyser(match, 7, (TINY,)).finish() for _ in range(2))
    other = Analyser(match, 8, (TINY,)).finish()
    assert one == same
    assert json.loads(json.dumps(one.as_json())) == json.loads(json.dumps(same.as_json()))
    assert one.nodes != other.nodes


def test_what_was_stopped_can_be_read():
    work = Analyser(played("mayflower", ("easy", "easy"), 2), stages=(QUICK, ROUGH))
    for pieces, _stage in enumerate(work.work()):
        if pieces == 40:
            break
    found = work.report()
    assert found.stage == "quick"
    assert 0 < work.share < 1
    assert sum(found.nodes[0].shares) == pytest.approx(1.0)


def test_a_game_that_goes_on_is_not_analysed():
    with pytest.raises(NotOver):
        Analyser(tilefolk.start("hunters", players=2, seed=1))


@pytest.mark.parametrize("game", ["hunters", "mayflower"])
def test_luck_is_nobodys_on_average_and_the_better_player_shows(game):
    """By the evaluation alone: medium against hard, seats in turn."""
    lucks, skills = [], []
    for seed in range(FEW):
        levels = ("medium", "hard") if seed % 2 else ("hard", "medium")
        hard = levels.index("hard")
        work = Analyser(played(game, levels, seed), stages=(QUICK,))
        found = work.finish()
        lucks.append(sum(change[hard] for change in work.found.surprises.values()))
        skills.append(found.seats[1 - hard].own)
        assert found.seats[hard].own == 0.0
    assert mean(skills) < -0.3
    assert abs(mean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5 + 0.05


@pytest.mark.parametrize(("game", "players"), [("hunters", 2), ("mayflower", 2), ("catan", 4)])
def test_equal_players_have_equal_skill(game, players):
    """By the evaluation alone: the first seats against the last ones, within three standard errors."""
    apart = []
    for seed in range(FEW):
        own = [seat.own for seat in quick_report(game, ("medium",) * players, seed).seats]
        apart.append(mean(own[: players // 2]) - mean(own[players // 2 :]))
    assert abs(mean(apart)) < 3 * stdev(apart) / len(apart) ** 0.5


def test_in_catan_the_better_players_show():
    skills: dict[str, list[float]] = {"medium": [], "hard": []}
    for seed in range(FEW):
        levels = ("medium", "hard") * 2 if seed % 2 else ("hard", "medium") * 2
        for level, seat in zip(levels, quick_report("catan", levels, seed).seats, strict=True):
            skills[level].append(seat.own)
    assert mean(skills["hard"]) - mean(skills["medium"]) > 0.1


def test_an_action_against_itself_is_worth_nothing():
    match = played("catan", ("medium",) * 4, 4)
    work = Analyser(match, stages=())
    for step in work.story.decisions[:: max(1, len(work.story.decisions) // 6)]:
        pairs = PlayoutPairs(4)
        add_pairs(work.playouts, step, (step.action, step.action), pairs, range(5, 9), 4)
        assert pairs.sums == [0.0] * 4


def test_marks_of_catan_do_not_hang_on_cards_that_the_mover_cannot_know():
    checked = 0
    for pair in pairs(sampled(DECISIONS, 1)):
        seat = pair.audience
        if seat is None or len(pair.one.legal_for(seat)) < 2:
            continue
        playouts = Playouts(evaluator_of("catan"), pair.one)
        found = []
        for game in (pair.one, pair.other):
            actions = game.legal_for(seat)
            two = PlayoutPairs(game.players)
            step = Step(0, game, actions[0], seat, "", 0)
            add_pairs(playouts, step, (actions[0], actions[-1]), two, range(3), 2)
            found.append((actions, two))
        assert found[0] == found[1], pair
        checked += 1
    assert checked > 5


def test_the_luckiest_draw_is_never_what_was_founded_before_the_first_throw():
    match = played("catan", ("medium",) * 4, 4)
    work = Analyser(match, stages=(QUICK,))
    work.finish()
    work.found.count = 1000
    work.found.sums = [[100.0, 300.0, 300.0, 300.0]] + [[700.0, 100.0, 100.0, 100.0]] * (
        len(work.story.nodes) - 1
    )
    found = work.report()
    assert max(stroke.luck[0] for stroke in found.strokes) == found.strokes[0].luck[0]
    assert match.record.moves[found.seats[0].luckiest].chance


def test_words_for_losses():
    assert [strength_of(loss) for loss in (LOSS, 0.06, 0.5)] == ["inaccuracy", "mistake", "blunder"]


def test_catan_counts_every_card():
    match = played("catan", ("medium",) * 4, 4)
    counts = quick_report("catan", ("medium",) * 4, 4).catan
    assert counts is not None
    throws = sum(counts.rolls.values())
    assert throws == sum(event.kind == "roll" for event in match.events)
    assert sum(counts.expected_rolls.values()) == pytest.approx(throws, abs=0.1)
    assert sum(seat.stolen for seat in counts.seats) == sum(seat.robbed for seat in counts.seats)
    for seat in counts.seats:
        assert sum(seat.by_resource.values()) == seat.income
        assert sum(seat.by_number.values()) == seat.income
        assert 1 <= seat.founding <= 3
        assert seat.expected > 10
    assert sum(seat.deal_got for seat in counts.seats) == sum(seat.deal_gave for seat in counts.seats)


def test_stages_go_from_rough_to_fine():
    assert list(STAGES) == ["quick", "rough", "useful", "marked", "fine"]
    sizes = [stage.playouts for stage in STAGES.values()]
    assert sizes == sorted(sizes)
