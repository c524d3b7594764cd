"""Thousands of tables at once: the games are those of the rules, and the arrays those of the caller."""

import numpy as np
import pytest

from ridotto.bots.bot import ask_bot
from ridotto.bots.registry import find_bot, invitation
from ridotto.environments import LEARNER, BadEnvironment, TableVector
from ridotto.games.registry import games
from ridotto.play import Game, open_game
from ridotto.simulation import observation_of
from ridotto.simulation.policies import luck_of

SEED = 20
BOTS = {"mascarade": ("bluffer", "forgetful"), "grimm": ("sly", "daring")}
PLAYERS = 4


def legal_actions(vector: TableVector, rng: np.random.Generator) -> np.ndarray:
    """A random legal action for every table."""
    return (rng.random(vector.masks.shape) * vector.masks).argmax(1).astype(np.int32)


class Replica:
    """The game of one table, played by the interpreted rules and by bots in Python."""

    def __init__(self, vector: TableVector, table: int, seats: list[str]) -> None:
        self.game: Game = open_game(vector.header_at(table))
        luck = luck_of(SEED, int(vector.reset_numbers[table]), len(seats))
        self.bots = {
            player: find_bot(name, self.game.header.__struct_config__.tag)(
                invitation(self.game.header, player), luck[player]
            )
            for player, name in enumerate(seats)
            if name != LEARNER
        }
        self.heard = dict.fromkeys(self.bots, 0)

    def let_bots_play(self) -> None:
        game = self.game
        while game.decider in self.bots:
            player = game.decider
            self.bots[player].watch(game.events(player, self.heard[player]))
            self.heard[player] = len(game.log)
            game.play(ask_bot(self.bots[player], game.view(player), game.seen_table(player)))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("mixed", [False, True], ids=["all learn", "bots between"])
def test_every_table_is_a_game_by_the_rules_and_its_bots_are_those_of_the_ladder(game: str, mixed: bool):
    one, two = BOTS[game]
    rows = [[LEARNER, one, LEARNER, two], [one, LEARNER, two, two]] if mixed else [[LEARNER] * PLAYERS]
    vector = TableVector(game, 6, players=PLAYERS, seats=rows, final_observations=True)
    vector.reset(seed=SEED)
    rng, finished = np.random.default_rng(SEED), 0

    def replica_at(table: int) -> Replica:
        vector.reset_numbers = vector._infos["game"]
        made = Replica(vector, table, rows[table % len(rows)])
        made.let_bots_play()
        return made

    replicas = [replica_at(table) for table in range(6)]
    for _ in range(400):
        for table, replica in enumerate(replicas):
            shown = replica.game
            player = int(vector.players[table])
            assert shown.decider == player
            assert vector.observations[table].tolist() == observation_of(shown, player).tolist()
            assert np.flatnonzero(vector.masks[table]).tolist() == shown.legal()
        actions = legal_actions(vector, rng)
        for table, replica in enumerate(replicas):
            replica.game.play(int(actions[table]))
            replica.let_bots_play()
        _, rewards, ended, cut, infos = vector.step(actions)
        assert not cut.any()
        for table, replica in enumerate(replicas):
            assert bool(ended[table]) == replica.game.over
            if replica.game.over:
                finished += 1
                winners = replica.game.rulebook.winners()
                assert (rewards[table] > 0).nonzero()[0].tolist() == winners
                assert infos["final_moves"][table] == len(replica.game.moves)
                last = vector.final_observations[table]
                for player, name in enumerate(rows[table % len(rows)]):
                    if name == LEARNER:
                        assert last[player].tolist() == observation_of(replica.game, player).tolist()
                replicas[table] = replica_at(table)
            else:
                assert not rewards[table].any()
    assert finished >= 6


@pytest.mark.parametrize("game", games())
def test_a_seed_gives_the_same_games_on_any_number_of_threads(game: str):
    def play(threads: int) -> list[list]:
        vector = TableVector(game, 50, players=PLAYERS, threads=threads)
        vector.reset(seed=SEED)
        rng, told = np.random.default_rng(SEED), []
        for _ in range(150):
            vector.step(legal_actions(vector, rng))
            told.append([vector.observations.tolist(), vector.rewards.tolist(), vector.terminations.tolist()])
        vector.close()
        return told

    assert play(1) == play(3)


def test_rewards_are_shared_and_sum_to_zero():
    vector = TableVector("grimm", 256, players=3)
    vector.reset(seed=SEED)
    rng, sums = np.random.default_rng(SEED), []
    for _ in range(400):
        _, rewards, ended, _, _ = vector.step(legal_actions(vector, rng))
        sums += rewards[ended].sum(1).tolist()
    assert len(sums) > 100
    assert np.allclose(sums, 0, atol=1e-6)


