"""A guest's own figures in a review do not change with the masks of others."""

import msgspec
import pytest

from ridotto.bots.registry import find_bot
from ridotto.bots.table_of_bots import Party
from ridotto.games.grimm.play.header import Laid, Options
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.play import Game
from ridotto.play.game import open_game
from ridotto.play.record import Record
from ridotto.review.budget import ReviewBudget
from ridotto.review.own import OwnReview, OwnReviewer
from ridotto.review.progress import Work
from ridotto.review.timeline import Timeline

ANN = 0
SMALL = ReviewBudget("small", truth=1, own=6, first=8, most=16, confirm=16, asked=2)
ALL_VARIANTS = Options(wagers=True, treasures=True, abilities=True, max_turns=40)


def two_games(seed: int, options: Options) -> tuple[Game, Game, int]:
    """Two balls at which two other guests have exchanged their masks, and at which step Ann sees that."""
    header = Game.grimm(4, seed=seed, first=seed % 4, options=options).header
    names = [[name] for name in CHARACTER_NAMES[seed % 4 : seed % 4 + 4]]
    deals = (names, [names[0], names[2], names[1], names[3]])
    left, right = (
        open_game(msgspec.structs.replace(header, laid=Laid(characters=characters))) for characters in deals
    )
    bots = Party.of(left, [find_bot(name, "grimm") for name in ("sly", "careful", "random", "daring")])
    same = 0
    while not left.over and left.events(ANN) == right.events(ANN):
        same = len(left.moves)
        bots.move()
        if right.over or left.moves[-1] not in right.legal():
            break
        right.play(left.moves[-1])
    return finish(left), finish(right), same


def finish(game: Game) -> Game:
    while not game.over:
        game.play(game.legal()[0])
    return game


def own_review(game: Game) -> OwnReview:
    return OwnReviewer(Timeline(Record.of(game)), ANN, SMALL, 1).review(Work(1))


@pytest.mark.parametrize("options", [Options(max_turns=40), ALL_VARIANTS], ids=["plain", "all variants"])
def test_own_figures_are_the_same_until_a_guest_sees_the_difference(options: Options):
    compared = 0
    for seed in range(6):
        left, right, same = two_games(seed, options)
        first, second = own_review(left), own_review(right)
        assert first.chances[: same + 1].tolist() == second.chances[: same + 1].tolist()
        assert all((first.beliefs[step] == second.beliefs[step]).all() for step in range(same + 1))
        for a, b in zip(first.choices, second.choices, strict=False):
            if a.moment.step < same and b.moment.step < same:
                assert (a.race.moves, a.race.taken) == (b.race.moves, b.race.taken)
                assert a.race.loss() == b.race.loss()
                chances = [[race.chance(i) for i in range(len(race.moves))] for race in (a.race, b.race)]
                assert chances[0] == chances[1]
                compared += 1
    assert compared > 10
