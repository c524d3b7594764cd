"""Exact values of small games: by our own enumeration over `Game`, and by OpenSpiel."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pyspiel
import pytest
from open_spiel.python.algorithms.best_response import BestResponsePolicy
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.policy import Policy

from environments import openspiel_checks as checks
from ridotto.environments.openspiel.observer import seen_items
from ridotto.environments.openspiel.position import CHANCE
from ridotto.environments.openspiel.resampling import state_at
from ridotto.events import Event
from ridotto.play import Game

DOCS = Path(__file__).parents[2] / "docs" / "openspiel.md"

AnyGame: TypeAlias = Game[Any]
Outcomes: TypeAlias = list[tuple[AnyGame, float]]
"""The games that chance may lead to, each with its probability."""
Moves: TypeAlias = Sequence[int]


def after(game: AnyGame, move: int) -> AnyGame:
    twin = game.copy()
    twin.play(move)
    return twin


def without_chance(game: AnyGame, move: int) -> Outcomes:
    return [(after(game, move), 1.0)]


class SmallGame(NamedTuple):
    """A game that begins late: one of several positions, all equally likely."""

    name: str
    """The game in OpenSpiel."""
    starts: Sequence[AnyGame]
    outcomes: Callable[[AnyGame, int], Outcomes] = without_chance
    """What may come of a move."""

    @property
    def players(self) -> range:
        return range(len(self.starts[0].players))


class FixedPolicy(NamedTuple):
    """The moves between which it chooses evenly, by what its player has seen."""

    moves: Callable[[Sequence[Event], int, Moves], Moves]

    def chances(self, events: Sequence[Event], player: int, legal: Moves) -> dict[int, float]:
        chosen = self.moves(events, player, legal)
        return {move: 1 / len(chosen) for move in chosen}


def any_legal(_: Sequence[Event], __: int, legal: Moves) -> Moves:
    return legal


# ── Our own enumeration ──────────────────────────────────────────────────────────────────────────────


def values_of(small: SmallGame, policy: FixedPolicy) -> list[float]:
    """What a game is worth for each player if everybody follows the policy."""
    values = [0.0 for _ in small.players]
    for game in small.starts:
        for end, chance in ends_of(game, small, policy):
            for player in small.players:
                values[player] += chance * reward(end, player) / len(small.starts)
    return values


def ends_of(game: AnyGame, small: SmallGame, policy: FixedPolicy) -> Iterator[tuple[AnyGame, float]]:
    """Every end of a game, with its probability if everybody follows the policy."""
    if game.over:
        yield game, 1.0
        return
    for found, chance in followed(game, small, policy):
        for end, likely in ends_of(found, small, policy):
            yield end, chance * likely


def followed(game: AnyGame, small: SmallGame, policy: FixedPolicy) -> Iterator[tuple[AnyGame, float]]:
    """What comes of a decision if its player follows the policy."""
    for move, chance in chances_in(game, policy).items():
        for found, likely in small.outcomes(game, move):
            yield found, chance * likely


def reward(game: AnyGame, player: int) -> float:
    won, players = game.rulebook.winners(), len(game.players)
    return (players / len(won) - 1) / (players - 1) if player in won else -1 / (players - 1)


def chances_in(game: AnyGame, policy: FixedPolicy) -> dict[int, float]:
    player = game.decider
    assert player is not None
    return policy.chances(game.events(player), player, game.legal())


class BestResponse:
    """The best that one player can do against others with a fixed policy, knowing only what they saw."""

    def __init__(self, small: SmallGame, player: int, policy: FixedPolicy) -> None:
        self.small = small
        self.player = player
        self.policy = policy
        self.reached: dict[Any, list[tuple[AnyGame, float]]] = defaultdict(list)
        """Games that the player cannot tell apart, each with how likely chance and the others make it."""
        self.chosen: dict[Any, int] = {}
        for game in small.starts:
            self._reach(game, (), 1.0)

    def knows(self, game: AnyGame, own: tuple[int, ...]) -> Any:
        return own, tuple(game.events(self.player)), tuple(game.legal())

    def _reach(self, game: AnyGame, own: tuple[int, ...], likely: float) -> None:
        if game.over:
            return
        if game.decider == self.player:
            self.reached[self.knows(game, own)].append((game, likely))
            for move in game.legal():
                for found, chance in self.small.outcomes(game, move):
                    self._reach(found, (*own, move), likely * chance)
        else:
            for found, chance in followed(game, self.small, self.policy):
                self._reach(found, own, likely * chance)

    def value(self) -> float:
        """What the best response is worth."""
        starts = self.small.starts
        return sum(self._value_in(game, ()) for game in starts) / len(starts)

    def _value_in(self, game: AnyGame, own: tuple[int, ...]) -> float:
        if game.over:
            return reward(game, self.player)
        if game.decider == self.player:
            return self._value_after(game, own, self._best(self.knows(game, own), own))
        return sum(
            chance * self._value_in(found, own) for found, chance in followed(game, self.small, self.policy)
        )

    def _value_after(self, game: AnyGame, own: tuple[int, ...], move: int) -> float:
        outcomes = self.small.outcomes(game, move)
        return sum(chance * self._value_in(found, (*own, move)) for found, chance in outcomes)

    def _best(self, known: Any, own: tuple[int, ...]) -> int:
        if known not in self.chosen:
            self.chosen[known] = max(known[2], key=lambda move: self._worth(known, own, move))
        return self.chosen[known]

    def _worth(self, known: Any, own: tuple[int, ...], move: int) -> float:
        return sum(likely * self._value_after(game, own, move) for game, likely in self.reached[known])


# ── OpenSpiel ────────────────────────────────────────────────────────────────────────────────────────


class RootState:
    """Stands before several states as their chance node, as far as OpenSpiel's algorithms ask for it."""

    def __init__(self, states: Sequence[Any]) -> None:
        self.states = states

    def current_player(self) -> int:
        return CHANCE

    def is_chance_node(self) -> bool:
        return True

    def is_terminal(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / len(self.states)) for number in self.legal_actions()]

    def legal_actions(self) -> list[int]:
        return list(range(len(self.states)))

    def child(self, number: int) -> Any:
        return self.states[number]

    def history_str(self) -> str:
        return "before the start"