def test_arrays_stay_the_same_and_the_callers_own_are_written_to():
    vector = TableVector("mascarade", 8, players=PLAYERS)
    seen, infos = vector.reset(seed=SEED)
    before = {name: id(array) for name, array in infos.items()}
    rng = np.random.default_rng(SEED)
    again, rewards, ended, _, infos = vector.step(legal_actions(vector, rng))

    assert seen is again is vector.observations
    assert rewards is vector.rewards
    assert ended is vector.terminations
    assert {name: id(array) for name, array in infos.items()} == before
    assert all(array.ctypes.data % 64 == 0 for array in (seen, rewards, ended, vector.masks))

    rollout = np.zeros((3, *seen.shape), np.int32)
    rewards = np.full((3, 8, PLAYERS), 7, np.float32)
    kept = seen.copy()
    for step in range(3):
        own = {"masks": vector.masks, "observations": rollout[step], "rewards": rewards[step]}
        vector.write_to({**vector.new_arrays(), **own})
        vector.step(legal_actions(vector, rng))
    assert (seen == kept).all()
    assert rollout.any(axis=2).all()
    assert (rewards != 7).all()


@pytest.mark.parametrize("threads", [1, 2])
def test_until_the_next_step_the_attributes_have_the_pending_decisions(threads: int):
    vector = TableVector("mascarade", 8, players=PLAYERS, threads=threads)
    seen, _ = vector.reset(seed=SEED)
    pending = seen.copy(), vector.masks.copy(), vector.players.copy()
    own = vector.new_arrays()
    vector.write_to(own)

    assert (vector.observations == pending[0]).all()
    assert (vector.masks == pending[1]).all()
    assert (vector.players == pending[2]).all()
    with pytest.raises(BadEnvironment, match=f"table 0, where player {pending[2][0]} decides"):
        vector.step(vector.masks.argmin(1))
    assert (vector.masks == pending[1]).all()
    again, _, _, _, infos = vector.step(legal_actions(vector, np.random.default_rng(SEED)))
    assert again is vector.observations is own["observations"]
    assert infos["action_mask"] is vector.masks is own["masks"]
    assert own["masks"].any(axis=1).all()
    assert (seen == pending[0]).all()
    vector.close()


def test_a_roll_out_has_each_decision_in_a_row_and_its_reward_in_the_next():
    plain, vector = (TableVector("grimm", 8, players=2) for _ in range(2))
    rows = {name: np.stack([array] * 101) for name, array in vector.new_arrays().items()}
    vector.write_to({name: array[0] for name, array in rows.items()})
    vector.reset(seed=SEED)
    plain.reset(seed=SEED)
    rng = np.random.default_rng(SEED)
    for step in range(100):
        assert (rows["masks"][step] == plain.masks).all()
        assert (rows["observations"][step] == plain.observations).all()
        vector.write_to({name: array[step + 1] for name, array in rows.items()})
        actions = legal_actions(vector, rng)
        vector.step(actions)
        plain.step(actions)
        assert (rows["rewards"][step + 1] == plain.rewards).all()
        assert (rows["terminations"][step + 1] == plain.terminations).all()
    assert rows["terminations"].any()


