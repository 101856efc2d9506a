"""The game in the terminal: a board of letters, typed moves, and an answer to every mistake."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tilefolk.bots import make, shunned
from tilefolk.cli.folders import data_folder
from tilefolk.cli.seat_numbers import for_engine, for_people
from tilefolk.cli.show import print_scores
from tilefolk.cli.terminal_table import board_text, sign_lines, table_lines
from tilefolk.core.errors import TilefolkError
from tilefolk.core.story import seat_names, sentence

if TYPE_CHECKING:
    from tilefolk.cli.screen import Screen
    from tilefolk.core.events import Event
    from tilefolk.core.match import Match

LISTED = 40
"""More moves than this are listed only when asked for."""


class TerminalGame:
    """One game between people at this terminal (the first seats) and bots (the rest)."""

    def __init__(self, screen: Screen, match: Match, people: int = 1, bot: str = "easy") -> None:
        self.screen = screen
        self.match = match
        self.people = people
        self.names = seat_names(screen.words, match.game.players, match.record.seats)
        seed = int(match.record.commitment or "0", 16) % 2**32
        self.bots = {seat: make(bot, match.spec, seed + seat) for seat in range(people, match.game.players)}
        self.told = 0
        self.shown_to: int | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "l": self._list,
            "b": self._board,
            "p": self._scores,
            "s": self._save,
            "h": self._hint,
        }

    def run(self) -> None:
        """Play until the game ends or the person leaves; what was played is never lost."""
        self.screen.say("play-welcome", game=self.screen.game_name(self.match.spec.name), style="bold")
        self._signs()
        complete_moves(self.match)
        try:
            while not self.match.game.is_over:
                self._tell()
                seat = self.match.game.to_move
                if seat in self.bots:
                    self.match.play(self.bots[seat].choose(self.match.game, seat, shunned(self.match, seat)))
                    continue
                self._hand_over(seat)
                if not self._person_moves():
                    return self._leave()
        except (EOFError, KeyboardInterrupt):
            return self._leave()
        self._tell()
        self._board()
        self._scores()
        return None

    def _person_moves(self) -> bool:
        """Ask until a move is made; False when the person wants to leave."""
        self._board()
        self._list(brief=True)
        while True:
            typed = input(
                self.screen.text("play-prompt", player=self.names[self.match.game.to_move]) + " "
            ).strip()
            command, _, rest = typed.partition(" ")
            if command in ("q", "quit", "exit"):
                return False
            if not typed:
                self._list()
            elif command in self.commands:
                self.commands[command](rest.strip())
            elif self._try(typed):
                return True

    def _try(self, typed: str) -> bool:
        """Make the typed move, or say why it can't be made; only the seat that is asked acts."""
        seat = self.match.game.to_move
        numbered = {str(number): action for number, action in enumerate(self.match.game.legal(), start=1)}
        meant = for_engine(typed)
        try:
            self.match.play(numbered.get(typed, meant), seat)
        except TilefolkError as error:
            if error.params.get("text") == meant:
                error.params["text"] = typed
            self.screen.console.print(self.screen.words.error_text(error), style="yellow", markup=False)
            self.screen.say("play-try-again", style="dim")
            return False
        return True

    def _hand_over(self, seat: int) -> None:
        """Several people at one screen: secrets are shown when their owner sits before it."""
        if self.people > 1 and seat != self.shown_to and self._has_secrets(seat):
            self.screen.console.clear()
            input(self.screen.text("play-hand-over", player=self.names[seat]) + " ")
        self.shown_to = seat

    def _has_secrets(self, seat: int) -> bool:
        board = self.match.spec.board_text
        return board(self.match.game, seat) != board(self.match.game, None)

    def _tell(self) -> None:
        """What happened since the last time, as the people here may know it."""
        events: list[Event] = self.match.events[self.told :]
        self.told = len(self.match.events)
        listener = 0 if self.people == 1 else None
        for event in events:
            said = sentence(self.screen.words, self.match.spec.name, event, self.names, listener)
            if said is not None:
                self.screen.console.print(f"  {said}", markup=False)

    def _viewer(self) -> int | None:
        """Through whose eyes the game is shown: the person's who is asked, else a spectator's."""
        seat = self.match.game.to_move
        return seat if 0 <= seat < self.people else None

    def _board(self, _: str = "") -> None:
        board = board_text(self.screen.words, self.match.game, self._viewer())
        self.screen.console.print(f"\n{board}\n", markup=False)
        for line in table_lines(self.screen, self.match.game, self._viewer(), self.names):
            self.screen.console.print(line, markup=False)

    def _list(self, _: str = "", brief: bool = False) -> None:
        moves = moves_of(self.match)
        if brief and len(moves) > LISTED:
            self.screen.say("play-many", count=len(moves), example=moves[0])
            return
        width = max(len(move) for move in moves) + 6
        columns = max(1, min(self.screen.console.width, 100) // (width + 2))
        cells = [f"{number:4d} {move}".ljust(width) for number, move in enumerate(moves, start=1)]
        for start in range(0, len(cells), columns):
            self.screen.console.print("  ".join(cells[start : start + columns]).rstrip(), markup=False)

    def _scores(self, _: str = "") -> None:
        print_scores(self.screen, self.match, self.names, self._viewer())

    def _help(self, _: str = "") -> None:
        self.screen.say("play-help", example=moves_of(self.match)[0])
        self._signs()

    def _signs(self) -> None:
        for line in sign_lines(self.screen, self.match.game):
            self.screen.console.print(line, markup=False)

    def _hint(self, _: str = "") -> None:
        from tilefolk.bots import hint

        found = hint(self.match.game, self.match.game.to_move, n=3, spec=self.match.spec)
        for entry in found:
            share = round(100 * entry["win_share"])
            self.screen.say("play-hint", move=for_people(entry["name"]), share=share)

    def _save(self, file: str) -> None:
        if not file:
            self.screen.say("play-save-where")
            return
        try:
            self.match.save(file)
        except OSError as error:
            self.screen.say(
                "play-save-failed", file=file, reason=error.strerror or str(error), style="yellow"
            )
            return
        self.screen.say("play-saved", file=file)

    def _leave(self) -> None:
        place = last_game()
        self.screen.console.print()
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(place)
        except OSError as error:
            self.screen.say(
                "play-save-failed", file=str(place), reason=error.strerror or str(error), style="yellow"
            )
            return
        self.screen.say("play-left")


def last_game() -> Path:
    """Where the game lies that was left last."""
    return data_folder() / "last.record"


def moves_of(match: Match) -> list[str]:
    """The legal moves as they are typed here."""
    return [for_people(move) for move in match.legal()]


def complete_moves(match: Match) -> None:
    """At a real terminal, the tab key completes moves."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:
        return

    def complete(typed: str, number: int) -> str | None:
        fitting = [move for move in moves_of(match) if move.startswith(typed)]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
