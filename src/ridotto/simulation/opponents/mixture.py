"""The opponent model: every player is a mixture of tempers, weighted by Bayes with what they did.

One `Mixture` is what one viewer makes of all players, from nothing but what this viewer saw; or the truth,
in which everybody is weighed by what they really knew.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ridotto.bots.policy_hooks import MixtureHooks
from ridotto.chance import WORD
from ridotto.play.header import Header
from ridotto.seats import Player
from ridotto.simulation import roll_outs
from ridotto.simulation.batch import expect_games
from ridotto.simulation.buffers import Seed
from ridotto.simulation.compile.games import constants_of
from ridotto.simulation.compile.records import Grid, new_buffer
from ridotto.simulation.compiled_table import without_dispatch
from ridotto.simulation.listeners import PLAYERS_ONLY
from ridotto.simulation.opponents import loops
from ridotto.simulation.opponents.loops import NOT_THEIRS, PlayOnBuffers, WeighBuffers
from ridotto.simulation.players import Hooks
from ridotto.simulation.search import Decision, SearchTwin

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Weights: TypeAlias = npt.NDArray[np.float64]
Shares: TypeAlias = npt.NDArray[np.float64]
"""For each world, candidate and player: the share of the win."""

SLIP: Final = 0.05
"""Probability of a move that no temper explains."""
DOUBT: Final = 0.5
"""Weight of an even guess beside the answers of a policy."""
EVERYONE_SEES: Final = -1
"""Viewers: the truth."""
TRUTH: Final = -1
"""The viewer who knows everything."""


class GameMixture(NamedTuple):
    """What a game brings for the opponent model."""

    hooks: MixtureHooks
    tempers: Mapping[str, Any]
    prior: Sequence[float]
    """The weight of each temper before anything was seen."""
    new_state: Callable[[Any, Player, Any], Any]
    """The state of a player before the deal, from a header and a temper."""


class SeenPosition(NamedTuple):
    """A position as a viewer sees it, and what others must know in it."""

    table: "DataclassInstance"
    known: Sequence[int]
    """As `imagine` of the policy takes it."""


class AskedMove(NamedTuple):
    """A decision, for which policies are asked how they would have decided."""

    who: Player
    move: int
    times: int
    """How often each temper is asked in each world."""
    number: int = 0
    """Of the first world: the same numbers have the same luck."""
    is_exact: bool = False
    """Whether exactly this move is meant, and not all that look like it."""


class Sample(NamedTuple):
    """Sampled worlds, with the tempers that everybody has in each."""

    worlds: Grid
    tempers: Grid
    """A row for each world."""
    number: int
    """Of the first world: the same numbers have the same luck."""


class MixtureTwin(SearchTwin):
    """A compiled game in which mixtures of tempers play."""

    def __init__(self, header: type[Header], hooks: MixtureHooks) -> None:
        """Nothing is compiled yet."""
        super().__init__(header, hooks.search)
        search = hooks.search
        self._found: dict[Callable[..., int], Callable[..., int]] = {}
        self._mixture_hooks: Hooks = {
            roll_outs.imagine: search.imagine,
            roll_outs.share_of_win: search.share_of_win,
            roll_outs.section_of: search.section_of,
            loops.shuffle_piles: hooks.shuffle_piles,
            loops.seen_as: hooks.seen_as,
        }

    def mixture_entry(self, function: Callable[..., int], example: tuple[Any, ...]) -> Callable[..., int]:
        """A compiled loop of the opponent model, found at once when it is asked for again."""
        if function not in self._found:
            made = self.entry(function, example, PLAYERS_ONLY, new_buffer(), self._mixture_hooks)
            self._found[function] = without_dispatch(made)
        return self._found[function]


@cache
def mixture_twin(header: type[Header], hooks: MixtureHooks) -> MixtureTwin:
    """The game that starts from headers of this type, ready for mixtures."""
    return MixtureTwin(header, hooks)


def fresh_images(header: Header, game: GameMixture) -> Any:
    """The images of all players before the deal, with every temper."""
    players = range(len(header.players))
    tempers = game.tempers.values()
    states = [game.new_state(header, player, temper) for player in players for temper in tempers]
    return mixture_twin(type(header), game.hooks).states.records(*states)


class Mixture:
    """What one viewer makes of all players of a game."""

    def __init__(
        self, header: Header, game: GameMixture, viewer: Player, seed: int, fresh: Any = None
    ) -> None:
        """Before the deal; the viewer is a player or TRUTH. Images before the deal are the same for all."""
        self.twin = mixture_twin(type(header), game.hooks)
        self.viewer, self.seed = viewer, seed
        self.players, self.tempers = len(header.players), len(game.tempers)
        self.images: Any = fresh_images(header, game) if fresh is None else fresh.copy()
        self.evidence: Weights = np.tile(np.log(np.array(game.prior) / sum(game.prior)), (self.players, 1))
        """The logarithm of the weight of each temper, player by player."""
        self.rollouts = 0
        self._constants = constants_of(header)
        self._buffers: Any = None
        """For all positions, from the first one on; its states are room for some to be copied from images."""

    # ── Learning ─────────────────────────────────────────────────────────────────────────────────────

    def watch(self, events: Grid) -> None:
        """Take in what happened, one row of seven numbers for each event."""
        viewers = EVERYONE_SEES if self.viewer == TRUTH else 1 << self.viewer
        arguments = (self.images, events, self.players, viewers)
        self.twin.mixture_entry(loops.show_images, arguments)(*arguments)

    def weigh(self, position: SeenPosition, who: Player, move: int, worlds: Grid, times: int) -> None:
        """Weigh the tempers of a player by a decision, asking in these worlds what each would have done."""
        likely = self.likelihoods(position, AskedMove(who, move, times), worlds)
        if likely is not None:
            self.learn(who, likely)

    def learn(self, who: Player, likely: Weights) -> None:
        """Weigh the tempers of a player by how likely a decision was with each."""
        self.evidence[who] += np.log(likely)
        self.evidence[who] -= self.evidence[who].max()

    def likelihoods(self, position: SeenPosition, made: AskedMove, worlds: Grid) -> Weights | None:
        """How likely a decision was with each temper, in these worlds together; None if it was not theirs."""
        run = self._run(position, made.number)
        hits = np.zeros((self.tempers + 1, 1))
        is_own = int(self.viewer in (TRUTH, made.who))
        asked = WeighBuffers(
            made.who,
            is_own,  # nothing that a player decides by is hidden from themself
            worlds,
            self._numbers(position.known),
            self.images,
            run.players.states,
            made.move,
            int(is_own or made.is_exact),
            made.times,
            hits,
        )
        if self.twin.mixture_entry(loops.weigh_tempers, (run, asked))(run, asked) == NOT_THEIRS:
            return None
        even = 1.0 / max(1.0, hits[-1, 0])
        likely = (hits[:-1, 0] + DOUBT * even) / (len(worlds) * made.times + DOUBT)
        mixed: Weights = (1.0 - SLIP) * likely + SLIP * even
        return mixed

    def weights(self) -> Weights:
        """The probability of each temper, player by player."""
        found = np.exp(self.evidence)
        shares: Weights = found / found.sum(axis=1, keepdims=True)
        return shares

    def draw(self, portions: Weights) -> Grid:
        """A temper for each player, in as many roll-outs as there are rows of random portions of 1."""
        up_to = np.cumsum(self.weights(), axis=1)
        found = (portions[:, :, None] >= up_to[None, :, :-1]).sum(axis=2)
        return np.ascontiguousarray(found, np.int64)

    # ── Playing on ───────────────────────────────────────────────────────────────────────────────────

    def play_on(
        self, position: SeenPosition, sample: Sample, who: Player, moves: Sequence[int], images: Any = None
    ) -> Shares:
        """How the game ends for everybody, in each world and with each of these moves of a player.

        Images that were kept from an earlier moment can take the place of those of now.
        """
        images = self.images if images is None else images
        run = self._run(position, sample.number)
        shares: Shares = np.zeros((len(sample.worlds), len(moves), self.players))
        asked = PlayOnBuffers(
            who,
            int(self.viewer == TRUTH),
            sample.worlds,
            self._numbers(position.known),
            images,
            sample.tempers,
            self._numbers(moves),
            run.players.fresh,
            shares,
        )
        if expect_games(self.twin.mixture_entry(loops.play_on_in_worlds, (run, asked))(run, asked)) < 0:
            raise ValueError("the game is over before the player decides anything")
        self.rollouts += len(sample.worlds) * len(moves)
        return shares

    def _run(self, position: SeenPosition, number: int) -> Any:
        """The buffers with a position in them."""
        if self._buffers is None:
            self._buffers = self._new_buffers(position)
        self._buffers.tables[:] = self.twin.layout.records(position.table)
        return self._buffers._replace(seed=Seed(self.seed & WORD, self.seed >> 32 & WORD, number))

    def _new_buffers(self, position: SeenPosition) -> Any:
        run = self.twin.new_run(Seed(0, 0, 0), Decision(position.table, self._constants, [], [], 0))
        states = self.images[: self.players]
        return run._replace(players=run.players._replace(states=states.copy(), fresh=states.copy()))

    @staticmethod
    def _numbers(numbers: Sequence[int]) -> Any:
        return np.array(numbers, np.int64)
