"""The kernel of tile-laying games: tile sets, the board, features that grow together, figures.

It knows tiles, zones, strands and figures, but no game's own words: those come as a vocabulary.
"""
