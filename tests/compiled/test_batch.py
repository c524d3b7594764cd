"""Batches: the same games on any number of cores, and every game can be replayed."""

from itertools import chain
from sys import getrefcount

import numpy as np
import pytest

from games.mascarade.random_tables import EVERY_TABLE
from ridotto.chance import below, sow, words_of
from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.play.header import grimm
from ridotto.games.grimm.rules.events import Kind as GrimmKind
from ridotto.games.grimm.rules.setup import PLAYERS
from ridotto.games.mascarade import Mascarade, Options
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.table import Packed
from ridotto.play.header import Header
from ridotto.seats import members
from ridotto.simulation import (
    CompiledTable,
    Results,
    game_seed,
    header_of,
    loops,
    outputs,
    play_in_blocks,
    play_many,
    replay_of,
)
from ridotto.simulation import batch as batch_module
from ridotto.simulation.batch import BLOCK
from ridotto.simulation.compile.records import new_buffer
from ridotto.simulation.loops import OTHER_HIGH, OTHER_LOW
from ridotto.simulation.players import any_move

SEED = 0xA_0000_0007
EVERY_HEADER = [
    *(mascarade(players, edition=edition, seed=0) for edition, players in EVERY_TABLE),
    mascarade(7, edition=2, scenario="B", options=Options(fate=True, all_at_once=True, show_bans=True)),
    *(grimm(players, seed=0) for players in PLAYERS),
    grimm(5, options=GrimmOptions(wagers=True, treasures=True, abilities=True)),
]


def columns(results: Results) -> list[list[object]]:
    return [
        column.tolist()
        for column in (results.winners, results.endings, results.turns, results.moves, results.scores)
    ]


@pytest.mark.parametrize(
    "header", EVERY_HEADER, ids=lambda header: f"{type(header).__name__}-{len(header.players)}"
)
def test_every_game_of_a_batch_can_be_played_again_at_human_speed(header: Header):
    results = play_many(header, 40, SEED, told=True)
    begins = Kind.TURN if isinstance(header, Mascarade) else GrimmKind.TURN
    for i in range(40):
        game = replay_of(header, SEED, results, i)

        assert game.over
        assert game.log == results.recording.events_of(i)
        assert game.rulebook.winners() == members(int(results.winners[i]))
        assert sum(event.kind == begins for event in game.log) == results.turns[i]
        assert len(game.moves) == results.moves[i]
        assert game.rulebook.table.ending == results.endings[i]
        assert scores(game) == results.scores[i].tolist()


def scores(game) -> list[int]:
    """By player."""
    by_seat = game.rulebook.scores()
    seats = getattr(game.rulebook.table, "seat_of", range(len(by_seat)))
    return [by_seat[seat] for seat in seats]


@pytest.mark.parametrize("header", [EVERY_HEADER[4], EVERY_HEADER[-1]], ids=["mascarade", "grimm"])
def test_the_number_of_cores_and_listening_change_nothing(header: Header):
    games = 3 * BLOCK + 7
    alone = play_many(header, games, SEED)

    assert columns(play_many(header, games, SEED, threads=2)) == columns(alone)
    assert columns(play_many(header, games, SEED, threads=0)) == columns(alone)
    told = play_many(header, games, SEED, threads=3, told=True)
    assert columns(told) == columns(alone)
    again = play_many(header, games, SEED, told=True)
    assert all((a == b).all() for a, b in zip(told.recording, again.recording, strict=True))
    assert columns(play_many(header, games, SEED + 1)) != columns(alone)


def test_any_range_of_games_can_be_played_by_itself():
    whole = play_many(EVERY_HEADER[4], 100, SEED)
    part = play_many(EVERY_HEADER[4], 30, SEED, start=50)

    assert part.start == 50
    assert [column[50:80] for column in columns(whole)] == columns(part)
    late = play_many(EVERY_HEADER[4], 2, SEED, start=2**32 - 2, told=True)
    assert replay_of(EVERY_HEADER[4], SEED, late, 1).log == late.recording.events_of(1)


