"""A game as one HTML page: its positions, to be leafed through without a server or a network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

STYLE = (
    "body{font-family:system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;"
    "background:#f6efe0;color:#2f261d}"
    "svg{max-width:100%;height:auto;border-radius:.5rem}.step{display:none}.step:target{display:block}"
    "body:not(:has(.step:target)) .step:last-of-type{display:block}"
    "nav a{display:inline-block;padding:.5rem 1rem;margin:0 .3rem .6rem 0;background:#8a3b24;color:#fffaf0;"
    "border-radius:.4rem;text-decoration:none}nav a.off{background:#cdbb99}"
    "@media(prefers-color-scheme:dark){body{background:#1d1915;color:#efe4cf}}"
)


SVG = "{http://www.w3.org/2000/svg}"
DECLARED = ' xmlns="http://www.w3.org/2000/svg"'
WORTH_SHARING = 200
"""Characters: what is shorter is drawn again wherever it lies."""


def page(title: str, steps: Sequence[tuple[str, str]], language: str = "en") -> str:
    """A page of steps, each a sentence and a picture; the last is shown first."""
    parts = []
    drawings, pictures = shared([picture for _, picture in steps])
    for number, ((words, _), picture) in enumerate(zip(steps, pictures, strict=True)):
        back = f'<a href="#s{number - 1}">◀</a>' if number > 0 else '<a class="off">◀</a>'
        on = f'<a href="#s{number + 1}">▶</a>' if number + 1 < len(steps) else '<a class="off">▶</a>'
        parts.append(
            f'<section class="step" id="s{number}"><nav>{back}{on} {number + 1} / {len(steps)}</nav>'
            f"<p>{escape(words)}</p>{picture}</section>"
        )
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style>{drawings}<h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )


def shared(pictures: Sequence[str]) -> tuple[str, list[str]]:
    """What lies on the pictures, each thing drawn once, and the pictures, which show it by its name."""
    ElementTree.register_namespace("", SVG[1:-1])
    names: dict[str, str] = {}
    defined = ""
    slim = []
    for picture in pictures:
        root = ElementTree.fromstring(picture)  # noqa: S314  (we drew it)
        for part in list(root):
            if part.tag == f"{SVG}defs":
                defined = defined or "".join(_text(one) for one in part)
                root.remove(part)
            elif part.tag == f"{SVG}g":
                _name(part, names)
        slim.append(_text(root))
    drawn = "".join(f'<g id="{name}">{drawing}</g>' for drawing, name in names.items())
    hidden = f'<svg{DECLARED} width="0" height="0" style="position:absolute" aria-hidden="true">'
    return f"{hidden}<defs>{defined}{drawn}</defs></svg>", slim


def _name(part: Element, names: dict[str, str]) -> None:
    """Let what is drawn in a group stand under a name, wherever the group lies."""
    drawing = "".join(_text(one) for one in part)
    if len(drawing) < WORTH_SHARING:
        return
    for one in list(part):
        part.remove(one)
    part.append(Element(f"{SVG}use", {"href": f"#{names.setdefault(drawing, f'd{len(names)}')}"}))


def _text(element: Element) -> str:
    return ElementTree.tostring(element, encoding="unicode").replace(DECLARED, "")
