"""Two actions with the same luck: the mean difference of each seat's share, and how sure it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from tilefolk.analysis.story import Step
from tilefolk.bots.playouts import TO_THE_END, Playouts


@dataclass
class PlayoutPairs:
    """Sums over pairs of playouts, one action against the other."""

    players: int
    count: int = 0
    sums: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sums = self.sums or [0.0] * self.players
        self.squares = self.squares or [0.0] * self.players

    def add(self, one: list[float], other: list[float]) -> None:
        """Count one more pair."""
        self.count += 1
        for seat in range(self.players):
            difference = one[seat] - other[seat]
            self.sums[seat] += difference
            self.squares[seat] += difference * difference

    def mean(self, seat: int) -> float:
        """What the first action is worth more than the other."""
        return self.sums[seat] / self.count if self.count else 0.0

    def error(self, seat: int) -> float:
        """The standard error of that."""
        if self.count <= 1:  # one pair has no spread
            return 1.0
        mean = self.mean(seat)
        variance = max(0.0, self.squares[seat] / self.count - mean * mean)
        return float((variance / (self.count - 1)) ** 0.5)


def add_pairs(
    playouts: Playouts,
    step: Step,
    actions: tuple[int, int],
    pairs: PlayoutPairs,
    lucks: range,
    horizon: int = TO_THE_END,
) -> None:
    """Play both actions of a decision on with each luck, from what its seat could know."""
    hidden = step.game.spec.has_hands
    seat = step.seat if hidden else -1
    for luck in lucks:
        one = playouts.run(step.game, luck, horizon, actions[0], seat)
        other = playouts.run(step.game, luck, horizon, actions[1], seat)
        pairs.add(one, other)
