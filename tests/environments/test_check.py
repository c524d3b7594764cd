"""The conformance tests that are shipped: ours pass, and broken environments are found out."""

from pathlib import Path

import pytest

from ridotto.environments.check import check_environment, main
from ridotto.environments.gymnasium import SeatEnvironment
from ridotto.environments.pettingzoo import TurnEnvironment, raw_env
from ridotto.games.registry import games


@pytest.mark.parametrize("game", games())
def test_our_own_environments_keep_every_convention(game: str):
    assert check_environment(lambda: raw_env(game, players=4)) == []
    assert check_environment(lambda: SeatEnvironment(game, players=4)) == []


class Generous(TurnEnvironment):
    """Gives a reward for every move."""

    def _settle(self, table) -> None:
        super()._settle(table)
        self.rewards = {agent: reward + 0.5 for agent, reward in self.rewards.items()}


class Unfair(TurnEnvironment):
    """Gives the winner twice as much."""

    def _settle(self, table) -> None:
        super()._settle(table)
        self.rewards = {agent: reward * (2 if reward > 0 else 1) for agent, reward in self.rewards.items()}


class Lenient(TurnEnvironment):
    """Takes the first legal action instead of a masked one."""

    def step(self, action) -> None:
        legal = self.table.game.legal()
        super().step(action if action is None or action in legal else legal[0])


class Forgetful(TurnEnvironment):
    """Deals by chance whatever the seed says."""

    def reset(self, *_, **__) -> None:
        super().reset()


class Stubborn(TurnEnvironment):
    """Deals the same game whatever the seed says, and lets everybody do everything."""

    def reset(self, *_, **__) -> None:
        super().reset(seed=1)

    def observe(self, agent):
        seen = super().observe(agent)
        seen["action_mask"][:1] = 1
        return seen


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (Generous, "rewards are zero until the end and then sum to zero"),
        (Unfair, "rewards are zero until the end and then sum to zero"),
        (Lenient, "a masked action is refused and changes nothing"),
        (Forgetful, "the same seed gives the same game"),
        (Stubborn, "only the decider has legal actions"),
    ],
)
def test_a_broken_environment_is_found_out(broken: type, check: str):
    assert check in [finding.check for finding in check_environment(lambda: broken("mascarade", players=4))]


PROGRAM = """
import gymnasium
from ridotto.environments.gymnasium import SeatEnvironment, SeatVector
from ridotto.environments.pettingzoo import TurnEnvironment, parallel_env

number = lambda: 5
nothing = lambda: None
many = lambda: SeatVector("grimm", 2, players=2)
a_class = lambda: TurnEnvironment

def failing():
    raise RuntimeError("no tables\\ntoday")

def silent():
    raise ValueError

def demanding(table):
    return table

class OnlyReset:
    def reset(self, seed=None):
        return 0, {}

class Deaf(TurnEnvironment):
    observe = property()

class Maskless(SeatEnvironment):
    def _seen(self):
        return super()._seen()[0]["observation"], None

class Nested:
    made = SeatEnvironment
"""


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Checks what is named in a module of somebody's, and returns the exit code with all that was printed."""
    (tmp_path / "made_elsewhere.py").write_text(PROGRAM)
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)")
    (tmp_path / "misspelt.py").write_text("def")
    monkeypatch.syspath_prepend(tmp_path)

    def check(*arguments: str) -> tuple[int, list[str]]:
        code = main(list(arguments))
        out, complaint = capsys.readouterr()
        assert "Traceback" not in out + complaint
        return code, [*out.splitlines(), *complaint.splitlines()]

    return check


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("number", "5 is neither an environment of PettingZoo (AEC) nor one of Gymnasium"),
        ("nothing", "None is neither an environment"),
        ("a_class", "TurnEnvironment'> is neither an environment"),
        ("parallel_env", "is neither an environment"),
        ("many", "SeatVector(num_envs=2) is neither an environment"),
        ("failing", "the environment cannot be made: RuntimeError: no tables today"),
        ("silent", "the environment cannot be made: ValueError"),
        ("demanding", "the environment cannot be made: TypeError: demanding() missing 1 required"),
        ("absent", "there is no environment made_elsewhere:absent: AttributeError: module"),
        ("", "name what makes the environment as module:function, not as 'made_elsewhere:'"),
    ],
)
def test_what_is_no_environment_is_refused_in_one_sentence(checked, name: str, said: str):
    code, lines = checked(f"made_elsewhere:{name}")
    assert code == 2
    assert len(lines) == 1
    assert said in lines[0]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:make", "there is no environment nowhere:make: ModuleNotFoundError"),
        ("leaving:make", "there is no environment leaving:make: SystemExit: 3"),
        ("misspelt:make", "there is no environment misspelt:make: SyntaxError"),
        ("made_elsewhere", "as module:function, not as 'made_elsewhere'"),
        (":make", "as module:function, not as ':make'"),
        ("..:make", "there is no environment ..:make: "),
    ],
)
def test_a_module_that_cannot_be_imported_is_refused_in_one_sentence(checked, name: str, said: str):
    code, lines = checked(name)
    assert code == 2
    assert len(lines) == 1
    assert said in lines[0]


def test_a_seed_that_is_none_is_refused(checked):
    assert checked("made_elsewhere:Nested.made", "--seed", "-1") == (
        2,
        ["a seed is a whole number from 0 to 2^64 - 1, not -1"],
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("OnlyReset", "there is no step, no observation_space, no action_space"),
        ("Deaf", "there is no observe"),
        ("Maskless", "there is no action mask"),
    ],
)
def test_an_environment_without_what_it_should_have_is_listed(checked, name: str, said: str):
    code, lines = checked(f"made_elsewhere:{name}")
    assert code == 1
    assert any(line.startswith("broken: ") and said in line for line in lines)


def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str]):
    assert main(["ridotto.environments.pettingzoo:raw_env"]) == 0
    assert "ridotto.environments.pettingzoo:raw_env keeps every convention" in capsys.readouterr().out
    assert main(["environments.nowhere:env"]) == 2
    assert "there is no environment environments.nowhere:env" in capsys.readouterr().err
