"""The attributes of a position for the type checker; state.pxd declares them for the compiler."""

from tilefolk.core.game import Game

ARRAYS: dict[str, int]
NUMBERS: tuple[str, ...]

class Position(Game):
    built: list[int]
    reach: list[int]
    roads_low: list[int]
    roads_high: list[int]
    counter: list[int]
    hand: list[int]
    sure: list[int]
    laid: list[int]
    cards: list[int]
    rate: list[int]
    bank: list[int]
    pile: list[int]
    fresh: list[int]
    knights: list[int]
    roads_left: list[int]
    settlements_left: list[int]
    cities_left: list[int]
    length: list[int]
    owes: list[int]
    answer: list[int]
    terrain: list[int]
    token: list[int]
    yielding: list[int]
    harbour: list[int]
    dice: list[int]
    offer: int
    cities: int
    blocked: int
    longest_road: int
    largest_army: int
    robber: int
    phase: int
    turn: int
    first: int
    step: int
    founded: int
    victim: int
    rolled: int
    card_played: int
    has_built: int
    free_roads: int
    offers_made: int
    beginners: int
    shuffled: int
    mixed: int
    menu: int
    lot: int
    turns: int
