"""Hunters and Gatherers judged by what was learnt: small networks mend the evaluation written by hand.

``examples/azero.py`` trains them; ``data/hunters-azero.json`` holds the ones that are shipped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from tilefolk.bots import hunters, names
from tilefolk.bots.hunters import HuntersEvaluator
from tilefolk.bots.perceptron import Perceptron
from tilefolk.core import memory
from tilefolk.core.game import Game
from tilefolk.games.hunters import names as hunters_names
from tilefolk.games.hunters.rules import Hunters
from tilefolk.tiles import lookup, packing

TENTH = 0.1
QUARTER = 0.25
HALF = 0.5
# facts of a feature: its type (the first four are one of), what it is worth by hand, its points now, its
# open ends, the chance of completion, tiles left, figures of the strongest and of the next seat, others who
# share it
SYSTEM_FACT = 3
WORTH_FACT = 4
VALUE_FACT = 5
ENDS_FACT = 6
CHANCE_FACT = 7
LEFT_FACT = 8
STRONGEST_FACT = 9
SECOND_FACT = 10
SHARED_FACT = 11


class LearnedHuntersEvaluator(HuntersEvaluator):
    """``network`` has the numbers of two perceptrons: what to add to the worth of a feature that is not yet
    completed (``worth``) and of the members in hand (``supply``), in points.
    """

    worths: Perceptron
    supplies: Perceptron
    noting: bool
    noted: int
    notes: Annotated[list[float], names.NOTES_ROOM]

    def __init__(self, weights: Mapping[str, float], network: Mapping[str, Sequence[float]]) -> None:
        HuntersEvaluator.__init__(self, weights)
        self.network = {name: [float(number) for number in network[name]] for name in ("worth", "supply")}
        self.worths = Perceptron(names.WORTH_FACTS, self.network["worth"])
        self.supplies = Perceptron(names.SUPPLY_FACTS, self.network["supply"])

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.values_by_name, self.network))

    # --- what was learnt --------------------------------------------------------------------------

    def _worth(self, game: Hunters, root: int, chance: float) -> float:
        facts = memory.scratch_reals(names.WORTH_FACTS)
        worth = HuntersEvaluator._worth(self, game, root, chance)
        zone_type = game.pieces[root].type
        if game.pieces[root].open_ends == 0 and (
            zone_type == hunters_names.FOREST or zone_type == hunters_names.RIVER
        ):
            return worth  # about to be scored: nothing is left to guess
        self._write_facts(game, root, chance, worth, facts)
        if self.noting and self.noted < names.FEATURES_NOTED:
            self._note(game._owners(root), facts)
        return worth + self.worths._answer(facts, 0)

    def _write_facts(self, game: Hunters, root: int, chance: float, worth: float, facts: list[float]) -> None:
        zone_type = game.pieces[root].type
        strongest = 0
        second = 0
        sharing = 0
        owners = game._owners(root)
        for seat in range(game.players):
            figures = packing.figures_of(game.pieces[root].figures, seat)
            if figures > strongest:
                second = strongest
                strongest = figures
            elif figures > second:
                second = figures
            sharing += (owners >> seat) & 1
        if strongest == 0:
            strongest = 1  # a feature without figures is judged as one's own to be
        for i in range(WORTH_FACT):
            facts[i] = 0.0
        facts[min(SYSTEM_FACT, zone_type)] = 1.0
        facts[WORTH_FACT] = worth * TENTH
        facts[VALUE_FACT] = game._value(root) * TENTH
        facts[ENDS_FACT] = game.pieces[root].open_ends * QUARTER
        facts[CHANCE_FACT] = chance
        facts[LEFT_FACT] = game.deck_left[hunters_names.MAIN_DECK] / hunters.MAIN_TILES
        facts[STRONGEST_FACT] = strongest * HALF
        facts[SECOND_FACT] = second * HALF
        facts[SHARED_FACT] = sharing - 1 if sharing > 1 else 0

    def _in_hand(self, members: int, left: float) -> float:
        """What to add to the worth of the members in hand; nothing at the last tile."""
        facts = memory.scratch_reals(names.SUPPLY_FACTS)
        facts[0] = 1.0 * members / hunters_names.MEMBERS
        facts[1] = left
        facts[2] = 1.0 if members == 0 else 0.0
        return left * self.supplies._answer(facts, 0)

    def _supply(self, members: int, back: float, huts: int, left: float) -> float:
        return HuntersEvaluator._supply(self, members, back, huts, left) + self._in_hand(members, left)

    def _member_cost(self, game: Hunters, members: int, last: float, chance: float) -> float:
        left = game.deck_left[hunters_names.MAIN_DECK] / hunters.MAIN_TILES
        cost = HuntersEvaluator._member_cost(self, game, members, last, chance)
        return cost + self._in_hand(members, left) - self._in_hand(members - 1, left)

    # --- what training asks -----------------------------------------------------------------------

    def _note(self, owners: int, facts: list[float]) -> None:
        at = self.noted * (names.WORTH_FACTS + 1)
        self.notes[at] = owners
        for i in range(names.WORTH_FACTS):
            self.notes[at + 1 + i] = facts[i]
        self.noted += 1

    def facts(self, game: Game) -> list[tuple[int, list[float]]]:
        """Who owns each feature that a network is asked about (a bit a seat), and its facts."""
        self.noting = True
        self.noted = 0
        self.values(game)
        self.noting = False
        found: list[tuple[int, list[float]]] = []
        for number in range(self.noted):
            at = number * (names.WORTH_FACTS + 1)
            found.append((int(self.notes[at]), [self.notes[at + 1 + i] for i in range(names.WORTH_FACTS)]))
        return found

    def hands(self, game: Hunters) -> list[tuple[int, int, float]]:
        """Every seat, its members in hand, and the part of the tiles that is left."""
        found: list[tuple[int, int, float]] = []
        left = game.deck_left[hunters_names.MAIN_DECK] / hunters.MAIN_TILES
        for seat in range(game.players):
            members = 0
            for slot in range(hunters_names.MEMBERS):
                if lookup.figure_piece(game, seat, slot) < 0:
                    members += 1
            found.append((seat, members, left))
        return found
