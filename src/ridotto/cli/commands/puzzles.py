"""`ridotto puzzles`: finds puzzles in bots' games, counts them, checks them, or tries them again."""

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ridotto.cli.files import SeveralRefusals, read_bytes
from ridotto.cli.output_files import check_target, write
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.progress import progress
from ridotto.games.registry import find_game, games
from ridotto.puzzles.check import check_puzzles, lead
from ridotto.puzzles.find import confirm, find_puzzle, try_again
from ridotto.puzzles.schema import (
    AHEAD,
    HEADING,
    SHIPPED,
    Puzzle,
    read_puzzles,
    shipped_puzzles,
    write_puzzle,
)
from ridotto.puzzles.trouble import BadPuzzles
from ridotto.review.compute import POLICY
from ridotto.review.schema import THEMES, Theme
from ridotto.words.language import Language

LINES = (".jsonl",)


def run(arguments: Namespace) -> int:
    """Find, count, check or try again."""
    console, language = open_console(arguments), choose_language(arguments)
    path: Path | None = arguments.file
    if path is None or arguments.check:
        known = shipped_puzzles() if path is None else read_file(path)
        is_checked = arguments.check or arguments.again
        if is_checked:
            check(known, arguments.again)
        count_up(known, SHIPPED if path is None else str(path), console, language)
        if is_checked:
            console.print(Text(language.say("puzzles-valid"), "green"))
        return 0
    check_target(path, LINES)
    if arguments.again:
        renew(path, read_file(path))
    else:
        add_to(path, arguments, language)
    count_up(read_file(path), str(path), console, language)
    return 0


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles of a file."""
    return read_puzzles(read_bytes(path), str(path))


def add_to(path: Path, arguments: Namespace, language: Language) -> None:
    """Find puzzles for a file, which need not be there yet."""
    if not path.exists():
        path.write_bytes(HEADING)
    themes = (arguments.theme,) if arguments.theme else THEMES
    where = (arguments.game,) if arguments.game else tuple(games())
    search(path, themes, where, arguments.count, language)


def check(puzzles: Sequence[Puzzle], again: bool) -> None:
    """Raise if anything is wrong with puzzles."""
    wrong = check_puzzles(puzzles, POLICY)
    if not wrong and again:
        with progress() as bar:
            wrong = [
                BadPuzzles("puzzle-not-clear", number=number, points=round(100 * AHEAD))
                for number, puzzle in enumerate(bar.track(puzzles), 1)
                if not is_right_again(puzzle)
            ]
    if wrong:
        raise SeveralRefusals(wrong)


def is_right_again(puzzle: Puzzle) -> bool:
    """Whether the same option is ahead by as much in new worlds, as far as they can tell."""
    again = try_again(puzzle)
    return again is not None and again.ahead >= AHEAD and lead(again) > 0


def renew(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write puzzles with figures from new worlds, without those that are not clear any more; after Ctrl-C the
    rest is as it was."""
    renewed: list[Puzzle] = []
    with progress() as bar:
        for number, puzzle in enumerate(bar.track(puzzles), 1):
            again = confirm(puzzle)
            if again is not None:
                renewed.append(again)
            save(path, [*renewed, *puzzles[number:]])


def save(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write a whole file."""
    data = b"".join([HEADING, *map(write_puzzle, puzzles)])
    write(path, lambda draft: draft.write_bytes(data))


def search(
    path: Path, themes: Sequence[Theme], where: Sequence[str], per_theme: int, language: Language
) -> None:
    """Add puzzles until there are this many of each theme; what was found stays after Ctrl-C."""
    known = read_file(path)
    had = Counter(puzzle.theme for puzzle in known)
    wanted = Counter({theme: max(0, per_theme - had[theme]) for theme in themes})
    total = wanted.total()
    with progress() as bar, path.open("ab") as file:
        task = bar.add_task(language.say("puzzle-title"), total=total)
        for game, number in sources(known, where):
            if wanted.total() == 0:
                return
            puzzle = find_puzzle(game, number, wanted)
            if puzzle is not None:
                wanted[puzzle.theme] -= 1
                file.write(write_puzzle(puzzle))
                file.flush()
                bar.advance(task)


def sources(known: Sequence[Puzzle], where: Sequence[str]) -> Iterator[tuple[str, int]]:
    """The bots' games to look at, of every game in turn, after those that were looked at already."""
    last = {id: max((p.source for p in known if p.game == id), default=-1) for id in where}
    reviewed = [id for id in where if find_game(id).has("review")]
    for further in count(1):
        for id in reviewed:
            yield id, last[id] + further


def count_up(puzzles: Sequence[Puzzle], where: str, console: Console, language: Language) -> None:
    """How many puzzles there are, by theme and by number of players."""
    console.print(Text(language.say("puzzles-searched", file=where, n=len(puzzles)), "bold"))
    by_theme = Counter(puzzle.theme for puzzle in puzzles)
    for theme in THEMES:
        console.print(Text(f"  {language.say('puzzle-theme', theme=theme)} {by_theme[theme]}"))
    by_table = Counter((puzzle.game, puzzle.players) for puzzle in puzzles)
    for (game, players), n in sorted(by_table.items()):
        title = find_game(game).play.title
        console.print(Text("  " + language.say("puzzles-players", game=title, players=players, n=n)))
