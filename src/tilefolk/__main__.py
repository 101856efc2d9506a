"""``python -m tilefolk`` is the command ``tilefolk``."""

from tilefolk.cli import main

main()
