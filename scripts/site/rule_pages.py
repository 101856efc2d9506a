"""The rules of each game by id, in four languages, from the same files as the program's."""

from __future__ import annotations

import json

from tilefolk.core.locale import LANGUAGES, LOCALES, Localizer


def pages() -> dict[str, str]:
    """A page for each game and language."""
    chapters = json.loads((LOCALES / "rules.json").read_text("utf-8"))
    return {
        f"rules/{game}-{language}.md": page(game, listed, language)
        for game, listed in chapters.items()
        for language in LANGUAGES
    }


def page(game: str, chapters: list[dict[str, object]], language: str) -> str:
    """All chapters of a game."""
    words = Localizer(language)
    examples = json.loads((LOCALES / "learn.json").read_text("utf-8"))[game]["examples"]
    lines = [f"# {words.text(f'game-{game}')} ({language})", "", words.text(f"rules-{game}-intro"), ""]
    for chapter in chapters:
        lines += ["", f"## {words.text(str(chapter['chapter']))}", ""]
        rules = chapter["rules"]
        assert isinstance(rules, list)
        for rule in rules:
            text = words.text(f"rule-{rule}")
            lines += [f'<span id="{rule}"></span>**{rule}** {text}', ""]
            for example in [name for name, illustrated in examples.items() if illustrated == rule]:
                lines += [f"> *{words.text('rules-example')}* {words.text(f'example-{example}')}", ""]
    return "\n".join(lines)
