"""`ridotto lab compare`: sets of masks, played many times and set side by side."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ridotto.cli.commands.simulate import play_with_progress, seed_of
from ridotto.cli.commands.simulation_report import IntervalChart
from ridotto.cli.files import BadInput
from ridotto.cli.output_files import PAGES, check_target, write
from ridotto.cli.parsing import parts
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.lab.compare import ComparisonVerdict, compare
from ridotto.lab.data_files import TABLES, table_of_figures, write_table
from ridotto.lab.figures import Figure
from ridotto.lab.pages.page import comparison_page
from ridotto.lab.part import part_for, slug
from ridotto.lab.report_tables import Sheet, comparison_sheets
from ridotto.lab.run import SimulationRequest
from ridotto.lab.summary import GameSeries
from ridotto.play.header import Header
from ridotto.words.language import Language

FEWEST: Final = 20
"""Games of each set, so that an interval means something."""


def run(arguments: Namespace) -> int:
    """Play every set, compare, and report which differences are significant."""
    console, language = open_console(arguments), choose_language(arguments)
    for path in arguments.report:
        check_target(path, (*PAGES, *TABLES))
    if arguments.games < FEWEST:
        raise BadInput("too-few-games", games=arguments.games, least=FEWEST)
    compared = play_sets(arguments, wanted_headers(arguments))
    figures, verdicts = compare(compared)
    sheets = comparison_sheets(figures, language)
    sentences = [sentence(verdict, language) for verdict in verdicts]
    console.print(draw(compared, sheets, verdicts, sentences, language))
    verdicts_said = [(said, verdict.is_sure) for said, verdict in zip(sentences, verdicts, strict=True)]
    for path in arguments.report:
        write_comparison(path, compared, figures, verdicts_said, language)
    return 0


def wanted_headers(arguments: Namespace) -> Mapping[str, Header]:
    """The games to compare, by name."""
    comparison = parts()[arguments.game].comparison
    assert comparison is not None, "the command line offers only games that can be compared"
    return comparison.headers(arguments)


def play_sets(arguments: Namespace, headers: Mapping[str, Header]) -> Mapping[str, GameSeries]:
    """Play every set, from the same seed."""
    seed, compared = seed_of(arguments), {}
    policy = arguments.bots or parts()[arguments.game].usual_bots
    requests = {
        name: SimulationRequest(header, policy, arguments.games, seed) for name, header in headers.items()
    }
    for name, request in requests.items():
        blocks = play_with_progress(request, arguments, name[:30])
        series = request.result(blocks) if blocks else None
        if series is None or series.games < request.games:
            raise KeyboardInterrupt  # half a comparison is none
        compared[name] = series
    return compared


def sentence(verdict: ComparisonVerdict, language: Language) -> str:
    """A verdict in words."""
    measure = slug(verdict.measure)
    if verdict.is_sure:
        return language.say("lab-first", property=measure, set=verdict.first)
    needed = "none" if verdict.needed is None else language.count(verdict.needed)
    names = {"one": verdict.first, "two": verdict.second}
    return language.say("lab-cannot-tell", property=measure, needed=needed, **names)


def draw(
    compared: Mapping[str, GameSeries],
    sheets: Sequence[Sheet],
    verdicts: Sequence[ComparisonVerdict],
    sentences: Sequence[str],
    language: Language,
) -> RenderableType:
    """Everything on one screen: what was compared, the figures, and what they mean."""
    parts: list[RenderableType] = [Text(language.say("lab-compared"), "bold")]
    parts += (Text(line) for line in facts_of(compared, language))
    for sheet, verdict, said in zip(sheets, verdicts, sentences, strict=True):
        parts += [
            Text(f"\n{sheet.title}", "bold cyan"),
            Padding(IntervalChart(sheet, language, from_nothing=False), (0, 0, 0, 2)),
        ]
        parts.append(Text(said, "green" if verdict.is_sure else "yellow"))
    return Group(*parts)


def facts_of(compared: Mapping[str, GameSeries], language: Language) -> list[str]:
    """How many games of what, played by whom."""
    first = next(iter(compared.values()))
    facts = [
        language.say("lab-played-by", policy=language.join(list(dict.fromkeys(first.policy)))),
        language.say("simulated-games", n=f"{language.count(first.games)} × {len(compared)}"),
        f"seed {first.seed}",
    ]

    def contents(series: GameSeries) -> str:
        return part_for(series.header).contents(series.header, language)

    sets = (
        f"{name}: {language.say('lab-players', n=len(series.header.players))}, {contents(series)}"
        for name, series in compared.items()
    )
    return [" · ".join(facts), *sets]


def write_comparison(
    path: Path,
    compared: Mapping[str, GameSeries],
    figures: list[Figure],
    verdicts: Sequence[tuple[str, bool]],
    language: Language,
) -> None:
    """A page or a table, by the end of the file's name."""
    if path.suffix.lower() not in PAGES:
        write(path, lambda draft: write_table(table_of_figures(figures), draft))
        return
    sheets = comparison_sheets(figures, language)
    text = comparison_page(sheets, verdicts, facts_of(compared, language), language)
    write(path, lambda draft: draft.write_text(text, "utf-8"))
