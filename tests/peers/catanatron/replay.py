"""Games of catanatron, replayed action by action in our engine.

After every action hands, bank, development cards, pieces, robber and army must be equal, and so must the
legal actions. Road lengths, the Longest Road and points are compared with a slow search by the official
rules. catanatron 3.2.1 departs from the rules in these ways only; each is counted, anything else fails:

``road_length``      its road stops one short of a foreign building, and keeps old lengths after a cut
``road_card``        so its Longest Road is held by another; on a cut it ignores ties and the minimum of 5
``foreign_road``     it offers roads that start at a foreign settlement, or beyond a cut
``foreign_place``    it offers settlements at places whose own road is only reached through its old network
``new_card``         it lets a development card be played in the turn in which it was bought
``before_roll``      before the roll it offers knights only
``free_road_money``  it offers Road Building, and its roads, only to who could pay for a road
``single_plenty``    it offers one card of Year of Plenty although the bank has two
``lone_short``       a lone player gets nothing from a short bank; the cards are added to its state
``foreign_win``      it ends the game when a player reaches 10 on another's turn; here the game goes on

Two things it only cuts differently: it discards a hand's half in one action, chosen at random (here card
by card, and the bank has them when all have chosen), and it names hex and victim of the robber together.
"""

from __future__ import annotations

import random
from collections import Counter

from catanatron import Color, Game, RandomPlayer
from catanatron.models.enums import Action, ActionType

from tests.peers.catanatron.board import CARDS, RESOURCES, Atlas
from tests.peers.catanatron.oracle import holder, longest
from tilefolk.games.catan import SPEC, actions, names
from tilefolk.games.catan.actions import pack_action
from tilefolk.games.catan.rules import Catan

Pieces = tuple[list[int], int, list[int]]
MIXED = {"mixed_phase": True, "offers": "none", "first": "0"}


