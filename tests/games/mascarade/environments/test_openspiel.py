"""Mascarade in OpenSpiel."""

from pathlib import Path

import pyspiel
import pytest

from environments import openspiel_checks as checks
from ridotto.environments import BadEnvironment, register_environments
from ridotto.environments.openspiel import GAMES
from ridotto.environments.openspiel.resampling import Resampler
from ridotto.games.mascarade import Options
from ridotto.play import Game

NAME = "python_mascarade"
TABLES = [
    "python_mascarade",
    "python_mascarade(players=2,max_turns=40)",
    "python_mascarade(players=3,first=1,opening_round=True)",
    "python_mascarade(players=4,masks=Judge+King+Queen+Witch+Fool+Spy,all_at_once=True,fate=True)",
    "python_mascarade(players=8,edition=2,scenario=B,show_bans=True)",
    "python_mascarade(players=13,max_turns=60)",
]
PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))

every_table = pytest.mark.parametrize("table", TABLES)


def test_importing_our_games_registers_them():
    assert NAME in GAMES
    assert NAME in pyspiel.registered_names()


@every_table
def test_openspiel_simulates_random_games_with_clones_and_saved_states(table: str):
    checks.simulate(table)


@every_table
def test_openspiel_s_own_api_tests_pass(table: str):
    checks.run_api_tests(table)


@pytest.mark.parametrize(
    ("table", "options"),
    [
        ("python_mascarade(players=4,show_bans=True,max_turns=80)", Options(show_bans=True, max_turns=80)),
        ("python_mascarade(players=4,all_at_once=True,max_turns=9)", Options(all_at_once=True, max_turns=9)),
    ],
)
def test_a_seeded_game_is_the_same_game_in_openspiel(table: str, options: Options):
    checks.check_same_as_our_games(table, lambda seed: Game.mascarade(4, seed=seed, options=options))


@every_table
def test_rewards_add_up_to_nothing_and_winners_share(table: str):
    checks.check_returns(table, seed=3)


@every_table
def test_a_resampled_state_cannot_be_told_from_the_true_one(table: str):
    checks.check_resampler(table, seed=5)


@every_table
def test_public_and_private_observations_are_apart(table: str):
    checks.check_observers(table, seed=2)


def test_resampling_depends_on_nothing_that_the_player_has_not_seen():
    checks.check_sampling_depends_on_nothing_unseen(TABLES[0], seed=4)


def test_a_clone_takes_at_most_20_microseconds():
    assert checks.cloning_time(NAME) <= checks.MOST_CLONING


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_stored_playthrough_still_goes_like_this(file: Path):
    checks.check_replay(file)


def test_there_are_playthroughs_of_several_tables():
    assert len(PLAYTHROUGHS) >= 3


def test_openspiel_s_ismcts_plays_a_whole_game_with_our_resampler():
    returns = checks.play_with_ismcts("python_mascarade(players=4)", simulations=8, seed=7)

    assert sum(returns) == pytest.approx(0)
    assert max(returns) > 0


def test_nothing_is_sampled_for_a_player_who_does_not_decide():
    state = next(checks.decisions(NAME, seed=1))
    with pytest.raises(ValueError, match="does not decide"):
        Resampler()(state, (state.current_player() + 1) % state.num_players())


def test_a_seed_that_is_text_is_refused_in_a_sentence():
    with pytest.raises(ValueError, match=r"^a seed is a whole number from 0 to 2\^64 - 1, not 'seven'$"):
        Resampler("seven")


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("python_mascarade(players=99)", "edition 1 is for 2 to 13 players, not 99"),
        ("python_mascarade(players=2,edition=2)", "edition 2 is for 4 to 12 players, not 2"),
        ("python_mascarade(masks=Judge+Kong)", "edition 1 has no mask 'Kong'; did you mean King"),
        ("python_mascarade(scenario=C,edition=2)", "edition 2 has no scenario 'C'"),
        ("python_mascarade(own=zz)", "own: a mask is read from text"),
        ("python_mascarade(first=9)", "there is no seat 9 at a table for 6"),
        ("python_mascarade(max_turns=0)", "max_turns has to be a whole number from 1 to 10,000, not 0"),
    ],
)
def test_a_table_that_does_not_exist_is_refused_in_a_sentence(table: str, sentence: str):
    with pytest.raises(ValueError, match="^" + sentence) as refused:
        pyspiel.load_game(table)
    assert "\n" not in str(refused.value)


def test_an_action_that_is_not_legal_is_refused_and_nothing_has_happened():
    state = pyspiel.load_game("python_mascarade(players=4)").new_initial_state()
    for _ in range(14):
        state.apply_action(state.legal_actions()[0])
    before = str(state), state.history()

    with pytest.raises(BadEnvironment, match="action 255 is not legal now"):
        state.apply_action(255)
    assert (str(state), state.history()) == before


def test_an_outcome_that_chance_cannot_have_is_refused():
    state = pyspiel.load_game("python_mascarade(players=4)").new_initial_state()

    with pytest.raises(BadEnvironment, match="action 999 is not legal now"):
        state.apply_action(999)
    assert state.history() == []


def test_where_chance_decides_nothing_its_outcomes_are_refused():
    state = pyspiel.load_game("python_mascarade(players=4)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    with pytest.raises(BadEnvironment, match="chance decides nothing here"):
        state.chance_outcomes()


def test_after_the_end_every_action_is_refused_with_the_reason():
    state = pyspiel.load_game("python_mascarade(players=2,max_turns=1)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    before = state.history()

    with pytest.raises(BadEnvironment, match="the game is over; call new_initial_state"):
        state.apply_action(0)
    with pytest.raises(BadEnvironment, match="player 0 does not decide here"):
        Resampler(1)(state, 0)
    assert state.history() == before


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"remembered": 0}, "remembered has to be a whole number from 1 to 1,000,000, not 0"),
        ({"remembered": 2**40}, "remembered has to be a whole number from 1 to"),
        ({"remembered": "many"}, "remembered has to be a whole number from 1 to"),
        ({"memory": 5}, "an observer has one parameter, remembered; leave out 'memory'"),
    ],
)
def test_an_observer_that_does_not_exist_is_refused(params: dict, sentence: str):
    game = pyspiel.load_game("python_mascarade(players=4)")
    for wanted in (None, pyspiel.IIGObservationType(perfect_recall=True)):
        with pytest.raises(BadEnvironment, match=sentence):
            game.make_py_observer(wanted, params)


@pytest.mark.parametrize("library", ["tensorflow", "", 5])
def test_a_library_without_environments_is_refused(library: object):
    with pytest.raises(BadEnvironment, match="there are some for: pettingzoo, gymnasium, openspiel"):
        register_environments(library)


def test_an_observer_of_all_players_is_refused():
    wanted = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(BadEnvironment, match="there are observations of one player"):
        pyspiel.load_game("python_mascarade(players=4)").make_py_observer(wanted)
