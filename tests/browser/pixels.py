"""What is really drawn: screenshots as numbers."""

from __future__ import annotations

import io
from collections.abc import Iterable

from PIL import Image
from playwright.sync_api import Page

Box = dict[str, float]


def picture(page: Page) -> Image.Image:
    """The window as it is seen now."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def luminance(colour: tuple[int, ...]) -> float:
    """Relative luminance of a colour, as WCAG defines it."""
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def mean_luminance(image: Image.Image, points: Iterable[tuple[float, float]]) -> float:
    """The mean over some pixels."""
    found = [luminance(image.getpixel((int(x), int(y)))) for x, y in points]  # type: ignore[arg-type]
    return sum(found) / len(found)


def ratio(one: float, other: float) -> float:
    """How far apart two luminances are, as contrast is measured."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def overlap(one: Box, other: Box) -> float:
    """Pixels that two boxes share."""
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return width * height if width > 0 and height > 0 else 0.0
