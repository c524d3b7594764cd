"""Compiled loops of the opponent model: images of players are told events, asked for moves, and play on.

An image is the policy state that a player would have with one temper, as far as a viewer can tell. The images
of all players lie in one row: first all tempers of the first player.
"""

from typing import Any, Final, NamedTuple

from ridotto.chance import next_word, sow
from ridotto.events import HIDDEN
from ridotto.seats import Player
from ridotto.simulation.buffers import GameTable, Run, States
from ridotto.simulation.compile.records import Grid, Scores
from ridotto.simulation.loops import NO_LIMIT, legal_moves, play_on, prepare_listener
from ridotto.simulation.players import choose, copy_states, decider, notice, seen
from ridotto.simulation.roll_outs import imagine, seed_position, share_of_win, try_out

AS_THEY_WOULD: Final = -1
"""Instead of a move: the one that the decider's policy chooses."""
UNSEEN: Final = -1
"""What others see of a move that is secret."""
NOT_THEIRS: Final = -5
"""In a sampled world it is somebody else's decision."""


class PlayOnBuffers(NamedTuple):
    """For games that are played on. The run has three tables: the position, a world, the one played on."""

    player: Player
    """Whose options are tried."""
    is_true: int
    """1 if the position is the truth, so that only what nobody has drawn yet is left to chance."""
    worlds: Grid
    known: list[int]
    images: States
    tempers: Grid
    """Which temper each player has in each world."""
    candidates: list[int]
    imagined: States
    """The states in the world at hand."""
    shares: Any
    """For each world, candidate and player: the share of the win."""


class WeighBuffers(NamedTuple):
    """For weighing tempers by a decision."""

    player: Player
    is_true: int
    worlds: Grid
    known: list[int]
    images: States
    imagined: States
    move: int
    is_exact: int
    """1 if the viewer sees the move itself, not only what it looks like."""
    times: int
    """How often a policy is asked in each world."""
    hits: Scores
    """How often each temper has made a move like this, and at the end the mean number of legal moves."""


# ── Hooks of the game ────────────────────────────────────────────────────────────────────────────────


def shuffle_piles(t: GameTable) -> None:
    """Shuffle everything face down that no player has drawn yet, by the chance of the table."""
    raise NotImplementedError


def seen_as(t: GameTable, move: int) -> int:
    """What others see of a move: a number that is the same for moves that look alike, or UNSEEN."""
    raise NotImplementedError


# ── Telling ──────────────────────────────────────────────────────────────────────────────────────────


def show_images(images: States, events: Grid, players: int, viewers: int) -> int:
    """Show events to the images of all players, secrets only as far as both viewer and player know them."""
    tempers = len(images) // players
    for line in range(len(events)):
        audience = events[line, 6]
        for player in range(players):
            told = audience & viewers != 0 and audience >> player & 1 == 1
            secret = events[line, 5] if told else HIDDEN
            for i in range(player * tempers, (player + 1) * tempers):
                notice(
                    images[i],
                    events[line, 0],
                    events[line, 1],
                    events[line, 2],
                    events[line, 3],
                    events[line, 4],
                    secret,
                )
    return len(events)


# ── Weighing ─────────────────────────────────────────────────────────────────────────────────────────


def weigh_tempers(run: Run, asked: WeighBuffers) -> int:
    """Count how often each temper would have made a move that looks like the one that was made."""
    world = run.tables[1]
    tempers = len(asked.images) // len(asked.imagined)
    legal = 0
    for i in range(len(asked.worlds)):
        for temper in range(tempers):
            run.tables[1] = run.tables[0]
            asked.imagined[asked.player] = asked.images[asked.player * tempers + temper]
            if asked.is_true == 0:
                imagine(world, asked.imagined, asked.worlds[i], asked.known, run.seed.number + i)
            if decider(world) != asked.player:
                return NOT_THEIRS
            count = legal_moves(world, run.legal)
            legal += count
            sow(run.chance, run.seed.low, run.seed.high, run.seed.number + i)
            asked.hits[temper, 0] += ask_often(run, asked, world, count)
    asked.hits[tempers, 0] = legal / (len(asked.worlds) * tempers)
    return tempers


def ask_often(run: Run, asked: WeighBuffers, world: GameTable, count: int) -> int:
    """How often the player would make a move like this here."""
    hits = 0
    wanted = asked.move if asked.is_exact == 1 else seen_as(world, asked.move)
    for _ in range(asked.times):
        seen(world, asked.player, run.players.seen[0])
        asked.imagined[asked.player].seed[0] = next_word(run.chance)
        asked.imagined[asked.player].seed[1] = next_word(run.chance)
        move = choose(
            asked.imagined[asked.player], run.players.seen[0], run.start.constants, run.legal, count
        )
        if (move if asked.is_exact == 1 else seen_as(world, move)) == wanted:
            hits += 1
    return hits


# ── Playing on ───────────────────────────────────────────────────────────────────────────────────────


def play_on_in_worlds(run: Run, asked: PlayOnBuffers) -> int:
    """Play every candidate on to the end of the game in every world; return in how many, or why not."""
    world, t = run.tables[1], run.tables[2]
    players = len(asked.imagined)
    tempers = len(asked.images) // players
    for i in range(len(asked.worlds)):
        run.tables[1] = run.tables[0]
        for player in range(players):
            asked.imagined[player] = asked.images[player * tempers + asked.tempers[i, player]]
        if asked.is_true == 1:
            sow(world.chance, run.seed.low, run.seed.high, run.seed.number + i)
            shuffle_piles(world)
        else:
            imagine(world, asked.imagined, asked.worlds[i], asked.known, run.seed.number + i)
        for choice in range(len(asked.candidates)):
            run.tables[2] = run.tables[1]
            copy_states(asked.imagined, run.players.states)
            seed_position(run, t, i)
            trouble = follow(run, t, asked.player, asked.candidates[choice])
            if trouble < 0:
                return trouble
            for player in range(players):
                asked.shares[i, choice, player] = share_of_win(t, player)
    return len(asked.worlds)


def follow(run: Run, t: GameTable, player: Player, move: int) -> int:
    """Play on to the end, with this move at the player's next decision."""
    if move != AS_THEY_WOULD:
        return try_out(run, t, player, move)
    prepare_listener(run)
    return play_on(run, t, NO_LIMIT)