class TheirPolicy(Policy):
    """A fixed policy as OpenSpiel wants it."""

    def __init__(self, game: Any, policy: FixedPolicy) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.policy = policy

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        events = [item for item in seen_items(state.position, player) if isinstance(item, Event)]
        return self.policy.chances(events, player, state.legal_actions(player))


def their_root(small: SmallGame) -> RootState:
    """The same start in OpenSpiel: the states in which everything has happened that happened in ours."""
    game = pyspiel.load_game(small.name)
    return RootState([state_at(game, checks.position_like(small.name, ours)) for ours in small.starts])


def their_values(small: SmallGame, policy: FixedPolicy) -> list[float]:
    """What OpenSpiel finds that the game is worth for each player if everybody follows the policy."""
    theirs = TheirPolicy(pyspiel.load_game(small.name), policy)
    return [float(value) for value in policy_value(their_root(small), [theirs for _ in small.players])]


def their_best_value(small: SmallGame, policy: FixedPolicy, player: int) -> float:
    """What OpenSpiel's best response is worth."""
    game, root = pyspiel.load_game(small.name), their_root(small)
    best = BestResponsePolicy(game, player, TheirPolicy(game, policy), root)
    return float(best.value(root))


# ── Both ─────────────────────────────────────────────────────────────────────────────────────────────


class ExactCase(NamedTuple):
    """A game whose values are known, if the others follow a policy."""

    game: Callable[[], SmallGame]
    policy: FixedPolicy
    best: Sequence[float]
    """What the best response of each player is worth."""


def check_values(case: ExactCase) -> None:
    """OpenSpiel finds the same value of the policy for each player, and a best response is no worse."""
    small = case.game()
    ours = values_of(small, case.policy)
    assert their_values(small, case.policy) == pytest.approx(ours)
    assert all(best > value - 1e-4 for best, value in zip(case.best, ours, strict=True))


def check_best_response(case: ExactCase, player: int) -> None:
    """OpenSpiel finds the same value of a best response, and it is the one that we know."""
    small = case.game()
    ours = BestResponse(small, player, case.policy).value()
    assert their_best_value(small, case.policy, player) == pytest.approx(ours)
    assert ours == pytest.approx(case.best[player], abs=5e-5)


def check_documented(case: ExactCase) -> None:
    """The page on OpenSpiel has the values of the best responses in a row."""
    row = " | ".join(f"{value:.4f}" if value % 1 else str(value) for value in case.best)
    assert f"| {row} |".replace("-", "−") in DOCS.read_text("utf-8")
