"""A finished game step by step, through anybody's eyes, or with every card face up."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ridotto.events import Event
from ridotto.games.grimm.play.rulebook import GrimmRulebook
from ridotto.games.grimm.play.view import GrimmView, Seen
from ridotto.games.mascarade.play.rulebook import MascaradeRulebook
from ridotto.games.mascarade.play.view import Recollection, View
from ridotto.play.game import Game, Header, open_game
from ridotto.play.rulebook import AnyView, Move, Rulebook
from ridotto.seats import SPECTATOR, Player

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
    if isinstance(game.rulebook, MascaradeRulebook):
        return _mascarade(game.rulebook)
    assert isinstance(game.rulebook, GrimmRulebook)
    return _grimm(game.rulebook, game.log)


def _mascarade(rulebook: MascaradeRulebook) -> View:
    truth = Recollection(rulebook.copies, 0, 0)
    truth.possible = [1 << mask for mask in rulebook.table.cards]
    return rulebook.view(SPECTATOR, truth, [])


def _grimm(rulebook: GrimmRulebook, log: list[Event]) -> GrimmView:
    """What walks by everybody, with each guest as they see themselves."""
    memory = Seen()
    memory.watch(log[rulebook.memory_starts(log) :])
    own = [rulebook.view(player, memory, []).guests[player] for player in range(rulebook.table.players)]
    return msgspec.structs.replace(rulebook.view(SPECTATOR, memory, []), guests=tuple(own))
