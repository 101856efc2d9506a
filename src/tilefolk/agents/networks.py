"""The networks of ``examples/ppo.py`` in NumPy: the same numbers in, the same numbers out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tilefolk.envs.layout import Layout
from tilefolk.envs.tile_layout import SLOT_COUNT

Numbers = NDArray[np.float32]
ZONES, ZONE_ROOM = 12, 16
"""Zones of a tile, and indices that are kept for them."""


class Network(ABC):
    """Scaled observations in, a row each; logits of all actions and expected returns out."""

    def __init__(self, weights: Mapping[str, Numbers], layout: Layout) -> None:
        self.weights, self.layout = weights, layout

    @abstractmethod
    def answer(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        """Logits and expected returns."""

    def _layer(self, name: str, numbers: Numbers) -> Numbers:
        bias = self.weights.get(f"{name}.bias")
        weighed: Numbers = numbers @ self.weights[f"{name}.weight"].T
        return weighed if bias is None else weighed + bias


class TileNetwork(Network):
    """All squares share the same weights, and so do all zones."""

    def answer(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        rows = len(seen)
        slots = self.layout.part(seen, "slots").reshape(rows, SLOT_COUNT, -1)
        zones = self.layout.part(seen, "zones").reshape(rows, ZONES, -1)
        present = slots[:, :, :1]
        context = positive(self._layer("context", seen[:, : self.layout.where("slots").start]))
        squares = self._layer("square", slots) + self._layer("square_context", context)[:, None]
        squares = positive(squares) * present
        figures = self._layer("zone", zones) + self._layer("zone_context", context)[:, None]
        figures = self._layer("figure", positive(figures))
        rest = self._layer("rest", context)
        places = (self._layer("place", squares) * present).reshape(rows, -1)
        gap = np.zeros((rows, ZONE_ROOM - ZONES), np.float32)
        logits = [places, rest[:, :1], figures[:, :, 0], gap, figures[:, :, 1], gap, rest[:, 1:]]
        middle = squares.sum(axis=1) / np.maximum(present.sum(axis=1), 1)
        judged = positive(self._layer("judge", np.concatenate([context, middle], axis=1)))
        return np.concatenate(logits, axis=1), self._layer("value", judged)[:, 0]


class PlainNetwork(Network):
    """Two layers over the whole observation."""

    def answer(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        hidden = positive(self._layer("second", positive(self._layer("first", seen))))
        return self._layer("policy", hidden), self._layer("value", hidden)[:, 0]


def network_of(weights: Mapping[str, Numbers], layout: Layout) -> Network:
    """The network that has these weights; raises KeyError or ValueError if none fits the observations."""
    network = TileNetwork(weights, layout) if "square.weight" in weights else PlainNetwork(weights, layout)
    network.answer(np.zeros((1, layout.size), np.float32))  # a wrong shape shows at once
    return network


def positive(numbers: Numbers) -> Numbers:
    """Rectified."""
    return np.maximum(numbers, 0)
