"""Events told in words: ``log-GAME-KIND`` of the locales, filled with what the listener may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tilefolk.core.events import Event
from tilefolk.core.locale import Localizer


def sentence(
    words: Localizer, game: str, event: Event, names: Sequence[str], seat: int | None = None
) -> str | None:
    """The event as that seat (None: a spectator) may hear it; None if it learns nothing of it."""
    seen = event.seen_by(seat)
    if seen is None:
        return None
    kind = seen.pop("kind")
    return words.text(f"log-{game}-{kind}".replace("_", "-"), **_params(words, game, seen, names))


def seat_names(words: Localizer, players: int, given: Mapping[int, str]) -> list[str]:
    """What each seat is called: its own name, or its number."""
    return [given.get(seat) or words.text("cli-seat", number=seat + 1) for seat in range(players)]


def _params(words: Localizer, game: str, data: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Numbers as they are, seats by name, the game's own words in the listener's language."""
    return {name: _param(words, game, name, value, names) for name, value in data.items()}


def _param(words: Localizer, game: str, name: str, value: Any, names: Sequence[str]) -> Any:
    if name in SEATS and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    if isinstance(value, (list, tuple)):
        return words.list(str(_param(words, game, name.removesuffix("s"), item, names)) for item in value)
    if isinstance(value, dict):
        return words.goods(game, value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    key = f"{game}-{WORDS.get(name, name)}-{value}"
    return words.text(key) if isinstance(value, str) and words.has(key) else value


SEATS = frozenset({"seat", "owner", "winner", "victim", "partner", "thief", "from", "to"})
"""Parts of an event that are seats."""
WORDS = {"type": "feature"}
"""Parts of an event whose words stand under another name in the locales."""
