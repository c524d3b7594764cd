"""What a power is worth to somebody now, read from its effects: a mask's name never matters."""

from typing import Final

from ridotto.mascarade.effects import Do, Effect, Power, Whom
from ridotto.mascarade.money import ENOUGH
from ridotto.play.view import View
from ridotto.seats import Seat

VICTORY: Final = 10.0
"""What winning at once is worth, in coins."""
NUISANCE: Final = 0.3
"""What one coin lost by another is worth to everybody else."""
TRICK: Final = {
    Do.SWAP_OR_PRETEND: 0.3,
    Do.SEE_AND_SWAP: 0.8,
    Do.PEEK: 0.5,
    Do.SHOW: 0.3,
    Do.CHANGE_SEATS: 0.2,
}
"""What effects are worth that move no coins."""
A_WRONG_ANSWER: Final = 0.4
"""How often somebody who is questioned does not know what they have."""


def worth(power: Power, view: View, seat: Seat) -> float:
    """What a power is worth to the one on this seat, in coins."""
    coins = view.seats[seat].coins
    value = sum(_worth(effect, view, seat) for effect in power)
    return value + VICTORY if coins + value >= ENOUGH else value


def _worth(effect: Effect, view: View, seat: Seat) -> float:
    coins = view.seats[seat].coins
    others = [other.coins for other in view.seats if other.seat != seat]
    verb, n = effect.verb, effect.n
    if verb in TRICK:
        return TRICK[verb]
    if verb == Do.COLLECT_THE_COURT:
        return float(view.court)
    if verb == Do.TOP_UP:
        return float(max(0, n - coins))
    if verb == Do.GAIN_TOGETHER:
        return 1.3 * n
    if verb == Do.BEG:
        return float(n * sum(other > coins for other in others))
    if verb == Do.EXCHANGE_FORTUNES:
        return float(max(0, max(others) - coins))
    if verb == Do.WIN_WITH:
        return VICTORY if coins >= n else 0.0
    if verb == Do.QUESTION:
        return A_WRONG_ANSWER * n
    return _worth_of_coins(effect, view, seat)


def _worth_of_coins(effect: Effect, view: View, seat: Seat) -> float:
    """GAIN, TAKE, GIVE and FINE: coins for oneself count in full, coins of others a little."""
    if effect.whom == Whom.SELF:
        return float(effect.n if effect.verb == Do.GAIN else -effect.n)
    met = [view.seats[other].coins for other in _met(effect.whom, view, seat)]
    if effect.verb == Do.TAKE:
        return float(sum(min(effect.n, coins) for coins in met))
    if effect.verb == Do.GIVE:
        return -float(min(effect.n * len(met), view.seats[seat].coins))
    if effect.verb == Do.FINE:
        return NUISANCE * sum(min(effect.n, coins) for coins in met)
    return -NUISANCE * effect.n * len(met)


def _met(whom: Whom, view: View, seat: Seat) -> list[Seat]:
    """The seats an effect would meet, the richest where there is a choice."""
    players = len(view.seats)
    left, right = (seat + 1) % players, (seat - 1) % players
    others = sorted(
        (other for other in range(players) if other != seat), key=lambda other: -view.seats[other].coins
    )
    return {
        Whom.LEFT: [left],
        Whom.RIGHT: [right],
        Whom.NEIGHBOURS: [left, right],
        Whom.EVERYONE_ELSE: others,
        Whom.TWO_OTHERS: others[:2],
        Whom.THE_POOREST: others[-1:],
    }.get(whom, others[:1])
