"""``Perceptron``: a small network that compiled code asks, without the interpreter lock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from tilefolk.bots import names
from tilefolk.core import memory

BESIDE_INPUTS = 2
"""Numbers of a hidden unit beside those for its inputs: its bias, and how it counts in the answer."""


class Perceptron:
    """One hidden layer of rectified units, and one number out.

    ``numbers``: for every hidden unit the weights of its inputs, its bias and its weight in the answer; at
    the end the bias of the answer.
    """

    inputs: int
    hidden: int
    numbers: Annotated[list[float], names.UNITS_ROOM]

    def __init__(self, inputs: int, numbers: Sequence[float]) -> None:
        memory.allocate(self)
        self.inputs = inputs
        self.hidden = (len(numbers) - 1) // (inputs + BESIDE_INPUTS)
        if len(numbers) != self.hidden * (inputs + BESIDE_INPUTS) + 1 or len(numbers) > names.UNITS_ROOM:
            raise ValueError(f"a perceptron with {inputs} inputs can't have {len(numbers)} numbers")
        for i, number in enumerate(numbers):
            self.numbers[i] = number

    def _answer(self, facts: list[float], first: int) -> float:
        """The answer to the facts that begin at ``first``."""
        at = 0
        answer = self.numbers[self.hidden * (self.inputs + BESIDE_INPUTS)]
        for _ in range(self.hidden):
            unit = self.numbers[at + self.inputs]
            for i in range(self.inputs):
                unit += self.numbers[at + i] * facts[first + i]
            if unit > 0.0:
                answer += unit * self.numbers[at + self.inputs + 1]
            at += self.inputs + BESIDE_INPUTS
        return answer

    def answer(self, facts: Sequence[float]) -> float:
        """The answer to the facts."""
        if len(facts) != self.inputs:
            raise ValueError(f"there are {self.inputs} facts to tell, not {len(facts)}")
        room = memory.scratch_reals(names.UNITS_ROOM)
        for i, fact in enumerate(facts):
            room[i] = fact
        return self._answer(room, 0)
