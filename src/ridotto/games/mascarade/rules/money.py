"""All coins move here, and here the game ends."""

from ridotto.events import Log, tell
from ridotto.games.mascarade.rules.events import BANK, COURT, Ending, Kind
from ridotto.games.mascarade.rules.table import OVER, Table
from ridotto.seats import Bits, Player

ENOUGH = 13
"""Coins that win (M30)."""
FINE = 1
"""Coins that a wrong claim costs (M23)."""


def pay(t: Table, who: Player, source: int, target: int, n: int, log: Log) -> None:
    """Move up to n coins between seats, the court and the bank (M33); `who` uses the power."""
    paid = withdraw(t, source, n)
    if paid == 0:
        return
    if target == COURT:
        t.court += paid
    else:
        t.coins[target] += paid
    tell(log, Kind.PAID, who, source, target, paid)


def withdraw(t: Table, source: int, n: int) -> int:
    """Remove up to n coins; returns how many there were to take."""
    if source == BANK:
        t.bank += n
        return n
    if source == COURT:
        paid = min(n, t.court)
        t.court -= paid
        return paid
    paid = min(n, t.coins[source])
    t.coins[source] -= paid
    return paid


def check_end(t: Table, log: Log) -> None:
    """After every movement of coins: 13 or more wins, before any ruin counts (M30–M32)."""
    rich = 0
    ruined = False
    for seat in range(t.players):
        if t.coins[seat] >= ENOUGH:
            rich |= 1 << t.player_at[seat]
        elif t.coins[seat] == 0:
            ruined = True
    if rich != 0:
        end_game(t, t.player_at[t.turn_seat], Ending.RICH, rich, log)
    elif ruined:
        end_game(t, t.player_at[t.turn_seat], Ending.RUIN, the_richest(t), log)


def the_richest(t: Table) -> Bits:
    """The players with the most coins; ties share (M31, M35)."""
    most = 0
    found = 0
    for seat in range(t.players):
        if t.coins[seat] > most:
            most = t.coins[seat]
            found = 0
        if t.coins[seat] == most:
            found |= 1 << t.player_at[seat]
    return found


def end_game(t: Table, who: Player, ending: int, winners: Bits, log: Log) -> None:
    """Everything stops (M34)."""
    t.phase = OVER
    t.ending = ending
    t.winners = winners
    tell(log, Kind.ENDED, who, winners, 0, ending)
