"""`ridotto simulate`: bots play many games, and the counts are shown."""

from argparse import Namespace
from contextlib import suppress
from secrets import randbits

import msgspec
from rich.console import Console
from rich.progress import track

from ridotto.bots.arena import Tally, compete
from ridotto.bots.bot import MakeBot
from ridotto.chance import SEED_BITS
from ridotto.grimm.characters import CHARACTER_NAMES
from ridotto.play import Mascarade
from ridotto.play.game import Header
from ridotto.play.guests import guests
from ridotto.terminal.report import Report
from ridotto.terminal.speaking import screen, spoken
from ridotto.terminal.start import EVERYDAY_BOTS, find_bots
from ridotto.terminal.tables import check_number, game_of, how_many, new_header


class Counts(msgspec.Struct, frozen=True):
    """A tally, for those who read no tables."""

    game: str
    policy: list[str]
    seed: str
    asked: int
    """How many games were asked for."""
    games: int
    """How many were played."""
    moves: int
    turns: int
    wins: list[int]
    endings: dict[str, int]
    round_ends: dict[str, int]
    roses: dict[str, int]
    characters: dict[str, tuple[int, int]]
    """How often each was dealt, and how often it won the round."""

    @staticmethod
    def of(tally: Tally, start: Header, policy: list[str], asked: int, seed: int) -> "Counts":
        """The counts of these games."""
        rounds = tally.rounds
        return Counts(
            game="mascarade" if isinstance(start, Mascarade) else "grimm",
            policy=policy,
            seed=f"{seed:x}",
            asked=asked,
            games=tally.games,
            moves=tally.moves,
            turns=tally.turns,
            wins=tally.wins,
            endings=dict(sorted(tally.endings.items())),
            round_ends=dict(sorted(rounds.ends.items())),
            roses=dict(sorted(rounds.roses.items())),
            characters={CHARACTER_NAMES[c]: (n, rounds.won[c]) for c, n in sorted(rounds.dealt.items())},
        )


def run(arguments: Namespace) -> int:
    """Play, count and report; whoever presses Ctrl-C gets what was counted so far."""
    console, language = screen(arguments), spoken(arguments)
    game = game_of(arguments)
    count = how_many(arguments, arguments.masks or (), game)
    check_number(arguments, count)
    start = new_header(arguments, guests(count))
    names = [name.strip().casefold() for name in arguments.bots or EVERYDAY_BOTS[game]]
    kinds = find_bots(arguments, game)
    seed = randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    tally = play_all(start, kinds, arguments.games, seed)
    policy = [names[player % len(names)] for player in range(count)]
    if arguments.json:
        print(msgspec.json.encode(Counts.of(tally, start, policy, arguments.games, seed)).decode())
    else:
        console.print(Report(tally, start, policy, language).draw(arguments.games, seed))
    return 0


def play_all(start: Header, kinds: list[MakeBot], games: int, seed: int) -> Tally:
    """All games, or as many as somebody had the patience for."""
    tally = Tally.of(len(start.players))
    margin = Console(stderr=True)
    with suppress(KeyboardInterrupt):
        course = compete(start, kinds, games, seed)
        for game in track(course, "", games, console=margin, transient=True, disable=not margin.is_terminal):
            tally.count(game)
    return tally
