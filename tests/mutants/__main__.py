"""``scripts/mutants``: how many small mistakes in the rules would the tests of the books and the properties notice?"""

from __future__ import annotations

import argparse
import os
import random
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.mutants.changes import Mutant, mutants_of
from tests.mutants.fresh import PLAIN, FreshProcesses
from tests.mutants.run import KILLED, SURVIVED, UNREACHED, Mutation

ROOT = Path(__file__).resolve().parents[2]
TESTS = (
    "tests/rulebook",
    "tests/properties",
    "tests/tiles",
    "tests/engine/test_catan_board.py",
    "tests/engine/test_catan_positions.py",
    "tests/engine/test_catan_tables.py",
    "tests/engine/test_catan_notation.py",
    "tests/engine/test_catan_picture.py",
)
"""The books, the properties, and what tile files, positions, actions, tables, the board and the picture of Catan say."""
EQUAL = Path(__file__).with_name("equal.txt")
SLOWEST = 20.0
LEFT = re.compile(rf"(?:{SURVIVED}|{UNREACHED}) +[\d.]+ s  (.+)")
"""A line that a run prints of a mutant that was not noticed."""


def main() -> int:
    """Read the command line, run, and tell what survived."""
    parser = argparse.ArgumentParser(prog="scripts/mutants", description=__doc__)
    parser.add_argument("folders", nargs="*", default=["games", "tiles"], help="what to change (games tiles)")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="other tests than the books and properties")
    parser.add_argument("--slowest", type=float, default=SLOWEST, help="leave out tests that take longer")
    parser.add_argument(
        "--again", type=Path, help="only those that an earlier run, whose output this is, left"
    )
    parser.add_argument("--function", help="only of functions with this in their name")
    chosen = parser.parse_args()
    mutants = [mutant for folder in chosen.folders for mutant in in_folder(folder)]
    mutants = [mutant for mutant in mutants if (chosen.function or "") in mutant.function]
    if chosen.again is not None:
        left = set(LEFT.findall(chosen.again.read_text(encoding="utf-8")))
        mutants = [mutant for mutant in mutants if mutant.name in left]
    equal = known_equal()
    candidates = [mutant for mutant in mutants if mutant.name not in equal]
    if chosen.sample is not None:
        candidates = random.Random(chosen.seed).sample(candidates, min(chosen.sample, len(candidates)))
    print(f"{len(candidates)} of {len(mutants)} mutants; {len(equal)} are known to change nothing")
    os.environ["TILEFOLK_PURE"] = "1"
    plugin = Mutation(ROOT, candidates, chosen.slowest, FreshProcesses(ROOT))
    sys.settrace(plugin.trace)
    pytest.main([*PLAIN, *chosen.tests], [plugin])
    return tell(plugin)


def in_folder(folder: str) -> list[Mutant]:
    """All mutants of a folder, or of a file, of the package."""
    place = ROOT / "src" / "tilefolk" / folder
    files = [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [mutant for path in files for mutant in mutants_of(ROOT, path)]


def known_equal() -> set[str]:
    """The mutants of ``equal.txt``, where a line tells the mutant and, after ``#``, why nothing changes."""
    lines = EQUAL.read_text(encoding="utf-8").splitlines()
    return {line.partition("  # ")[0].strip() for line in lines if line and not line.startswith("#")}


def tell(plugin: Mutation) -> int:
    """The share that was noticed, and all that were not."""
    counts = Counter(result for _, result, _ in plugin.results)
    for kind in (SURVIVED, UNREACHED):
        for mutant, result, _ in plugin.results:
            if result == kind:
                print(f"{kind}: {mutant.path}:{mutant.line} {mutant.name.partition(' ')[2]}")
    total = sum(counts.values())
    share = 100 * counts[KILLED] / total if total else 0.0
    print(
        f"{counts[KILLED]} of {total} killed ({share:.1f} %), {counts[SURVIVED]} survived, {counts[UNREACHED]} unreached"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
