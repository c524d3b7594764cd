"""The move on a timeout: pass, else look, else what commits to least."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_tables import any_ball
from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from ridotto.games.mascarade import Options
from ridotto.games.registry import game_of
from ridotto.play import Game
from ridotto.play.game import timeout_move

any_table = st.sampled_from(EVERY_TABLE).flatmap(lambda table: games(*table))


def timeout_text(game: Game) -> str:
    return game.text(timeout_move(game))


def begins(texts: Sequence[str], word: str) -> bool:
    return any(text.split()[0] == word for text in texts)


def check_all_decisions(game: Game, rng: Random, words: Sequence[str]) -> None:
    """Play by chance: the first of these words with which an option begins is what the cautious one does."""
    for _ in range(60):
        if game.over:
            return
        possible = [word for word in words if begins(game.legal_texts(), word)]
        assert timeout_move(game) in game.legal()
        assert begins([timeout_text(game)], possible[0] if possible else timeout_text(game).split()[0])
        game.play(rng.choice(game.legal()))


@settings(max_examples=examples(20, 60))
@given(any_table)
def test_in_mascarade_it_passes_else_declines_else_looks_else_pretends(table):
    check_all_decisions(*table, ["pass", "decline", "look", "pretend"])


@settings(max_examples=examples(20, 60))
@given(any_ball)
def test_in_grimm_it_passes_else_keeps_the_card(ball):
    check_all_decisions(*ball, ["pass", "keep"])


def test_a_forced_swap_is_pretended_with_varying_players():
    game = Game.mascarade(4, seed=1, options=Options(opening_round=True))
    swaps = []
    while begins(game.legal_texts(), "swap") and not begins(game.legal_texts(), "look"):
        swaps.append(timeout_text(game))
        game.play(swaps[-1])

    assert len(swaps) == 4
    assert len(set(swaps)) > 1


def test_a_forced_eavesdrop_listens_to_one_player():
    game = Game.grimm(4, seed=1)
    while not begins(game.legal_texts(), "eavesdrop"):
        game.play(timeout_move(game))
    game.play(next(text for text in game.legal_texts() if text.startswith("eavesdrop for")))

    assert any(text.startswith("listen ") and len(text.split()) > 2 for text in game.legal_texts())
    assert timeout_text(game) in {"listen A", "listen B", "listen C", "listen D"}


@pytest.mark.parametrize("game", [Game.grimm(4, seed=3), Game.mascarade(2, seed=3)], ids=["Grimm", "two"])
def test_a_game_in_which_nobody_decides_anything_goes_on(game):
    for _ in range(300):
        if not game.over:
            game.play(timeout_move(game))

    assert game.over or len(game.moves) == 300


def test_there_is_no_timeout_move_without_a_question():
    game = Game.mascarade(4, seed=3, first=0)

    with pytest.raises(ValueError, match="no question"):
        game_of(game.header).play.timeout_move(game.view(1))
