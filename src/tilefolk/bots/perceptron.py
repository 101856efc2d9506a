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

    It is given for every hidden unit the weights of its inputs, its bias and its weight in the answer, and at
    the end the bias of the answer. Here ``weights`` stand input by input, each for all units, so that one
    step of the processor can serve several units; then come their biases and their weights in the answer.
    """

    inputs: int
    hidden: int
    bias: float
    weights: Annotated[list[float], names.UNITS_ROOM]

    def __init__(self, inputs: int, numbers: Sequence[float]) -> None:
        memory.allocate(self)
        self.inputs = inputs
        of_unit = inputs + BESIDE_INPUTS
        self.hidden = (len(numbers) - 1) // of_unit
        fits = self.hidden <= names.UNITS_MAX and len(numbers) <= names.UNITS_ROOM
        if not fits or len(numbers) != self.hidden * of_unit + 1:
            raise ValueError(f"a perceptron with {inputs} inputs can't have {len(numbers)} numbers")
        for unit in range(self.hidden):
            for i in range(of_unit):
                self.weights[i * self.hidden + unit] = numbers[unit * of_unit + i]
        self.bias = numbers[len(numbers) - 1]

    def _answer(self, facts: list[float], first: int) -> float:
        """The answer to the facts that begin at ``first``."""
        units = memory.scratch_reals(names.UNITS_MAX)
        answer = self.bias
        hidden = self.hidden
        at = self.inputs * hidden
        for unit in range(hidden):
            units[unit] = self.weights[at + unit]
        at = 0
        for i in range(self.inputs):
            fact = facts[first + i]
            if fact != 0.0:
                for unit in range(hidden):
                    units[unit] += self.weights[at + unit] * fact
            at += hidden
        at += hidden
        for unit in range(hidden):
            if units[unit] > 0.0:
                answer += units[unit] * self.weights[at + unit]
        return answer

    def answer(self, facts: Sequence[float]) -> float:
        """The answer to the facts."""
        if len(facts) != self.inputs:
            raise ValueError(f"there are {self.inputs} facts to tell, not {len(facts)}")
        room = memory.scratch_reals(names.UNITS_ROOM)
        for i, fact in enumerate(facts):
            room[i] = fact
        return self._answer(room, 0)
