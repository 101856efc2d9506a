"""The games in OpenSpiel: ``import tilefolk.envs.openspiel``, then ``pyspiel.load_game("tilefolk_hunters")``.

Dice and draws are chance nodes. Decisions are the same indices as in all other environments; chance
outcomes have small numbers of their own (``chance.py``). Options of the table and the number of players
are parameters: ``tilefolk_catan(players=3,offers=wide)``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from tilefolk.core.game import Game
from tilefolk.core.names import CHANCE, OVER
from tilefolk.core.registry import GameSpec, get
from tilefolk.core.rng import Rng
from tilefolk.core.values import Options
from tilefolk.envs.chance import Chance
from tilefolk.envs.encoders import encoder_for
from tilefolk.envs.env_game import outcomes
from tilefolk.envs.legal_indices import legal_indices
from tilefolk.games.catan import actions, names
from tilefolk.games.catan.rules import Catan

SeenAction = int | list[int]
"""An action as all seats see it, or as each of them does."""
HIDING = frozenset((names.ACT_CARD, names.ACT_STOLEN, names.ACT_DISCARD))
"""What not every seat sees the card of."""
LENGTHS = {"hunters": 300, "mayflower": 1000, "catan": 1_000_000}
"""No game has more decisions; Catan ends after 10,000 turns at the latest."""
TITLES = {"hunters": "Hunters and Gatherers", "mayflower": "Mayflower", "catan": "Catan"}


class PositionWithHistory:
    """A position with what was seen on the way to it, which OpenSpiel may clone: copies are our own."""

    __slots__ = ("_fingerprints", "_pending", "chance", "game")

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self._fingerprints = [b""] * game.players
        self._pending: list[SeenAction] = []
        """What has happened since the fingerprints were last made: few ask for them."""

    def __deepcopy__(self, memo: dict[int, Any]) -> PositionWithHistory:
        other = PositionWithHistory(self.game.copy(), self.chance)
        other._fingerprints, other._pending = list(self._fingerprints), list(self._pending)
        return other

    def play(self, action: int) -> None:
        """Carry out an action, and note what is seen of it."""
        self._pending.append(seen_action(self.game, action))
        self.game.apply(action)

    def seen_by(self, seat: int) -> str:
        """A fingerprint of everything that a seat has seen happen."""
        for each in self._pending:
            self._fingerprints = with_action(self._fingerprints, each)
        self._pending.clear()
        return self._fingerprints[seat].hex()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position and whose move it is."""

    def __init__(self, spiel_game: SpielGame) -> None:
        super().__init__(spiel_game)
        self._held = PositionWithHistory(spiel_game.start.copy(), spiel_game.chance)

    @property
    def position(self) -> Game:
        """The engine's position."""
        return self._held.game

    @property
    def _kind(self) -> SpielGame:
        kind: SpielGame = self.get_game()
        return kind

    def current_player(self) -> int:
        """The seat to move, chance, or terminal."""
        seat = self.position.to_move
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.position.to_move == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.position.to_move:
            return []
        return legal_indices(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The number of each outcome, and how likely it is."""
        outcomes = self.position.chance()
        total = sum([weight for _, weight in outcomes])
        numbers = self._held.chance.numbers
        return [(numbers[action], weight / total) for action, weight in outcomes]

    def _apply_action(self, number: int) -> None:
        self._held.play(self._action(self.position.to_move, number))

    def _action(self, player: int, number: int) -> int:
        held = self._held
        return held.chance.outcomes[number] if player < 0 else held.game.action_at(number)

    def _action_to_string(self, player: int, number: int) -> str:
        return self._kind.spec.action_name(self.position, self._action(player, number))

    def returns(self) -> list[float]:
        """1 for a lone winner, together 0."""
        return outcomes(self.position)

    def seen_by(self, player: int) -> str:
        """A fingerprint of everything that a seat has seen happen."""
        return self._held.seen_by(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The same position as the seat sees it, with all that is hidden from it guessed anew."""
        state: SpielState = self.clone()
        state.position.redeterminise(player, Rng(int(sampler() * 2**62)))
        return state

    def __str__(self) -> str:
        return self._kind.spec.position_text(self.position)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its parameters; subclasses name it."""

    spec: GameSpec
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, str | int | float | bool] | None = None) -> None:
        spec = self.spec
        given = dict(params or {})
        players = int(given.pop("players", default_players(spec)))
        self.start = spec.new(players, given)
        self.chance = Chance(self.start)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.index_count,
            max_chance_outcomes=self.chance.count,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LENGTHS[spec.name],
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """What a seat sees, as in all other environments; None for other kinds of observations."""
        if params:
            raise ValueError(f"there are no observation parameters {params}")
        one_seat = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and (
            not iig_obs_type.public_info or iig_obs_type.private_info != one_seat
        ):
            return None
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielObserver:
    """Writes observations, scaled; ``dict`` has the fields of the layout as views of ``tensor``."""

    def __init__(self, game: SpielGame, recall: bool = False) -> None:
        """``recall``: the text also tells what the seat saw before, which is an information state."""
        self._recall = recall
        self._spec = game.spec
        self._encoder = encoder_for(game.start)
        self.tensor = np.zeros(self._encoder.size, np.float32)
        layout = self._encoder.layout
        self.dict = {field.name: layout.part(self.tensor, field.name) for field in layout.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees of a state."""
        seen = self._encoder.observe(state.position, player)
        self._encoder.layout.scaled(seen, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The board as the seat sees it, and a fingerprint of all that it sees."""
        seen = self._encoder.observe(state.position, player).astype("<i2")
        fingerprint = blake2b(seen.tobytes(), digest_size=8).hexdigest()
        text = f"{self._spec.board_text(state.position, player)}seen by {player}: {fingerprint}\n"
        return f"{text}seen before: {state.seen_by(player)}\n" if self._recall else text


def seen_action(position: Game, action: int) -> SeenAction:
    """What each seat sees of an action: of a hidden card only that there was one."""
    if isinstance(position, Catan) and actions.tag_of(action) in HIDING:
        seats = range(position.players)
        return [action if _sees(position, action, seat) else _hidden(action) for seat in seats]
    return action


def with_action(seen: list[bytes], what: SeenAction) -> list[bytes]:
    """What each seat has seen, with one action more."""
    each = [what] * len(seen) if isinstance(what, int) else what
    return [
        blake2b(before + one.to_bytes(8, "little"), digest_size=8).digest()
        for before, one in zip(seen, each, strict=True)
    ]


def _sees(position: Catan, action: int, seat: int) -> bool:
    """Who sees a card: its buyer, a thief and the victim, and who lays it aside."""
    tag = actions.tag_of(action)
    if tag == names.ACT_CARD:
        return seat == position.turn
    if tag == names.ACT_STOLEN:
        return seat in (position.turn, position.victim)
    if tag == names.ACT_DISCARD:
        return seat == actions.discarding_seat(actions.payload_of(action))
    return True


def _hidden(action: int) -> int:
    """The same without the card."""
    tag = actions.tag_of(action)
    if tag == names.ACT_DISCARD:
        return actions.pack_action(
            tag, actions.discard(actions.discarding_seat(actions.payload_of(action)), 0)
        )
    return actions.pack_action(tag, 0)


def default_players(spec: GameSpec) -> int:
    """How many play unless told: two, or four where the rule book is for three or four."""
    return 4 if spec.name == "catan" else 2


def _game_type(name: str) -> pyspiel.GameType:
    spec = get(name)
    information = pyspiel.GameType.Information
    hidden = spec.has_hands
    parameters: Options = {option.name: option.default for option in spec.options}
    return pyspiel.GameType(
        short_name=f"tilefolk_{name}",
        long_name=TITLES[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.max_players,
        min_num_players=spec.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_players(spec), **parameters},
    )


# OpenSpiel keeps what is registered beyond the end of Python: it must be a class, a closure would crash there


class HuntersGame(SpielGame):
    """Hunters and Gatherers."""

    spec, kind = get("hunters"), _game_type("hunters")


class MayflowerGame(SpielGame):
    """Mayflower."""

    spec, kind = get("mayflower"), _game_type("mayflower")


class CatanGame(SpielGame):
    """Catan."""

    spec, kind = get("catan"), _game_type("catan")


for _game in (HuntersGame, MayflowerGame, CatanGame):
    if _game.kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_game.kind, _game)
