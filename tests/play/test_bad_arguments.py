"""Every public function answers a bad argument with its documented error, in one short line."""

from collections.abc import Callable
from typing import Any

import pytest

from ridotto.bots import BadBot, Budget, Party, UnknownBot, find_bot
from ridotto.games.registry import games
from ridotto.play import (
    BadRecord,
    BadTable,
    Game,
    IllegalMove,
    Refusal,
    open_game,
    read_record,
    replay,
    write_record,
)
from ridotto.words import language

NEVER_RIGHT = {
    "nothing": None,
    "bytes": b"ab",
    "a huge number": 10**30,
    "a negative number": -(10**30),
    "not a number": float("nan"),
    "infinity": float("inf"),
    "a lone surrogate": "\ud800",
    "a long text": "x" * 100_000,
    "two lines": "a\nb",
    "a list": ["x" * 1000],
    "a dictionary": {"a": 1},
    "an object": object(),
    "a type": int,
}
LONGEST = 300

odd_values = pytest.mark.parametrize("odd", NEVER_RIGHT.values(), ids=NEVER_RIGHT)


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return getattr(Game, request.param)(4, seed=1)


def sentence_of(error: type[Refusal], call: Callable[[], object]) -> str:
    """What a call is refused with: one short line of text that can be encoded."""
    with pytest.raises(error) as refused:
        call()
    said = str(refused.value)
    assert said.encode()
    assert said.isprintable()
    assert len(said) < LONGEST
    return said


@odd_values
@pytest.mark.parametrize("id", games())
def test_an_odd_value_in_place_of_players_or_seed_is_a_bad_table(id, odd):
    start = getattr(Game, id)

    sentence_of(BadTable, lambda: start(odd))
    sentence_of(BadTable, lambda: start(["Ann", "Bob", "Cléa", odd]))
    if odd is not None:
        sentence_of(BadTable, lambda: start(4, seed=odd))
        sentence_of(BadTable, lambda: start(4, first=odd))
        sentence_of(BadTable, lambda: start(4, options=odd))


@odd_values
def test_an_odd_value_in_place_of_a_move_is_an_illegal_move(game, odd):
    sentence_of(IllegalMove, lambda: game.play(odd))
    sentence_of(IllegalMove, lambda: game.text(odd))
    if odd is not None:
        sentence_of(IllegalMove, lambda: game.play(game.legal()[0], by=odd))
    assert game.moves == []


def test_a_truth_value_is_no_player(game):
    while game.decider != 1:
        game.play(game.legal()[0])

    sentence_of(IllegalMove, lambda: game.play(game.legal()[0], by=True))


@odd_values
@pytest.mark.parametrize("ask", ["view", "events", "seen_table", "compact_view", "question"])
def test_an_odd_value_in_place_of_a_player_is_refused(game, odd, ask):
    sentence_of(Refusal, lambda: getattr(game, ask)(odd))


@odd_values
def test_an_odd_value_in_place_of_a_header_a_record_or_a_game_is_refused(odd):
    sentence_of(BadTable, lambda: open_game(odd))
    sentence_of(BadRecord, lambda: read_record(odd))
    sentence_of(BadRecord, lambda: replay(odd))
    sentence_of(BadRecord, lambda: write_record(odd))


@odd_values
def test_an_odd_value_in_place_of_a_bot_or_a_language_is_refused(game, odd):
    sentence_of(UnknownBot, lambda: find_bot(odd))
    sentence_of(BadBot, lambda: Party.of(game, odd))
    sentence_of(BadBot, lambda: Party.of(game, []))
    if not callable(odd):
        sentence_of(BadBot, lambda: Party.of(game, [odd]))
    sentence_of(Refusal, lambda: language(odd))
    if odd is not None:
        sentence_of(Refusal, lambda: find_bot("random", odd))


@pytest.mark.parametrize("odd", ["1", -1, float("nan"), float("inf"), True])
def test_an_odd_budget_is_refused(game, odd):
    bots = [find_bot("random", game.header.__struct_config__.tag)]

    for budget in (odd, Budget(seconds=odd), Budget(rollouts=odd)):
        sentence_of(BadBot, lambda budget=budget: Party.of(game, bots, budget=budget))


@pytest.mark.parametrize("id", games())
def test_the_options_of_another_game_are_told_apart_from_ours(id):
    for other in games().values():
        if other.id != id:
            theirs = other.play.start(4).options

            said = sentence_of(BadTable, lambda theirs=theirs: getattr(Game, id)(4, options=theirs))

            assert f"{other.folder}.Options(" in said
            assert said.endswith(f"it has to be {games()[id].folder}.Options")
