"""The numbers of the bots by name; compiled code takes the same ones from ``names.pxd``."""

from __future__ import annotations

SEATS_MAX = 8
"""Room for what is known of each seat of any game."""
DEPTH_MAX = 512
"""Decisions and outcomes of nature on one way down the tree of a search."""
SITES_MAX = 16
"""Open squares of a feature that are looked at; more than these are hopeless anyway."""
NEEDS = 256
"""What the four sides of a square can need."""
KINDS_MAX = 128
"""Kinds of tiles at most."""

REACH = 4
"""A place for a settlement is looked for up to three roads away; with those at hand that makes four."""
STEPS = 16
"""Roads or knights that may lack to an award; more count as many."""

NO_NODE = -1
"""Where a tree has no branch, or room for none."""
ROOT = 0
TREE_START = 1
"""The first node of a tree that may be taken: node 0 is the root, and means "none" among branches."""
ITERATIONS_A_LOOK = 16
"""Iterations of a search between two looks at the clock."""

UNITS_ROOM = 512
"""Numbers of a perceptron at most."""
WORTH_FACTS = 12
"""What a perceptron is told of a feature; see ``hunters_learned``."""
SUPPLY_FACTS = 3
"""What it is told of the members in hand."""
FEATURES_NOTED = 40
"""Features with figures on them: no more than there are figures."""
NOTES_ROOM = 520
"""Room to note all of them: who owns each, and its facts."""
