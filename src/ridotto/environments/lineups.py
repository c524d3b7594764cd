"""Who plays at the tables of an environment: players who learn, and bots that answer at once."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from ridotto.bots.part import BotsPart, is_only_a_temper
from ridotto.bots.policy_hooks import PolicyHooks, TogetherHooks
from ridotto.bots.registry import bots_part, find_bot
from ridotto.environments.trouble import BadEnvironment
from ridotto.games.registry import game_of
from ridotto.play.header import Header
from ridotto.simulation.vectors.compiled_vector import Lineup

LEARNER: Final = "learner"
"""The name of a player whose decisions are the caller's."""

Seats: TypeAlias = Sequence[str]
"""A name for each player, LEARNER or a bot; too few names go round."""


class VectorSeats(NamedTuple):
    """Who sits at the tables of a vector."""

    lineups: list[Lineup]
    policy: PolicyHooks | None = None
    """The policy of the bots, if there are any."""
    together: TogetherHooks | None = None
    """How they hear events together, if they do."""


def lineups_for(header: Header, seats: Seats | Sequence[Seats]) -> VectorSeats:
    """Who sits at the tables of a vector."""
    rows = seat_rows(seats, len(header.players))
    if all(name == LEARNER for row in rows for name in row):
        return VectorSeats([Lineup(learning_bits(row)) for row in rows])
    part = bots_part(game_of(header).id)
    lineups = [with_bots(header, part, row) for row in rows]
    policy = part.policy
    if policy is None:
        return VectorSeats(lineups)
    together = policy.together
    if together is None or not together.is_possible(header):
        return VectorSeats(lineups, policy.hooks)
    return VectorSeats([with_common_state(each, together) for each in lineups], policy.hooks, together)


def with_common_state(lineup: Lineup, together: TogetherHooks) -> Lineup:
    """A line-up with one state more: what all players know."""
    bots = [player for player in range(len(lineup.states)) if not lineup.learning >> player & 1]
    hearing = sum(1 << player for player in bots if together.hears(lineup.states[player]))
    return Lineup(lineup.learning, [*lineup.states, together.new_common(lineup.states[0])], hearing)


def seat_rows(seats: Seats | Sequence[Seats], players: int) -> list[list[str]]:
    """The names of all players, for each line-up."""
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise BadEnvironment("bad-seats", seats=repr(seats))
    several = [seats] if all(isinstance(each, str) for each in seats) else list(seats)
    if not several:
        raise BadEnvironment("bad-seats", seats=repr(seats))
    return [seat_row(row, players) for row in several]


def seat_row(seats: Any, players: int) -> list[str]:
    """The names of all players of one line-up."""
    names = seat_names(seats)
    if len(names) > players:
        raise BadEnvironment("too-many-seats", seats=len(names), players=players)
    row = [names[seat % len(names)] for seat in range(players)]
    if LEARNER not in row:
        raise BadEnvironment("no-learner", learner=LEARNER)
    return row


def seat_names(seats: Any) -> list[str]:
    """The names that are given for seats, in their usual spelling."""
    names = [] if isinstance(seats, str) or not isinstance(seats, Sequence) else list(seats)
    if not names or not all(isinstance(name, str) for name in names):
        raise BadEnvironment("bad-seats", seats=repr(seats))
    return [name.strip().casefold() for name in names]


def learning_bits(row: Seats) -> int:
    """The players who learn, as bits."""
    return sum(1 << player for player, name in enumerate(row) if name == LEARNER)


def with_bots(header: Header, part: BotsPart, row: Seats) -> Lineup:
    """A line-up with bots; players who learn have a state that no one uses."""
    policy, game = part.policy, game_of(header).id
    tempers = []
    for name in row:
        bot = None if name == LEARNER else part.baselines.get(name) or find_bot(name, game)
        if bot is not None and (policy is None or not is_only_a_temper(bot, policy.bot)):
            raise BadEnvironment("bot-not-compiled", bot=name, bots=", ".join(compiled_bots(part)))
        tempers.append(getattr(bot, "temper", None))
    some = next(temper for temper in tempers if temper is not None) if any(tempers) else None
    if some is None:
        some = getattr(policy and policy.bot, "temper", None)
    return Lineup(
        learning_bits(row), part.states_with(header, [some if each is None else each for each in tempers])
    )


def compiled_bots(part: BotsPart) -> list[str]:
    """The names of the bots that can be compiled."""
    if part.policy is None:
        return []
    return [name for name, bot in part.bots.items() if is_only_a_temper(bot, part.policy.bot)]
