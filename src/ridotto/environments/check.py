"""Checks whether an environment keeps the conventions: `python -m ridotto.environments.check module:name`.

For other people's wrappers as well as for ours. What is named is a PettingZoo environment (AEC), a Gymnasium
environment, or a function that makes one.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from importlib import import_module
from math import isclose
from operator import attrgetter
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.environments.tables import check_seed
from ridotto.environments.trouble import BadEnvironment

AEC_METHODS: Final = ("reset", "step", "observe", "observation_space", "action_space")
SEAT_METHODS: Final = ("reset", "step", "observation_space", "action_space")
EPISODES: Final = 5
MOST_STEPS: Final = 20_000
"""Decisions after which a game should be over, with random legal actions."""


class CheckFinding(NamedTuple):
    """Something that an environment does wrong."""

    check: str
    what: str


class ConventionBroken(Exception):
    """A convention is not kept, and how."""


def check_environment(make: Callable[[], Any], seed: int = 1) -> list[CheckFinding]:
    """All findings about the environments that a function makes; none if it keeps every convention.

    BadEnvironment if it makes none.
    """
    seed, env = check_seed(seed), made_by(make)
    is_aec = hasattr(env, "agent_iter")
    missing = [name for name in (AEC_METHODS if is_aec else SEAT_METHODS) if not hasattr(env, name)]
    if missing:
        return [CheckFinding("an environment has all its methods", f"there is no {', no '.join(missing)}")]
    checks = AEC_CHECKS if is_aec else SEAT_CHECKS
    return [finding for check in checks if (finding := run_check(check, make, seed)) is not None]


def made_by(make: Callable[[], Any]) -> Any:
    """An environment that a function makes."""
    try:
        env = make()
    except Exception as error:  # other people's code may raise anything
        raise BadEnvironment("environment-not-made", reason=described(error)) from None
    is_one = hasattr(env, "agent_iter") or (
        (hasattr(env, "reset") or hasattr(env, "step"))
        and not hasattr(env, "possible_agents")  # a parallel one of PettingZoo
        and not hasattr(env, "num_envs")  # a vector
    )
    if isinstance(env, type) or not is_one:
        raise BadEnvironment("not-an-environment", made=repr(env))
    return env


def run_check(check: Callable[[Any, int], None], make: Callable[[], Any], seed: int) -> CheckFinding | None:
    """What one check finds in a new environment."""
    name = check.__name__.replace("_", " ")
    try:
        check(make(), seed)
    except ConventionBroken as broken:
        return CheckFinding(name, str(broken))
    except Exception as error:  # other people's code may raise anything
        return CheckFinding(name, described(error))
    return None


def described(error: BaseException) -> str:
    """An error in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def expect(kept: object, what: str) -> None:
    """Raise unless a convention is kept."""
    if not kept:
        raise ConventionBroken(what)


# ── PettingZoo ───────────────────────────────────────────────────────────────────────────────────────


class AgentDecision(NamedTuple):
    """What an agent was given when it had to decide, and what it did."""

    agent: Any
    observation: Any
    mask: Any
    action: int


