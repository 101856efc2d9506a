"""A game as one HTML page: its positions, to be leafed through without a server or a network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = (
    "body{font-family:system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;"
    "background:#f6efe0;color:#2f261d}"
    "svg{max-width:100%;height:auto;border-radius:.5rem}.step{display:none}.step:target{display:block}"
    "body:not(:has(.step:target)) .step:last-of-type{display:block}"
    "nav a{display:inline-block;padding:.5rem 1rem;margin:0 .3rem .6rem 0;background:#8a3b24;color:#fffaf0;"
    "border-radius:.4rem;text-decoration:none}nav a.off{background:#cdbb99}"
    "@media(prefers-color-scheme:dark){body{background:#1d1915;color:#efe4cf}}"
)


def page(title: str, steps: Sequence[tuple[str, str]], language: str = "en") -> str:
    """A page of steps, each a sentence and a picture; the last is shown first."""
    parts = []
    for number, (words, picture) in enumerate(steps):
        back = f'<a href="#s{number - 1}">◀</a>' if number > 0 else '<a class="off">◀</a>'
        on = f'<a href="#s{number + 1}">▶</a>' if number + 1 < len(steps) else '<a class="off">▶</a>'
        parts.append(
            f'<section class="step" id="s{number}"><nav>{back}{on} {number + 1} / {len(steps)}</nav>'
            f"<p>{escape(words)}</p>{picture}</section>"
        )
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )
