"""Carcassonne Hunters and Gatherers."""
