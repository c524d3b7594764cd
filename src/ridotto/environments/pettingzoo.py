"""Games for PettingZoo, agent by agent (AEC). Importing this module registers one id for each game."""

from collections.abc import Mapping, Sequence
from functools import partial
from secrets import randbits
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.env_registry.registration import aec_registry, register
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ridotto.environments.drawing import RENDER_MODES, check_mode
from ridotto.environments.played_table import PlayedTable
from ridotto.environments.registration import VERSION, observable_games
from ridotto.environments.spaces import MOST, LegalActions, observation_space
from ridotto.environments.tables import SEED_BITS, check_count, check_seed, table_of
from ridotto.environments.trouble import BadEnvironment
from ridotto.games.registry import default_game, game_of
from ridotto.play.game import timeout_move
from ridotto.play.header import Header
from ridotto.seats import Player
from ridotto.simulation.compile.games import source_for


class TurnEnvironment(AECEnv):
    """One table; every player is an agent."""

    def __init__(
        self,
        game: str | Header | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        max_decisions: int | None = None,
        **settings: Any,
    ) -> None:
        """Set a table; the settings, and `players`, are those of `table_of`.

        An agent that has made `max_cycles` decisions is truncated, and the move of a player who has run out
        of time is made for it from then on. After `max_decisions` of all agents everybody is truncated.
        """
        super().__init__()
        self.header = table_of(default_game().id if game is None else game, **settings)
        id = game_of(self.header).id
        self.metadata = {
            "name": f"{id}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = check_mode(render_mode)
        for what, limit in (("max_cycles", max_cycles), ("max_decisions", max_decisions)):
            if limit is not None:
                check_count(what, limit, MOST)
        self.max_cycles, self.max_decisions = max_cycles, max_decisions
        self.possible_agents = [f"player_{player}" for player in range(len(self.header.players))]
        self.agents: list[str] = []
        self.table: PlayedTable | None = None
        count = source_for(type(self.header)).observations.moves
        self._actions = {
            agent: LegalActions(count, partial(self._legal, agent)) for agent in self.possible_agents
        }
        self._observations = {agent: observation_space(self.header) for agent in self.possible_agents}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on with the game of an environment that was copied or pickled."""
        self.__dict__.update(state)
        for agent, actions in self._actions.items():
            actions.belong_to(partial(self._legal, agent))

    def action_space(self, agent: str) -> LegalActions:
        """The actions of an agent."""
        self._player(agent)
        return self._actions[agent]

    def observation_space(self, agent: str) -> Any:
        """The observations of an agent."""
        self._player(agent)
        return self._observations[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal; without a seed, by chance."""
        self.table = PlayedTable(self.header, randbits(SEED_BITS) if seed is None else check_seed(seed))
        self.agents = self.possible_agents[:]
        self._skip_agent_selection = None
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.table.facts() for agent in self.agents}
        self._decided = dict.fromkeys(self.agents, 0)
        self.agent_selection = self._decider()

    def agent_to_act(self) -> str | None:
        """The agent whose action is asked for; None if no agents are left."""
        self._dealt()
        return self.agent_selection if self.agents else None

    def observe(self, agent: str) -> Any:
        """What an agent knows, and which of its actions are legal now."""
        return self._dealt().observation(self._player(agent))

    def step(self, action: Any) -> None:
        """Make a move for the agent that decides."""
        table = self._dealt()
        self._check_agents_left()
        agent = self.agent_selection
        if self.terminations.get(agent) or self.truncations.get(agent):
            self._was_dead_step(action)
            return
        table.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._decided[agent] += 1
        self._truncate(agent)
        self._play_for_absent(table)
        self._settle(table)
        self._accumulate_rewards()
        self._deads_step_first()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that acts now is told."""
        self._dealt()
        self._check_agents_left()
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def _check_agents_left(self) -> None:
        if not self.agents:
            raise BadEnvironment("game-over", method="reset")

    def _truncate(self, agent: str) -> None:
        """Nobody plays on beyond the limits."""
        if self.max_cycles is not None and self._decided[agent] >= self.max_cycles:
            self.truncations[agent] = True
        if self.max_decisions is not None and sum(self._decided.values()) >= self.max_decisions:
            self.truncations.update(dict.fromkeys(self.agents, True))

    def _play_for_absent(self, table: PlayedTable) -> None:
        """Make the moves of agents that were truncated, while others play on."""
        while table.decider is not None and not all(self.truncations.values()):
            agent = self.possible_agents[table.decider]
            if agent in self.agents and not self.truncations[agent]:
                return
            table.game.make_move(timeout_move(table.game))

    def _settle(self, table: PlayedTable) -> None:
        """Give out rewards if the game is over, and choose who is next."""
        facts = table.facts()
        for agent in self.agents:
            over = table.decider is None and not self.truncations[agent]
            self.rewards[agent] = table.reward(self._player(agent)) if over else 0.0
            self.terminations[agent] = over
            self.infos[agent] = dict(facts)
        if table.decider is not None:
            self.agent_selection = self._decider()

    def render(self) -> Any:
        """What everybody may see of the table."""
        return self._dealt().render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _dealt(self) -> PlayedTable:
        if self.table is None:
            raise BadEnvironment("not-reset", method="reset")
        return self.table

    def _decider(self) -> str:
        decider = self._dealt().decider
        assert decider is not None
        return self.possible_agents[decider]

    def _player(self, agent: str) -> Player:
        if agent not in self.possible_agents:
            raise BadEnvironment("no-agent", agent=repr(agent), agents=", ".join(self.possible_agents))
        return self.possible_agents.index(agent)

    def _legal(self, agent: str) -> Sequence[int]:
        if self.table is None or self.table.decider != self._player(agent):
            return ()
        return self.table.game.legal()


raw_env = TurnEnvironment


def env(game: str | Header | None = None, **settings: Any) -> Any:
    """The environment, which also notices calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(game, **settings))


class ParallelEnvironment(turn_based_aec_to_parallel_wrapper):
    """All agents act at once, and only the action of the one that decides counts."""

    def __init__(self, aec_env: TurnEnvironment) -> None:
        super().__init__(aec_env)
        self.agents: list[str] = []
        self.table_environment = aec_env

    def step(self, actions: Any) -> Any:
        """Make the move of the agent that decides."""
        decider = self.table_environment.agent_to_act()
        if decider is not None and (not isinstance(actions, Mapping) or decider not in actions):
            raise BadEnvironment("no-action-of", agent=decider, given=repr(actions))
        return super().step(actions)


def parallel_env(game: str | Header | None = None, *, max_cycles: int | None = None, **settings: Any) -> Any:
    """The same with one action of every agent at each step, of which only the decider's counts."""
    return ParallelEnvironment(raw_env(game, max_decisions=max_cycles, **settings))


def register_games() -> list[str]:
    """Register every game that can be observed, once; returns the ids."""
    found = observable_games()
    for id, game in found.items():
        if id not in aec_registry:
            register("aec", id, f"{__name__}:env", kwargs={"game": game})
    return list(found)


register_games()
