"""What a game offers so that bots can play it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from ridotto.bots.bot import Invitation, MakeBot
from ridotto.bots.network import GameNetwork
from ridotto.bots.policy_hooks import PolicyHooks, TogetherHooks
from ridotto.bots.random_bot import RandomBot
from ridotto.bots.strangers import StrangerDraw
from ridotto.games.registry import game_of
from ridotto.play.header import Header
from ridotto.seats import Player


class HeuristicPolicy(NamedTuple):
    """What the bots of a game share that differ only in their temper: these can be compiled."""

    bot: type
    """The class of which they are subclasses, each with a class attribute `temper`."""
    hooks: PolicyHooks
    """The functions to compile."""
    new_state: Callable[[Any, Any], Any]
    """The state of a player before the deal, from an invitation and a temper."""
    network: GameNetwork | None = None
    """The network of those that were trained."""
    together: TogetherHooks | None = None
    """How they hear events together; None if each has to hear alone."""


class GameSearch(NamedTuple):
    """How the searcher plays a game."""

    move_search: str
    """The `MoveSearch` for this game, as `module:class`: only a worker process imports it."""
    habit: MakeBot
    """The bot whose moves it makes while no worker answers."""
    former: str = ""
    """The search as it was before it read moves, to compare with; empty if there is none."""


def plain_invitation(header: Header, player: Player) -> Invitation:
    """An invitation to a game where nothing but names is known before the deal."""
    return Invitation(game_of(header).id, player, tuple(header.players))


@dataclass(frozen=True)
class BotsPart:
    """The bots of one game. All fields have defaults: every game has the bot `random`."""

    bots: Mapping[str, MakeBot] = field(default_factory=dict)
    """The bots that answer at once, by name. Each may have `level` (1 to 5), `forgets` and a docstring for
    people who choose a bot."""
    baselines: Mapping[str, MakeBot] = field(default_factory=dict)
    """Trivial strategies that no bot should lose to: only the arena offers them."""
    invitation: Callable[[Any, Player], Invitation] = plain_invitation
    """The invitation of a player to the game that starts from a header."""
    search: GameSearch | None = None
    policy: HeuristicPolicy | None = None
    strangers: StrangerDraw | None = None
    """Tempers that no bot was tuned for: only the arena offers them."""
    former: Mapping[str, Any] = field(default_factory=dict)
    """The tempers that bots had when strangers were drawn, if they have changed since."""
    responses: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The ranges of the parameters of tempers among which a best response to a bot is looked for."""
    manners: str = ""
    """The package with the file in which stands how its bots play, if that was measured."""

    def __post_init__(self) -> None:
        if "random" not in self.bots:
            object.__setattr__(self, "bots", {**self.bots, "random": RandomBot})

    def stranger_bots(self) -> dict[str, MakeBot]:
        """The strangers by name."""
        return self._stranger_bots

    @cached_property
    def _stranger_bots(self) -> dict[str, MakeBot]:
        return {} if self.strangers is None or self.policy is None else self.strangers.bots(self.policy.bot)

    def states_for(self, header: Header, bots: Sequence[MakeBot]) -> list[Any] | None:
        """The compiled states of these bots, seated in turn; None if they cannot be compiled."""
        policy = self.policy
        if policy is None or not all(is_only_a_temper(bot, policy.bot) for bot in bots):
            return None
        tempers: list[Any] = [bot.temper for bot in bots]  # type: ignore[attr-defined]
        return self.states_with(header, tempers)

    def states_with(self, header: Header, tempers: Sequence[Any]) -> list[Any]:
        """The states before the deal of players with these tempers in turn."""
        assert self.policy is not None
        return [
            self.policy.new_state(self.invitation(header, player), tempers[player % len(tempers)])
            for player in range(len(header.players))
        ]


def is_only_a_temper(bot: MakeBot, base: type) -> bool:
    """Whether a bot is a subclass that has a temper of its own and no code of its own."""
    if not isinstance(bot, type) or not issubclass(bot, base):
        return False
    methods = ("__init__", "watch", "see_table", "answer")
    return all(getattr(bot, name) is getattr(base, name) for name in methods)
