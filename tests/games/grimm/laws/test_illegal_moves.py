"""Legal moves never raise; illegal ones never change anything."""

import pytest
from hypothesis import given, settings

from games.grimm.random_tables import EVERY_BALL, Ball, Whim, balls, described
from harness.amounts import examples
from harness.random_games import play_through
from ridotto.games.grimm.rules.moves import MOVES
from ridotto.games.grimm.rules.notation import all_moves
from ridotto.play import IllegalMove

NONSENSE = (-1, MOVES, 10**9, "", "give", "give Z", "accuse B", "point", "keep it")


@pytest.mark.parametrize("ball", EVERY_BALL, ids=described)
def test_an_illegal_move_says_why_and_changes_nothing(ball: tuple[int, bool, bool, bool]) -> None:
    @settings(max_examples=examples(2, 6))
    @given(balls(*ball))
    def law(drawn: tuple[Ball, Whim]) -> None:
        game, rng = drawn
        for _ in play_through(game, rng):
            if rng.random() < 0.1 or game.over:
                try_illegal_moves(game, rng)

    law()


def try_illegal_moves(game: Ball, rng: Whim, most: int = 25) -> None:
    """Offer some of what is not allowed, and some nonsense."""
    table, events, moves = game.rulebook.table.copy(), len(game.log), len(game.moves)
    legal = set(game.legal())
    illegal = [move for move in range(MOVES) if move not in legal]
    for move in (*rng.sample(illegal, most), *NONSENSE):
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert len(str(refusal.value)) > 20
    assert (game.rulebook.table, len(game.log), len(game.moves)) == (table, events, moves)


@pytest.mark.parametrize("ball", EVERY_BALL, ids=described)
def test_the_legal_moves_are_numbered_once_and_read_back_from_their_texts(
    ball: tuple[int, bool, bool, bool],
) -> None:
    @settings(max_examples=examples(2, 6))
    @given(balls(*ball))
    def law(drawn: tuple[Ball, Whim]) -> None:
        game, rng = drawn
        known = all_moves(game.rulebook.names)
        for _ in play_through(game, rng):
            legal = game.legal()
            assert legal == sorted(set(legal))
            assert [known[text] for text in game.legal_texts()] == legal
            if legal:
                text = game.text(rng.choice(legal))
                assert game.rulebook.text(game.rulebook.read(f" {text.upper()} ")) == text

    law()
