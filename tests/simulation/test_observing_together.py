"""All players of a table, observed together, observe what each of them would observe alone."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.random_tables import PLAYERS, Ball, Whim, balls
from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from ridotto.play import Game
from ridotto.simulation import Onlooker
from ridotto.simulation.compile.games import source_for

MOST_MOVES = 60


class Together:
    """All players of a game, who take in its events together."""

    def __init__(self, game: Game) -> None:
        self.game = game
        source = source_for(type(game.header))
        self.how, self.width = source.observations.together, source.observations.places.END
        self.common = self.how.new_common(game.rulebook.table)
        self.owns = [self.how.own() for _ in game.header.players]
        self.listening = (1 << len(self.owns)) - 1
        self.heard = 0

    def observation(self, player: int) -> list[int]:
        """What a player knows now, from events told with all their secrets."""
        for event in self.game.log[self.heard :]:
            self.how.hear(self.common, self.owns, self.listening, *event)
        self.heard = len(self.game.log)
        row = [99] * self.width  # what lies in the caller's arrays must not matter
        self.how.observe(self.game.rulebook.table, self.common, self.owns[player], player, row)
        return row


def compare(game: Game, rng: Random) -> None:
    """Play a game on, and let all players look at it before every move and at the end."""
    players = range(len(game.header.players))
    together, alone = Together(game), [Onlooker(game, player) for player in players]
    for _ in range(MOST_MOVES):
        for player in players:
            assert together.observation(player) == alone[player].observation().tolist()
        if game.over:
            return
        game.play(rng.choice(game.legal()))


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_players_of_mascarade_observe_the_same_together_and_alone(edition: int, players: int) -> None:
    @settings(max_examples=examples(4, 15))
    @given(games(edition, players))
    def law(drawn: tuple[Game, Random]) -> None:
        compare(*drawn)

    law()


@pytest.mark.parametrize("players", PLAYERS)
def test_guests_of_a_ball_observe_the_same_together_and_alone(players: int) -> None:
    @settings(max_examples=examples(4, 15))
    @given(st.booleans().flatmap(lambda rest: balls(players, players > 2, rest, rest)))
    def law(drawn: tuple[Ball, Whim]) -> None:
        compare(*drawn)

    law()
