"""What is compiled for players with minds: each sees what it may see, and decides by that alone.

Rules tell their events on a page, as for a diary. After every move the page is read to each mind with the
secrets that are its player's to know, to the census, and to whoever keeps a diary.
"""

from typing import Protocol, TypeAlias

from ridotto.chance import next_word, sow
from ridotto.events import HIDDEN
from ridotto.games.mascarade.rules.table import Packed
from ridotto.seats import Player
from ridotto.simulation.compile.records import LOG_SIZE, Numbers
from ridotto.simulation.loops import (
    DIARY_FULL,
    ENDLESS,
    OTHER_HIGH,
    OTHER_LOW,
    PATIENCE,
    TOLD_TOO_MUCH,
    Counting,
    MaybeCensus,
    Page,
    Position,
    Tables,
    legal_moves,
    make_move,
    open_game,
    write_down,
)


class Thinking(Protocol):
    """The mind of either game."""

    luck: list[int]
    """The two words that its moods come from."""


Minds: TypeAlias = list[Thinking]
"""One mind for each player of a table."""


# ── What each game puts its own function in place of ─────────────────────────────────────────────────


def decider(t: Position) -> Player:
    """The player whose decision it is."""
    raise NotImplementedError


def hide(t: Position, player: Player, seen: Position) -> None:
    """Copy what a player sees of a table to another one."""
    raise NotImplementedError


