"""Trained agents: networks whose checkpoints play as bots, without the library that trained them."""
