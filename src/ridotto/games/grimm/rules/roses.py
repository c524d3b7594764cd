"""The only place where roses are given and where the game ends."""

from ridotto.events import Log, tell
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.table import OVER, Table
from ridotto.seats import Bits, Player


def give_roses(t: Table, who: Player, n: int, what_for: int, log: Log) -> None:
    """Give roses, which never run out (G51)."""
    t.roses[who] += n
    tell(log, Kind.ROSES, who, what_for, 0, n)


def with_most_roses(t: Table) -> Bits:
    """The players with the most roses."""
    most = 0
    found = 0
    for player in range(t.players):
        if t.roses[player] > most:
            most = t.roses[player]
            found = 0
        if t.roses[player] == most:
            found |= 1 << player
    return found


def with_fewest_roses(t: Table) -> Bits:
    """The players with the fewest roses."""
    fewest = t.roses[0]
    found = 0
    for player in range(t.players):
        if t.roses[player] < fewest:
            fewest = t.roses[player]
            found = 0
        if t.roses[player] == fewest:
            found |= 1 << player
    return found


def winners_now(t: Table) -> Bits:
    """Most roses; among equals, most from trophies; still equal, they share (G52)."""
    leaders = with_most_roses(t)
    most = 0
    found = 0
    for player in range(t.players):
        if leaders >> player & 1:
            if t.trophies[player] > most:
                most = t.trophies[player]
                found = 0
            if t.trophies[player] == most:
                found |= 1 << player
    return found


def end_game(t: Table, ending: int, log: Log) -> None:
    """Everything stops, and the roses are counted."""
    t.phase = OVER
    t.ending = ending
    t.winners = winners_now(t)
    tell(log, Kind.ENDED, t.turn_player, t.winners, 0, ending)
