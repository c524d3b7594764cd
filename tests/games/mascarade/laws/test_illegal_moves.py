"""Legal moves never raise; illegal ones never change anything."""

from random import Random

import pytest
from hypothesis import given, settings

from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from harness.random_games import play_through
from ridotto.games.mascarade.rules.moves import MOVES
from ridotto.play import Game, IllegalMove


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_an_illegal_move_says_why_and_changes_nothing(edition: int, players: int) -> None:
    @settings(max_examples=examples(4, 25))
    @given(games(edition, players))
    def law(drawn: tuple[Game, Random]) -> None:
        game, rng = drawn
        for _ in play_through(game, rng):
            if rng.random() < 0.1 or game.over:
                try_all_illegal_moves(game)

    law()


def try_all_illegal_moves(game: Game) -> None:
    """Offer everything that is not allowed, and some nonsense."""
    table, events, moves = game.rulebook.table.copy(), len(game.log), len(game.moves)
    legal = set(game.legal())
    nonsense = (-1, MOVES, 10**9, "", "announce", "swap Z", "look at everything")
    for move in (*(m for m in range(MOVES) if m not in legal), *nonsense):
        with pytest.raises(IllegalMove) as refusal:
            game.play(move)
        assert len(str(refusal.value)) > 20
    assert (game.rulebook.table, len(game.log), len(game.moves)) == (table, events, moves)


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_the_legal_moves_are_numbered_once_and_read_back_from_their_texts(edition: int, players: int) -> None:
    @settings(max_examples=examples(5, 15))
    @given(games(edition, players))
    def law(drawn: tuple[Game, Random]) -> None:
        game, rng = drawn
        for _ in play_through(game, rng):
            legal = game.legal()
            assert legal == sorted(set(legal))
            assert all(0 <= move < MOVES for move in legal)
            texts = game.legal_texts()
            assert len(set(texts)) == len(legal)
        *_, last = [0, *game.moves]
        assert last < MOVES

    law()
