"""One player is the thief. On your turn you peek at another player's role, or accuse a player."""

from dataclasses import dataclass, field, replace
from typing import Final

from ridotto.chance import below, shuffle, sow, words_of
from ridotto.events import Log, tell
from ridotto.notation import SEAT_LETTERS
from ridotto.rows import row

ROLES: Final = ("guest", "thief")
THIEF: Final = 1
MOST_PLAYERS: Final = 5
ACCUSE: Final = MOST_PLAYERS  # moves below this peek at a player, from here on they accuse one
MOVES: Final = ACCUSE + MOST_PLAYERS
OVER: Final = 1
PHASE_NAMES: Final = ("turn", "over")
ENDINGS: Final = ("not_yet", "caught", "escaped")


class Kind:
    DEALT = 0  # who got the role in `secret`
    TURN = 1  # who is to move; n: the number of the turn
    PEEKED = 2  # who saw the role of player a
    ACCUSED = 3  # who accused player a
    ENDED = 4  # a: the winners as bits; n: the ending


@dataclass(slots=True)
class Table:
    players: int = 0
    roles: list[int] = field(default_factory=row(MOST_PLAYERS))
    chance: list[int] = field(default_factory=row(4))
    turn: int = 0
    phase: int = 0
    asked: int = 0
    ending: int = 0
    winners: int = 0

    def copy(self) -> "Table":
        return replace(self, roles=self.roles[:], chance=self.chance[:])


def new_table(header) -> Table:
    table = Table(len(header.players))
    sow(table.chance, *words_of(int(header.seed, 16)))
    return table


def open_table(t: Table, first: int, log: Log) -> None:
    t.roles[0] = THIEF
    shuffle(t.chance, t.roles, t.players)
    for player in range(t.players):
        tell(log, Kind.DEALT, player, 0, 0, 0, t.roles[player], 1 << player)
    t.asked = below(t.chance, t.players) if first < 0 else first
    tell(log, Kind.TURN, t.asked, 0, 0, t.turn)


def legal_moves(t: Table, out: list[int]) -> int:
    count = 0
    for move in range(MOVES):
        if t.phase != OVER and move % ACCUSE < t.players and move % ACCUSE != t.asked:
            out[count] = move
            count += 1
    return count


def play(t: Table, move: int, log: Log) -> None:
    """The guests win if the thief is accused; the thief wins if a guest is, or nobody for five rounds."""
    if move >= ACCUSE:
        tell(log, Kind.ACCUSED, t.asked, move - ACCUSE, 0, 0)
        end(t, t.roles[move - ACCUSE] == THIEF, log)
        return
    tell(log, Kind.PEEKED, t.asked, move, 0, 0, t.roles[move], 1 << t.asked)
    t.turn += 1
    t.asked = (t.asked + 1) % t.players
    if t.turn == 5 * t.players:
        end(t, False, log)
    else:
        tell(log, Kind.TURN, t.asked, 0, 0, t.turn)


def end(t: Table, caught: bool, log: Log) -> None:
    for player in range(t.players):
        if (t.roles[player] == THIEF) != caught:
            t.winners |= 1 << player
    t.ending, t.phase = (1 if caught else 2), OVER
    tell(log, Kind.ENDED, 0, t.winners, 0, t.ending)


def move_text(move: int) -> str:
    return f"{'accuse' if move >= ACCUSE else 'peek'} {SEAT_LETTERS[move % ACCUSE]}"
