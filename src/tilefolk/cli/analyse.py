"""``tilefolk analyse``: chances to win, luck and skill, and mistakes of a finished game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import rich_click as click

from tilefolk.cli.lazy import Command
from tilefolk.cli.options import OutputFile, record_argument, tiles_option
from tilefolk.cli.screen import Screen, fail, pass_screen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from tilefolk.analysis import Analyser
    from tilefolk.analysis.catan import CatanCounts
    from tilefolk.analysis.move_words import MoveDescriber
    from tilefolk.analysis.picture import Words
    from tilefolk.analysis.report import Report

PICTURES = ("win", "scores", "board", "dice")
PNG_WIDTH = 1720
QUALITIES = ("quick", "rough", "useful", "marked", "fine")


@click.command(cls=Command, help="cli-command-analyse")
@record_argument
@click.option("--quality", type=click.Choice(QUALITIES), default="marked", help="cli-analyse-quality")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="cli-analyse-seed")
@tiles_option
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.option(
    "--picture", type=click.Choice(PICTURES), default="win", show_default=True, help="cli-analyse-picture"
)
@click.option("--svg", type=OutputFile(), default=None, help="cli-analyse-svg")
@click.option("--png", type=OutputFile(), default=None, help="cli-analyse-png")
@click.option("--html", type=OutputFile(), default=None, help="cli-analyse-html")
@pass_screen
def analyse(
    screen: Screen,
    record: Path,
    quality: str,
    seed: int,
    tiles: Path | None,
    as_json: bool,
    picture: str,
    svg: Path | None,
    png: Path | None,
    html: Path | None,
) -> None:
    from tilefolk.analysis import Analyser, stages_to
    from tilefolk.analysis.move_words import MoveDescriber
    from tilefolk.core.extras import need
    from tilefolk.core.match import Match
    from tilefolk.core.record import Record
    from tilefolk.core.story import seat_names

    if png:
        need("pictures", "resvg_py", "PIL")
    told = Record.load(record)
    match = Match.replay(told, told.spec.read_tiles(tiles) if tiles else None)
    work = Analyser(match, seed, stages_to(quality))
    _work(screen, work, silent=as_json)
    report = work.report()
    names = seat_names(screen.words, told.players, told.seats)
    if picture == "dice" and report.catan is None:
        fail(screen, "analyse-no-dice", game=screen.game_name(report.game))
    describer = MoveDescriber(report, match, names, screen.words)
    _draw(describer, picture, {"svg": svg, "png": png, "html": html})
    if as_json:
        click.echo(json.dumps(report.as_json(), indent=1))
    else:
        _print(screen, describer)


def _work(screen: Screen, work: Analyser, *, silent: bool) -> None:
    """All of it, with a bar; Ctrl-C keeps what there is."""
    parts = 1000
    with screen.counting_games("analyse-working", parts, silent=silent) as advance:
        shown = 0
        try:
            for _ in work.work():
                now = int(work.share * parts)
                advance(now - shown)
                shown = now
        except KeyboardInterrupt:
            screen.warn("analyse-stopped")


def _draw(describer: MoveDescriber, picture: str, files: Mapping[str, Path | None]) -> None:
    """The picture that was asked for as SVG and PNG, everything as a page."""
    from tilefolk.analysis.final_board import final_board
    from tilefolk.analysis.page import html_page, words_of
    from tilefolk.analysis.picture import dice_histogram, score_curve, win_curve
    from tilefolk.core.files import write_whole
    from tilefolk.pictures import png

    report, match, names = describer.report, describer.match, describer.names
    say = words_of(describer.words)
    colours = match.spec.colours_for(match.game.players)[: match.game.players]
    if picture == "win":
        drawn = win_curve(report, names, colours, say, describer.played)
    elif picture == "scores":
        drawn = score_curve(report, names, colours, say)
    elif picture == "board":
        drawn = final_board(match, names, colours, say)
    else:
        drawn = dice_histogram(report, say)
    if files["svg"] is not None:
        write_whole(files["svg"], drawn.encode())
    if files["png"] is not None:
        write_whole(files["png"], png(drawn, PNG_WIDTH))
    if files["html"] is not None:
        write_whole(files["html"], html_page(report, match, names, colours, describer.words).encode())


def _print(screen: Screen, describer: MoveDescriber) -> None:
    from tilefolk.analysis.page import cost, luckiest, luckiest_word, percent, words_of, worst

    report, names = describer.report, describer.names
    say = words_of(screen.words)
    _print_seats(screen, report, names, say)

    def line(number: int, text: str) -> None:
        screen.console.print(f"{number + 1:4d}  {text}", markup=False)

    for seat in report.seats:
        name = names[seat.seat]
        if seat.luckiest is not None:
            kind = describer.drawn(seat.luckiest)
            drawn = f"{describer.chance(seat.luckiest)} ({kind})" if kind else describer.chance(seat.luckiest)
            said = f"{luckiest_word(report, say)}: {drawn} {percent(luckiest(report, seat))}"
            line(seat.luckiest, f"{name}, {said}")
        if (decision := worst(report, seat)) is not None:
            said = f"{say('worst')}: {describer.played(decision)} {percent(cost(decision))}"
            line(decision.number, f"{name}, {said}")
    if any(decision.mark for decision in report.decisions):
        screen.console.print(say("marks-about"), markup=False)
    for decision in report.decisions:
        if decision.mark:
            loss = round(100 * decision.loss)
            said = say("marked", mark=say(decision.mark), move=describer.played(decision), loss=loss)
            line(decision.number, f"{names[decision.seat]}: {said}")
            if better := describer.better(decision):
                screen.console.print(f"      {say('better')}: {better}", markup=False)
    if report.catan:
        _print_dice_and_cards(screen, report.catan, names, say)


def _print_seats(screen: Screen, report: Report, names: Sequence[str], say: Words) -> None:
    """Luck and skill of each seat, which add up to the result."""
    from tilefolk.analysis.page import percent, share

    rows = [
        [say("points"), *(str(points) for points in report.scores)],
        [say("start"), *(share(seat.start) for seat in report.seats)],
        [say("luck"), *(percent(seat.luck) for seat in report.seats)],
        [say("own"), *(f"{percent(seat.own)} ± {200 * seat.own_error:.0f}" for seat in report.seats)],
        [say("others"), *(percent(seat.others) for seat in report.seats)],
        [say("result"), *(share(seat.result) for seat in report.seats)],
    ]
    _print_table(screen, say("title", game=screen.game_name(report.game)), ["", *names], rows)
    screen.console.print(say("luck-about"), say("caution"), sep="\n", markup=False)


def _print_dice_and_cards(screen: Screen, counts: CatanCounts, names: Sequence[str], say: Words) -> None:
    """What cards came from; and how often each number was thrown, was to be expected, and what it brought."""
    from tilefolk.analysis.page import card_rows

    _print_table(screen, say("cards"), ["", *names], card_rows(counts, say))
    heads = ["", say("dice-thrown"), say("cards-expected"), *names]
    rows = [
        [
            total,
            str(counts.rolls[total]),
            say("number", number=expected),
            *(str(seat.by_number[total]) for seat in counts.seats),
        ]
        for total, expected in counts.expected_rolls.items()
    ]
    _print_table(screen, say("by-number"), heads, rows)


def _print_table(screen: Screen, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(title))
    for number, head in enumerate(heads):
        table.add_column(Text(head), justify="right" if number else "left")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    screen.console.print(table)
