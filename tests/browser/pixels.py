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


# What an eye makes of red, green and blue light (Machado, Oliveira and Fernandes 2009, full strength).
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
}  # fmt: skip


def luminance(colour: tuple[int, ...], eye: str = "usual") -> float:
    """Relative luminance of a colour, as WCAG defines it, to an eye of that kind."""
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    seen = [sum(part * light for part, light in zip(row, linear, strict=True)) for row in EYES[eye]]
    return sum(weight * max(0.0, c) for weight, c in zip((0.2126, 0.7152, 0.0722), seen, strict=True))


def mean_luminance(image: Image.Image, points: Iterable[tuple[float, float]], eye: str = "usual") -> float:
    """The mean over some pixels."""
    found = [luminance(image.getpixel((int(x), int(y))), eye) for x, y in points]  # type: ignore[arg-type]
    return sum(found) / len(found)


def ratio(one: float, other: float) -> float:
    """How far apart two luminances are, as contrast is measured."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def overlap(one: Box, other: Box) -> float:
    """Pixels that two boxes share."""
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return width * height if width > 0 and height > 0 else 0.0
