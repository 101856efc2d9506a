"""``tilefolk show RECORD --svg/--png/--html``: a saved game as pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tilefolk import pictures
from tilefolk.cli.screen import Screen
from tilefolk.core.files import write_whole
from tilefolk.core.match import Match
from tilefolk.core.story import sentence
from tilefolk.pictures.atlas import Theme


def draw(
    screen: Screen, match: Match, names: Sequence[str], files: Mapping[str, Path | None], dark: bool
) -> None:
    """Write the pictures that were asked for: the last position, or all of them as a page."""
    theme: Theme = "dark" if dark else "light"
    picture = pictures.svg(match.game, theme=theme)
    if files["svg"] is not None:
        write_whole(files["svg"], picture.encode())
    if files["png"] is not None:
        write_whole(files["png"], pictures.png(picture))
    if files["html"] is not None:
        title = f"{screen.game_name(match.record.game)}: {', '.join(names)}"
        steps = captioned_steps(screen, match, names, theme)
        write_whole(files["html"], pictures.page(title, steps, screen.words.language).encode())
    for file in files.values():
        if file is not None:
            screen.say("show-written", file=str(file))


def captioned_steps(
    screen: Screen, match: Match, names: Sequence[str], theme: Theme
) -> list[tuple[str, str]]:
    """Every decision of the game in words, with the board after it."""
    steps = []
    said: list[str] = []
    match.goto(0)
    for number, move in enumerate(match.record.moves, start=1):
        seen = len(match.events)
        match.goto(number)
        told = [sentence(screen.words, match.record.game, event, names) for event in match.events[seen:]]
        said += [words for words in told if words is not None]
        if not move.chance:
            steps.append((" ".join(said), pictures.svg(match.game, theme=theme)))
            said = []
    return steps
