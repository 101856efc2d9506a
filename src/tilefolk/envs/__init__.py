"""The games as environments for learning: PettingZoo, Gymnasium (one game or thousands), OpenSpiel.

>>> import gymnasium, tilefolk.envs
>>> env = gymnasium.make("tilefolk/Hunters-v0", opponents="random")
>>> observation, info = env.reset(seed=1)
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from tilefolk.core.extras import need

need("envs", "numpy", "gymnasium")

import gymnasium  # noqa: E402  (whether it is there is asked first)

for _game, _players in (("hunters", 2), ("mayflower", 2), ("catan", 4)):
    gymnasium.register(
        f"tilefolk/{_game.capitalize()}-v0",
        entry_point="tilefolk.envs.single:GameSeatEnv",
        vector_entry_point="tilefolk.envs.vector:GameVectorEnv",
        kwargs={"name": _game, "players": _players},
    )
