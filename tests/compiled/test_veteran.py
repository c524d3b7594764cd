"""The veteran's network makes the same moves in NumPy and in compiled games."""

import numpy as np
import pytest

from ridotto.bots.bot import Bot, ask_bot
from ridotto.bots.network import plainly, played
from ridotto.bots.registry import bots_part, find_bot, invitation
from ridotto.games.grimm.play.header import Options, grimm
from ridotto.games.mascarade.bots.network.training_tables import held_out_table
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.registry import game_of
from ridotto.play import open_game
from ridotto.play.header import Header
from ridotto.simulation import header_of, luck_of, play_minded

SEED = 0x7E7E
TABLES = [
    mascarade(2, seed=0),
    mascarade(3, seed=0),
    mascarade(4, seed=0),
    mascarade(6, seed=0),
    mascarade(13, seed=0),
    mascarade(10, edition=2, scenario="B", seed=0),
    held_out_table(7),
    grimm(2, seed=0),
    grimm(3, options=Options(wagers=True, treasures=True, abilities=True), seed=0),
    grimm(4, seed=0),
    grimm(5, seed=0),
]
GAMES = 20
"""At each table: 220 in all."""


@pytest.mark.parametrize("header", TABLES, ids=lambda header: f"{game_of(header).id}-{len(header.players)}")
def test_a_network_makes_the_same_moves_compiled_and_with_numpy(header: Header):
    game, players = game_of(header).id, len(header.players)
    part, veteran = bots_part(game), find_bot("veteran", game)
    assert part.policy is not None
    states = part.states_for(header, [veteran] * players)
    assert states is not None
    recording = play_minded(header, part.policy.hooks, states, GAMES, SEED, told=True).recording
    for number in range(GAMES):
        start = header_of(header, SEED, number)
        bots = [
            veteran(invitation(start, player), luck)
            for player, luck in enumerate(luck_of(SEED, number, players))
        ]
        assert play_interpreted(start, bots) == list(recording.moves_of(number))


def play_interpreted(header: Header, bots: list[Bot]) -> list[int]:
    """The moves of a game between these bots."""
    game, told = open_game(header), 0
    while not game.over:
        for player, bot in enumerate(bots):
            bot.watch(game.events(player, told))
        told = len(game.log)
        player = game.decider
        game.play(ask_bot(bots[player], game.view(player), game.seen_table(player)))
    return list(game.moves)


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_without_numpy_a_network_gives_the_same_scores(game: str):
    policy = bots_part(game).policy
    assert policy is not None
    assert policy.network is not None
    network = policy.network.shipped()
    random = np.random.default_rng(1)
    without, with_numpy = plainly(network.layers), played(network)
    for moves in range(1, 21):
        position = random.random(network.features.position).tolist()
        features = random.random((moves, network.features.move)).tolist()
        assert with_numpy(position, features) == pytest.approx(without(position, features), abs=1e-9)
