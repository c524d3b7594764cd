"""Observations give no secret away, and read none."""

import ast
import inspect
from random import Random
from types import FunctionType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.grimm.laws import test_secrets as grimm_secrets
from games.grimm.random_tables import PLAYERS, Ball, Whim, balls
from games.mascarade.laws.test_secrets import play_beside
from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from ridotto.games.grimm.rules.table import Table as GrimmTable
from ridotto.games.grimm.simulation.part import OBSERVATIONS as GRIMM
from ridotto.games.mascarade.rules.table import Table as MascaradeTable
from ridotto.games.mascarade.simulation.part import OBSERVATIONS as MASCARADE
from ridotto.play import Game
from ridotto.seats import SPECTATOR
from ridotto.simulation import Onlooker, observation_of
from ridotto.simulation.compile.functions import global_names, global_value
from ridotto.simulation.part import GameObservations


def look(game: Game, player: int) -> list[int]:
    """A game as numbers."""
    return observation_of(game, player).tolist()


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_hidden_facts_change_no_number_that_a_player_observes(edition: int, players: int) -> None:
    """M26 and every audience."""

    @settings(max_examples=examples(12, 25))
    @given(games(edition, players))
    def law(drawn: tuple[Game, Random]) -> None:
        game, rng = drawn
        play_beside(game, game.copy(), rng.choice([*range(players), SPECTATOR]), rng, look)

    law()


@pytest.mark.parametrize(
    ("players", "change"),
    [(players, change) for players in PLAYERS for change in grimm_secrets.changes_for(players)],
)
def test_hidden_facts_change_no_number_that_a_guest_observes(players: int, change) -> None:
    """G6 and every audience."""
    compared = []

    @settings(max_examples=examples(8, 15))
    @given(
        st.booleans().flatmap(lambda rest: balls(players, players > 2, rest, rest)),
        st.integers(0, 60),
        st.sampled_from([*range(players), SPECTATOR]),
    )
    def law(drawn: tuple[Ball, Whim], moves: int, viewer: int) -> None:
        game, rng = drawn
        twin = grimm_secrets.play_until_it_can_be_changed(game, rng, moves, change, viewer)
        if twin is not None:
            compared.append(viewer)
            grimm_secrets.play_beside(game, twin, viewer, rng, look=look)

    law()
    assert len(compared) >= 5, "the law is not empty"


def test_an_observer_hears_nothing_that_is_not_for_it():
    """The whole truth, told to an observer, leaves no more in it than what its player saw."""
    for game in (Game.mascarade(6, edition=2, seed=4), Game.grimm(3, seed=4)):
        rng, onlooker = Random(4), Onlooker(game, 1)
        how = onlooker.how
        observer = how.new_observer(game.rulebook.table, 1)
        while not game.over:
            game.play(rng.choice(game.legal()))
        for event in game.truth():
            how.hear(observer, *event)
        how.observe(game.rulebook.table, observer)

        assert observer.facts == onlooker.observation().tolist()
        assert any(event != event.seen_by(1) for event in game.log)


# ── What an observation reads ────────────────────────────────────────────────────────────────────────

OPEN_AT_MASCARADE = {
    *("players", "coins", "court", "bank", "player_at", "turn", "turn_seat", "freedom", "phase", "asked"),
    *("announced", "exposed", "ending", "winners"),
    *("card_a", "card_b"),  # to the one who holds them
}
OPEN_AT_A_BALL = {
    *("players", "round", "turn", "turn_player", "first", "phase", "asked", "actions", "deck_count"),
    *("wager_count", "masked", "broken", "ending", "winners", "discard", "pool", "roses", "trophies", "size"),
    *("markers", "treasure", "ability_of"),
    *("offer",),  # to the one who is asked
    *("drawn", "drawn_too"),  # but for what the unmasked draw in secret
    *("tableau",),  # but for the hands of others
}


@pytest.mark.parametrize(
    ("how", "table", "is_open"),
    [(MASCARADE, MascaradeTable, OPEN_AT_MASCARADE), (GRIMM, GrimmTable, OPEN_AT_A_BALL)],
    ids=["mascarade", "grimm"],
)
def test_an_observation_reads_what_lies_open_and_an_observer_reads_no_table_at_all(
    how: GameObservations, table: type, is_open: set[str]
):
    for observe in (how.observe, how.together.observe):
        assert fields_read(observe, "t") == is_open <= set(table.__slots__)
    for hear in (how.hear, how.together.hear):
        assert fields_read(hear, "t") == set()
        assert all("t" not in each.__code__.co_varnames for each in reached(hear))


def fields_read(function: FunctionType, name: str) -> set[str]:
    """What a function and all that it calls read of the variable of that name, which has no other name."""
    found = set()
    for each in reached(function):
        tree = ast.parse(inspect.getsource(each))
        read = [
            node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and is_name(node.value, name)
        ]
        handed_on = sum(is_name(given, name) for call in calls_in(tree) for given in call.args)
        assert sum(is_name(node, name) for node in ast.walk(tree)) == len(read) + handed_on
        found |= {node.attr for node in read}
    return found


def is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def calls_in(tree: ast.AST) -> list[ast.Call]:
    """All of them to functions by name, with the arguments in order: so a table is always called `t`."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert all(isinstance(call.func, ast.Name) and not call.keywords for call in calls)
    return calls


def reached(function: FunctionType) -> list[FunctionType]:
    """A function and all that it leads to."""
    found = [function]
    for each in found:
        called = (global_value(each, name) for name in global_names(each))
        found += [one for one in called if isinstance(one, FunctionType) and one not in found]
    return found
