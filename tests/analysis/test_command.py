"""``tilefolk analyse``: numbers, pictures and a page, in the person's language."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as Tree

import pytest
from click.testing import CliRunner

import tilefolk
from tests.analysis.games import played
from tilefolk.analysis.catan import catan_counts
from tilefolk.analysis.page import words_of
from tilefolk.cli import program
from tilefolk.core.locale import Localizer

LEVELS = ("medium", "easy")


def run(*arguments: object, language: str = "en"):
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(program, words, prog_name="tilefolk", env={"TILEFOLK_LANG": language})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    played("hunters", LEVELS, 3).save(tmp_path / "game.record")
    return tmp_path / "game.record"


def test_as_json_the_same_every_time(record):
    one, same = (run("analyse", record, "--quality", "quick", "--json") for _ in range(2))
    assert one.exit_code == 0, one.output
    assert one.output == same.output
    found = json.loads(one.stdout)
    assert found["stage"] == "quick"
    assert len(found["seats"]) == 2


@pytest.mark.parametrize("language", ["en", "hu", "de", "nl"])
def test_pictures_and_a_page(record, tmp_path, language):
    svg, png, html = (tmp_path / f"curve.{kind}" for kind in ("svg", "png", "html"))
    done = run(
        "analyse", record, "--quality", "quick", "--svg", svg, "--png", png, "--html", html, language=language
    )
    assert done.exit_code == 0, done.output
    assert "analysis-" not in done.output
    assert Tree.fromstring(svg.read_text("utf-8")).tag.endswith("svg")
    assert png.read_bytes().startswith(b"\x89PNG")
    page = html.read_text("utf-8")
    assert "analysis-" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert words_of(Localizer(language))("marks-not-sought") in page, "what was not looked for is not judged"


def test_a_game_that_goes_on_is_refused(tmp_path):
    tilefolk.start("hunters", players=2, seed=1).save(tmp_path / "early.record")
    refused = run("analyse", tmp_path / "early.record")
    assert refused.exit_code == 2
    assert "over" in refused.output


def test_dice_and_cards_of_catan_in_numbers_of_the_language(tmp_path):
    match = played("catan", ("medium",) * 4, 4)
    match.save(tmp_path / "catan.record")
    page = tmp_path / "page.html"
    done = run("analyse", tmp_path / "catan.record", "--quality", "quick", "--html", page, language="de")
    counts = catan_counts(match)
    expected = f"{counts.seats[0].expected}".replace(".", ",")
    assert f"<td>{expected}</td>" in page.read_text("utf-8")
    assert expected in done.output
    thrown = [line for line in done.output.splitlines() if line.startswith("│ 7 ")]
    assert [cell.strip() for cell in thrown[0].split("│")[2:4]] == [
        str(counts.rolls["7"]),
        f"{counts.expected_rolls['7']}".replace(".", ","),
    ]
