"""The analysis as one HTML page that prints: pictures, luck and skill of each seat, marks, dice and cards."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tilefolk.analysis.catan import CatanCounts
from tilefolk.analysis.final_board import final_board
from tilefolk.analysis.marks import SIGNS, WORDS, Strength
from tilefolk.analysis.move_words import MoveDescriber
from tilefolk.analysis.picture import Words, dice_histogram, score_curve, win_curve
from tilefolk.analysis.report import Decision, Report, SeatSum
from tilefolk.analysis.stages import STAGES
from tilefolk.core.locale import Localizer
from tilefolk.core.match import Match
from tilefolk.pictures import tile_svg
from tilefolk.pictures.boards import has_board

STYLE = (
    "body{font:15px/1.45 system-ui,sans-serif;max-width:900px;margin:2em auto;padding:0 1em;color:#2b2b2b}"
    "h1{font-size:1.35em}h2{font-size:1.1em;margin:1.4em 0 .4em}"
    "table{border-collapse:collapse;margin:.6em 0;width:100%;font-size:.9em}"
    "th,td{padding:.3em .5em;border-bottom:1px solid #d9d4c7;text-align:right;vertical-align:top}"
    "th:first-child,td:first-child,.words :is(th,td){text-align:left}"
    "td:first-child,.marks td:nth-child(2),.nowrap{white-space:nowrap}.extremes td:nth-child(2){width:36%}"
    "section>svg{width:100%;height:auto}td svg{width:34px;height:34px;vertical-align:middle}"
    "@page{size:A4;margin:14mm}"
    "@media print{body{font-size:12px;margin:0;padding:0;max-width:none;print-color-adjust:exact}"
    "section>svg{max-height:125mm}section>svg,tr{break-inside:avoid}h2{break-after:avoid}}"
)
TILE_WIDTH = 68
"""Pixels of a drawn tile, at twice the size at which it is shown."""
CARDS = (
    "income",
    "expected",
    "founding",
    "stolen",
    "robbed",
    "discarded",
    "deal_got",
    "deal_gave",
    "bank_gave",
    "bank_took",
    "monopoly",
    "lost_to_monopoly",
    "plenty",
)
"""What is counted of each seat's cards in Catan."""


def html_page(
    report: Report, match: Match, names: Sequence[str], colours: Sequence[str], words: Localizer
) -> str:
    """The whole page, with nothing outside it."""
    say, describer = words_of(words), MoveDescriber(report, match, names, words)
    sections = [
        *([final_board(match, names, colours, say)] if has_board(match.spec) else []),
        win_curve(report, names, colours, say, describer.played) + _paragraph(say("caution")),
        _heading(say("luck-and-skill")) + _seats(report, names, say) + _paragraph(say("luck-about")),
        _extremes(describer, say),
        _heading(say("marks")) + _marked(describer, say),
        score_curve(report, names, colours, say),
    ]
    if report.catan:
        sections += [
            dice_histogram(report, say),
            _heading(say("cards")) + _table(["", *names], _escaped(card_rows(report.catan, say))),
            _heading(say("by-number"))
            + _table([say("player"), *report.catan.rolls], _escaped(number_rows(report.catan, names))),
        ]
    parts = [
        "<!doctype html>",
        f'<html lang="{words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(say('title', game=say('game-' + report.game)))}</title>",
        f"<style>{STYLE}</style></head><body>",
        f"<h1>{escape(' · '.join([say('game-' + report.game), words.list(names)]))}</h1>",
        *(f"<section>{section}</section>" for section in sections),
        "</body></html>",
    ]
    return "\n".join(parts)


def words_of(words: Localizer) -> Words:
    """Texts of the analysis; names of games are found as they are everywhere."""

    def say(key: str, **params: object) -> str:
        return words.text(key if key.startswith("game-") else f"analysis-{key}", **params)

    return say


def share(chance: float) -> str:
    """A chance to win."""
    return f"{100 * chance:.0f}\N{NO-BREAK SPACE}%"


def percent(change: float) -> str:
    """A change of the chance to win, with its sign."""
    return f"{100 * change:+.0f}\N{NO-BREAK SPACE}%".replace("-", "\N{MINUS SIGN}")


def mark_words(mark: Strength, say: Words) -> str:
    """A mark as its sign and its word."""
    return f"{SIGNS[mark]}\N{NO-BREAK SPACE}{say(mark)}"


def luckiest(report: Report, seat: SeatSum) -> float:
    """What the luckiest draw of a seat changed for it."""
    return next((it.luck[seat.seat] for it in report.strokes if it.number == seat.luckiest), 0.0)


