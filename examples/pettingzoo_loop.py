"""The usual PettingZoo loop, with a random policy: python examples/pettingzoo_loop.py"""

from __future__ import annotations

import numpy as np

from tilefolk.envs import catan_v0


def main(seed: int = 1) -> dict[str, float]:
    """One game of Catan for three; returns the rewards of the agents."""
    env = catan_v0.env(players=3)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(rng.choice(legal)))
        steps += 1
    print(f"{steps} steps, rewards {rewards}")
    return rewards


if __name__ == "__main__":
    main()
