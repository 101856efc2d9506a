"""Events told in words: ``log-GAME-KIND`` of the locales, filled with what the listener may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
    return told(words, game, _key(words, f"log-{game}-{kind}", seen), seen, names)


def _key(words: Localizer, key: str, parts: Mapping[str, object]) -> str:
    """The event's own text, or one that names a part that not everybody is told (``…-stolen-resource``)."""
    return next((more for part in parts if words.has(more := f"{key}-{part}")), key)


def told(words: Localizer, game: str, key: str, data: Mapping[str, object], names: Sequence[str]) -> str:
    """The text of a key, filled with an event's or a reason's data in the listener's words."""
    return words.text(key.replace("_", "-"), **_params(words, game, data, names))


def seat_names(words: Localizer, players: int, given: Mapping[int, str]) -> list[str]:
    """What each seat is called, as in the browser: by its name, a bot by its level, else by its number."""
    return [seat_name(words, seat, given.get(seat, "")) for seat in range(players)]


def seat_name(words: Localizer, seat: int, given: str) -> str:
    """The name of a seat in the listener's words; people count seats from 1."""
    if given.isidentifier() and words.has(f"bot-{given}"):  # a record calls a bot by its level
        return words.text("seat-bot", number=seat + 1, level=words.text(f"bot-{given}"))
    return given or words.text("seat-number", number=seat + 1)


def _params(
    words: Localizer, game: str, data: Mapping[str, object], names: Sequence[str]
) -> dict[str, object]:
    """Numbers as they are, seats by name, the game's own words in the listener's language."""
    return {name: _param(words, game, name, value, names) for name, value in data.items()}


def _param(words: Localizer, game: str, name: str, value: object, names: Sequence[str]) -> object:
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
