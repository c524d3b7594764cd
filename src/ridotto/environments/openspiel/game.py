"""Games and states as OpenSpiel wants them."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec
import pyspiel

from ridotto.environments.openspiel.observer import StateObserver
from ridotto.environments.openspiel.part import OpenSpielPart, Parameter, openspiel_part
from ridotto.environments.openspiel.position import CHANCE, NOBODY, OpenSpielRules, TreePosition, rules_for
from ridotto.environments.trouble import BadEnvironment
from ridotto.games.kind import GameKind
from ridotto.games.registry import games
from ridotto.play.rulebook import Move
from ridotto.seats import Player

MOST_TURNS: Final = 10_000
"""The greatest turn limit: OpenSpiel counts the moves of a game in 32 bits."""


def short_name(kind: GameKind) -> str:
    """What a game is called in OpenSpiel."""
    return f"python_{kind.id}"


def game_type(kind: GameKind) -> Any:
    """What OpenSpiel wants to know about a game in general."""
    part = openspiel_part(kind)
    return pyspiel.GameType(
        short_name=short_name(kind),
        long_name=kind.play.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.play.players[-1],
        min_num_players=kind.play.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(part.parameters),
    )


def game_info(part: OpenSpielPart, rules: OpenSpielRules) -> Any:
    """What OpenSpiel wants to know about a game with these parameters."""
    players = rules.players
    return pyspiel.GameInfo(
        num_distinct_actions=part.moves,
        max_chance_outcomes=part.most_outcomes,
        num_players=players,
        min_utility=-1 / (players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=part.most_decisions(rules.header),
    )


class RidottoGame(pyspiel.Game):
    """One of our games, with its parameters; each has a subclass with its kind."""

    kind: GameKind

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        """Raises `Refusal` if there is no table like this."""
        part = openspiel_part(self.kind)
        given: dict[str, Any] = {**part.parameters, **(params or {})}
        check_turns(given["max_turns"])
        self.rules = rules_for(msgspec.json.encode(part.header(given)))
        super().__init__(game_type(self.kind), game_info(part, self.rules), dict(params or {}))

    def __reduce__(self) -> Any:
        """A game is saved as its name with its parameters."""
        return load_game, (str(self),)

    def new_initial_state(self) -> "RidottoState":
        """The state before the deal."""
        return RidottoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Any:
        """Observes states: as a player sees them now, unless something else is wanted."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return StateObserver(self.rules, wanted, params)

    def max_chance_nodes_in_history(self) -> int:
        """A limit on the outcomes of a game."""
        return openspiel_part(self.kind).most_draws(self.rules.header)


class RidottoState(pyspiel.State):
    """A state: a position that never changes, so that a clone shares it."""

    def __init__(self, game: RidottoGame) -> None:
        super().__init__(game)
        self.position: TreePosition = game.rules.start

    def current_player(self) -> Player:
        """Who decides: a player, chance, or nobody after the end."""
        return self.position.decider

    def _legal_actions(self, player: Player) -> list[Move]:
        return self.position.legal()[:] if player == self.position.decider else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide now, and how likely each is."""
        if self.position.decider != CHANCE:
            raise BadEnvironment("no-chance-node")
        return self.position.outcomes()[:]

    def _apply_action(self, action: int) -> None:
        if self.position.decider == NOBODY:
            raise BadEnvironment("game-over", method="new_initial_state")
        possible = self.position.legal() or [outcome for outcome, _ in self.position.outcomes()]
        if action not in possible:
            raise BadEnvironment("illegal-action", action=action)
        ahead = self.position.rules.ahead
        if ahead is None or ahead.parent is not self.position or ahead.action != action:
            ahead = self.position.after(action)
        self.position = ahead

    def _action_to_string(self, player: Player, action: int) -> str:
        if player == CHANCE:
            return self.position.outcome_text(action)
        return self.position.rules.move_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.decider == NOBODY

    def returns(self) -> list[float]:
        """+1 for a win and -1 / (n - 1) for a loss; several winners share."""
        return self.position.returns()

    def __str__(self) -> str:
        return str(self.position)


def check_turns(turns: int) -> None:
    """Raise unless games come to an end: OpenSpiel has no endless ones."""
    if not 1 <= turns <= MOST_TURNS:
        raise BadEnvironment("bad-count", what="max_turns", least=1, most=MOST_TURNS, value=turns)


@cache
def class_of(kind: GameKind) -> type[RidottoGame]:
    """The class of a game."""
    return type(f"{kind.id.capitalize()}Game", (RidottoGame,), {"kind": kind, "__module__": __name__})


@cache
def register_games() -> tuple[str, ...]:
    """Tell OpenSpiel about our games, once; returns their names."""
    known = [kind for kind in games().values() if kind.has("environments")]
    for kind in known:
        pyspiel.register_game(game_type(kind), class_of(kind))
    return tuple(short_name(kind) for kind in known)


def load_game(name: str) -> Any:
    """A game by its name with its parameters, e.g. in a process that has not registered it yet."""
    register_games()
    return pyspiel.load_game(name)
