"""One learning seat among bots, for Gymnasium. Importing this module registers one id for each game."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.envs.registration import register, registry
from gymnasium.spaces import Box
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ridotto.bots.bot import Bot, MakeBot, ask_bot
from ridotto.bots.registry import find_bot, invitation
from ridotto.environments.drawing import RENDER_MODES, check_mode
from ridotto.environments.lineups import LEARNER, Seats, learning_bits, seat_names, seat_row
from ridotto.environments.played_table import PlayedTable
from ridotto.environments.registration import observable_games
from ridotto.environments.spaces import LegalActions, action_mask, observation_space
from ridotto.environments.tables import SEED_BITS, check_seed, table_of
from ridotto.environments.trouble import BadEnvironment
from ridotto.environments.vector import Array, Infos, TableVector
from ridotto.games.registry import default_game, game_of
from ridotto.play.header import Header
from ridotto.seats import Player
from ridotto.simulation.compile.games import source_for
from ridotto.simulation.policies import luck_of
from ridotto.simulation.vectors.compiled_vector import ENDED

OPPONENT: Final = "random"
"""The bot on all other seats, if no one says otherwise."""


class SeatEnvironment(gymnasium.Env):
    """One table, at which one player learns and all others are bots."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | Header | None = None,
        *,
        seats: Seats = (LEARNER, OPPONENT),
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Set a table; the settings, and `players`, are those of `table_of`.

        `seats` names a player for each seat: exactly one learner, and bots. Too few names go round, except
        for the learner's.
        """
        self.header = table_of(default_game().id if game is None else game, **settings)
        names = one_learner(seats, len(self.header.players))
        self.player: Player = names.index(LEARNER)
        self._makers: dict[Player, MakeBot] = {
            player: find_bot(name, game_of(self.header).id)
            for player, name in enumerate(names)
            if name != LEARNER
        }
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.header)
        self.action_space = LegalActions(source_for(type(self.header)).observations.moves, self._legal)
        self.table: PlayedTable | None = None
        self._bots: dict[Player, Bot[Any]] = {}
        self._heard: dict[Player, int] = {}
        self._is_new = False
        """Whether the learner has not decided anything since the deal."""

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on with the game of an environment that was copied or pickled."""
        self.__dict__.update(state)
        self.action_space.belong_to(self._legal)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal, and let bots play until the learner has to decide."""
        number = None if seed is None else check_seed(seed)
        super().reset(seed=number, options=options)
        if number is None:
            number = int(self.np_random.integers(1 << SEED_BITS - 1))
        while True:
            self._deal(number)
            if not self._table().game.over:
                return self._seen()
            number = (number + 1) % (1 << SEED_BITS)  # the bots have ended it before the learner's turn

    def _deal(self, number: int) -> None:
        self.table = PlayedTable(self.header, number)
        luck = luck_of(number, 0, len(self.header.players))
        header = self.table.game.header
        self._bots = {
            player: make(invitation(header, player), luck[player]) for player, make in self._makers.items()
        }
        self._heard = dict.fromkeys(self._bots, 0)
        self._is_new = True
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """Until the learner decides, or the game is over."""
        game = self._table().game
        while game.decider is not None and game.decider != self.player:
            player = game.decider
            bot = self._bots[player]
            bot.watch(game.events(player, self._heard[player]))
            self._heard[player] = len(game.log)
            game.make_move(ask_bot(bot, game.view(player), game.seen_table(player)))

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make the learner's move, and let bots answer."""
        table = self._table()
        table.play(self.action_space.current(action) if self._is_new else action)
        self._is_new = False
        self._let_bots_play()
        seen, info = self._seen()
        return seen, table.reward(self.player), table.game.over, False, info

    def action_masks(self) -> Any:
        """Which actions are legal now, as sb3-contrib's MaskablePPO asks for it."""
        return self._table().observation(self.player)["action_mask"].astype(bool)

    def render(self) -> Any:
        """What everybody may see of the table."""
        return self._table().render(self.render_mode)

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        table = self._table()
        return table.observation(self.player), {"player": self.player, **table.facts()}

    def _legal(self) -> Sequence[int]:
        return () if self.table is None else self.table.game.legal()

    def _table(self) -> PlayedTable:
        if self.table is None:
            raise BadEnvironment("not-reset", method="reset")
        return self.table


