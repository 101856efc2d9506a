from tilefolk.bots cimport names
from tilefolk.bots.evaluation cimport Evaluator
from tilefolk.bots.names cimport REACH, STEPS
from tilefolk.games.catan.names cimport HARBOURS, HEXES, INTERSECTIONS, KINDS, SEATS

cdef class CatanJudge(Evaluator):
    # weights, by the names of the data file
    cdef public double wood, brick, wool, grain, ore, scarcity
    cdef public double variety, numbers, harbour, robbed, settlement_pace, city_pace
    cdef public double card_pace, place, first_variety, set_up_dot, set_up_variety, set_up_settlement_pace
    cdef public double set_up_city_pace, set_up_card_pace, set_up_place, away, contested, further
    cdef public double card, over_seven, settlement, city, development, extension
    cdef public double gain, patience, barter, settlement_now, city_now, card_now
    cdef public double by_trade, hurry, length, road_race, army_race, step
    cdef public double army, knight, road_building, plenty, monopoly, robber
    cdef public double theft, free_road, fade, urgency, offer
    cdef public double accepted, countered, deal_rival, deal_leader, words

    cdef short seen_hexes[HEXES]
    cdef short seen_harbours[HARBOURS]
    cdef double rolls
    cdef double node_dots[INTERSECTIONS][KINDS]
    cdef short node_harbour[INTERSECTIONS]
    cdef double dot[KINDS]
    cdef long long seen_buildings[SEATS]
    cdef long long seen_cities[SEATS]
    cdef long long seen_roads_low[SEATS]
    cdef long long seen_roads_high[SEATS]
    cdef long long version[SEATS]
    cdef bint setting_up
    cdef bint lone
    cdef double dots[SEATS][KINDS]
    cdef double traded[SEATS][KINDS]
    cdef int tokens[SEATS]
    cdef double income[SEATS]
    cdef double upgrade[SEATS]
    cdef long long judged[SEATS]
    cdef double place_worth[SEATS][INTERSECTIONS]
    cdef int robber_at[SEATS]
    cdef double damage[SEATS]
    cdef long long within[SEATS][REACH]
    cdef double spot[SEATS][REACH]
    cdef double room[SEATS]
    cdef int roads_short[SEATS]
    cdef double come[SEATS][KINDS]
    cdef long long seen_hand[SEATS]
    cdef long long seen_state[SEATS]
    cdef double hand_worth[SEATS]
    cdef double steps[STEPS]
