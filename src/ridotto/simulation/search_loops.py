"""What is compiled for players who search: all candidates are tried in the same worlds with the same luck."""

from typing import Final

from ridotto.chance import next_word, sow
from ridotto.games.mascarade.rules.table import Packed
from ridotto.seats import Player
from ridotto.simulation.compile.records import LOG_SIZE, Grid, Scores
from ridotto.simulation.loops import (
    ENDLESS,
    PATIENCE,
    TOLD_TOO_MUCH,
    Page,
    Position,
    Tables,
    legal_moves,
    make_move,
)
from ridotto.simulation.policy_loops import Minds, decide, decider, give_luck, listen, wake

NOTHING_TO_DECIDE: Final = -4
"""The game was over before the decision that is searched for."""


# ── What each game puts its own function in place of ─────────────────────────────────────────────────


def imagine(t: Position, minds: Minds, world: list[int], known: list[int], number: int) -> None:
    """Put a world that may be on the table, and tell everybody what they know in it; each has a number."""
    raise NotImplementedError


def share_of_win(t: Position, player: Player) -> float:
    """Which part of the win is a player's."""
    raise NotImplementedError


def fortune_of(t: Position, player: Player) -> float:
    """How many coins or roses a player has."""
    raise NotImplementedError


def chapter_of(t: Position) -> int:
    """Which part of a game this is, from one end of which to the next it is played on."""
    raise NotImplementedError


# ── What is the same in every game ───────────────────────────────────────────────────────────────────


def search(
    tables: Tables,
    powers: Packed,
    player: Player,
    worlds: Grid,
    known: list[int],
    candidates: list[int],
    low: int,
    high: int,
    number: int,
    out: list[int],
    whim: list[int],
    log: Page,
    minds: list[Minds],
    seen: Tables,
    wins: Scores,
    fortunes: Scores,
) -> int:
    """Try every candidate in every world and write down what comes of it; say in how many, or why not.

    Of the tables the first is how it stands, the second for a world, the third to play on; so are the minds.
    """
    for i in range(len(worlds)):
        tables[1] = tables[0]
        wake(minds[1], minds[0])
        imagine(tables[1], minds[1], worlds[i], known, number + i)
        for choice in range(len(candidates)):
            tables[2] = tables[1]
            wake(minds[2], minds[1])
            sow(whim, low, high, number + i)
            sow(tables[2].chance, next_word(whim), next_word(whim), number + i)
            give_luck(minds[2], whim)
            trouble = try_out(tables[2], powers, player, candidates[choice], out, log, minds[2], seen)
            if trouble < 0:
                return trouble
            wins[i, choice] = share_of_win(tables[2], player)
            fortunes[i, choice] = fortune_of(tables[2], player)
    return len(worlds)


def try_out(
    t: Position,
    powers: Packed,
    player: Player,
    move: int,
    out: list[int],
    log: Page,
    minds: Minds,
    seen: Tables,
) -> int:
    """Others decide until the player does, the move is made, and the chapter goes on to its end."""
    while decider(t) != player:
        count = legal_moves(t, out)
        if count == 0:
            return NOTHING_TO_DECIDE
        log.count = 0
        make_move(t, powers, decide(t, powers, out, count, minds, seen), log)
        listen(minds, log)
    chapter = chapter_of(t)
    log.count = 0
    make_move(t, powers, move, log)
    return play_chapter(t, powers, chapter, out, log, minds, seen)


def play_chapter(
    t: Position, powers: Packed, chapter: int, out: list[int], log: Page, minds: Minds, seen: Tables
) -> int:
    """Play a game on to the end of this chapter; say in how many moves, or why not."""
    made = 0
    count = legal_moves(t, out)
    while count > 0 and chapter_of(t) == chapter:
        if log.count > LOG_SIZE:
            return TOLD_TOO_MUCH
        listen(minds, log)
        log.count = 0
        make_move(t, powers, decide(t, powers, out, count, minds, seen), log)
        made += 1
        if made == PATIENCE:
            return ENDLESS
        count = legal_moves(t, out)
    return made
