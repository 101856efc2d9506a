"""One thing has one name in the whole program: in the texts of the page and in the lessons."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.locales.catalogue import catalogue, file_names
from tilefolk.lessons.library import DATA, SUFFIX

# Another word for a thing that has one name in the whole program, and the word we use.
ONE_NAME = r"""
en  lumber                             wood
en  (a|the) table (may choose|chooses|plays)  you
hu  az asztal (választ|dönt|úgy|játsz|megszünt)\w*   ti
hu  kivilágított                       kiemelt
hu  kiszolgáló\w*                      szerver
hu  robot\w*|bot(ok)?\w{0,4}             gépi játékos
de  (ein|der) tisch (kann|bestimmt|will|es)          ihr
de  leuchtende\w*                      hervorgehoben
nl  (een|de|door de) tafel (mag|gekozen|kiest|dat)   jullie
nl  (het|een|doe) bod|bod (aan|intrekken)            aanbod
nl  langste (straat|weg)               Langste Handelsroute
nl  verlichte?                         gemarkeerd
en  (player|is) on turn                whose turn it is
en  (forest )?pieces? of (the|a) forest|forest pieces?   segment
en  (that are|places) lit              highlighted
hu  megvilágított\w*                   kiemelt
hu  szentély\w*                        dolmen
hu  folyószakasz\w*                    folyó
hu  bőség éve                          Találmány
hu  nyerési                            győzelmi
de  beleuchtet\w*                      hervorgehoben
de  schrein\w*                         Hünengrab
de  plättchen                          Karte
de  stück wild                         Hirsch
de  des buchs|das buch                 Regelheft
nl  heiligdom                          hunebed
nl  puntensteen                        telsteen
nl  verzet\w*                          verplaatsen
nl  (be)?roof(t|de)? (daar )?een kaart   stelen
nl  winkans\w*                         winstkans
nl  geworpen                           gegooid
""".strip().splitlines()
TOLD = re.compile(r"^\s+(?P<language>en|hu|de|nl) (?P<text>.+)$")


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with the place where it stands."""
    for name in file_names(language):
        for key, message in catalogue(language, name).messages.items():
            yield key, message.text
    for path in sorted(DATA.glob("*" + SUFFIX)):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            told = TOLD.match(line)
            if told is not None and told["language"] == language:
                yield f"{path.name}:{number}", told["text"]


@pytest.mark.parametrize("line", ONE_NAME)
def test_one_thing_has_one_name(line: str) -> None:
    language, pattern, ours = re.split(r"\s{2,}", line.strip())
    wrong = [
        f"{place}: “{found.group()}” should be “{ours}”"
        for place, text in said(language)
        if (found := re.search(rf"\b(?:{pattern})\b", text, re.IGNORECASE))
    ]
    assert wrong == []
