"""What depends on a decision, for everybody to see: whom a power would meet now, and what an error costs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from ridotto.games.mascarade.rules.effects import Do, Whom
from ridotto.games.mascarade.rules.events import Freedom
from ridotto.games.mascarade.rules.money import FINE
from ridotto.games.mascarade.rules.powers import most_extreme
from ridotto.games.mascarade.rules.table import ANSWERS, NAMING, TURN, Packed, Table, left_of, right_of
from ridotto.seats import Bits, Seat

SeatsMet: TypeAlias = Callable[[Table, Seat], Bits]
"""The seats that an effect meets, by whose power it is."""


def may_announce(t: Table) -> bool:
    """Whether an announcement is among the options (M10, M15)."""
    return t.phase == TURN and t.freedom == Freedom.FREE


def seats_met_by(power: Iterable[Sequence[int]]) -> tuple[SeatsMet, ...]:
    """What decides on whom a power meets; nothing where the hero chooses, or everybody is met."""
    ways = (SEATS_MET_BY_BEGGAR if verb == Do.BEG else SEATS_MET.get(whom, ()) for verb, _, whom in power)
    return tuple(dict.fromkeys(way for each in ways for way in each))


def powers_meet(t: Table, powers: Iterable[tuple[SeatsMet, ...]], hero: Seat) -> tuple[Bits, ...]:
    """For each power: the seats that coins or seating decide on now."""
    found: dict[SeatsMet, Bits] = {}
    met = []
    for ways in powers:
        seats = 0
        for way in ways:
            if way not in found:
                found[way] = way(t, hero)
            seats |= found[way]
        met.append(seats)
    return tuple(met)


def _richest(t: Table, hero: Seat) -> Bits:
    return most_extreme(t, hero, True)


def _poorest(t: Table, hero: Seat) -> Bits:
    return most_extreme(t, hero, False)


def _left(t: Table, hero: Seat) -> Bits:
    return 1 << left_of(t, hero)


def _right(t: Table, hero: Seat) -> Bits:
    return 1 << right_of(t, hero)


def _richer(t: Table, hero: Seat) -> Bits:
    """Those whom a beggar would ask (L1)."""
    return sum(1 << seat for seat in range(t.players) if t.coins[seat] > t.coins[hero])


SEATS_MET_BY_BEGGAR: Final[tuple[SeatsMet, ...]] = (_richer,)
SEATS_MET: Final[Mapping[int, tuple[SeatsMet, ...]]] = {
    Whom.THE_RICHEST: (_richest,),
    Whom.THE_POOREST: (_poorest,),
    Whom.LEFT: (_left,),
    Whom.RIGHT: (_right,),
    Whom.NEIGHBOURS: (_left, _right),
}


def cost_of_error(t: Table, powers: Packed) -> int:
    """The coins that a false claim or a wrong answer would cost the player who is asked (M23, M33, M41)."""
    if t.phase == NAMING:
        cost = powers[t.announced][t.step][1]
    else:
        cost = FINE if t.phase == ANSWERS or may_announce(t) else 0
    return min(cost, t.coins[t.asked])
