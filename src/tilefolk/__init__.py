"""Three table games, exactly by their rule books."""

from tilefolk import _engine

_engine.prepare()

from tilefolk._engine import engine  # noqa: E402  (the engine must be chosen before any other module)
from tilefolk._version import VERSION as __version__  # noqa: E402

__all__ = ["__version__", "engine"]
