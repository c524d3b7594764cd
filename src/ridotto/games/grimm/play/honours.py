"""The honours of The Grimm Masquerade: the best detective, the longest masked, the most generous."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from ridotto.games.grimm.play.rulebook import GrimmRulebook
from ridotto.games.grimm.play.story import GrimmStory, RoundStory, rounds_of
from ridotto.play.game import Game
from ridotto.play.honours import Honour, most, tally
from ridotto.seats import Player


def grimm_story(game: Game[GrimmRulebook]) -> GrimmStory:
    """The whole story of a finished game."""
    rounds = rounds_of(game)
    return GrimmStory(
        players=game.players,
        rounds=rounds,
        ending=game.ending,
        winners=game.rulebook.winners(),
        honours=list(honours_of(len(game.players), rounds)),
    )


def honours_of(players: int, rounds: list[RoundStory]) -> Iterator[Honour]:
    accused = [each for told in rounds for each in told.accusations]
    fallen = [each for told in rounds for each in told.unmaskings if each.by != each.who]
    yield from most("detective", tally((each.who, 1) for each in accused if each.right), players)
    yield from most("unmasker", tally((each.by, 1) for each in fallen), players)
    yield from most("masked", tally(_masked(rounds)), players)
    yield from most("suspect", tally((each.accused, 1) for each in accused if not each.right), players)
    yield from most("giver", tally(pair for told in rounds for pair in enumerate(told.given)), players, 2)
    yield from most(
        "gambler", tally((each.who, each.roses) for told in rounds for each in told.wagers), players
    )
    yield from most("bloom", _best_round(players, rounds), players, 2)


def _masked(rounds: Iterable[RoundStory]) -> Iterator[tuple[Player, int]]:
    """The number of turns after which each player was still masked."""
    for told in rounds:
        for turn in told.turns:
            yield from ((player, 1) for player in turn.masked)


def _best_round(players: int, rounds: list[RoundStory]) -> dict[Player, int]:
    """The most roses that each player won in one round."""
    standings = [(0,) * players, *(told.roses for told in rounds)]
    return {player: max(b[player] - a[player] for a, b in pairwise(standings)) for player in range(players)}