def luckiest_word(report: Report, say: Words) -> str:
    """What it is called: in Catan it is a roll."""
    return say("luckiest-roll" if report.catan else "luckiest")


def worst(report: Report, seat: SeatSum) -> Decision | None:
    """The worst decision of a seat, if any cost something."""
    return next((it for it in report.decisions if it.number == seat.worst), None)


def cost(decision: Decision) -> float:
    """What a decision changed for its seat: as measured for its mark, else as judged at first."""
    return min(decision.change[decision.seat], -decision.loss)


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "numbers") -> str:
    """Cells are HTML."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'


def _seats(report: Report, names: Sequence[str], say: Words) -> str:
    head = [say(key) for key in ("player", "points", "start", "luck", "own", "others", "result")]
    head += [mark_words(word, say) for word in WORDS]
    rows = [
        [
            escape(names[seat.seat]),
            str(report.scores[seat.seat]),
            share(seat.start),
            percent(seat.luck),
            percent(seat.own) + (f" ± {200 * seat.own_error:.0f}" if seat.own_error else ""),
            percent(seat.others),
            share(seat.result),
            *(str(seat.marks[word]) for word in WORDS),
        ]
        for seat in report.seats
    ]
    return _table(head, rows)


def _extremes(describer: MoveDescriber, say: Words) -> str:
    """Of each seat its luckiest draw and its worst decision."""
    head = [say("player"), luckiest_word(describer.report, say), say("worst")]
    rows = [
        [escape(describer.names[seat.seat]), _luckiest(describer, seat, say), _worst(describer, seat, say)]
        for seat in describer.report.seats
    ]
    return _table(head, rows, "words extremes")


def _luckiest(describer: MoveDescriber, seat: SeatSum, say: Words) -> str:
    if seat.luckiest is None:
        return "–"
    kind = describer.drawn(seat.luckiest)
    own_tiles = describer.match.game.tiles_text is not None
    tile = tile_svg(describer.report.game, kind, width=TILE_WIDTH) if kind and not own_tiles else ""
    said = [_move(seat.luckiest, say), tile, escape(describer.chance(seat.luckiest))]
    return " ".join([*filter(None, said), f"<b>{percent(luckiest(describer.report, seat))}</b>"])


def _worst(describer: MoveDescriber, seat: SeatSum, say: Words) -> str:
    decision = worst(describer.report, seat)
    if decision is None:
        return "–"
    said = (
        f"{_move(decision.number, say)} {escape(describer.played(decision))} <b>{percent(cost(decision))}</b>"
    )
    better = describer.better(decision)
    return f"{said}<br>{escape(say('better'))}: {escape(better)}" if better else said


def _move(number: int, say: Words) -> str:
    return f"{escape(say('move'))} {number + 1}:"


def _marked(describer: MoveDescriber, say: Words) -> str:
    marked = [decision for decision in describer.report.decisions if decision.mark]
    if not marked:
        stage = STAGES.get(describer.report.stage)  # none: it was stopped before the first
        return _paragraph(say("no-marks" if stage and stage.marks else "marks-not-sought"))
    head = [say(key) for key in ("move", "player", "played", "mark", "gave-away", "better")]
    rows = [
        [
            str(it.number + 1),
            escape(describer.names[it.seat]),
            escape(describer.played(it)),
            escape(mark_words(it.mark, say)),
            f'<span class="nowrap">{100 * it.loss:.0f} % ± {200 * it.loss_error:.0f}</span>',
            escape(describer.better(it)),
        ]
        for it in marked
        if it.mark
    ]
    return _table(head, rows, "words marks") + _paragraph(say("marks-about"))


def card_rows(counts: CatanCounts, say: Words) -> list[list[str]]:
    """What is counted of the cards of all seats, where anybody had any."""
    return [
        [
            say("cards-" + key.replace("_", "-")),
            *(say("number", number=getattr(it, key)) for it in counts.seats),
        ]
        for key in CARDS
        if any(getattr(seat, key) for seat in counts.seats)
    ]


def number_rows(counts: CatanCounts, names: Sequence[str]) -> list[list[str]]:
    """The cards that each number brought each seat."""
    return [
        [name, *(str(seat.by_number[total]) for total in counts.rolls)]
        for name, seat in zip(names, counts.seats, strict=True)
    ]


def _escaped(rows: list[list[str]]) -> list[list[str]]:
    return [[escape(cell) for cell in row] for row in rows]
