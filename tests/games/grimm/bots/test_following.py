"""A ball is followed by the rules from what one player sees, and by nothing else."""

import pytest

from ridotto.bots.followed_game import FollowedGame
from ridotto.bots.registry import find_bot
from ridotto.bots.table_of_bots import Party
from ridotto.games.grimm import Options
from ridotto.games.grimm.bots.character_beliefs import GrimmBeliefs
from ridotto.games.grimm.bots.following import ball_after_deal, ball_at, foretell
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.bots.search import with_known_cards
from ridotto.games.grimm.bots.viewpoint import Viewpoint
from ridotto.games.grimm.rules.table import HAND
from ridotto.play import Game, open_game

VIEWER = 1
EVERYTHING = Options(wagers=True, treasures=True, abilities=True)
FOR_TWO = Options(treasures=True, abilities=True)


def followed(follower, beliefs, events):
    """The moves that explain these events, while the beliefs keep up with them."""
    for made in follower.moves(events):
        yield made
        beliefs.watch(made.events)


def follow(game):
    """A follower after the deal, its beliefs, and what happened since."""
    events, invitation = game.events(VIEWER), GrimmInvitation.to(game.header, VIEWER)
    beliefs = GrimmBeliefs(VIEWER, len(game.players))
    follower = FollowedGame(VIEWER, foretell)
    follower.rulebook, count = ball_after_deal(invitation, beliefs, events)
    beliefs.watch(events[:count])
    return follower, beliefs, events[count:]


def is_alike(made, game):
    """Whether a decision was followed as it is; how many cards an unmasked player can give is hidden."""
    table = game.rulebook.table
    is_secret = table.phase == HAND and table.asked != VIEWER
    options = is_secret or made.options == len(game.legal())
    return made.who == game.decider and options and made.table == game.seen_table(VIEWER)


def played(players, seed, options):
    game = Game.grimm(players, seed=seed, options=options)
    Party.of(game, [find_bot("sly", game="grimm"), find_bot("random", game="grimm")]).play_out()
    return game


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, Options()), (2, FOR_TWO), (3, Options()), (4, Options()), (4, EVERYTHING), (5, EVERYTHING)],
)
def test_every_table_of_a_ball_is_known_at_every_decision(players, options, seed):
    game = played(players, seed, options)
    again = open_game(game.header)

    for made, move in zip(followed(*follow(game)), game.moves, strict=True):
        assert is_alike(made, again)
        again.play(move)


def test_what_cannot_be_explained_comes_without_a_table():
    game = played(4, 1, Options())
    follower, _, events = follow(game)

    strange = [event._replace(who=(event.who + 1) % 4) for event in events]
    known = list(follower.moves(strange))

    assert [made.table for made in known] == [None]
    assert list(known[0].events) == strange


def test_a_ball_can_be_followed_from_a_table_as_a_player_sees_it():
    game = played(4, 1, EVERYTHING)
    again = open_game(game.header)
    for move in game.moves[:20]:
        again.play(move)
    events = again.events(VIEWER)
    invitation = GrimmInvitation.to(game.header, VIEWER)
    viewpoint = Viewpoint(invitation, 0)
    viewpoint.watch(events)
    follower, table = FollowedGame(VIEWER, foretell), again.seen_table(VIEWER)
    start = with_known_cards(table, viewpoint.holdings)
    follower.rulebook = ball_at(invitation, viewpoint.beliefs, start, viewpoint.known())

    later = game.events(VIEWER, len(events))
    for made, move in zip(followed(follower, viewpoint.beliefs, later), game.moves[20:], strict=True):
        assert is_alike(made, again)
        again.play(move)
