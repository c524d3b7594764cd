"""A finished game step by step, through anybody's eyes, or with every card face up."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from ridotto.events import Event
from ridotto.games.registry import game_of
from ridotto.play.game import Game, open_game
from ridotto.play.header import Header
from ridotto.play.rulebook import AnyView, Move, Rulebook
from ridotto.seats import Player

Eyes: TypeAlias = int
"""A player, SPECTATOR, or EVERYTHING."""
EVERYTHING: Final = -1
"""The eyes that see every card."""


class Step(NamedTuple):
    """What one decision brought about, and how the table looked then."""

    number: int
    """0 is the deal; step n is the nth decision."""
    who: Player | None
    """Who decided; nobody at the deal."""
    since: int
    """The number of the first of these events."""
    events: list[Event]
    view: AnyView


def steps(header: Header, moves: Sequence[Move], eyes: Eyes, first: int, count: int) -> Iterator[Step]:
    """So many steps of a game from one of them on."""
    game, who, since = open_game(header), None, 0
    for number in range(min(first + count, len(moves) + 1)):
        if number > 0:
            who, since = game.decider, len(game.log)
            game.play(moves[number - 1])
        if number >= first:
            yield Step(number, who, since, _events(game, eyes, since), _view(game, eyes))


def _events(game: Game[Rulebook], eyes: Eyes, since: int) -> list[Event]:
    return game.log[since:] if eyes == EVERYTHING else game.events(eyes, since)


def _view(game: Game[Rulebook], eyes: Eyes) -> AnyView:
    return true_view(game) if eyes == EVERYTHING else game.view(eyes)


def true_view(game: Game[Rulebook]) -> AnyView:
    """The table with every card face up, for after the end."""
    return game_of(game.header).play.true_view(game.rulebook, game.log)
