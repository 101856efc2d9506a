"""A pool of bots, each against each: the whole table, and a rating for everybody.

python -m benchmarks.pool catan hard hard:roads hard:army --games 200
python -m benchmarks.pool hunters easy medium hard master --games 40 --iterations 1000

A row's bot sits alone at tables of the column's; in a cell stands its share of wins in per cent. What would
be even stands above the table. A rating 400 points higher is odds of ten to one to win rather than the other.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

import tilefolk
from tilefolk.arena import Tournament, run
from tilefolk.arena.ratings import bradley_terry, wilson

Shares = Mapping[tuple[int, int], float]
"""The share of wins of one alone against others, by their numbers."""


def met(game: str, names: Sequence[str], players: int, games: int, given: argparse.Namespace) -> Shares:
    """Play everybody alone against tables of everybody else; with two players once is enough for both."""
    options = {"offers": given.offers} if game == "catan" else {}
    shares: dict[tuple[int, int], float] = {}
    for one, name in enumerate(names):
        for other, others in enumerate(names):
            if one == other or (one, other) in shares:
                continue
            tournament = Tournament(
                game, (name, others), games, players, given.seed, options, None, given.iterations
            )
            shares[one, other] = run(tournament, given.processes).standings[0].share
            if players == len((one, other)):
                shares[other, one] = 1.0 - shares[one, other]
    return shares


def ratings(count: int, players: int, games: int, shares: Shares) -> list[float]:
    """Who wins comes before everybody else at the table, one bot or several of the same."""
    wins: dict[tuple[int, int], float] = {}
    for (one, other), share in shares.items():
        wins[one, other] = wins.get((one, other), 0.0) + (players - 1) * share * games
        wins[other, one] = wins.get((other, one), 0.0) + (1.0 - share) * games
    return bradley_terry(count, wins)


def table(names: Sequence[str], players: int, games: int, shares: Shares) -> str:
    """All of it as Markdown."""
    rated = ratings(len(names), players, games, shares)
    lines = [
        f"{games} games a cell; even: {100 / players:.0f} %",
        "",
        "| alone | " + " | ".join(names) + " | mean | interval | rating |",
        "|---|" + "---:|" * (len(names) + 3),
    ]
    for one, name in enumerate(names):
        row = [shares.get((one, other)) for other in range(len(names))]
        known = [share for share in row if share is not None]
        low, high = wilson(sum(known) * games, len(known) * games)
        cells = ["–" if share is None else f"{100 * share:.1f}" for share in row]
        mean = sum(known) / len(known)
        lines.append(
            f"| {name} | "
            + " | ".join(cells)
            + f" | {100 * mean:.1f} | {100 * low:.1f}–{100 * high:.1f} | {rated[one]:.0f} |"
        )
    return "\n".join(lines)


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.pool", description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("names", nargs="+")
    arguments.add_argument("--players", type=int)
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--iterations", type=int)
    arguments.add_argument("--offers", default="none")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--processes", type=int, default=1)
    given = arguments.parse_args()
    players = given.players or tilefolk.get(given.game).min_players
    if given.game == "catan" and given.players is None:
        players = tilefolk.get(given.game).max_players
    print(table(given.names, players, given.games, met(given.game, given.names, players, given.games, given)))


if __name__ == "__main__":
    main()
