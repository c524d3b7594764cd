"""Bots play games to the end, some better than others, and the same seed gives the same game."""

from collections import Counter

import pytest

from harness.amounts import examples
from ridotto.bots.registry import UnknownBot, find_bot, quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.masks import PLAYERS, SCENARIOS
from ridotto.play import Game, read_record, replay, write_record

EVERY_SCENARIO = [
    (edition, name, players)
    for edition, scenarios in SCENARIOS.items()
    for name in scenarios
    for players in PLAYERS[edition]
]


@pytest.mark.parametrize(("edition", "scenario", "players"), EVERY_SCENARIO)
def test_bots_of_all_kinds_finish_a_game_of_every_scenario(edition, scenario, players):
    options = Options(fate=True, all_at_once=players % 2 == 0, max_turns=1000)
    game = Game.mascarade(players, edition=edition, scenario=scenario, seed=players, options=options)

    Party.of(game, list(quick_bots("mascarade").values())).play_out()

    assert game.over
    assert game.ending != "limit"


@pytest.mark.parametrize("name", ["honest", "bluffer"])
def test_three_clever_bots_win_most_games_against_three_random_ones(name):
    wins = Counter()
    for seed in range(examples(30, 100)):
        game = Game.mascarade(6, seed=seed)
        Party.of(game, [quick_bots("mascarade")[name], quick_bots("mascarade")["random"]]).play_out()
        wins.update("clever" if game.players.index(winner) % 2 == 0 else "random" for winner in game.winners)

    assert wins["clever"] > 4 * wins["random"]


def test_the_same_seed_gives_the_same_game():
    games = [
        Party.of(Game.mascarade(7, seed=5), list(quick_bots("mascarade").values())).play_out()
        for _ in range(2)
    ]

    assert games[0].moves == games[1].moves
    assert games[0].log == games[1].log


def test_bots_that_come_to_a_saved_game_go_on_as_they_would_have():
    whole = Party.of(Game.mascarade(6, seed=8), list(quick_bots("mascarade").values())).play_out()
    left = Game.mascarade(6, seed=8)
    party = Party.of(left, list(quick_bots("mascarade").values()))
    for _ in range(40):
        party.move()

    resumed = replay(read_record(write_record(left)))
    Party.of(resumed, list(quick_bots("mascarade").values())).play_out()

    assert resumed.moves == whole.moves


def test_a_bluffer_lies_and_an_honest_bot_does_not():
    lies = Counter()
    for name in ("honest", "bluffer"):
        for seed in range(15):
            game = Game.mascarade(6, seed=seed)
            party = Party.of(game, [quick_bots("mascarade")[name]])
            while not game.over:
                before, cards = len(game.log), game.rulebook.table.cards[:]
                party.move()
                said = game.log[before]
                lies[name, game.text(game.moves[-1]).startswith("announce") and cards[said.a] != said.n] += 1

    share = {
        name: lies[name, True] / (lies[name, True] + lies[name, False]) for name in ("honest", "bluffer")
    }
    assert share["bluffer"] > 2 * share["honest"]


def test_an_unknown_bot_gets_one_sentence_that_helps():
    with pytest.raises(
        UnknownBot, match=r"no bot 'clever' for this game; the bots are: honest, bluffer, .*random"
    ):
        find_bot("clever")
    with pytest.raises(UnknownBot, match="did you mean honest"):
        find_bot("honst")


def test_nobody_moves_for_somebody_who_is_no_bot():
    game = Game.mascarade(4, seed=1, first=0)

    with pytest.raises(ValueError, match="no bot's decision"):
        Party.of(game, [quick_bots("mascarade")["honest"]], without=0).move()
