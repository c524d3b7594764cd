"""The move for a player who has run out of time."""

from collections.abc import Callable

from ridotto.play.rulebook import GameView, Move


def any_option(view: GameView) -> Move:
    """One of the options, chosen by the number of the turn."""
    return least_committing(view, lambda _: 0)


def least_committing(view: GameView, commitment: Callable[[Move], int]) -> Move:
    """The option that commits to least; among equals, the number of the turn decides."""
    if view.question is None:
        raise ValueError("this view has no question; ask for the decider's")
    options = view.question.options
    least = min(map(commitment, options))
    quiet = [move for move in options if commitment(move) == least]
    return quiet[view.turn % len(quiet)]
