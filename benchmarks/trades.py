"""How hard trades with other players of Catan, and what that is worth.

python -m benchmarks.trades --games 1000
python -m benchmarks.trades --games 1000 --offers wide

First four players trade as hard does. Then one of them, each seat in turn, neither offers nor takes anything,
at the same tables with the same dice: an even match would be a quarter of the wins.
"""

from __future__ import annotations

import argparse
from collections import Counter

import tilefolk
from tilefolk.arena.ratings import wilson
from tilefolk.bots.factory import make
from tilefolk.bots.manners import turned_down
from tilefolk.core.rng import Rng
from tilefolk.games.catan import actions, names

PLAYERS = 4
FIRST_SEED = 40_000
NOBODY = -1
TRADES = (names.ACT_OFFER, names.ACT_ACCEPT, names.ACT_COUNTER)
COUNTED = {
    names.ACT_END: "turns",
    names.ACT_OFFER: "offers",
    names.ACT_COUNTER: "counter-offers",
    names.ACT_DEAL: "deals",
}


def play(number: int, offers: str, silent: int, counts: Counter[str]) -> bool:
    """One game, with manners as at the table; whether the seat that does not trade has won."""
    spec = tilefolk.get("catan")
    game, luck = spec.new(PLAYERS, {"offers": offers}), Rng(FIRST_SEED + number // PLAYERS)
    table = [make("hard", spec, number * PLAYERS + seat) for seat in range(PLAYERS)]
    played: list[int] = []
    while not game.is_over:
        if game.is_chance:
            game.apply_trusted(game.sample_chance(luck))
            continue
        seat = game.to_move
        shunned = turned_down(played, seat, PLAYERS)
        if seat == silent:
            shunned |= {action for action in game.legal() if actions.tag_of(action) in TRADES}
        played.append(table[seat].choose(game, seat, shunned))
        game.apply_trusted(played[-1])
        tag = actions.tag_of(played[-1])
        if tag in COUNTED:
            counts[COUNTED[tag]] += 1
        if tag == names.ACT_OFFER:
            give, want = (
                sum(actions.amount(cards, kind) for kind in range(names.KINDS))
                for cards in (actions.give_of(played[-1]), actions.want_of(played[-1]))
            )
            counts[f"{give} for {want}"] += 1
    return silent in game.winners()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trades", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--offers", default="simple", choices=[menu for menu in names.MENUS if menu != "none"]
    )
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    for number in range(given.games):
        play(number, given.offers, NOBODY, counts)
    print("in all:", ", ".join(f"{count} {what}" for what, count in counts.most_common()))
    print(f"offers a turn: {counts['offers'] / counts['turns']:.2f}")
    print(f"deals an offer: {counts['deals'] / counts['offers']:.2f}")
    wins = sum(play(number, given.offers, number % PLAYERS, Counter()) for number in range(given.games))
    low, high = (100 * bound for bound in wilson(wins, given.games))
    print(f"who does not trade wins {wins / given.games:.1%} ({low:.1f}–{high:.1f}) of {given.games}")


if __name__ == "__main__":
    main()
