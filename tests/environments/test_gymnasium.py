"""One learning seat among bots in Gymnasium."""

import pickle
from copy import deepcopy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ridotto.environments import BadEnvironment, TableVector
from ridotto.environments.gymnasium import SeatEnvironment, SeatVector
from ridotto.environments.registration import environment_id
from ridotto.games.registry import find_game, games

SEATS = {"mascarade": ["honest", "learner", "bluffer"], "grimm": ["careful", "learner", "sly"]}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_game_passes_check_env(game: str, players: int):
    check_env(gymnasium.make(environment_id(find_game(game)), players=players).unwrapped)


@pytest.mark.parametrize("game", games())
def test_a_seat_plays_whole_games_among_bots_of_the_ladder(game: str):
    env, rng, rewards = SeatEnvironment(game, players=5, seats=SEATS[game]), np.random.default_rng(3), []
    for seed in range(6):
        seen, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()
            assert env.table.decider == env.player == 1
            seen, reward, ended, cut, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))
            assert not cut
            assert ended or reward == 0
        assert len(info["scores"]) == 5
        rewards.append(reward)
    assert set(rewards) <= {1.0, -0.25} | {(5 - k) / (k * 4) for k in range(2, 6)}


@pytest.mark.parametrize("game", games())
def test_a_vector_is_the_same_seat_at_many_tables(game: str):
    vector, rng = SeatVector(game, 3, players=5, seats=SEATS[game]), np.random.default_rng(4)
    one = SeatEnvironment(game, players=5, seats=SEATS[game])
    seen, _ = vector.reset(seed=9)
    alone, _ = one.reset(seed=9)
    assert vector.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    ended = [False]
    while not ended[0]:
        assert seen in vector.observation_space
        assert seen["observation"][0].tolist() == alone["observation"].tolist()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, ended, _, infos = vector.step(actions)
        alone, reward, over, _, _ = one.step(actions[0])
        assert (bool(ended[0]), float(rewards[0])) == (over, pytest.approx(reward))
    assert infos["final_obs"][0]["observation"].tolist() == alone["observation"].tolist()
    assert infos["final_obs"][0] in vector.single_observation_space
    vector.close()


def told_at_the_end(vector: gymnasium.vector.VectorEnv) -> tuple:
    """The first step in which a game ends."""
    rng = np.random.default_rng(4)
    seen, _ = vector.reset(seed=9)
    while True:
        odds = rng.random(seen["action_mask"].shape) * seen["action_mask"]
        stepped = seen, *_ = vector.step(odds.argmax(1))
        if stepped[2].any():
            return stepped


def test_a_vector_tells_of_ended_games_as_vectors_of_gymnasium_do():
    ours = SeatVector("grimm", 4, players=2)
    theirs = gymnasium.vector.SyncVectorEnv(
        [lambda: SeatEnvironment("grimm", players=2)] * 4,
        autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP,
    )
    for vector in (ours, theirs):
        seen, rewards, ended, cut, infos = told_at_the_end(vector)
        assert seen in vector.observation_space
        assert rewards.shape == ended.shape == cut.shape == (4,)
        assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == ended.tolist()
        for has_ended, last in zip(ended, infos["final_obs"], strict=True):
            assert (last is not None) == has_ended
            assert last is None or last in vector.single_observation_space
            assert last is None or not last["action_mask"].any()
        for name, masked in infos["final_info"].items():
            if name.startswith("_"):
                assert masked.tolist() == ended.tolist()
                assert name[1:] in infos["final_info"]


def test_what_a_vector_returned_is_not_changed_by_later_steps():
    vector = SeatVector("grimm", 4, players=2)
    seen, rewards, ended, _, infos = told_at_the_end(vector)
    kept = deepcopy((seen, rewards, ended, infos))
    for _ in range(3):
        later = vector.step(vector.tables.masks.argmax(1))
        assert later[0]["observation"] is not seen["observation"]

    assert gymnasium.utils.env_checker.data_equivalence((seen, rewards, ended), kept[:3])
    assert infos["game"].tolist() == kept[3]["game"].tolist()
    assert infos["final_info"]["moves"].tolist() == kept[3]["final_info"]["moves"].tolist()


