"""`ridotto arena`: bots against each other, on the same deals and on every seat."""

from argparse import Namespace
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import msgspec

from ridotto.bots.registry import bots_part, check_network
from ridotto.bots.search_result import Budget
from ridotto.cli.commands.arena_report import draw_arena, facts_of, remarks_of, title_of
from ridotto.cli.commands.simulate import seed_of
from ridotto.cli.commands.table_options import WantedGame, header_without_names, wanted_game
from ridotto.cli.files import BadInput
from ridotto.cli.output_files import PAGES, check_place, check_target, write
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.progress import progress
from ridotto.foreign_errors import system_reason
from ridotto.lab.arena import TournamentState, figures_of, standing_of
from ridotto.lab.arena_tables import crossing_of, sheets_of
from ridotto.lab.contenders import find_contender
from ridotto.lab.data_files import TABLES, table_of_figures, write_table
from ridotto.lab.figures import Figure
from ridotto.lab.pages.arena_page import arena_page
from ridotto.lab.results_file import ResultsFile
from ridotto.lab.run import SEARCH_BUDGET
from ridotto.lab.tournament import LineUp, Tournament, among_strangers, round_robin
from ridotto.lab.workers import in_order
from ridotto.words.language import Language

STRANGERS: Final = "strangers"
"""As `--among`: all strangers, in several line-ups."""


class ArenaReport(msgspec.Struct, frozen=True):
    """A tournament as data."""

    game: str
    bots: Sequence[str]
    seed: str
    asked: int
    """How many games were asked for."""
    games: int
    """How many were played."""
    figures: list[Figure]


def run(arguments: Namespace) -> int:
    """Play what is left to play and report on everything; after Ctrl-C, on what is finished."""
    console, language = open_console(arguments), choose_language(arguments)
    for path in arguments.report:
        check_target(path, (*PAGES, *TABLES))
    tournament = tournament_of(arguments)
    results = open_results(tournament, arguments.save)
    play(tournament, results, arguments.threads)
    standing = standing_of(tournament, results.blocks)
    if not standing.deals:
        raise KeyboardInterrupt  # no deal was finished by every line-up: nothing can be compared
    figures = figures_of(standing)
    for path in arguments.report:
        write_report(path, standing, figures, language)
    if arguments.json:
        print(msgspec.json.encode(report_of(standing, figures)).decode())
    else:
        sheets, crossing = sheets_of(standing, figures, language), crossing_of(standing, figures)
        remarks = remarks_of(standing, figures, language)
        console.print(draw_arena(standing, sheets, crossing, remarks, language))
    return 0


# ── What is asked for ────────────────────────────────────────────────────────────────────────────────


def tournament_of(arguments: Namespace) -> Tournament:
    """The tournament that the command line describes."""
    header = msgspec.structs.replace(header_without_names(arguments), seed="0")
    count = len(header.players)
    line_ups = line_ups_of(arguments, wanted_game(arguments), count)
    if len(line_ups[0].among) >= count:
        raise BadInput("too-many-among", room=count - 1, players=count)
    return Tournament(header, line_ups, arguments.deals, seed_of(arguments), budget_of(arguments))


def budget_of(arguments: Namespace) -> Budget:
    """What a searcher may use for a decision."""
    if arguments.rollouts is not None and arguments.cpu_time is not None:
        raise BadInput("rollouts-or-cpu-time")
    if arguments.cpu_time is not None:
        return Budget(cpu_seconds=arguments.cpu_time / 1000)
    return SEARCH_BUDGET if arguments.rollouts is None else Budget(rollouts=arguments.rollouts)


def line_ups_of(arguments: Namespace, wanted: WantedGame, players: int) -> list[LineUp]:
    """One bot among others or among all strangers, or each bot among each other one."""
    game = wanted.id
    if (arguments.odd is None) != (arguments.among is None):
        raise BadInput("odd-and-among")
    if arguments.odd is not None:
        if arguments.bots is not None:
            raise BadInput("odd-or-bots")
        strangers = list(bots_part(game).stranger_bots())
        if strangers and [name.strip().casefold() for name in arguments.among] == [STRANGERS]:
            return among_strangers(known(arguments.odd, game), strangers, players)
        return [LineUp(known(arguments.odd, game), tuple(known(name, game) for name in arguments.among))]
    bots = [known(name, game) for name in arguments.bots or wanted.part.usual_bots]
    if len(set(bots)) < len(bots):
        raise BadInput("same-bot")
    if len(bots) < 2:
        raise BadInput("one-bot")
    return round_robin(bots)


def known(name: str, game: str) -> str:
    """The name of a bot in its usual spelling."""
    find_contender(name, game)
    return name.strip().casefold()


def open_results(tournament: Tournament, path: Path | None) -> ResultsFile:
    """The file of the tournament, new or begun before."""
    if path is not None:
        check_place(path)
    check_network(tournament.game)
    try:
        return ResultsFile(tournament, path)
    except OSError as error:
        raise BadInput("cannot-use", file=str(path), reason=system_reason(error)) from None


# ── Playing and reporting ────────────────────────────────────────────────────────────────────────────


def play(tournament: Tournament, results: ResultsFile, cores: int) -> None:
    """Play what is left; Ctrl-C keeps what is finished."""
    tasks = list(tournament.tasks(results.done))
    is_compiled = all(map(tournament.is_compiled, tournament.line_ups))
    blocks = in_order(tournament.play, tasks, cores, is_compiled)
    left = sum(len(task.deals) for task in tasks) * tournament.players
    try:
        with progress() as bar, suppress(KeyboardInterrupt), closing(blocks):
            task = bar.add_task("", total=left)
            for block in blocks:
                results.add(block)
                bar.advance(task, len(block.winners) * tournament.players)
    except BrokenProcessPool:
        raise BadInput("worker-died") from None


def report_of(standing: TournamentState, figures: list[Figure]) -> ArenaReport:
    """A tournament as data."""
    asked = standing.tournament
    return ArenaReport(asked.game, asked.bots, hex(asked.seed), standing.asked, standing.games, figures)


def write_report(path: Path, standing: TournamentState, figures: list[Figure], language: Language) -> None:
    """A page or a table, by the end of the file's name."""
    if path.suffix not in PAGES:
        write(path, lambda draft: write_table(table_of_figures(figures), draft))
        return
    sheets, crossing = sheets_of(standing, figures, language), crossing_of(standing, figures)
    remarks = remarks_of(standing, figures, language)
    said = (title_of(standing, language), facts_of(standing, language))
    text = arena_page(sheets, crossing, remarks, *said, language)
    write(path, lambda draft: draft.write_text(text, "utf-8"))