def test_an_array_that_cannot_be_written_to_is_refused():
    vector = TableVector("mascarade", 8, players=PLAYERS)
    with pytest.raises(BadEnvironment, match="arrays are given by name"):
        vector.write_to(vector.observations)
    for bad in (None, [0], np.zeros((8, 3)), vector.observations.T, vector.observations.astype(np.int64)):
        with pytest.raises(BadEnvironment, match="the array observations needs the shape"):
            vector.write_to({**vector.new_arrays(), "observations": bad})


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: TableVector("chess", 4), "there is no game 'chess'"),
        (lambda: TableVector("mascarade", 4, players=14), "Mascarade is for 2 to 13 players, not 14"),
        (lambda: TableVector("mascarade", 4, edition=3), "no table can be set up like this"),
        (lambda: TableVector("mascarade", 4, house="Elm"), "there is no field house"),
        (lambda: TableVector("mascarade", 0), "tables has to be a whole number from 1 to"),
        (lambda: TableVector("mascarade", 10**9), "GB are free; at most"),
        (lambda: TableVector("mascarade", 4, threads=-1), "threads has to be a whole number"),
        (lambda: TableVector("mascarade", 4, seats=["bluffer"]), "at least one seat has to be learner"),
        (lambda: TableVector("mascarade", 4, seats="learner"), "seats are a list"),
        (lambda: TableVector("mascarade", 4, seats=None), "seats are a list"),
        (lambda: TableVector("mascarade", 4, seats=[5]), "seats are a list"),
        (lambda: TableVector("mascarade", 4, players=4, seats=["learner"] * 5), "5 names of seats"),
        (lambda: TableVector("mascarade", 4, seats=["learner", "searcher"]), "searcher cannot play"),
        (lambda: TableVector("mascarade", 4, seats=["learner", "nemo"]), "there is no bot 'nemo'"),
        (lambda: TableVector("mascarade", 4, players=True), "number of players"),
        (lambda: TableVector("mascarade", np.bool_(True)), "tables has to be a whole number"),
        (lambda: TableVector("mascarade", 4).step([0] * 4), "call reset first"),
        (lambda: TableVector("mascarade", 4).header_at(0), "call reset first"),
        (
            lambda: TableVector("mascarade", 4).reset(options={"reset_mask": np.ones(4)}),
            "leave out reset_mask",
        ),
    ],
)
def test_bad_input_is_refused_in_one_sentence(ask, said: str):
    with pytest.raises(ValueError, match=said) as refused:
        ask()
    assert "\n" not in str(refused.value)


def test_a_masked_action_is_refused_and_nothing_has_happened():
    for threads in (1, 2):
        vector = TableVector("mascarade", 4, players=PLAYERS, threads=threads)
        vector.reset(seed=SEED)
        before = vector.observations.copy(), vector.masks.copy()
        actions = legal_actions(vector, np.random.default_rng(SEED))
        for bad in (int(np.flatnonzero(vector.masks[3] == 0)[0]), -1, 256, 10**15):
            wrong = actions.astype(np.int64)
            wrong[3] = bad
            with pytest.raises(BadEnvironment, match="is masked at table 3, where player"):
                vector.step(wrong)
            vector.masks[3] = 1  # what the caller writes there changes nothing
            with pytest.raises(BadEnvironment, match="is masked at table 3, where player"):
                vector.step(wrong)
            vector.masks[:] = before[1]
        assert (vector.observations == before[0]).all()
        vector.step(actions)
        vector.close()


def test_numbers_of_numpy_are_numbers_too():
    plain = TableVector("mascarade", 4, players=5, threads=1, edition=2, options={"fate": True})
    other = TableVector(
        "mascarade",
        np.int64(4),
        players=np.uint8(5),
        threads=np.int32(1),
        edition=np.int64(2),
        options={"fate": np.bool_(True)},
    )
    assert other.header == plain.header
    for vector, seed in ((plain, 7), (other, np.uint64(7))):
        vector.reset(seed=seed)
    assert other.header_at(np.int8(3)) == plain.header_at(3)
    assert (other.observations == plain.observations).all()


@pytest.mark.parametrize("table", [4, -1, True, 1.0, "1", None, 10**30, [1]])
def test_a_table_that_does_not_exist_has_no_header(table: object):
    vector = TableVector("mascarade", 4)
    vector.reset(seed=SEED)
    with pytest.raises(BadEnvironment, match="table has to be a whole number from 0 to 3"):
        vector.header_at(table)


@pytest.mark.parametrize("seed", ["7", 1.5, -1, 1 << 64, None.__class__, True, np.array([3]), float("nan")])
def test_a_seed_that_is_no_number_is_refused(seed):
    vector = TableVector("mascarade", 4, players=PLAYERS)
    with pytest.raises(BadEnvironment, match="a seed is a whole number from 0 to 2"):
        vector.reset(seed=seed)


@pytest.mark.parametrize("action", [-(2**63), -1, 256, 2**40])
def test_a_masked_action_is_repeated_as_it_was_given(action: int):
    vector = TableVector("mascarade", 4, players=PLAYERS)
    vector.reset(seed=SEED)
    with pytest.raises(BadEnvironment, match=f"action {action} is masked at table 0"):
        vector.step([action] * 4)


@pytest.mark.parametrize(
    "actions", ["go", [1], [[1, 2, 3, 4]], [0.5] * 4, None, [[1], [2, 3], 4, 5], [True] * 4]
)
def test_actions_that_are_no_numbers_are_refused(actions):
    vector = TableVector("mascarade", 4, players=PLAYERS)
    vector.reset(seed=SEED)
    with pytest.raises(BadEnvironment, match="one whole number for each of the 4 tables"):
        vector.step(actions)
