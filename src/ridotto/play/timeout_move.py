"""The move made for somebody whose time is over."""

from collections.abc import Callable

from ridotto.games.registry import game_of
from ridotto.play.game import Game
from ridotto.play.rulebook import Move, Rulebook, View


def timeout_move(game: Game[Rulebook]) -> Move:
    """The move made for the decider: as little as the rules allow, and nothing that tells of their cards."""
    if game.decider is None:
        raise ValueError("the game is over; there is nothing to decide")
    return game_of(game.header).play.timeout_move(game.view(game.decider))


def least_committing(view: View, commitment: Callable[[Move], int]) -> Move:
    """The option that commits to least; where several do, the number of the turn decides."""
    if view.question is None:
        raise ValueError("this view has no question; ask for the decider's")
    options = view.question.options
    least = min(map(commitment, options))
    quiet = [move for move in options if commitment(move) == least]
    return quiet[view.turn % len(quiet)]
