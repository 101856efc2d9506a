"""The analysis as one HTML page that prints: pictures, luck and skill of each seat, marked decisions."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tilefolk.analysis.final_board import final_board
from tilefolk.analysis.marks import WORDS
from tilefolk.analysis.picture import Words, dice_histogram, score_curve, win_curve
from tilefolk.analysis.report import Decision, Report
from tilefolk.core.locale import Localizer
from tilefolk.core.match import Match
from tilefolk.core.story import told

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:900px;margin:2em auto;padding:0 1em;color:#2b2b2b}"
    "table{border-collapse:collapse;margin:1em 0;width:100%;font-size:.9em}"
    "th,td{padding:.3em .5em;border-bottom:1px solid #d9d4c7;text-align:right}"
    "th:first-child,td:first-child,.words :is(th,td){text-align:left}"
    "body>svg{width:100%;height:auto}h1{font-size:1.3em}"
    "@media print{body{margin:0;max-width:none}body>svg,tr{break-inside:avoid}}"
)


def html_page(
    report: Report, match: Match, names: Sequence[str], colours: Sequence[str], words: Localizer
) -> str:
    """The whole page, with nothing outside it."""
    say = words_of(words)
    parts = [
        "<!doctype html>",
        f'<html lang="{words.language}"><head><meta charset="utf-8">',
        f"<title>{escape(say('title', game=say('game-' + report.game)))}</title>",
        f"<style>{STYLE}</style></head><body>",
        f"<h1>{escape(' · '.join([say('game-' + report.game), words.list(names)]))}</h1>",
        final_board(match, names, colours, say),
        win_curve(report, names, colours, say),
        f"<p>{escape(say('caution'))}</p>",
        _seats(report, names, say),
        score_curve(report, names, colours, say),
        _marked(report, names, words, say),
        dice_histogram(report, say) if report.catan else "",
        _cards(report, names, say) if report.catan else "",
        "</body></html>",
    ]
    return "\n".join(part for part in parts if part)


def words_of(words: Localizer) -> Words:
    """Texts of the analysis; names of games are found as they are everywhere."""

    def say(key: str, **params: object) -> str:
        return words.text(key if key.startswith("game-") else f"analysis-{key}", **params)

    return say


def percent(share: float) -> str:
    """A change of the chance to win, with its sign."""
    return f"{100 * share:+.0f}\N{NO-BREAK SPACE}%".replace("-", "\N{MINUS SIGN}")


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "numbers") -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'


def _seats(report: Report, names: Sequence[str], say: Words) -> str:
    head = [say(key) for key in ("player", "points", "luck", "own", "others", *WORDS)]
    rows = [
        [
            names[seat.seat],
            str(report.scores[seat.seat]),
            percent(seat.luck),
            f"{percent(seat.own)} ± {200 * seat.own_error:.0f}",
            percent(seat.others),
            *(str(seat.marks[word]) for word in WORDS),
        ]
        for seat in report.seats
    ]
    return _table(head, rows)


def better_words(report: Report, decision: Decision, names: Sequence[str], words: Localizer) -> str:
    """The better move of a decision with its reasons, in words."""
    best = next((one for one in decision.best if one.name == decision.better), None)
    if best is None:
        return decision.better
    reasons = [
        told(words, report.game, "reason-" + reason["key"], reason["params"], names)
        for reason in best.reasons
    ]
    return " → ".join(step["name"] for step in best.turn) + (f" ({'; '.join(reasons)})" if reasons else "")


def _marked(report: Report, names: Sequence[str], words: Localizer, say: Words) -> str:
    marked = [decision for decision in report.decisions if decision.mark]
    if not marked:
        return f"<p>{escape(say('no-marks'))}</p>"
    head = [say(key) for key in ("move", "player", "played", "mark", "gave-away", "better")]
    rows = [
        [
            str(it.number + 1),
            names[it.seat],
            it.text,
            say(str(it.mark)),
            f"{100 * it.loss:.0f}\N{NO-BREAK SPACE}% ± {200 * it.loss_error:.0f}",
            better_words(report, it, names, words),
        ]
        for it in marked
    ]
    return _table(head, rows, "words")


def _cards(report: Report, names: Sequence[str], say: Words) -> str:
    keys = (
        "income",
        "expected",
        "stolen",
        "robbed",
        "discarded",
        "deal_got",
        "deal_gave",
        "bank_gave",
        "bank_took",
    )
    head = [say("player"), *(say("cards-" + key.replace("_", "-")) for key in keys)]
    seats = report.catan.seats if report.catan else []
    rows = [
        [name, *(f"{getattr(seat, key):g}" for key in keys)] for name, seat in zip(names, seats, strict=True)
    ]
    return _table(head, rows)
