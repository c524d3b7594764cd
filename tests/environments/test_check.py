"""The conformance tests that are shipped: ours pass, and broken environments are found out."""

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


def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str]):
    assert main(["ridotto.environments.pettingzoo:raw_env"]) == 0
    assert "ridotto.environments.pettingzoo:raw_env keeps every convention" in capsys.readouterr().out
    assert main(["environments.nowhere:env"]) == 2
    assert "there is no environment environments.nowhere:env" in capsys.readouterr().err
