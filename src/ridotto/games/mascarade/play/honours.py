"""The honours of Mascarade: the best bluffer, the most trusting, the most restless."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.play.rulebook import MascaradeRulebook
from ridotto.games.mascarade.play.story import Announcement, MascaradeStory, TrueState, TurnStory, turns_of
from ridotto.play.game import Game
from ridotto.play.honours import Honour, most, tally
from ridotto.seats import Player


def mascarade_story(game: Game[MascaradeRulebook]) -> MascaradeStory:
    """The whole story of a finished game."""
    assert isinstance(game.header, Mascarade)
    start, turns = turns_of(game)
    return MascaradeStory(
        edition=game.header.edition,
        players=game.players,
        masks=[mask.name for mask in game.rulebook.masks],
        start=start,
        turns=turns,
        ending=game.ending,
        winners=game.rulebook.winners(),
        honours=list(honours_of(len(game.players), start, turns)),
    )


def honours_of(players: int, start: TrueState, turns: list[TurnStory]) -> Iterator[Honour]:
    said = [turn.announcement for turn in turns if turn.announcement]
    stood = [each for each in said if each.bluff and each.stood]
    yield from most("bluffer", tally((each.who, 1) for each in stood if each.gained > 0), players)
    yield from most("gold", tally((each.who, each.gained) for each in stood), players)
    yield from most("trusting", tally((who, 1) for each in said for who in each.believers), players, 2)
    yield from most("detective", tally(_caught(said)), players)
    yield from most("unlucky", tally((who, 1) for turn in turns for who in turn.fined), players)
    yield from most("restless", tally((each.who, 1) for turn in turns for each in turn.handlings), players, 2)
    yield from most("true", tally(_true_words(said)), players, 2)
    yield from most("faces", _faces(start, turns), players, 3)
    yield from most("swing", _swings(start, turns), players, 3)


def _caught(said: Iterable[Announcement]) -> Iterator[tuple[Player, int]]:
    """The players whose claims exposed a bluff."""
    for each in said:
        if each.bluff:
            yield from ((claim.who, 1) for claim in each.claims if claim.right)


def _true_words(said: Iterable[Announcement]) -> Iterator[tuple[Player, int]]:
    """The players who announced or claimed the mask they had."""
    for each in said:
        if not each.bluff:
            yield each.who, 1
        yield from ((claim.who, 1) for claim in each.claims if claim.right)


def _faces(start: TrueState, turns: Iterable[TurnStory]) -> dict[Player, int]:
    """How many different masks each player has had."""
    moments = [start, *(turn.after for turn in turns)]
    return {
        player: len({mask for moment in moments for mask in moment.cards[player]})
        for player in range(len(start.coins))
    }


def _swings(start: TrueState, turns: Iterable[TurnStory]) -> dict[Player, int]:
    """The most coins that each player won in one turn."""
    moments = [start, *(turn.after for turn in turns)]
    return {
        player: max(b.coins[player] - a.coins[player] for a, b in pairwise(moments))
        for player in range(len(start.coins))
    }
