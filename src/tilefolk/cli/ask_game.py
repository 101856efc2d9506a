"""Which game? Asked where a command was given none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilefolk.cli.screen import Screen


def ask_game(screen: Screen, games: Sequence[str], about: Callable[[str], str] | None = None) -> str | None:
    """Let the person choose; None when they leave instead. ``about`` says more of each game."""
    screen.say("play-which", style="bold")
    for number, name in enumerate(games, start=1):
        more = f": {about(name)}" if about else ""
        screen.console.print(f"  {number}  {screen.game_name(name)} ({name}){more}", markup=False)
    while True:
        try:
            answer = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            screen.console.print()
            return None
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        if answer in games:
            return answer
        screen.say("play-which-again", count=len(games))
