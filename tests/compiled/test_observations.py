"""Observations are equal compiled and interpreted, and agree with the view."""

import os
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from games.grimm.random_tables import EVERY_BALL, Ball, Whim, balls, described
from games.mascarade.random_tables import EVERY_TABLE, games
from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.play.header import grimm
from ridotto.games.grimm.rules.setup import PLAYERS
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.play.header import mascarade
from ridotto.play import Game
from ridotto.play.header import Header
from ridotto.seats import SPECTATOR
from ridotto.simulation import (
    MASCARADE_OBSERVATION,
    ObservedTable,
    Onlooker,
    observation_of,
    play_many,
    replay_of,
)

GAMES = int(os.environ.get("RIDOTTO_TWIN_GAMES", "100")) // 5
"""Games for each kind of table: everybody looks at every decision."""
EVERYTHING = GrimmOptions(wagers=True, treasures=True, abilities=True)


# ── Both bodies ──────────────────────────────────────────────────────────────────────────────────────


def observe_side_by_side(game: Game, rng: Random) -> None:
    """Play a game just dealt to its end in both bodies, with everybody looking before every decision."""
    compiled = ObservedTable(game.header)
    viewers = [*range(len(game.players)), SPECTATOR]
    onlookers = [Onlooker(game, player) for player in viewers]
    while True:
        for onlooker in onlookers:
            seen = compiled.observation(onlooker.player)
            assert seen.dtype == np.int32
            assert seen.tolist() == onlooker.observation().tolist()
        if game.over:
            return
        move = rng.choice(game.legal())
        game.make_move(move)
        compiled.play(move)


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_players_of_mascarade_see_the_same_in_both_bodies(edition: int, players: int) -> None:
    @settings(max_examples=GAMES)
    @given(games(edition, players))
    def law(drawn: tuple[Game, Random]) -> None:
        observe_side_by_side(*drawn)

    law()


@pytest.mark.parametrize("ball", EVERY_BALL, ids=described)
def test_guests_of_a_ball_see_the_same_in_both_bodies(ball: tuple[int, bool, bool, bool]) -> None:
    @settings(max_examples=max(1, GAMES // 2))
    @given(balls(*ball))
    def law(drawn: tuple[Ball, Whim]) -> None:
        observe_side_by_side(*drawn)

    law()


HEADERS = [
    mascarade(6, seed=0),
    mascarade(7, edition=2, scenario="B", seed=0, options=Options(fate=True, all_at_once=True)),
    *(grimm(players, seed=0, options=EVERYTHING if players > 2 else GrimmOptions()) for players in PLAYERS),
]


@pytest.mark.parametrize(
    "header", HEADERS, ids=lambda header: f"{type(header).__name__}-{len(header.players)}"
)
def test_a_batch_that_is_observed_is_the_same_batch_and_ends_as_its_games_do(header: Header):
    told = play_many(header, 30, 7, told=True)
    for player in (1, SPECTATOR):
        results = play_many(header, 30, 7, observed=player)

        assert results.moves.tolist() == told.moves.tolist()
        assert results.winners.tolist() == told.winners.tolist()
        for i in range(30):
            game = replay_of(header, 7, told, i)
            assert results.observations[i].tolist() == observation_of(game, player).tolist()


def test_observed_blocks_are_equal_on_any_number_of_cores():
    one, two = (play_many(HEADERS[0], 2500, 1, observed=0, threads=threads) for threads in (1, 2))

    assert (one.observations == two.observations).all()
    assert one.observations.shape == (2500, MASCARADE_OBSERVATION["possible"].stop)


def test_a_player_who_does_not_exist_observes_nothing():
    with pytest.raises(ValueError, match="no player 4 at a table for 4"):
        ObservedTable(grimm(4, seed=1)).observation(4)
    with pytest.raises(ValueError, match="no player 9 at a table for 4"):
        observation_of(Game.grimm(4, seed=1), 9)
    with pytest.raises(ValueError, match="no player -1 at a table for 4"):
        play_many(grimm(4), 1, observed=-1)
    with pytest.raises(ValueError, match="told or counted or observed"):
        play_many(grimm(4), 1, observed=0, counted=True)