class SeatTables(TableVector):
    """The tables of a `SeatVector`."""

    def bytes_beside(self) -> int:
        """Memory for a row of the spaces, and for the copies that the last two steps returned."""
        count = 0
        for box in observation_space(self.header).values():
            assert isinstance(box, Box)
            bounds = (box.low, box.high, box.bounded_below, box.bounded_above)
            count += 2 * box.low.nbytes + sum(array.nbytes for array in bounds)
        return count


class SeatVector(VectorEnv):
    """`TableVector` as Gymnasium sees it: one player learns at each table, and has the reward."""

    def __init__(
        self,
        game: str | Header | None = None,
        num_envs: int = 1,
        *,
        seats: Seats = (LEARNER, OPPONENT),
        threads: int = 1,
        **settings: Any,
    ) -> None:
        """Set the tables, as for `SeatEnvironment`; the bots have to be compiled ones."""
        header = table_of(default_game().id if game is None else game, **settings)
        names = one_learner(seats, len(header.players))
        self.tables = SeatTables(header, num_envs, seats=names, threads=threads, final_observations=True)
        self.num_envs = num_envs = self.tables.num_envs
        self.player: Player = names.index(LEARNER)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(header)
        self.single_action_space = gymnasium.spaces.Discrete(source_for(type(header)).observations.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Deal at every table."""
        _, infos = self.tables.reset(seed=seed, options=options)
        return self._seen(), self._told(infos)

    def step(self, actions: Any) -> Any:
        """Make the learner's move at every table; games that end are dealt anew in the same step.

        All arrays are new ones, which no later step changes.
        """
        _, rewards, ended, cut, infos = self.tables.step(actions)
        told = self._told(infos)
        if ended.any():
            told |= self._finals(ended, infos)
        return self._seen(), rewards[:, self.player].copy(), ended.copy(), cut.copy(), told

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.tables.observations.copy(), "action_mask": self.tables.masks.copy()}

    def _told(self, infos: Infos) -> dict[str, Any]:
        return {"game": infos["game"].copy(), "_game": np.ones(self.num_envs, np.bool_)}

    def _finals(self, ended: Array, infos: Infos) -> dict[str, Any]:
        """The last observation of each game that ended, and facts about it, as in Gymnasium's own vectors."""
        last = np.full(self.num_envs, None, np.object_)
        for table in np.flatnonzero(ended):
            seen = self.tables.final_observations[table, self.player].copy()
            last[table] = {"observation": seen, "action_mask": action_mask(self.tables.header, ())}
        facts = {name: np.where(ended, infos[f"final_{name}"], 0) for name in ENDED}
        masks = {f"_{name}": ended.copy() for name in facts}
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": facts | masks,
            "_final_info": ended.copy(),
        }

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002
        """End the threads."""
        self.tables.close()


def one_learner(seats: Seats, players: int) -> list[str]:
    """A name for each player, of which exactly one is the learner."""
    names = seat_names([seats] if isinstance(seats, str) else seats)
    others = [name for name in names if name != LEARNER] or [OPPONENT]
    filled = [*names, *(others[n % len(others)] for n in range(players - len(names)))]
    row = seat_row(filled, players)
    if learning_bits(row).bit_count() != 1:
        raise BadEnvironment("not-one-learner", learner=LEARNER)
    return row


def register_games() -> list[str]:
    """Register every game that can be observed, once; returns the ids."""
    found = observable_games()
    for id, game in found.items():
        if id not in registry:
            register(
                id,
                entry_point=f"{__name__}:SeatEnvironment",
                vector_entry_point=f"{__name__}:SeatVector",
                kwargs={"game": game},
            )
    return list(found)


register_games()
