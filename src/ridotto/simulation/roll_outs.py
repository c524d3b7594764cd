"""Loops over given positions: played on to their end, or searched for the best move.

In a search all candidates are tried in the same worlds with the same luck.
"""

from typing import Final

from ridotto.chance import next_word, sow
from ridotto.seats import Player
from ridotto.simulation.buffers import GameTable, Run, SearchBuffers, States
from ridotto.simulation.loops import NO_LIMIT, decide, legal_moves, make_move, play_on, prepare_listener
from ridotto.simulation.players import copy_states, decider, seed_states, show_events

NOTHING_TO_DECIDE: Final = -4
"""The game was over before the decision that is searched for."""


def is_before(t: GameTable, until: int) -> bool:
    """Takes the place of `goes_on`: until a turn begins."""
    return t.turn < until


def roll_out(run: Run, states: list[States], turns: int) -> int:
    """Play every position to its end, or for some turns unless that is 0, with new chance.

    Return how many were played, or why one was given up. Tables and states are left as they come out.
    """
    for i in range(len(run.tables)):
        t = run.tables[i]
        copy_states(states[i], run.players.states)
        seed_position(run, t, i)
        prepare_listener(run)
        made = play_on(run, t, t.turn + turns if turns > 0 else NO_LIMIT)
        if made < 0:
            return made
        show_events(run)
        copy_states(run.players.states, states[i])
        run.lengths[i] = made
    return len(run.tables)


def seed_position(run: Run, t: GameTable, i: int) -> None:
    """Seed the chance of a table and of the players at it."""
    sow(run.chance, run.seed.low, run.seed.high, run.seed.number + i)
    sow(t.chance, next_word(run.chance), next_word(run.chance), run.seed.number + i)
    seed_states(run.players.states, run.chance)


# ── Search ───────────────────────────────────────────────────────────────────────────────────────────


def imagine(t: GameTable, states: States, world: list[int], known: list[int], number: int) -> None:
    """Hook of the policy: put a possible world on the table, and let all players know what they must know in
    it; each world has a number."""
    raise NotImplementedError


def share_of_win(t: GameTable, player: Player) -> float:
    """Hook of the policy: which part of the win is a player's."""
    raise NotImplementedError


def fortune_of(t: GameTable, player: Player) -> float:
    """Hook of the policy: how many coins or roses a player has."""
    raise NotImplementedError


def section_of(t: GameTable) -> int:
    """Hook of the policy: which part of a game this is; no roll-out goes on to the next."""
    raise NotImplementedError


def is_in_chapter(t: GameTable, until: int) -> bool:
    """Takes the place of `goes_on`: until a part of the game ends."""
    return section_of(t) == until


def search(run: Run, asked: SearchBuffers) -> int:
    """Try every candidate in every world, and keep what comes of it; return in how many, or why not."""
    world, t = run.tables[1], run.tables[2]
    for i in range(len(asked.worlds)):
        run.tables[1] = run.tables[0]
        copy_states(asked.given, asked.imagined)
        imagine(world, asked.imagined, asked.worlds[i], asked.known, run.seed.number + i)
        for choice in range(len(asked.candidates)):
            run.tables[2] = run.tables[1]
            copy_states(asked.imagined, run.players.states)
            seed_position(run, t, i)
            trouble = try_out(run, t, asked.player, asked.candidates[choice])
            if trouble < 0:
                return trouble
            asked.wins[i, choice] = share_of_win(t, asked.player)
            asked.fortunes[i, choice] = fortune_of(t, asked.player)
    return len(asked.worlds)


def try_out(run: Run, t: GameTable, player: Player, move: int) -> int:
    """Let others decide until the player has to, make the move, and play the section to its end."""
    prepare_listener(run)
    while decider(t) != player:
        count = legal_moves(t, run.legal)
        if count == 0:
            return NOTHING_TO_DECIDE
        trouble = decide(run, t, count)
        if trouble < 0:
            return trouble
    show_events(run)
    prepare_listener(run)
    section = section_of(t)
    make_move(t, run.start.constants, move, run.log)
    return play_on(run, t, section)
