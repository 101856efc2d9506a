"""A saved game as pictures: the last position, or all of them on one page."""

from __future__ import annotations

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
    dark = run("show", tmp_path / "game.record", "--svg", str(files["svg"]), "--dark")
    assert dark.exit_code == 0
    assert files["svg"].read_text("utf-8") == tilefolk.pictures.svg(match.game, theme="dark")
