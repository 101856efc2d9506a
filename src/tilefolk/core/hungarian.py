"""The Hungarian article: "a" before a consonant, "az" before a vowel, as the word is spoken."""

from __future__ import annotations

import re

VOWELS = frozenset("aáeéiíoóöőuúüű")
SPELLED_WITH_A_VOWEL = frozenset("aefilmnorsuxy")
"""Letters whose names begin with a vowel: az F (ef), az X (iksz)."""
_FIRST_WORD = re.compile(r"[^\W_]+")


def article(value: object, *, capital: object = "") -> str:
    """The article for a word, a number or the name of a tile; other signs in front do not count.

    >>> [article(word) for word in ("érc", "fa", 1, 5, 12, 51, 1000, "F0", "„bonus”", "AX")]
    ['az', 'a', 'az', 'az', 'a', 'az', 'az', 'az', 'a', 'az']
    """
    found = _FIRST_WORD.search(str(value))
    vowel = found is not None and _begins_with_a_vowel(found.group())
    said = "az" if vowel else "a"
    return said.capitalize() if capital else said


def _begins_with_a_vowel(word: str) -> bool:
    digits = re.match(r"\d+", word)
    if digits:
        return word[0] == "5" or (word[0] == "1" and len(digits.group()) % 3 == 1)
    spelled = len(word) == 1 or not word[1].islower()
    return word[0].lower() in (SPELLED_WITH_A_VOWEL if spelled and word[0].isupper() else VOWELS)
