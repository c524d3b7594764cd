"""The report on a tournament, in a terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridotto.cli.commands.simulation_report import draw_sheet, reach, strip
from ridotto.lab.arena import LADDER, TournamentState, fooled
from ridotto.lab.arena_tables import Crossing
from ridotto.lab.figures import Figure
from ridotto.lab.pages.arena_page import mark_of
from ridotto.lab.part import NUMBER, part_for, title_for
from ridotto.lab.report_tables import Sheet, spelled, spelled_span
from ridotto.words.language import Language

COLOURS = {" ▲": "green", " ▼": "red", "": ""}


def title_of(standing: TournamentState, language: Language) -> str:
    """What was played."""
    return f"{language.say('lab-arena-title')} · {title_for(standing.tournament.header, language)}"


def facts_of(standing: TournamentState, language: Language) -> list[str]:
    """How many played, how often, and with which masks."""
    tournament = standing.tournament
    facts = [
        language.say("lab-players", n=tournament.players),
        language.say(
            "lab-arena-size",
            deals=language.count(standing.deals),
            tables=len(tournament.line_ups),
            seats=tournament.players,
        ),
        language.say("simulated-games", n=language.count(standing.games)),
        language.say("lab-seed", seed=str(tournament.seed)),
    ]
    contents = part_for(tournament.header).contents(tournament.header, language)
    return [" · ".join(facts), *([contents] if contents else [])]


def remarks_of(standing: TournamentState, figures: Sequence[Figure], language: Language) -> list[str]:
    """Whether any bot loses to a baseline, if one was tried."""
    found = fooled(standing, figures)
    if found is None:
        return []
    companies: dict[str, list[str]] = {}
    for odd, among in found:
        companies.setdefault(odd, []).append(among)
    said = [
        language.say("lab-arena-fooled", odd=odd, among=language.join(among))
        for odd, among in companies.items()
    ]
    return said or [language.say("lab-arena-not-fooled")]


def draw_arena(
    standing: TournamentState,
    sheets: Sequence[Sheet],
    crossing: Crossing,
    remarks: Sequence[str],
    language: Language,
) -> RenderableType:
    """The whole report."""
    head = (title_of(standing, language), "bold")
    parts: list[RenderableType] = [Text.assemble(head, "\n" + "\n".join(facts_of(standing, language)))]
    if standing.games < standing.asked:
        line = language.say("stopped-early", done=standing.games, asked=standing.asked)
        parts.append(Text(line, "yellow"))
    for sheet in sheets:
        parts.append(draw_ladder(sheet, language) if sheet.key == LADDER else draw_sheet(sheet, language))
        if sheet.key == LADDER:
            parts.append(draw_crossing(crossing, language))
            parts += (Padding(Text(line, "yellow"), (0, 0, 0, 2)) for line in remarks)
    return Group(*parts)


def draw_ladder(sheet: Sheet, language: Language) -> RenderableType:
    """Each bot with its win ratio, the interval of that, and its rating."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    ratio, rating = sheet.columns
    for title in ("", ratio.title, "", ""):
        table.add_column(title, justify="right" if title else "left", no_wrap=not title)
    table.add_column(rating.title, justify="right")
    low, high = reach([row.figures[0] for row in sheet.rows], sheet.fair, from_nothing=False)
    for row in sheet.rows:
        won, strength = row.figures
        span, drawn = Text(spelled_span(language, won, NUMBER), "dim"), strip(won, low, high, sheet.fair)
        table.add_row(
            row.label, spelled(language, won.value, NUMBER), span, drawn, strength_of(strength, language)
        )
    return Group(Text(f"\n{sheet.title}", "bold cyan"), Padding(table, (0, 0, 0, 2)))


def strength_of(figure: Figure, language: Language) -> str:
    """A rating, and how far it may be off."""
    off = (figure.high or 0.0) - figure.value
    return f"{language.decimal(figure.value, 1)} ± {language.decimal(off, 1)}"


def draw_crossing(crossing: Crossing, language: Language) -> RenderableType:
    """The cross table: how often each bot wins among each other."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    table.add_column(language.say("lab-arena-corner"), max_width=14)
    for column in crossing.columns:
        table.add_column(column, justify="right", min_width=6)
    for row in crossing.rows:
        cells = (crossing.cells.get((row, column)) for column in crossing.columns)
        table.add_row(row, *(drawn_cell(each, language) for each in cells))
    title = Text(f"\n{language.say('lab-section', section='cross')}", "bold cyan")
    note = Padding(Text(language.say("lab-arena-cross-note"), "dim"), (0, 0, 0, 2))
    return Group(title, Padding(table, (0, 0, 0, 2)), note)


def drawn_cell(figure: Figure | None, language: Language) -> Text:
    """A ratio, marked if it differs significantly from a fair share."""
    if figure is None:
        return Text("·", "dim")
    said = spelled(language, figure.value, NUMBER)
    return Text(said + (mark_of(figure) or "  "), COLOURS[mark_of(figure)])
