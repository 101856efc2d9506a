from tilefolk.tiles cimport decks, figures, lookup, names
from tilefolk.tiles.state cimport TileState

cdef dict take(TileState game)
cdef list _standing(TileState game)
cdef object restore(TileState game, snapshot)
