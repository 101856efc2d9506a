"""What torch answers for some positions, for the test of the forward pass: python -m tests.agents.outputs

To be run after a new network is shipped; it needs torch, the test does not.
"""

from __future__ import annotations

import json
from pathlib import Path

import torch

import tilefolk
from examples.ppo import TileNetwork
from tests.properties.strategies import walk
from tilefolk.agents.checkpoint import Checkpoint
from tilefolk.bots.trained import SHIPPED
from tilefolk.bots.weights import DATA
from tilefolk.envs.encoders import encoder_for

FILE = Path(__file__).parent / "ppo-outputs.json"
WALKS = ((0, 25), (1, 34), (3, 52), (5, 70), (8, 97), (11, 124), (14, 151))


def main() -> None:
    """Write the file."""
    kept = Checkpoint.load(DATA / SHIPPED["ppo"])
    told = []
    for seed, steps in WALKS:
        game = walk(tilefolk.get("hunters"), seed, steps).game
        if game.to_move < 0:
            continue
        encoder = encoder_for(game, kept.encoding)
        network = TileNetwork(encoder.layout)
        network.load_state_dict({name: torch.from_numpy(array) for name, array in kept.weights.items()})
        seen = encoder.layout.scaled(encoder.observe(game, game.to_move)[None])
        with torch.no_grad():
            logits, values = network(torch.from_numpy(seen))
        told.append(
            {
                "seed": seed,
                "steps": steps,
                "seat": game.to_move,
                "value": round(float(values[0]), 5),
                "logits": [round(float(logits[0, game.index_of(action)]), 5) for action in game.legal()],
            }
        )
    FILE.write_text("[\n" + ",\n".join(json.dumps(row) for row in told) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
