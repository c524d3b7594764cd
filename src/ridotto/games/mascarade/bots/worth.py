"""The value of a power for a player now, from its packed effects alone: the mask's name does not matter."""

from typing import Final

from ridotto.games.mascarade.rules.effects import Do, Whom
from ridotto.games.mascarade.rules.money import ENOUGH
from ridotto.games.mascarade.rules.table import Packed, Table, left_of, right_of
from ridotto.seats import NOWHERE, Bits, Seat

VICTORY: Final = 10.0
"""Value of winning at once, in coins."""
DEFEAT: Final = 3.0
"""Cost of another player winning at once."""
NUISANCE: Final = 0.3
"""Value of a coin lost by another player."""
A_WRONG_ANSWER: Final = 0.4
"""Probability that a questioned player names the wrong mask."""
COMPANY: Final = 1.3
"""Expected number of true owners of a mask with several copies."""

# What effects are worth that move no coins.
MIXED: Final = 0.3
SEEN_AND_SWAPPED: Final = 0.8
PEEKED: Final = 0.5
SHOWN: Final = 0.3
RESEATED: Final = 0.2


def worth(seen: Table, powers: Packed, mask: int, seat: Seat) -> float:
    """What a power is worth to the one on this seat, in coins."""
    value = 0.0
    step = 0
    while powers[mask][step][0] != Do.NOTHING:
        effect = powers[mask][step]
        value += worth_of_effect(seen, effect[0], effect[1], effect[2], seat)
        step += 1
    return value + VICTORY if value < VICTORY and seen.coins[seat] + value >= ENOUGH else value


def worth_of_effect(seen: Table, verb: int, n: int, whom: int, seat: Seat) -> float:
    """What one step of a power is worth."""
    if verb <= Do.FINE:
        return worth_of_coins(seen, verb, n, whom, seat)
    if verb >= Do.CHANGE_SEATS:
        return worth_of_trick(verb, n)
    coins = seen.coins[seat]
    if verb == Do.COLLECT_THE_COURT:
        return 1.0 * seen.court
    if verb == Do.TOP_UP:
        return 1.0 * max(0, n - coins)
    if verb == Do.GAIN_TOGETHER:
        return COMPANY * n
    if verb == Do.BEG:
        return 1.0 * n * richer_than(seen, seat)
    if verb == Do.EXCHANGE_FORTUNES:
        return 1.0 * max(0, seen.coins[extreme(seen, seat, NOWHERE, True)] - coins)
    return VICTORY if coins >= n else 0.0


def worth_of_trick(verb: int, n: int) -> float:
    """What an effect on cards and people is worth."""
    if verb == Do.SWAP_OR_PRETEND:
        return MIXED
    if verb == Do.SEE_AND_SWAP:
        return SEEN_AND_SWAPPED
    if verb == Do.PEEK:
        return PEEKED
    if verb == Do.SHOW:
        return SHOWN
    if verb == Do.QUESTION:
        return A_WRONG_ANSWER * n
    return RESEATED


def worth_of_coins(seen: Table, verb: int, n: int, whom: int, seat: Seat) -> float:
    """GAIN, TAKE, GIVE and FINE: coins for oneself count in full, coins of others a little."""
    if whom == Whom.SELF:
        return 1.0 * n if verb == Do.GAIN else -1.0 * n
    them = met(seen, whom, seat)
    if verb == Do.TAKE:
        taken = coins_from(seen, them, n)
        return taken + worth_of_ruin(seen, them, n, seat, taken)
    if verb == Do.GIVE:
        return -min(coins_for(seen, them, n), 1.0 * seen.coins[seat])
    if verb == Do.FINE:
        return NUISANCE * coins_from(seen, them, n) + worth_of_ruin(seen, them, n, seat, 0.0)
    return -NUISANCE * coins_for(seen, them, n)


def worth_of_ruin(seen: Table, them: Bits, n: int, seat: Seat, taken: float) -> float:
    """If a player loses their last coin the game is over, and the richest wins."""
    ruined = False
    for other in range(seen.players):
        if them >> other & 1 and seen.coins[other] <= n:
            ruined = True
    if not ruined:
        return 0.0
    richest = seen.coins[extreme(seen, seat, NOWHERE, True)]
    return VICTORY if seen.coins[seat] + taken >= richest else -DEFEAT


def coins_from(seen: Table, them: Bits, n: int) -> float:
    """What these seats together can pay, up to n each."""
    total = 0.0
    for seat in range(seen.players):
        if them >> seat & 1:
            total += min(n, seen.coins[seat])
    return total


def coins_for(seen: Table, them: Bits, n: int) -> float:
    """What these seats together get, n each."""
    total = 0.0
    for seat in range(seen.players):
        if them >> seat & 1:
            total += n
    return total


def richer_than(seen: Table, seat: Seat) -> int:
    """How many seats have more coins than this one."""
    found = 0
    for other in range(seen.players):
        if seen.coins[other] > seen.coins[seat]:
            found += 1
    return found


def met(seen: Table, whom: int, seat: Seat) -> Bits:
    """The seats an effect would meet, the richest where there is a choice."""
    if whom == Whom.LEFT:
        return 1 << left_of(seen, seat)
    if whom == Whom.RIGHT:
        return 1 << right_of(seen, seat)
    if whom == Whom.NEIGHBOURS:
        return 1 << left_of(seen, seat) | 1 << right_of(seen, seat)
    if whom == Whom.EVERYONE_ELSE:
        return ((1 << seen.players) - 1) & ~(1 << seat)
    if whom == Whom.THE_POOREST:
        return 1 << extreme(seen, seat, NOWHERE, False)
    first = extreme(seen, seat, NOWHERE, True)
    if whom == Whom.TWO_OTHERS and seen.players > 2:
        return 1 << first | 1 << extreme(seen, seat, first, True)
    return 1 << first


def extreme(seen: Table, seat: Seat, but_for: Seat, richest: bool) -> Seat:
    """The richest or the poorest other seat, leaving one more out."""
    sign = 1 if richest else -1
    found = NOWHERE
    most = 0
    for other in range(seen.players):
        if other != seat and other != but_for and (found == NOWHERE or sign * seen.coins[other] > most):
            found = other
            most = sign * seen.coins[other]
    return found


def does(powers: Packed, mask: int, verb: int) -> bool:
    """Whether one of a mask's effects has this verb."""
    step = 0
    while powers[mask][step][0] != Do.NOTHING:
        if powers[mask][step][0] == verb:
            return True
        step += 1
    return False


def is_kind(powers: Packed, mask: int) -> bool:
    """Whether a power gives something to others."""
    step = 0
    while powers[mask][step][0] != Do.NOTHING:
        verb = powers[mask][step][0]
        if (verb == Do.GAIN or verb == Do.GIVE) and powers[mask][step][2] != Whom.SELF:
            return True
        step += 1
    return False
