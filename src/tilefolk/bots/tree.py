"""The nodes of a search's tree; in the compiled engine a node is a struct."""

from __future__ import annotations


class Node:
    """A decision, or an outcome of chance: its first branch, its next sibling, and what is known of it.

    ``prior``: how likely it is to be tried; ``first_share``: its share of wins at first sight; ``total``: all
    shares of wins that its visits brought.
    """

    first = 0
    sibling = 0
    visits = 0
    action = 0
    prior = 0.0
    first_share = 0.0
    total = 0.0


def nodes(n: int) -> list[Node]:
    """``n`` nodes, until they are released."""
    return [Node() for _ in range(n)]
