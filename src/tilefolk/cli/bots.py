"""``tilefolk bots``: who can be played against."""

from __future__ import annotations

import rich_click as click

from tilefolk.cli.lazy import Command
from tilefolk.cli.screen import Screen, pass_screen


@click.command(cls=Command, help="cli-command-bots")
@click.option("--json", "as_json", is_flag=True, help="cli-option-json")
@pass_screen
def bots(screen: Screen, as_json: bool) -> None:
    import tilefolk.bots as bots_of

    budgets = {level.id: level.budget for level in bots_of.levels()}
    if as_json:
        import json

        rows = [
            {
                "bot": name,
                "level": name in budgets,
                "budget": budgets.get(name),
                "name": screen.words.text(f"bot-{name}"),
                "description": screen.words.text(f"bot-{name}-description"),
            }
            for name in bots_of.known()
        ]
        click.echo(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    from rich.table import Table

    table = Table()
    table.add_column(screen.text("bots-name"), style="bold")
    table.add_column("")
    table.add_column(screen.text("bots-budget"), justify="right")
    table.add_column(screen.text("bots-description"))
    for name in bots_of.known():
        budget = screen.text("bots-seconds", seconds=budgets[name]) if name in budgets else ""
        words = screen.words
        table.add_row(name, words.text(f"bot-{name}"), budget, words.text(f"bot-{name}-description"))
    screen.console.print(table)