def play_agents(env: Any, seed: int) -> Iterator[AgentDecision]:
    """The decisions of one game with random legal actions; the environment is left after the last of them."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(MOST_STEPS):
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            return
        seen = env.observe(agent)
        mask = mask_of(seen, env.infos[agent])
        action = int(rng.choice(np.flatnonzero(mask)))
        yield AgentDecision(agent, facts_of(seen), np.array(mask), action)
        env.step(action)
    raise ConventionBroken(f"a game is not over after {MOST_STEPS} decisions")


def mask_of(seen: Any, info: Any) -> Any:
    """The action mask in an observation or an info."""
    told = seen if isinstance(seen, dict) else info
    mask = told.get("action_mask") if isinstance(told, dict) else None
    expect(mask is not None, "there is no action mask")
    expect(np.any(mask), "an agent that decides has no legal action")
    return mask


def facts_of(seen: Any) -> Any:
    """The observation without the mask."""
    return np.array(seen["observation"] if isinstance(seen, dict) else seen)


def the_same_seed_gives_the_same_game(env: Any, seed: int) -> None:
    first, second = list(play_agents(env, seed)), list(play_agents(env, seed))
    expect(len(first) == len(second), "two games from one seed are not equally long")
    for one, other in zip(first, second, strict=True):
        same = one.agent == other.agent and np.array_equal(one.observation, other.observation)
        expect(same and np.array_equal(one.mask, other.mask), "two games from one seed differ")


def another_seed_gives_another_game(env: Any, seed: int) -> None:
    games = [[decision.action for decision in play_agents(env, seed + n)] for n in range(EPISODES)]
    expect(any(game != games[0] for game in games), f"{EPISODES} seeds give the same game")


def rewards_are_zero_until_the_end_and_then_sum_to_zero(env: Any, seed: int) -> None:
    for episode in range(EPISODES):
        for _ in play_agents(env, seed + episode):
            expect(not any(env.rewards.values()), "an agent has a reward before the end")
        expect_rewards([float(env.rewards[agent]) for agent in env.agents])


def expect_rewards(rewards: list[float]) -> None:
    """+1 / -1/(n - 1), those who win together share."""
    expect(isclose(sum(rewards), 0, abs_tol=1e-6), f"the rewards at the end sum to {sum(rewards)}")
    players, won = len(rewards), sum(reward > 0 for reward in rewards)
    expect(players > 1, f"there are rewards for {players} agents at the end")
    if won:
        share = (players - won) / (won * (players - 1))
        kept = all(isclose(each, share if each > 0 else -1 / (players - 1), abs_tol=1e-6) for each in rewards)
        expect(kept, f"{rewards} are not the rewards of {won} winners among {players} players")


def a_masked_action_is_refused_and_changes_nothing(env: Any, seed: int) -> None:
    for decision in play_agents(env, seed):
        masked = np.flatnonzero(decision.mask == 0)
        if len(masked):
            expect_refusal(env, int(masked[0]))
            seen = env.observe(decision.agent)
            same = np.array_equal(facts_of(seen), decision.observation)
            expect(same and env.agent_selection == decision.agent, "a masked action changed the game")


def expect_refusal(env: Any, action: int) -> None:
    """Raise unless the environment refuses an action."""
    try:
        env.step(action)
    except Exception:  # whatever it raises, the action was refused
        return
    raise ConventionBroken(f"action {action} is masked, and was taken")


def observations_belong_to_their_space(env: Any, seed: int) -> None:
    for decision in play_agents(env, seed):
        for agent in env.agents:
            expect(env.observation_space(agent).contains(env.observe(agent)), f"{agent} sees something else")
            expect(env.action_space(decision.agent).contains(decision.action), "an action is in no space")


def only_the_decider_has_legal_actions(env: Any, seed: int) -> None:
    for decision in play_agents(env, seed):
        for agent in env.agents:
            seen = env.observe(agent)
            if agent != decision.agent and isinstance(seen, dict):
                expect(not np.any(seen["action_mask"]), f"{agent} may act while {decision.agent} decides")


def observing_changes_nothing(env: Any, seed: int) -> None:
    for decision in play_agents(env, seed):
        for agent in env.agents:
            env.observe(agent)
        expect(
            np.array_equal(facts_of(env.observe(decision.agent)), decision.observation), "looking changes it"
        )


AEC_CHECKS: Final = (
    the_same_seed_gives_the_same_game,
    another_seed_gives_another_game,
    rewards_are_zero_until_the_end_and_then_sum_to_zero,
    a_masked_action_is_refused_and_changes_nothing,
    observations_belong_to_their_space,
    only_the_decider_has_legal_actions,
    observing_changes_nothing,
)


# ── Gymnasium ────────────────────────────────────────────────────────────────────────────────────────


def play_seat(env: Any, seed: int) -> Iterator[tuple[Any, float, bool]]:
    """The observation, reward and end after each decision of one game with random legal actions."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    yield seen, 0.0, False
    for _ in range(MOST_STEPS):
        action = int(rng.choice(np.flatnonzero(mask_of(seen, info))))
        seen, reward, ended, cut, info = env.step(action)
        yield seen, float(reward), bool(ended)
        if ended or cut:
            return
    raise ConventionBroken(f"a game is not over after {MOST_STEPS} decisions")


def the_same_seed_gives_the_same_seat(env: Any, seed: int) -> None:
    games = [[facts_of(seen).tolist() for seen, _, _ in play_seat(env, seed)] for _ in range(2)]
    expect(games[0] == games[1], "two games from one seed differ")


def a_seat_is_rewarded_at_the_end_alone(env: Any, seed: int) -> None:
    for episode in range(EPISODES):
        for _, reward, ended in play_seat(env, seed + episode):
            expect(ended or reward == 0, "there is a reward before the end")
            expect(-1 <= reward <= 1, f"the reward {reward} is not from -1 to 1")


def a_masked_action_of_a_seat_is_refused(env: Any, seed: int) -> None:
    seen, info = env.reset(seed=seed)
    masked = np.flatnonzero(np.asarray(mask_of(seen, info)) == 0)
    if len(masked):
        expect_refusal(env, int(masked[0]))


def what_a_seat_sees_belongs_to_its_space(env: Any, seed: int) -> None:
    for seen, _, _ in play_seat(env, seed):
        expect(env.observation_space.contains(seen), "an observation is in no space")


SEAT_CHECKS: Final = (
    the_same_seed_gives_the_same_seat,
    a_seat_is_rewarded_at_the_end_alone,
    a_masked_action_of_a_seat_is_refused,
    what_a_seat_sees_belongs_to_its_space,
)


# ── The command ──────────────────────────────────────────────────────────────────────────────────────


def maker_of(name: str) -> Callable[[], Any]:
    """What makes the environment that is named `module:function`."""
    module, _, inside = name.partition(":")
    if not module or not inside:
        raise BadEnvironment("unnamed-environment", name=repr(name))
    try:
        made = attrgetter(inside)(import_module(module))
    except (Exception, SystemExit) as error:  # other people's modules may raise anything
        raise BadEnvironment("no-environment", name=name, reason=described(error)) from None
    return made if callable(made) else lambda: made


def main(arguments: list[str] | None = None) -> int:
    """Check what is named, and print what is found."""
    parser = ArgumentParser(prog="python -m ridotto.environments.check", description=__doc__)
    parser.add_argument("name", help="what makes the environment, as module:function")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        findings = check_environment(maker_of(given.name), given.seed)
    except BadEnvironment as error:
        print(error, file=sys.stderr)
        return 2
    for finding in findings:
        print(f"broken: {finding.check} ({finding.what})")
    if not findings:
        print(f"{given.name} keeps every convention")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
