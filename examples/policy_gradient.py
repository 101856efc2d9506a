"""A policy that learns to beat random play, in NumPy alone: python examples/policy_gradient.py [--minutes M]

It plays one seat of many games of Hunters and Gatherers at once. The policy is linear: a score for every
square of the frontier from what its sides need and the features that they run into, a score for every zone
on which a figure may stand, one for placing none; it chooses with the chances of a softmax over what is
legal. After each bundle of finished games the weights go a step up the gradient of the lead in points
(REINFORCE, with the mean lead as baseline).
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tilefolk.envs.vector import GameVectorEnv

ZONES, PASS, MEMBERS, HUTS = 12, 848, 849, 865
BUNDLE = 256
"""Finished games a step of learning."""


class Policy:
    """Weights for squares, for zones with a member or a hut (early and late), and for placing none."""

    def __init__(self) -> None:
        self.sizes = (3, 20, 68, 68, 2)
        self.weights = np.zeros(sum(self.sizes), np.float32)
        self._mean = np.zeros_like(self.weights)
        self._square = np.zeros_like(self.weights)
        self._steps = 0

    def choose(self, env: GameVectorEnv, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
        """An action a game, and the gradient of the logarithm of its chance."""
        needs, features, sides, zones, late = numbers(env)
        zones = np.concatenate([zones, zones * late[:, None]], axis=2)
        none = np.concatenate([np.ones_like(late), late], axis=1)
        need, feature, member, hut, nothing = np.split(self.weights, np.cumsum(self.sizes)[:-1])
        games, squares = sides.shape[:2]

        # a feature has the same score at all squares that it meets; reference 0 is no feature
        worth = np.pad(features @ feature, ((0, 0), (1, 0)))
        met = np.take_along_axis(worth, sides.reshape(games, -1), axis=1).reshape(sides.shape).sum(axis=2)
        scores = np.full(env.masks.shape, -1e9, np.float32)
        scores[:, : 4 * squares] = np.repeat(needs @ need + met, 4, axis=1)
        scores[:, PASS] = none @ nothing
        scores[:, MEMBERS : MEMBERS + ZONES] = zones @ member
        scores[:, HUTS : HUTS + ZONES] = zones @ hut
        scores[env.masks == 0] = -1e9
        chances = np.exp(scores - scores.max(axis=1, keepdims=True)) * env.masks
        chances /= np.maximum(chances.sum(axis=1, keepdims=True), 1e-9)
        picks = (chances.cumsum(axis=1) > rng.random((len(chances), 1)) * 0.999999).argmax(axis=1)

        # what was chosen minus what was expected, feature by feature
        surprise = -chances
        surprise[np.arange(len(picks)), picks] += env.masks[np.arange(len(picks)), picks]
        by_slot = surprise[:, : 4 * squares].reshape(-1, squares, 4).sum(axis=2)
        places = sides + worth.shape[1] * np.arange(games)[:, None, None]
        by_feature = np.bincount(places.ravel(), np.repeat(by_slot, 4), worth.size).astype(np.float32)
        gradient = np.concatenate(
            [
                np.einsum("ns,nsf->nf", by_slot, needs),
                np.einsum("nr,nrf->nf", by_feature.reshape(worth.shape)[:, 1:], features),
                np.einsum("nz,nzf->nf", surprise[:, MEMBERS : MEMBERS + ZONES], zones),
                np.einsum("nz,nzf->nf", surprise[:, HUTS : HUTS + ZONES], zones),
                surprise[:, PASS : PASS + 1] * none,
            ],
            axis=1,
        )
        return picks.astype(np.int32), gradient

    def improve(self, gradients: np.ndarray, leads: np.ndarray, rate: float = 0.05) -> None:
        """A step of Adam along the gradient of the mean lead."""
        worth = (leads - leads.mean()) / (leads.std() + 1e-6)
        step = (gradients * worth[:, None]).mean(axis=0)
        self._steps += 1
        self._mean += 0.1 * (step - self._mean)
        self._square += 0.01 * (step**2 - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.99**self._steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


def numbers(env: GameVectorEnv) -> tuple[np.ndarray, ...]:
    """Needs of squares, features, which of them squares meet, zones, and how late it is, as far as in use."""
    layout, seen = env.encoder.layout, env.observations
    features = layout.part(seen, "features")
    features = features[:, : np.flatnonzero(features[:, :, 0].any(axis=0))[-1] + 1]
    features = features * layout.part(layout.scales, "features")[0]
    slots = layout.part(seen, "slots")
    slots = slots[:, : np.flatnonzero(slots[:, :, 0].any(axis=0))[-1] + 1]
    sides = slots[:, :, 3:].reshape(*slots.shape[:2], 4, 7)  # three needs, then left, middle, right, system
    zones = layout.part(seen, "zones")
    inside = layout.named(features, zones[..., 14])
    zones = np.concatenate([zones[..., :14], inside], axis=2, dtype=np.float32)
    late = 1 - layout.part(seen, "deck_left")[:, :1] / np.float32(100)
    return sides[..., :3].sum(axis=2, dtype=np.float32), features, sides[..., 4].astype(np.intp), zones, late


def train(minutes: float, games: int = 256, seed: int = 1, bundles: int | None = None) -> list[float]:
    """Learn for a while; returns the share of games won (a tie is half a win) in each bundle."""
    env = GameVectorEnv("hunters", games, 2)
    env.reset(seed=seed)
    policy, rng = Policy(), np.random.default_rng(seed)
    seats = np.arange(games) % 2
    running = np.zeros((games, len(policy.weights)), np.float32)
    finished: list[tuple[np.ndarray, float]] = []
    shares: list[float] = []
    began = time.monotonic()
    while time.monotonic() - began < 60 * minutes and (bundles is None or len(shares) < bundles):
        actions, gradient = policy.choose(env, rng)
        running += gradient
        _, _, ended, _, info = env.step(actions)
        for game in np.flatnonzero(ended):
            lead = info["scores"][game, seats[game]] - info["scores"][game, 1 - seats[game]]
            finished.append((running[game].copy(), float(lead)))
            running[game] = 0
        if len(finished) >= BUNDLE:
            gradients, leads = (np.array(column) for column in zip(*finished, strict=True))
            policy.improve(gradients, leads)
            shares.append(float(((leads > 0) + 0.5 * (leads == 0)).mean()))
            finished.clear()
            if len(shares) % 10 == 0:
                won = np.mean(shares[-10:])
                print(f"{time.monotonic() - began:5.0f} s  {len(shares) * BUNDLE:6} games  won {won:.0%}")
    return shares


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=2.0)
    train(arguments.parse_args().minutes)
