from tilefolk.core cimport copying
from tilefolk.core.game cimport Game
from tilefolk.games.catan cimport names, tables

cdef size_t SIZE

cdef class Position(Game):
    cdef public long long buildings[4]
    cdef public long long road_ends[4]
    cdef public long long roads_low[4]
    cdef public long long roads_high[4]
    cdef public long long counter_offer[4]
    cdef public long long offer
    cdef public long long cities
    cdef public long long blocked
    cdef public short hand[4][5]
    cdef public short known_hand[4][5]
    cdef public short laid_aside[4][5]
    cdef public short development_cards[4][5]
    cdef public short rate[4][5]
    cdef public short bank[5]
    cdef public short pile[5]
    cdef public short bought_this_turn[5]
    cdef public short knights[4]
    cdef public short roads_left[4]
    cdef public short settlements_left[4]
    cdef public short cities_left[4]
    cdef public short road_length[4]
    cdef public short owes[4]
    cdef public short answer[4]
    cdef public short terrain[19]
    cdef public short token[19]
    cdef public short token_hexes[13][2]
    cdef public short harbour[9]
    cdef public short dice[2]
    cdef public short longest_road
    cdef public short largest_army
    cdef public short robber
    cdef public short phase
    cdef public short turn
    cdef public short first
    cdef public short step
    cdef public short founded
    cdef public short victim
    cdef public short rolled
    cdef public short card_played
    cdef public short has_built
    cdef public short free_roads
    cdef public short offers_made
    cdef public short beginners
    cdef public short shuffled_harbours
    cdef public short mixed_phase
    cdef public short offer_menu
    cdef public short first_by_lot
    cdef public int turns

    cdef void _copy_from(self, Game other) noexcept nogil
