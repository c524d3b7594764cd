"""`ridotto simulate`: many games, counted and reported."""

from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbits

import msgspec

from ridotto.cli.commands.simulation_report import draw_report, facts_of
from ridotto.cli.commands.table_options import header_without_names, wanted_game
from ridotto.cli.files import BadInput
from ridotto.cli.output_files import PAGES, check_target, write
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.progress import progress
from ridotto.lab.data_files import TABLES, table_of_figures, table_of_games, write_table
from ridotto.lab.figures import Figure
from ridotto.lab.pages.page import report_page
from ridotto.lab.part import title_for
from ridotto.lab.report_tables import sheets_of
from ridotto.lab.run import Blocks, SimulationRequest
from ridotto.lab.summary import GameSeries, figures_of
from ridotto.play.header import Header
from ridotto.simulation import Results
from ridotto.simulation.batch import SEED_BITS
from ridotto.words.language import Language


class SimulationReport(msgspec.Struct, frozen=True):
    """A report as data."""

    game: str
    policy: Sequence[str]
    seed: str
    asked: int
    """How many games were asked for."""
    games: int
    """How many were played."""
    figures: list[Figure]
    header: Header
    """What every game started from, but for its seed."""


def run(arguments: Namespace) -> int:
    """Play, count and report; after Ctrl-C, report what was counted so far."""
    console, language = open_console(arguments), choose_language(arguments)
    for path in arguments.report:
        check_target(path, (*PAGES, *TABLES))
    if arguments.rows is not None:
        check_target(arguments.rows, TABLES)
    request = request_of(arguments)
    blocks = play_with_progress(request, arguments)
    if not blocks:
        raise KeyboardInterrupt
    series = request.result(blocks)
    figures = figures_of(series)
    if arguments.json:
        print(msgspec.json.encode(report_of(series, figures)).decode())
    else:
        sheets = sheets_of(series, figures, language)
        console.print(draw_report(series, figures, sheets, language))
    for path in arguments.report:
        write_report(path, series, figures, language)
    if arguments.rows is not None:
        write(arguments.rows, lambda draft: write_table(table_of_games(series), draft))
    return 0


def request_of(arguments: Namespace) -> SimulationRequest:
    """What was asked for."""
    policy = arguments.bots or wanted_game(arguments).part.usual_bots
    return SimulationRequest(header_without_names(arguments), policy, arguments.games, seed_of(arguments))


def seed_of(arguments: Namespace) -> int:
    """The seed of all games together; a random one by default."""
    if arguments.seed is None:
        return randbits(32)
    if arguments.seed >= 1 << SEED_BITS:
        raise BadInput("long-seed", bits=SEED_BITS)
    return int(arguments.seed)


def play_with_progress(request: SimulationRequest, arguments: Namespace, about: str = "") -> list[Results]:
    """All games, or those that were played before Ctrl-C."""
    return with_progress(request.play(arguments.threads, arguments.ray), request.games, about)


def with_progress(blocks: Blocks, games: int, about: str) -> list[Results]:
    """The games as they come, with a bar that shows how many."""
    done: list[Results] = []
    with progress() as bar, suppress(KeyboardInterrupt):
        task = bar.add_task(about, total=games)
        for block in blocks:
            done.append(block)
            bar.advance(task, len(block.winners))
    return done


def report_of(series: GameSeries, figures: list[Figure]) -> SimulationReport:
    """A report as data."""
    return SimulationReport(
        series.game, series.policy, hex(series.seed), series.asked, series.games, figures, series.header
    )


def write_report(path: Path, series: GameSeries, figures: list[Figure], language: Language) -> None:
    """A page or a table, by the end of the file's name."""
    if path.suffix.lower() not in PAGES:
        write(path, lambda draft: write_table(table_of_figures(figures), draft))
        return
    sheets = sheets_of(series, figures, language)
    text = report_page(
        series, sheets, title_for(series.header, language), facts_of(series, language), language
    )
    write(path, lambda draft: draft.write_text(text, "utf-8"))
