"""Each game keeps the words of its own box, in every language; docs/glossary.md lists them."""

from __future__ import annotations

import re

import pytest

from tests.locales.catalogue import ROOT, catalogue, file_names

# Words that other editions or other games use for the same thing, and what we say.
STRANGERS = r"""
hunters   en  fishers?                 fisherman
hunters   en  fields?                  meadow
hunters   en  woods?                   forest
hunters   en  bison                    aurochs
hunters   hu  \w*lapk\w*               kártya
hunters   hu  rét\w*                   tisztás
hunters   hu  gyűjtőget\w*             gyűjtögető
hunters   hu  bölény\w*                őstulok
hunters   de  \w*plättchen\w*          Karte
hunters   de  Gefolgs\w+               Stammesmitglied
hunters   de  Angler\w*                Fischer
hunters   nl  \w*kaart(en|je|jes)?     tegel
hunters   nl  volgelingen?             stamlid
hunters   nl  grasland\w*              weide
mayflower en  bandits?                 robber
mayflower en  sheriffs?                shopkeeper
mayflower en  roads?                   trail
mayflower en  cit(y|ies)               town
mayflower hu  seriff\w*|sheriff\w*     árus
mayflower hu  bandit\w*                rabló
mayflower hu  \w*kárty\w*              lapka
mayflower hu  tany\w+                  farm
mayflower de  Räuber\w*                Bandit
mayflower de  Straßen?                 Weg
mayflower de  Bauer\w*                 Farmer
mayflower de  Wiesen?                  Ebene
mayflower nl  (struik)?rovers?         bandiet
mayflower nl  boer(en)?                landbouwer
mayflower nl  weiden?                  vlakte
mayflower nl  straten|straat           weg
catan     en  towns?                   city
catan     en  villages?                settlement
catan     en  soldiers?                knight
catan     en  thie(f|ves)              robber
catan     hu  falu\w*                  település
catan     hu  tégl\w*|agyag\w*         építőkő
catan     hu  búz\w*                   gabona
catan     hu  fejlődés\w*              bónuszkártya
catan     de  D(o|ö)rf\w*              Siedlung
catan     de  Ziegel\w*                Lehm
catan     de  Weizen                   Getreide
catan     de  Ereigniskarten?          Entwicklungskarte
catan     nl  nederzetting(en)?        dorp
catan     nl  rovers?                  struikrover
catan     nl  klei|leem                baksteen
catan     nl  ijzer                    erts
""".strip().splitlines()

# The note that tells the players the other languages' words.
ABOUT_WORDS = {"rules-mayflower-differences-8"}


@pytest.mark.parametrize(("game", "language"), sorted({tuple(line.split()[:2]) for line in STRANGERS}))
def test_a_game_speaks_in_its_own_words(game: str, language: str) -> None:
    texts = {
        key: message.text
        for name in file_names(language)
        if game in name
        for key, message in catalogue(language, name).messages.items()
        if key not in ABOUT_WORDS
    }
    wrong = [
        f"{key}: “{found.group()}” should be “{ours}”"
        for its_game, its_language, pattern, ours in map(str.split, STRANGERS)
        if (its_game, its_language) == (game, language)
        for key, text in texts.items()
        if (found := re.search(rf"\b(?:{pattern})\b", text, re.IGNORECASE))
    ]
    assert texts
    assert wrong == []


COLUMNS = ("en", "hu", "de", "nl")
GAMES = {"Hunters and Gatherers": "hunters", "Mayflower": "mayflower", "Catan": "catan"}
ENDING, SHORTEST = 2, 4
"""Letters that a language may bend at the end of a word, and those that must stay."""


def listed_words() -> list[tuple[str, str, str]]:
    """Every word of docs/glossary.md with its game and language; what stands in brackets explains."""
    found = []
    chapters = re.split(
        r"^## ", (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    for title, _, chapter in (it.partition("\n") for it in chapters[1:]):
        for row in re.findall(r"^\| (.+) \|$", chapter, re.MULTILINE)[1:]:
            cells = re.sub(r" \([^)]*\)", "", row).split(" | ")
            assert len(cells) == len(COLUMNS), row
            found += [
                (GAMES[title], language, word.strip())
                for language, cell in zip(COLUMNS, cells, strict=True)
                for word in re.split("[,;/]", cell)
            ]
    return found


def test_every_word_of_the_glossary_is_said() -> None:
    unsaid = []
    for game, language, word in listed_words():
        said = "\n".join(
            message.text.lower()
            for name in file_names(language)
            if game in name
            for message in catalogue(language, name).messages.values()
        )
        if word.lower()[: max(SHORTEST, len(word) - ENDING)] not in said:
            unsaid.append((game, language, word))
    assert len(listed_words()) > 300
    assert unsaid == []
