"""Small games, enumerated to the end with our own `Game`: OpenSpiel finds the same values."""

from collections import defaultdict
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.best_response import BestResponsePolicy
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.policy import UniformRandomPolicy

from environments import openspiel_checks as checks
from ridotto.games.mascarade import Options
from ridotto.play import Game

NAME = "python_mascarade"
DEAL = ["King", "Judge", "Queen", "Cheat", "Bishop", "Thief"]
SWAPPED_OPENLY = ["swap B", "pretend C", "swap D"]
"""The first three turns, which everybody knows here; the fourth is a secret swap."""

AnyGame = Game[Any]


def our_game(turns: int) -> AnyGame:
    game: AnyGame = Game.mascarade(4, deal=DEAL, first=0, options=Options(max_turns=turns))
    for move in SWAPPED_OPENLY:
        game.play(move)
    return game


def their_state(turns: int) -> Any:
    game = pyspiel.load_game(f"{NAME}(players=4,deal={'+'.join(DEAL)},first=0,max_turns={turns})")
    state = game.new_initial_state()
    for move in our_game(turns).moves:
        state.apply_action(move)
    return state


def reward(game: AnyGame, player: int) -> float:
    won, players = game.rulebook.winners(), len(game.players)
    return (players / len(won) - 1) / (players - 1) if player in won else -1 / (players - 1)


def after(game: AnyGame, move: int) -> AnyGame:
    twin = game.copy()
    twin.play(move)
    return twin


def uniform_value(game: AnyGame, player: int) -> float:
    """What a game is worth for a player if everybody plays at random."""
    if game.over:
        return reward(game, player)
    moves = game.legal()
    return sum(uniform_value(after(game, move), player) for move in moves) / len(moves)


class BestResponse:
    """The best that one player can do against others who play at random, knowing only what they saw."""

    def __init__(self, root: AnyGame, player: int) -> None:
        self.player = player
        self.reached: dict[Any, list[tuple[AnyGame, float]]] = defaultdict(list)
        """The games that the player cannot tell apart, each with how likely the others lead to it."""
        self.chosen: dict[Any, int] = {}
        self._reach(root, (), 1.0)

    def knows(self, game: AnyGame, own: tuple[int, ...]) -> Any:
        return own, tuple(game.events(self.player)), tuple(game.legal())

    def _reach(self, game: AnyGame, own: tuple[int, ...], likely: float) -> None:
        if game.over:
            return
        moves = game.legal()
        if game.decider == self.player:
            self.reached[self.knows(game, own)].append((game, likely))
            for move in moves:
                self._reach(after(game, move), (*own, move), likely)
        else:
            for move in moves:
                self._reach(after(game, move), own, likely / len(moves))

    def value(self, game: AnyGame, own: tuple[int, ...] = ()) -> float:
        if game.over:
            return reward(game, self.player)
        if game.decider == self.player:
            move = self.best(self.knows(game, own), own)
            return self.value(after(game, move), (*own, move))
        return sum(self.value(after(game, move), own) for move in game.legal()) / len(game.legal())

    def best(self, known: Any, own: tuple[int, ...]) -> int:
        if known not in self.chosen:
            self.chosen[known] = max(known[2], key=lambda move: self.worth(known, own, move))
        return self.chosen[known]

    def worth(self, known: Any, own: tuple[int, ...], move: int) -> float:
        return sum(
            likely * self.value(after(game, move), (*own, move)) for game, likely in self.reached[known]
        )


@pytest.mark.parametrize("turns", [4, 5])
def test_openspiel_values_random_play_as_our_own_enumeration_does(turns: int):
    state = their_state(turns)
    policy = UniformRandomPolicy(state.get_game())

    theirs = policy_value(state, [policy] * 4)

    assert list(theirs) == pytest.approx([uniform_value(our_game(turns), player) for player in range(4)])


@pytest.mark.parametrize("player", range(4))
def test_openspiel_s_best_response_is_worth_what_our_own_enumeration_finds(player: int):
    state = their_state(5)
    theirs = BestResponsePolicy(state.get_game(), player, UniformRandomPolicy(state.get_game()), state)

    ours = BestResponse(our_game(5), player).value(our_game(5))

    assert theirs.value(state) == pytest.approx(ours)
    assert ours > uniform_value(our_game(5), player) + 0.01


def test_information_states_of_a_small_game_are_perfect_recall():
    assert checks.check_perfect_recall(their_state(5)) > 100
