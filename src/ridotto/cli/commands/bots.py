"""`ridotto bots`: the bots of a game, how strong they are and how they play."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Final

from rich.padding import Padding
from rich.text import Text

from ridotto.bots.manners import manners_line
from ridotto.bots.registry import installed_bots, quick_bots, searchers
from ridotto.cli.commands.table_options import wanted_game
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.words.language import Language, start_words

STRONGEST: Final = 5


def run(arguments: Namespace) -> int:
    """Show each bot: its name, its level, and what it is like."""
    console, language = open_console(arguments), choose_language(arguments)
    game = wanted_game(arguments).id
    ours = {**quick_bots(game), **searchers(game)}
    start = start_words(language.code)
    for name in sorted(ours, key=lambda name: getattr(ours[name], "level", 1)):
        console.print(title(name, getattr(ours[name], "level", 1), start))
        for line in lines_about(game, name, language, start):
            console.print(Padding(Text(line), (0, 0, 0, 2)))
    for name in installed_bots(game):
        if name not in ours:
            console.print(Text(name, "bold cyan"))
    return 0


def title(name: str, level: int, start: Language) -> Text:
    """The name to type, what it is called on the page, and its level as dots."""
    dots = "●" * level + "○" * (STRONGEST - level)
    called = f" – {start.say(f'start-bot-name-{name}')}" if start.can_say(f"start-bot-name-{name}") else ""
    return Text.assemble((name, "bold cyan"), f"{called}  ", (dots, "yellow"))


def lines_about(game: str, name: str, language: Language, start: Language) -> Iterator[str]:
    """What it is like, and how it plays in figures."""
    if start.can_say(f"start-bot-{name}"):
        yield start.say(f"start-bot-{name}")
    if line := manners_line(game, name, language):
        yield line