def test_blocks_come_in_order_and_add_up():
    games = 2 * BLOCK + 1
    blocks = list(play_in_blocks(EVERY_HEADER[0], games, SEED, threads=2))

    assert [block.start for block in blocks] == [0, BLOCK, 2 * BLOCK]
    whole = columns(play_many(EVERY_HEADER[0], games, SEED))
    assert [[*chain(*parts)] for parts in zip(*map(columns, blocks), strict=True)] == whole


def test_a_recording_that_is_too_small_is_followed_by_a_larger_one(monkeypatch: pytest.MonkeyPatch):
    roomy = play_many(EVERY_HEADER[-1], 20, SEED, told=True)
    monkeypatch.setattr(outputs, "ROOM", 8)
    narrow = play_many(EVERY_HEADER[-1], 20, SEED, told=True)

    assert columns(narrow) == columns(roomy)
    assert all((a == b).all() for a, b in zip(narrow.recording, roomy.recording, strict=True))


def test_random_players_have_random_numbers_of_their_own():
    """What random compiled play means, in plain Python."""
    header = EVERY_HEADER[4]
    results = play_many(header, 3, SEED, told=True)
    low, high, number = words_of(game_seed(SEED, 2))
    rng = [0, 0, 0, 0]
    sow(rng, low ^ OTHER_LOW, high ^ OTHER_HIGH, number)
    game = batch_module.open_game(header_of(header, SEED, 2))
    while not game.over:
        legal = game.legal()
        game.play(legal[below(rng, len(legal))])

    assert game.moves == results.recording.moves_of(2)


def test_every_legal_move_is_as_likely_as_any_other():
    results = play_many(mascarade(6, seed=0), 6000, SEED, told=True)
    firsts = results.recording.moves[np.r_[0, results.recording.ends[:-1, 1]]]
    moves, counts = np.unique(firsts, return_counts=True)

    assert len(moves) == 12, "six seats, and each may swap with any other or pretend to"
    assert counts.min() > 0.75 * counts.mean()
    assert counts.max() < 1.25 * counts.mean()


def first_move(t, powers: Packed, out: list[int], count: int, rng: list[int]) -> int:
    """Always the first of the legal moves."""
    return out[0]


def last_move(t, powers: Packed, out: list[int], count: int, rng: list[int]) -> int:
    """Always the last of the legal moves."""
    return out[count - 1]


def test_two_policies_play_differently_and_are_never_mixed_up():
    header = mascarade(4, seed=0, options=Options(max_turns=12))
    for policy, which in ((first_move, 0), (last_move, -1)):
        results = play_many(header, 2, SEED, told=True, policy=policy)
        game = batch_module.open_game(header_of(header, SEED, 1))
        while not game.over:
            game.play(game.legal()[which])

        assert results.recording.moves_of(1) == game.moves
    assert columns(play_many(header, 2, SEED)) == columns(play_many(header, 2, SEED, policy=any_move))


def test_a_game_that_does_not_end_by_itself_is_given_up():
    """Everybody looks at their card for ever."""
    with pytest.raises(RuntimeError, match="turn limit"):
        play_many(mascarade(4, seed=0), 1, SEED, policy=first_move)


def test_compiled_calls_leave_no_references_behind():
    table = CompiledTable(mascarade(6, seed=1))
    log, powers = new_buffer(), table.setup.start.constants
    move = table.twin.entry(loops.move_one, (table.tables, powers, 0, log), log=log)
    before = [getrefcount(each) for each in (table.tables, powers, log)]
    for _ in range(100):
        move(table.tables.copy(), powers, table.legal()[0], log)

    assert [getrefcount(each) for each in (table.tables, powers, log)] == before


def test_games_cannot_be_replayed_without_their_moves():
    with pytest.raises(ValueError, match="told=True"):
        replay_of(EVERY_HEADER[0], SEED, play_many(EVERY_HEADER[0], 1, SEED), 0)
