from tilefolk.core cimport memory, names, numbers
from tilefolk.core.game cimport Game

cpdef list legal_indices(Game game)
cpdef bint is_legal_index(Game game, object index) except -1
