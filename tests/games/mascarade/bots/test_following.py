"""A game is followed by the rules from what one player sees, and by nothing else."""

import pytest

from ridotto.bots.followed_game import FollowedGame
from ridotto.bots.registry import find_bot
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.bots.following import foretell, rulebook_after_deal
from ridotto.games.mascarade.bots.invitation import MascaradeInvitation
from ridotto.play import Game, open_game

VIEWER = 1


def followed(game):
    events = game.events(VIEWER)
    follower = FollowedGame(VIEWER, foretell)
    follower.rulebook, count = rulebook_after_deal(MascaradeInvitation.to(game.header, VIEWER), events)
    return list(follower.moves(events[count:]))


@pytest.mark.parametrize(
    ("players", "edition", "scenario"), [(2, 1, None), (6, 1, None), (13, 1, None), (8, 2, "A"), (8, 2, "B")]
)
def test_every_table_of_a_game_is_known_at_every_decision(players, edition, scenario):
    game = Game.mascarade(
        players, edition=edition, scenario=scenario, seed=players, options=Options(fate=True)
    )
    Party.of(game, [find_bot("bluffer"), find_bot("random")]).play_out()
    again, known = open_game(game.header), followed(game)

    assert len(known) == len(game.moves)
    for made, move in zip(known, game.moves, strict=True):
        assert (made.who, made.options) == (again.decider, len(again.legal()))
        assert made.table == again.seen_table(VIEWER)
        again.play(move)


def test_what_cannot_be_explained_comes_without_a_table():
    """Secret answers look alike, and claims among them come to light at the end only."""
    game = Game.mascarade(6, seed=2, options=Options(all_at_once=True))
    Party.of(game, [find_bot("random")]).play_out()

    known = followed(game)

    assert known[-1].table is None
    assert all(made.table is not None for made in known[:-1])
    assert [event for made in known for event in made.events] == game.events(VIEWER)[7:]
