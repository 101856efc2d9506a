"""Carcassonne Mayflower."""
