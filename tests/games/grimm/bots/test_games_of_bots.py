"""Bots at the ball finish every game, the careful ones win, and the same seed gives the same game."""

from collections import Counter

import pytest

from harness.amounts import examples
from ridotto.bots.registry import UnknownBot, find_bot, quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.games.grimm import Options
from ridotto.games.grimm.rules.characters import BOON
from ridotto.games.grimm.rules.events import Kind, RoundEnd
from ridotto.play import Game, read_record, replay, write_record

GRIMM = quick_bots("grimm")
PLAIN = Options()
EVERYTHING = Options(wagers=True, treasures=True, abilities=True, deduction=False)
FOR_TWO = Options(treasures=True, abilities=True)


EVERY_TABLE = [
    *((players, PLAIN) for players in (2, 3, 4, 5)),
    *((players, FOR_TWO if players == 2 else EVERYTHING) for players in (2, 3, 4, 5)),
]


@pytest.mark.parametrize(("players", "options"), EVERY_TABLE)
@pytest.mark.parametrize("kinds", [["careful"], ["sly"], ["random"], ["forgetful", "daring"], list(GRIMM)])
def test_bots_finish_a_ball_with_every_variant_and_never_stall(players, options, kinds):
    for seed in range(2):
        game = Game.grimm(players, options=options, seed=seed)
        Party.of(game, [GRIMM[name] for name in kinds]).play_out()
        ends = [event.n for event in game.truth() if event.kind == Kind.ROUND_ENDED]

        assert game.ending in ("ten_roses", "three_rounds")
        assert RoundEnd.STALEMATE not in ends


@pytest.mark.parametrize(("players", "games"), [(2, examples(60, 150)), (4, examples(40, 60))])
@pytest.mark.parametrize("name", ["careful", "sly"])
def test_clever_bots_win_most_games_against_as_many_random_ones(name, players, games):
    wins = Counter()
    for seed in range(games):
        game = Game.grimm(players, seed=seed)
        kinds = [GRIMM[name], GRIMM["random"]]
        Party.of(game, kinds[:: 1 if seed % 2 == 0 else -1]).play_out()
        wins.update(winner % 2 == seed % 2 for winner in game.rulebook.winners())

    assert wins[True] > 4 * wins[False]


def test_the_same_seed_gives_the_same_ball():
    games = [
        Party.of(Game.grimm(4, seed=5, options=EVERYTHING), list(GRIMM.values())).play_out() for _ in range(2)
    ]

    assert games[0].moves == games[1].moves
    assert games[0].log == games[1].log


def test_bots_that_come_to_a_saved_ball_go_on_as_they_would_have():
    whole = Party.of(Game.grimm(4, seed=8), list(GRIMM.values())).play_out()
    left = Game.grimm(4, seed=8)
    party = Party.of(left, list(GRIMM.values()))
    for _ in range(40):
        party.move()

    resumed = replay(read_record(write_record(left)))
    Party.of(resumed, list(GRIMM.values())).play_out()

    assert resumed.moves == whole.moves


def drafted_own_boon(name):
    """How often a kind of bot drafts its own boon where it lies there."""
    drafted = Counter()
    for seed in range(examples(60, 120)):
        game = Game.grimm(4, seed=seed)
        party = Party.of(game, [GRIMM[name]])
        table = game.rulebook.table
        for _ in game.players:
            boon = BOON[table.characters[2 * game.decider]]
            there = table.pool[boon] > 0
            taken = next(event.n for event in party.move() if event.kind == Kind.DRAFTED)
            if there:
                drafted[taken == boon] += 1
    return drafted[True] / sum(drafted.values())


def test_a_careful_bot_drafts_its_boon_more_often_than_a_daring_one_and_a_sly_one_seldom():
    careful, daring, sly = map(drafted_own_boon, ("careful", "daring", "sly"))

    assert 0.9 > careful > daring > 0.4
    assert 0.02 < sly < 0.3


def test_each_game_has_bots_of_its_own():
    assert find_bot(" Careful ", "grimm") is GRIMM["careful"]
    with pytest.raises(
        UnknownBot, match=r"no bot 'honest' for this game; the bots are: careful, sly, veteran, random"
    ):
        find_bot("honest", "grimm")
    with pytest.raises(UnknownBot, match="did you mean careful"):
        find_bot("carefull", "grimm")