def test_memory_is_counted_with_what_gymnasium_needs_beside_the_tables(monkeypatch: pytest.MonkeyPatch):
    counted = []
    monkeypatch.setattr(
        "ridotto.environments.vector.check_memory", lambda tables, each: counted.append(tables * each)
    )
    made = SeatVector("mascarade", 100)
    TableVector("mascarade", 100, seats=["learner", "random"], final_observations=True)
    boxes = made.observation_space.values()
    spaces = sum(box.low.nbytes + box.high.nbytes + 2 * box.bounded_below.nbytes for box in boxes)
    seen, _ = made.reset(seed=1)

    assert counted[0] - counted[1] == spaces + 2 * sum(array.nbytes for array in seen.values())


def test_bad_input_is_refused_in_one_sentence():
    for ask, said in (
        (lambda: SeatEnvironment("mascarade", seats=None), "seats are a list"),
        (lambda: SeatEnvironment("mascarade", seats=["honest"]), "at least one seat has to be learner"),
        (lambda: SeatEnvironment("mascarade", seats=["learner"] * 2), "exactly one seat has to be learner"),
        (
            lambda: SeatEnvironment("mascarade", seats=[["learner"], "honest"]),
            r"not \[\['learner'\], 'honest'\]$",
        ),
        (lambda: SeatVector("mascarade", 2, seats=[]), "seats are a list"),
        (lambda: SeatEnvironment("mascarade").action_masks(), "call reset first"),
        (lambda: SeatEnvironment("mascarade").reset(seed="7"), "a seed is a whole number"),
    ):
        with pytest.raises(BadEnvironment, match=said):
            ask()
    env = SeatEnvironment("mascarade", players=4)
    env.reset(seed=1)
    with pytest.raises(BadEnvironment, match="action 255 is masked now"):
        env.step(255)


def test_names_of_seats_may_be_spelt_with_capitals():
    assert SeatEnvironment("mascarade", players=3, seats=[" Honest", "LEARNER"]).player == 1
    assert SeatVector("mascarade", 2, players=3, seats=["Random", "Learner"]).player == 1


@pytest.mark.parametrize("action", [None, "0", 0.0, np.array([0]), True])
def test_what_is_not_a_number_is_no_action(action: object):
    env = SeatEnvironment("mascarade", players=4)
    env.reset(seed=2)

    with pytest.raises(BadEnvironment, match="an action is a whole number"):
        env.step(action)


@pytest.mark.parametrize("game", games())
def test_a_space_can_be_sent_to_another_process_and_a_copied_environment_has_its_own(game: str):
    env = SeatEnvironment(game, players=4)
    env.reset(seed=2)
    copy = deepcopy(env)

    assert pickle.loads(pickle.dumps(env.action_space)) == env.action_space
    assert copy.action_space.legal() == env.action_space.legal() != ()
    env.step(env.action_space.sample())
    assert copy.table.game.log != env.table.game.log
    assert copy.action_space.legal() == copy.table.game.legal()


@pytest.mark.parametrize("game", games())
def test_an_unpickled_environment_goes_on_with_the_same_game(game: str):
    env = SeatEnvironment(game, players=3, seats=SEATS[game])
    env.reset(seed=2)
    other = pickle.loads(pickle.dumps(env))
    ended, rng = False, np.random.default_rng(2)
    while not ended:
        assert other.action_space.legal() == env.action_space.legal()
        action = rng.choice(np.flatnonzero(env.action_masks()))
        seen, reward, ended, _, _ = env.step(action)
        again = other.step(action)
        assert again[1:3] == (reward, ended)
        assert again[0]["observation"].tolist() == seen["observation"].tolist()


def test_after_the_end_every_action_is_refused_with_the_reason():
    env = SeatEnvironment("grimm", players=2)
    env.reset(seed=2)
    ended = False
    while not ended:
        ended = env.step(env.action_space.sample())[2]
    for action in (0, None):
        with pytest.raises(BadEnvironment, match="the game is over; call reset"):
            env.step(action)
