"""Benchmarks: ``python -m benchmarks`` or ``scripts/bench``."""