def notice(mind: Thinking, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """A mind takes in what happened next, as its player saw it."""
    raise NotImplementedError


def choose(mind: Thinking, seen: Position, powers: Packed, out: list[int], count: int) -> int:
    """The move that a mind makes."""
    raise NotImplementedError


def count_event(
    census: Counting, kind: int, who: Player, a: int, b: int, n: int, secret: int, audience: int
) -> None:
    """The census takes in what happened next."""
    raise NotImplementedError


# ── What is the same in every game ───────────────────────────────────────────────────────────────────


def listen(minds: Minds, log: Page) -> None:
    """Show everybody what was told: the one door to a mind, and secrets pass it only for their audience."""
    for line in range(min(log.count, LOG_SIZE)):
        kind = log.events[line, 0]
        who = log.events[line, 1]
        a = log.events[line, 2]
        b = log.events[line, 3]
        n = log.events[line, 4]
        secret = log.events[line, 5]
        audience = log.events[line, 6]
        for player in range(len(minds)):
            notice(minds[player], kind, who, a, b, n, secret if audience >> player & 1 else HIDDEN)


def count_page(census: Counting, log: Page) -> None:
    """Count what was told, secrets and all."""
    for line in range(min(log.count, LOG_SIZE)):
        count_event(
            census,
            log.events[line, 0],
            log.events[line, 1],
            log.events[line, 2],
            log.events[line, 3],
            log.events[line, 4],
            log.events[line, 5],
            log.events[line, 6],
        )


def wake(minds: Minds, fresh: Minds) -> None:
    """All minds are as they were before the deal."""
    for player in range(len(minds)):
        minds[player] = fresh[player]


def give_luck(minds: Minds, whim: list[int]) -> None:
    """Every mind gets moods of its own, two words each from a chance."""
    for player in range(len(minds)):
        minds[player].luck[0] = next_word(whim)
        minds[player].luck[1] = next_word(whim)


def decide(t: Position, powers: Packed, out: list[int], count: int, minds: Minds, seen: Tables) -> int:
    """What the one who decides does, by what they see."""
    player = decider(t)
    hide(t, player, seen[0])
    return choose(minds[player], seen[0], powers, out, count)


def play_minded(
    tables: Tables,
    powers: Packed,
    shuffled: bool,
    first: int,
    low: int,
    high: int,
    number: int,
    out: list[int],
    whim: list[int],
    lengths: Numbers,
    leads: Numbers,
    firsts: Numbers,
    census: Counting,
    log: Page,
    minds: Minds,
    fresh: Minds,
    seen: Tables,
) -> int:
    """Deal and play every table to its end; say how many, or why not."""
    for i in range(len(tables)):
        t = tables[i]
        sow(t.chance, low, high, number + i)
        sow(whim, low ^ OTHER_LOW, high ^ OTHER_HIGH, number + i)
        wake(minds, fresh)
        give_luck(minds, whim)
        log.count = 0
        open_game(t, powers, shuffled, first, log)
        length = play_on_minded(t, powers, out, log, minds, seen, 0, census)
        if length < 0:
            return length
        lengths[i] = length
        leads[i] = census.leads
        firsts[i] = census.first
    return len(tables)


def play_on_minded(
    t: Position,
    powers: Packed,
    out: list[int],
    log: Page,
    minds: Minds,
    seen: Tables,
    stop: int,
    census: MaybeCensus,
) -> int:
    """Play a game to its end or until turn number `stop`; say in how many moves, or why not."""
    made = 0
    listen(minds, log)
    if census is not None:
        count_page(census, log)
    count = legal_moves(t, out)
    while count > 0 and (stop == 0 or t.turn < stop):
        log.count = 0
        make_move(t, powers, decide(t, powers, out, count, minds, seen), log)
        if log.count > LOG_SIZE:
            return TOLD_TOO_MUCH
        listen(minds, log)
        if census is not None:
            count_page(census, log)
        made += 1
        if made == PATIENCE:
            return ENDLESS
        count = legal_moves(t, out)
    return made


def write_minded(
    tables: Tables,
    powers: Packed,
    shuffled: bool,
    first: int,
    low: int,
    high: int,
    number: int,
    out: list[int],
    whim: list[int],
    lengths: Numbers,
    log: Page,
    events: Numbers,
    moves: Numbers,
    used: list[int],
    ends: Numbers,
    minds: Minds,
    fresh: Minds,
    seen: Tables,
) -> int:
    """The same with all that is told and done; say how many: less than all when the diary is full."""
    for i in range(len(tables)):
        t = tables[i]
        sow(t.chance, low, high, number + i)
        sow(whim, low ^ OTHER_LOW, high ^ OTHER_HIGH, number + i)
        wake(minds, fresh)
        give_luck(minds, whim)
        log.count = 0
        open_game(t, powers, shuffled, first, log)
        length = write_on_minded(t, powers, out, log, minds, seen, events, moves, used)
        if length == DIARY_FULL:
            return i
        if length < 0:
            return length
        lengths[i] = length
        ends[i, 0] = used[0]
        ends[i, 1] = used[1]
    return len(tables)


def write_on_minded(
    t: Position,
    powers: Packed,
    out: list[int],
    log: Page,
    minds: Minds,
    seen: Tables,
    events: Numbers,
    moves: Numbers,
    used: list[int],
) -> int:
    """Play a game to its end and write it down; say in how many moves, or why it was given up."""
    made = 0
    count = legal_moves(t, out)
    while count > 0:
        listen(minds, log)
        trouble = write_down(log, events, used)
        if trouble:
            return trouble
        if used[1] == len(moves):
            return DIARY_FULL
        move = decide(t, powers, out, count, minds, seen)
        moves[used[1]] = move
        used[1] += 1
        make_move(t, powers, move, log)
        made += 1
        if made == PATIENCE:
            return ENDLESS
        count = legal_moves(t, out)
    trouble = write_down(log, events, used)
    return trouble if trouble else made


def roll_out(
    tables: Tables,
    powers: Packed,
    low: int,
    high: int,
    number: int,
    turns: int,
    out: list[int],
    whim: list[int],
    lengths: Numbers,
    log: Page,
    minds: list[Minds],
    seen: Tables,
) -> int:
    """Play every position to its end, or for so many turns unless that is 0; fate is decided anew."""
    for i in range(len(tables)):
        t = tables[i]
        sow(whim, low, high, number + i)
        sow(t.chance, next_word(whim), next_word(whim), number + i)
        give_luck(minds[i], whim)
        log.count = 0
        stop = t.turn + turns if turns > 0 else 0
        length = play_on_minded(t, powers, out, log, minds[i], seen, stop, None)
        if length < 0:
            return length
        lengths[i] = length
    return len(tables)
