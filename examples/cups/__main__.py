"""The command line with cups among the games: python -m examples.cups play --terminal cups"""

import examples.cups  # noqa: F401  (makes it known)
from tilefolk.cli import main

main()
