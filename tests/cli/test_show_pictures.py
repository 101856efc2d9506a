"""A saved game as pictures: the last position, or all of them on one page."""

from __future__ import annotations

import re

import tilefolk
import tilefolk.pictures


def test_a_record_becomes_an_svg_a_png_and_a_page(run, tmp_path) -> None:
    match = tilefolk.start("hunters", seed=1, seats={0: "Anna", 1: "Béla"})
    for _ in range(6):
        match.play(match.legal()[0])
    match.save(tmp_path / "game.record")
    files = {kind: tmp_path / f"game.{kind}" for kind in ("svg", "png", "html")}
    options = [text for kind, file in files.items() for text in (f"--{kind}", str(file))]
    result = run("show", tmp_path / "game.record", *options)
    assert result.exit_code == 0, result.output
    assert files["svg"].read_text("utf-8") == tilefolk.pictures.svg(match.game)
    assert files["png"].read_bytes().startswith(b"\x89PNG")
    page = files["html"].read_text("utf-8")
    assert page.count('<section class="step"') == 6
    assert "Anna" in page
    assert "Béla" in page
    drawn = set(re.findall(r'<g id="(d\d+)">', page))
    assert set(re.findall(r'<use href="#(d\d+)"', page)) == drawn
    dark = run("show", tmp_path / "game.record", "--svg", str(files["svg"]), "--dark")
    assert dark.exit_code == 0
    assert files["svg"].read_text("utf-8") == tilefolk.pictures.svg(match.game, theme="dark")


def test_a_page_of_many_positions_draws_every_thing_once() -> None:
    match = tilefolk.start("hunters", seed=1)
    for _ in range(40):
        match.play(match.legal()[0])
    picture = tilefolk.svg(match.game)
    page = tilefolk.pictures.page("A game", [("A step", picture)] * 50)
    assert page.count("<section") == 50
    assert len(page) < 6 * len(picture)
