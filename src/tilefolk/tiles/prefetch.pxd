# declarations only: what prefetch.py says, for C; see there
from tilefolk.core.memory cimport fetch_ahead, fetch_lines
from tilefolk.tiles.names cimport PLACE_INDICES, ROTATIONS
from tilefolk.tiles.state cimport TileState

cdef inline void fetch(TileState game, int index) noexcept nogil:
    fetch_ahead(&game.phase)
    fetch_lines(&game.drawn, 256)
    fetch_lines(game.standing, 200)
    fetch_lines(game.frontier_need, 192)
    fetch_ahead(&game.frontier[game.frontier_count - 1])
    fetch_ahead(&game.frontier_place[game.frontier_count - 1])
    if 0 <= index < PLACE_INDICES:
        fetch_ahead(&game.frontier[index // ROTATIONS])
        fetch_ahead(&game.frontier_place[index // ROTATIONS])
    fetch_ahead(&game.squares[game.site_count])
    fetch_ahead(&game.laid_tiles[game.tile_count])
    fetch_lines(&game.pieces[game.piece_count], 192)
