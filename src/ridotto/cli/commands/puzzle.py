"""`ridotto puzzle`: asks what you would do in a position, then explains what wins how often."""

from argparse import Namespace
from collections.abc import Sequence
from random import randrange

from rich.console import Console
from rich.text import Text

from ridotto.cli.files import read_bytes
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.game_screen import LocalPerspective
from ridotto.cli.screen.keyboard import LEAVE, PlayerLeft, read_line
from ridotto.cli.screen.menu import Menu, Option
from ridotto.cli.screen.screen import game_screen
from ridotto.play.rulebook import Move
from ridotto.puzzles.explain import PuzzleSentences
from ridotto.puzzles.schema import Puzzle, of_theme, read_puzzles, shipped_puzzles
from ridotto.puzzles.trouble import BadPuzzles
from ridotto.words.language import Language


def run(arguments: Namespace) -> int:
    """Ask one puzzle."""
    console, language = open_console(arguments), choose_language(arguments)
    path = arguments.file
    known = shipped_puzzles() if path is None else read_puzzles(read_bytes(path), str(path))
    puzzles = of_theme(known, arguments.theme)
    number = pick(puzzles, arguments.number)
    puzzle = puzzles[number - 1]
    said = PuzzleSentences(puzzle, language)
    title = language.say("puzzle-number", n=number, count=len(puzzles), theme=puzzle.theme)
    console.print(Text(title, "bold"))
    show(puzzle, console, language)
    try:
        chosen = ask(puzzle, said, console, language)
    except PlayerLeft:
        return 0
    explain(said, chosen, console)
    return 0


def pick(puzzles: Sequence[Puzzle], number: int | None) -> int:
    """The number of the puzzle to ask, from 1."""
    if number is None and puzzles:
        return randrange(len(puzzles)) + 1
    if number is None or not 1 <= number <= len(puzzles):
        raise BadPuzzles("no-puzzle", number=number or 0, count=len(puzzles))
    return number


def show(puzzle: Puzzle, console: Console, language: Language) -> None:
    """What the player has seen so far, and the table."""
    game = puzzle.open()
    screen = game_screen(LocalPerspective(game, puzzle.who), language)
    console.print(Text(language.say("puzzle-you-are", who=game.players[puzzle.who])))
    for line in (*screen.tell(game.events(puzzle.who)), *screen.rest()):
        console.print(line)
    console.print(screen.picture(console.width))
    console.print(*screen.reminder(), Text(screen.question(), "bold"), sep="\n")


def ask(puzzle: Puzzle, said: PuzzleSentences, console: Console, language: Language) -> Move:
    """The option that is chosen; PlayerLeft if none is."""
    game = puzzle.open()
    menu = Menu(
        Option(option.move, said.move(option.move), spellings=(game.text(option.move),))
        for option in said.asked()
    )
    console.print(menu.draw(console.width))
    while True:
        console.print(Text(language.say("choose-number", n=len(menu.choices)), "dim"))
        typed = read_line()
        if typed.strip().casefold() in LEAVE:
            raise PlayerLeft
        if (move := menu.read(typed)) is not None:
            return move
        console.print(Text(language.say("not-an-option"), "red"))


def explain(said: PuzzleSentences, chosen: Move, console: Console) -> None:
    """The answer, how often each option wins, and what could be believed."""
    style = "green" if chosen == said.puzzle.best.move else "yellow"
    console.print(Text(said.answer(chosen), style))
    console.print(Text(said.language.say("puzzle-chances")))
    for line in said.chances():
        console.print(Text(f"  {line}"))
    for line in said.beliefs():
        console.print(Text(line, "dim"))