class Replay:
    """One game in both engines; ``departures`` counts where catanatron left the rules."""

    def __init__(self, seed: int, players: int = 4) -> None:
        self.random = random.Random(seed)  # what the players choose; catanatron has its own for the dice
        colors = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE][:players]
        self.peer = Game([RandomPlayer(color) for color in colors], seed=seed + 1)
        self.state = self.peer.state
        self.atlas = Atlas(self.state.board.map)
        self.game: Catan = SPEC.new(players, MIXED)
        self.atlas.lay_out(self.game, self.state.board.map)
        self.departures: Counter[str] = Counter()
        self.holder = -1
        self.lengths = [0] * players
        self.actions = 0
        self.size = self.searched = (-1, -1, -1)
        self.pieces: Pieces = ([], 0, [])

    def run(self, most: int = 20_000) -> None:
        """Play to the end, or until so many actions."""
        while not self.game.is_over and self.actions < most:
            self.step()

    def step(self) -> None:
        choices = self.compare_legal()
        number, action = self.random.choice(sorted(choices.items(), key=lambda item: item[0]))
        if self.peer.winning_color() is not None:
            self.departures["foreign_win"] += 1
        done = self.peer.execute(action)
        before = self.game.snapshot()
        try:
            self.carry_out(number, done)
            self.compare_state()
        except AssertionError as error:
            raise AssertionError(
                f"after {done} in\n{SPEC.position_text(restored(before))}: {error}"
            ) from error
        self.actions += 1

    # --- legal actions ---------------------------------------------------------------------------

    def compare_legal(self) -> dict[tuple[int, ...], Action]:
        """The actions that both engines allow; every other must be a known departure."""
        theirs = {self.numbers(action): action for action in self.state.playable_actions}
        ours = self.our_choices()
        for extra in theirs.keys() - ours:
            self.departures[self.their_excuse(extra)] += 1
        for extra in ours - theirs.keys():
            self.departures[self.our_excuse(extra)] += 1
        both = {number: action for number, action in theirs.items() if number in ours}
        assert both, "no action is legal in both"
        return both

    def our_choices(self) -> set[tuple[int, ...]]:
        """Our legal actions; a robber's hex together with its victim, a discard as one choice."""
        game = self.game
        if game.phase == names.PHASE_DISCARD:
            return {(names.ACT_DISCARD,)}
        if game.phase != names.PHASE_MOVE_ROBBER:
            return {(action,) for action in game.legal()}
        found: set[tuple[int, ...]] = set()
        for action in game.legal():
            after = game.copy()
            after.apply(action)
            if after.phase == names.PHASE_CHOOSE_VICTIM:
                found |= {(action, victim) for victim in after.legal()}
            elif after.phase == names.PHASE_THEFT:
                found.add((action, pack_action(names.ACT_ROB, after.victim)))
            else:
                found.add((action,))
        return found

    def numbers(self, action: Action) -> tuple[int, ...]:
        """One of catanatron's actions in our numbers."""
        value = action.value
        match action.action_type:
            case ActionType.ROLL:
                return (pack_action(names.ACT_ROLL, 0),)
            case ActionType.END_TURN:
                return (pack_action(names.ACT_END, 0),)
            case ActionType.BUY_DEVELOPMENT_CARD:
                return (pack_action(names.ACT_BUY, 0),)
            case ActionType.PLAY_KNIGHT_CARD:
                return (pack_action(names.ACT_KNIGHT, 0),)
            case ActionType.PLAY_ROAD_BUILDING:
                return (pack_action(names.ACT_ROAD_BUILDING, 0),)
            case ActionType.DISCARD:
                return (names.ACT_DISCARD,)
            case ActionType.BUILD_ROAD:
                return (pack_action(names.ACT_ROAD, self.atlas.path_of[value]),)
            case ActionType.BUILD_SETTLEMENT:
                return (pack_action(names.ACT_SETTLEMENT, self.atlas.node_of[value]),)
            case ActionType.BUILD_CITY:
                return (pack_action(names.ACT_CITY, self.atlas.node_of[value]),)
            case ActionType.PLAY_MONOPOLY:
                return (pack_action(names.ACT_MONOPOLY, RESOURCES.index(value)),)
            case ActionType.PLAY_YEAR_OF_PLENTY:
                kinds = sorted(RESOURCES.index(name) for name in value)
                one, other = (*kinds, names.NOTHING) if len(kinds) == 1 else kinds
                return (pack_action(names.ACT_YEAR_OF_PLENTY, actions.pair(one, other)),)
            case ActionType.MARITIME_TRADE:
                give, get = RESOURCES.index(value[0]), RESOURCES.index(value[-1])
                rate = sum(name is not None for name in value[:-1])
                assert rate == self.game.rate[self.game.turn][give], "rate"
                return (pack_action(names.ACT_MARITIME, actions.pair(give, get)),)
            case ActionType.MOVE_ROBBER:
                hexagon = pack_action(names.ACT_ROBBER, self.atlas.hex_of[value[0]])
                return (
                    (hexagon,)
                    if value[1] is None
                    else (hexagon, pack_action(names.ACT_ROB, self.seat(value[1])))
                )
        raise AssertionError(f"unknown {action}")

    def their_excuse(self, numbers: tuple[int, ...]) -> str:
        """Why catanatron offers what the rules forbid."""
        reason = self.game.explain(numbers[0])
        key = reason.key.removeprefix("catan.") if reason else "legal"
        tag = actions.tag_of(numbers[0])
        if tag == names.ACT_ROAD and key in ("road.through_foreign", "road.not_connected"):
            return "foreign_road"
        if tag == names.ACT_SETTLEMENT and key == "settlement.no_road":
            return "foreign_place"
        if key == "card.bought_now":
            return "new_card"
        if (
            tag == names.ACT_YEAR_OF_PLENTY
            and key == "card.bank_lacks"
            and actions.second_of(numbers[0]) == names.NOTHING
        ):
            return "single_plenty"
        raise AssertionError(f"only catanatron allows {SPEC.action_name(self.game, numbers[0])}: {reason}")

    def our_excuse(self, numbers: tuple[int, ...]) -> str:
        """Why catanatron lacks what the rules allow."""
        tag = actions.tag_of(numbers[0])
        before_roll = self.game.phase == names.PHASE_BEFORE_ROLL
        if before_roll and tag in (names.ACT_ROAD_BUILDING, names.ACT_YEAR_OF_PLENTY, names.ACT_MONOPOLY):
            return "before_roll"
        if tag == names.ACT_ROAD_BUILDING and 0 in self.game.hand[self.game.turn][:2]:
            return "free_road_money"
        raise AssertionError(f"only we allow {SPEC.action_name(self.game, numbers[0])}")

    # --- carrying out ----------------------------------------------------------------------------

    def carry_out(self, numbers: tuple[int, ...], done: Action) -> None:
        """The same action here, with the dice and cards that catanatron drew."""
        game, value = self.game, done.value
        if done.action_type == ActionType.DISCARD:
            for name in value:
                game.apply(
                    pack_action(
                        names.ACT_DISCARD, actions.discard(self.seat(done.color), RESOURCES.index(name))
                    )
                )
            return
        for number in numbers:
            if actions.tag_of(number) != names.ACT_ROB or game.phase == names.PHASE_CHOOSE_VICTIM:
                game.apply(number)
        if done.action_type == ActionType.ROLL:
            one, other = sorted(value)
            short = [
                e
                for e in self.listen(pack_action(names.ACT_DICE, actions.dice(one, other)))
                if e["kind"] == "short" and e["lone"]
            ]
            for event in short:
                self.mend_short(event["seat"], event["resource"], event["left"])
        elif done.action_type == ActionType.BUY_DEVELOPMENT_CARD:
            game.apply(pack_action(names.ACT_CARD, CARDS.index(value)))
        elif done.action_type == ActionType.MOVE_ROBBER and value[1] is not None:
            game.apply(pack_action(names.ACT_STOLEN, RESOURCES.index(value[2])))

    def listen(self, action: int) -> list[dict]:
        raw = self.game.apply_listening(action)
        return [{"kind": event.kind, **event.data} for event in SPEC.decode_events(self.game, raw)]

    def mend_short(self, seat: int, resource: str, left: int) -> None:
        """C4.3: the lone player gets what is left, also in catanatron."""
        if left == 0:
            return
        kind = ("wood", "brick", "wool", "grain", "ore").index(resource)
        self.departures["lone_short"] += 1
        self.state.player_state[f"P{seat}_{RESOURCES[kind]}_IN_HAND"] += left
        self.state.resource_freqdeck[kind] -= left
        from catanatron.models.actions import generate_playable_actions

        self.state.playable_actions = generate_playable_actions(self.state)

    # --- states ----------------------------------------------------------------------------------

    def compare_state(self) -> None:
        """Everything strictly, but road lengths and what follows from them by the official rules."""
        game, state = self.game, self.state
        players = state.player_state
        for seat in range(game.players):
            hand = [players[f"P{seat}_{name}_IN_HAND"] for name in RESOURCES]
            assert list(game.hand[seat]) == hand, f"hand of {seat}: {hand}"
            cards = [players[f"P{seat}_{name}_IN_HAND"] for name in CARDS]
            assert list(game.development_cards[seat]) == cards, f"cards of {seat}: {cards}"
            assert game.knights[seat] == players[f"P{seat}_PLAYED_KNIGHT"], "knights"
            left = [players[f"P{seat}_{name}_AVAILABLE"] for name in ("ROADS", "SETTLEMENTS", "CITIES")]
            assert [game.roads_left[seat], game.settlements_left[seat], game.cities_left[seat]] == left, (
                "pieces"
            )
            assert (game.largest_army == seat) == players[f"P{seat}_HAS_ARMY"], "army"
            without_road = players[f"P{seat}_ACTUAL_VICTORY_POINTS"] - 2 * players[f"P{seat}_HAS_ROAD"]
            assert sum(game.points(seat)) - game.points(seat)[2] == without_road, "points"
        bank = [sum(cards) for cards in zip(game.bank, *game.laid_aside, strict=True)]
        assert bank == list(state.resource_freqdeck), f"bank {state.resource_freqdeck}"
        assert list(game.pile) == [state.development_listdeck.count(name) for name in CARDS], "pile"
        assert game.robber == self.atlas.hex_of[state.board.robber_coordinate], "robber"
        built, cities, roads = self.their_pieces()
        assert list(game.buildings[: game.players]) == built, "buildings"
        assert game.cities == cities, "cities"
        assert [self.our_roads(seat) for seat in range(game.players)] == roads, "roads"
        self.compare_roads(roads, built)

    def their_pieces(self) -> Pieces:
        """Buildings, cities and roads as sets of bits; they only grow, so their number tells a change."""
        board = self.state.board
        cities = sum(len(owned["CITY"]) for owned in self.state.buildings_by_color.values())
        size = (len(board.buildings), cities, len(board.roads))
        if size != self.size:
            built, towns, roads = [0] * self.game.players, 0, [0] * self.game.players
            for node, (color, kind) in board.buildings.items():
                built[self.seat(color)] |= 1 << self.atlas.node_of[node]
                if kind == "CITY":
                    towns |= 1 << self.atlas.node_of[node]
            for edge, color in board.roads.items():
                roads[self.seat(color)] |= 1 << self.atlas.path_of[edge]
            self.size, self.pieces = size, (built, towns, roads)
        return self.pieces

    def our_roads(self, seat: int) -> int:
        return self.game.roads_low[seat] | self.game.roads_high[seat] << 36

    def compare_roads(self, roads: list[int], built: list[int]) -> None:
        """Lengths and the card by the slow search; where catanatron differs, that is counted."""
        game = self.game
        if self.size == self.searched:
            return
        self.searched = self.size
        for seat, mask in enumerate(roads):
            paths = [path for path in range(72) if mask >> path & 1]
            foreign = sum(built) & ~built[seat]
            self.lengths[seat] = longest(paths, {node for node in range(54) if foreign >> node & 1})
        assert list(game.road_length[: game.players]) == self.lengths, f"lengths {self.lengths}"
        if game.phase in (names.PHASE_FOUND_SETTLEMENT, names.PHASE_FOUND_ROAD):
            return
        self.holder = holder(self.holder, self.lengths)
        assert game.longest_road == self.holder, f"Longest Road of {self.holder}"
        players = self.state.player_state
        for seat, length in enumerate(self.lengths):
            self.departures["road_length"] += self.state.board.road_lengths[self.state.colors[seat]] != length
            self.departures["road_card"] += players[f"P{seat}_HAS_ROAD"] != (seat == self.holder)

    def seat(self, color: Color) -> int:
        return self.state.color_to_index[color]


def restored(fields: dict) -> Catan:
    """A position again from its fields."""
    game: Catan = SPEC.new(fields["players"], MIXED)
    game.restore(fields)
    return game
