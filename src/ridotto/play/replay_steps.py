"""A finished game step by step, as one viewer saw it or with every card face up."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from ridotto.events import Event
from ridotto.games.registry import game_of
from ridotto.play.game import Game, open_game
from ridotto.play.header import Header
from ridotto.play.rulebook import AnyView, Move, Rulebook
from ridotto.seats import Player

ReplayViewer: TypeAlias = int
"""A player, SPECTATOR, or EVERYTHING."""
EVERYTHING: Final = -1
"""A viewer who sees every card."""


class Step(NamedTuple):
    """What one decision caused, and how the table looked afterwards."""

    number: int
    """0 is the deal; step n is the nth decision."""
    who: Player | None
    """The player who decided; None for the deal."""
    since: int
    """The number of the first event in `events`."""
    events: list[Event]
    view: AnyView


def steps(
    header: Header, moves: Sequence[Move], viewer: ReplayViewer, first: int, count: int
) -> Iterator[Step]:
    """`count` steps of a game, beginning with step `first`."""
    game, who, since = open_game(header), None, 0
    for number in range(min(first + count, len(moves) + 1)):
        if number > 0:
            who, since = game.decider, len(game.log)
            game.play(moves[number - 1])
        if number >= first:
            yield Step(number, who, since, _events(game, viewer, since), _view(game, viewer))


def _events(game: Game[Rulebook], viewer: ReplayViewer, since: int) -> list[Event]:
    return game.log[since:] if viewer == EVERYTHING else game.events(viewer, since)


def _view(game: Game[Rulebook], viewer: ReplayViewer) -> AnyView:
    return true_view(game) if viewer == EVERYTHING else game.view(viewer)


def true_view(game: Game[Rulebook]) -> AnyView:
    """The table with every card face up, for after the end."""
    return game_of(game.header).play.true_view(game.rulebook, game.log)
