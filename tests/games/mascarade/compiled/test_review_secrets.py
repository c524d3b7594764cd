"""A player's own figures in a review do not change with what this player could not know."""

import pytest

from ridotto.bots.registry import find_bot
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade import Options
from ridotto.play import Game
from ridotto.play.record import Record
from ridotto.review.budget import ReviewBudget
from ridotto.review.own import OwnReview, OwnReviewer
from ridotto.review.progress import Work
from ridotto.review.timeline import Timeline

ANN, BOB, CLEA = range(3)
SMALL = ReviewBudget("small", truth=1, own=6, first=8, most=16, confirm=16, asked=2)


def finish(game: Game) -> Game:
    while not game.over:
        game.play(game.legal()[0])
    return game


def two_games(seed: int, viewer: int, options: Options) -> tuple[Game, Game, int]:
    """Two games that begin with a real and with a pretended swap, and at which step a player sees that."""
    left, right = (Game.mascarade(5, seed=seed, first=ANN, options=options) for _ in range(2))
    left.play("swap C")
    right.play("pretend C")
    bots = Party.of(left, [find_bot(name) for name in ("bluffer", "honest", "daring", "random")])
    same = 1
    while not left.over and left.events(viewer) == right.events(viewer):
        same = len(left.moves)
        bots.move()
        if right.over or left.moves[-1] not in right.legal():
            break
        right.play(left.moves[-1])
    return finish(left), finish(right), same


def own_review(game: Game, viewer: int) -> OwnReview:
    return OwnReviewer(Timeline(Record.of(game)), viewer, SMALL, 1).review(Work(1))


@pytest.mark.parametrize("at_once", [False, True])
def test_own_figures_are_the_same_until_a_player_sees_the_difference(at_once: bool):
    compared = 0
    for seed in range(4):
        viewer = BOB if seed % 2 else CLEA
        options = Options(all_at_once=at_once, max_turns=25)
        left, right, same = two_games(seed, viewer, options)
        first, second = own_review(left, viewer), own_review(right, viewer)
        assert first.chances[: same + 1].tolist() == second.chances[: same + 1].tolist()
        for step in range(same + 1):
            assert (first.beliefs[step] == second.beliefs[step]).all()
        compared += compare_decisions(first, second, same)
    assert compared > 5


def compare_decisions(first: OwnReview, second: OwnReview, same: int) -> int:
    """Compare all decisions up to a step; returns how many there were."""
    pairs = [
        (a.race, b.race)
        for a, b in zip(first.choices, second.choices, strict=False)
        if a.moment.step < same and b.moment.step < same
    ]
    for a, b in pairs:
        assert a.moves == b.moves
        assert a.taken == b.taken
        assert a.loss() == b.loss()
        assert [a.chance(i) for i in range(len(a.moves))] == [b.chance(i) for i in range(len(b.moves))]
    return len(pairs)
