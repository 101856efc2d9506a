# declarations only: what tile_casts.py says, for C; see there
from tilefolk.core.game cimport Game
from tilefolk.envs.tile_encoder cimport TileEncoder
from tilefolk.games.hunters.state cimport HuntersState
from tilefolk.games.mayflower.state cimport MayflowerState
from tilefolk.tiles.game cimport TileGame

cdef inline void write(TileEncoder encoder, Game game, int seat, short* out, short* trace) noexcept nogil:
    encoder._write_tiles(<TileGame> game, seat, out, trace)

cdef inline void fetch(TileEncoder encoder, Game game, short* out, short* trace) noexcept nogil:
    encoder._fetch_tiles(<TileGame> game, out, trace)

cdef inline int dolmen_piece(TileGame game) noexcept nogil:
    return (<HuntersState> game).dolmen_piece

cdef inline int dolmen_seat(TileGame game) noexcept nogil:
    return (<HuntersState> game).dolmen_seat

cdef inline int surveyor(TileGame game, int which) noexcept nogil:
    return (<MayflowerState> game).surveyor[which]

cdef inline int bonus_once(TileGame game) noexcept nogil:
    return (<MayflowerState> game).bonus_once

cdef inline int ten_rows(TileGame game) noexcept nogil:
    return (<MayflowerState> game).ten_rows
