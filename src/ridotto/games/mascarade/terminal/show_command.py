"""`ridotto masks` and `ridotto scenarios`."""

from argparse import Namespace

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridotto.cli.screen.console import choose_language, open_console
from ridotto.games.mascarade.rules.masks import EDITIONS, PLAYERS, SCENARIOS
from ridotto.games.mascarade.rules.sets import BadSet, check_players, scenario_masks
from ridotto.games.mascarade.terminal.cards import card_table, legend, titles
from ridotto.words.language import Language


def run(arguments: Namespace) -> int:
    """Show the masks or the scenarios."""
    console, language = open_console(arguments), choose_language(arguments)
    players = getattr(arguments, "players", None)
    for edition in editions(arguments.edition, players):
        console.print(Text(language.say(f"edition-{edition}"), "bold cyan"))
        if arguments.command == "masks":
            show_masks(console, language, edition)
        else:
            show_scenarios(console, language, edition, players)
        console.print()
    console.print(legend((mask for box in EDITIONS.values() for mask in box.values()), language))
    return 0


def editions(wanted: int | None, players: int | None) -> list[int]:
    """The editions to show: the one that was asked for, or all that this many can play."""
    if wanted is not None and wanted not in EDITIONS:
        raise BadSet("no-edition", edition=wanted)
    found = [edition for edition in EDITIONS if wanted in (None, edition)]
    able = [edition for edition in found if players is None or players in PLAYERS[edition]]
    if players is not None and not able:
        check_players(found[0], players)
    return able


def show_masks(console: Console, language: Language, edition: int) -> None:
    """Every mask in an edition's box."""
    masks = tuple(EDITIONS[edition].values())
    console.print(Padding(card_table(masks, language, notes=True), (0, 0, 0, 2)))


def show_scenarios(console: Console, language: Language, edition: int, players: int | None) -> None:
    """Every scenario of an edition, by number of players."""
    for name in SCENARIOS[edition]:
        console.print(Text(f"  {language.say(f'scenario-{name.lower()}')}", "bold"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="cyan")
        for number in PLAYERS[edition]:
            if players in (None, number):
                table.add_row(str(number), titles(scenario_masks(edition, number, name), language))
        console.print(Padding(table, (0, 0, 0, 4)))
