"""Games in PettingZoo: its own tests, on both forms of every game."""

import pickle
from collections.abc import Callable
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

from harness.rule_pages import ROOT
from ridotto.environments import BadEnvironment
from ridotto.environments.pettingzoo import env, parallel_env, raw_env
from ridotto.environments.registration import environment_id
from ridotto.games.registry import find_game, games
from ridotto.play import open_game
from ridotto.simulation import observation_of
from ridotto.simulation.batch import header_of

SMUGGLER = (ROOT / "examples/smuggler.toml").read_text("utf-8")
TABLES = [
    ("mascarade", {"players": 2}),
    ("mascarade", {"players": 3}),
    ("mascarade", {"players": 13}),
    ("mascarade", {"players": 6, "edition": 2, "scenario": "B"}),
    ("mascarade", {"players": 8, "options": {"all_at_once": True, "fate": True, "opening_round": True}}),
    ("mascarade", {"players": 6, "own": [SMUGGLER]}),
    ("grimm", {"players": 2}),
    ("grimm", {"players": 5, "wagers": True, "treasures": True, "abilities": True}),
]

pytestmark = [
    # Its api_test would rather see a bare array, but PettingZoo's own card games have a mask beside it.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_every_table_passes_the_api_test_wrapped_and_raw(game: str, settings: dict):
    api_test(pettingzoo.make("aec", environment_id(find_game(game)), **settings), num_cycles=40)
    api_test(raw_env(game, **settings), num_cycles=40)


@pytest.mark.parametrize("game", games())
def test_every_game_passes_the_tests_of_seeds_cycles_and_rendering(game: str):
    seed_test(lambda: env(game), num_cycles=100)
    render_test(lambda **mode: env(game, **mode))
    max_cycles_test(
        SimpleNamespace(
            env=lambda **limit: env(game, **limit), parallel_env=lambda **limit: parallel_env(game, **limit)
        )
    )


def test_the_ids_are_those_of_the_games():
    assert [environment_id(kind) for kind in games().values()] == ["mascarade/Mascarade-v0", "grimm/Grimm-v0"]


@pytest.mark.parametrize("game", games())
def test_an_agent_sees_what_the_rules_show_it_and_is_rewarded_at_the_end(game: str):
    zoo, rng = raw_env(game, players=4), np.random.default_rng(5)
    zoo.reset(seed=5)
    twin = open_game(header_of(zoo.header, 5, 0))
    while not twin.over:
        agent = zoo.agent_selection
        assert agent == f"player_{twin.decider}"
        for player in range(4):
            seen = zoo.observe(f"player_{player}")
            assert seen["observation"].tolist() == observation_of(twin, player).tolist()
            legal = twin.legal() if player == twin.decider else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        move = int(rng.choice(twin.legal()))
        zoo.step(move)
        twin.play(move)
    assert all(zoo.terminations.values())
    assert sum(zoo.rewards.values()) == pytest.approx(0)
    winners = [f"player_{player}" for player in twin.rulebook.winners()]
    assert [agent for agent, reward in zoo.rewards.items() if reward > 0] == winners


@pytest.mark.parametrize("game", games())
def test_a_text_of_a_table_shows_what_every_player_has_and_who_decides(game: str):
    zoo = raw_env(game, players=4, render_mode="ansi")
    zoo.reset(seed=1)
    twin = open_game(header_of(zoo.header, 1, 0))
    while not twin.over:
        shown = zoo.render().splitlines()[1:5]
        for line, player, held in zip(shown, range(4), twin.position().split(" | "), strict=False):
            assert twin.players[player] in line
            assert held[2:] in line
            assert line.startswith(">") == (player == twin.decider)
        move = twin.legal()[-1]
        zoo.step(move)
        twin.play(move)
    assert zoo.render().count("*") == len(twin.rulebook.winners())


@pytest.mark.parametrize(("game", "players"), [("mascarade", 13), ("grimm", 5)])
def test_the_largest_table_fits_into_the_picture(game: str, players: int):
    zoo = raw_env(game, players=players, render_mode="rgb_array")
    zoo.reset(seed=1)
    for _ in range(60):
        if zoo.agents:
            zoo.step(zoo.action_space(zoo.agent_selection).sample())
        picture = zoo.render()
        assert picture.shape == (480, 800, 3)
        background = picture[-1, -1]
        assert (picture[-3:] == background).all()
        assert (picture[:, -3:] == background).all()
        assert (picture != background).any()


def test_bad_input_is_refused_in_one_sentence():
    zoo = raw_env("mascarade", players=4)
    for ask, said in (
        (lambda: zoo.step(0), "call reset first"),
        (zoo.last, "call reset first"),
        (lambda: parallel_env("grimm").step({}), "call reset first"),
        (lambda: zoo.reset(seed="7"), "a seed is a whole number"),
        (
            lambda: zoo.observation_space("nemo"),
            "there is no agent 'nemo'; the agents are: player_0, player_1",
        ),
        (lambda: raw_env("mascarade", render_mode="gif"), "there is no render mode 'gif'"),
    ):
        with pytest.raises(BadEnvironment, match=said):
            ask()
    zoo.reset(seed=1)
    for action in (255, -1, 0.5, "look", None):
        with pytest.raises(BadEnvironment, match=r"masked now|an action is a whole number"):
            zoo.step(action)
    assert not zoo.table.game.moves


@pytest.mark.parametrize("limit", ["x", 0, -3, 1.5])
def test_a_limit_of_cycles_is_a_whole_number(limit: object):
    with pytest.raises(BadEnvironment, match="max_cycles has to be a whole number from 1"):
        raw_env("mascarade", players=4, max_cycles=limit)


@pytest.mark.parametrize("limit", [{}, {"max_decisions": 5}])
def test_when_no_agents_are_left_nothing_can_be_done(limit: dict):
    zoo = raw_env("grimm", players=2, **limit)
    zoo.reset(seed=1)
    while zoo.agents:
        over = zoo.terminations[zoo.agent_selection] or zoo.truncations[zoo.agent_selection]
        zoo.step(None if over else zoo.action_space(zoo.agent_selection).sample())
    moves = zoo.table.game.moves[:]
    for ask in (zoo.last, lambda: zoo.step(None), lambda: zoo.step(0)):
        with pytest.raises(BadEnvironment, match="the game is over; call reset"):
            ask()
    assert zoo.table.game.moves == moves


@pytest.mark.parametrize("actions", [{}, None, 5, [0, 1], {"player_9": 3}])
def test_a_parallel_step_without_the_action_of_the_decider_is_refused(actions: object):
    zoo = parallel_env("grimm", players=2)
    zoo.reset(seed=1)
    decider = zoo.unwrapped.agent_selection
    with pytest.raises(BadEnvironment, match=f"a step needs the action of {decider}, who decides"):
        zoo.step(actions)
    assert not zoo.unwrapped.table.game.moves


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("make", [raw_env, env])
def test_an_unpickled_environment_goes_on_with_the_same_game(game: str, make: Callable):
    zoo = make(game, players=4)
    zoo.reset(seed=3)
    other = pickle.loads(pickle.dumps(zoo))
    for _ in range(20):
        agent = zoo.agent_selection
        assert other.agent_selection == agent
        assert other.observe(agent)["observation"].tolist() == zoo.observe(agent)["observation"].tolist()
        action = other.action_space(agent).sample()
        zoo.step(action)
        other.step(action)
