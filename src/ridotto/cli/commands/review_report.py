"""The review of a game, in a terminal and as a page."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridotto.cli.commands.simulation_report import BLOCKS
from ridotto.lab.pages.page import page, section
from ridotto.lab.pages.plots import Spec, draw
from ridotto.review.schema import PerMille
from ridotto.review.sentences import COLUMNS, ReviewSentences, percent

MOST_DECISIONS: Final = 10
"""Costly decisions that a terminal shows; a page shows all."""
CURVE: Final = 40
"""How wide the drawing of a curve is."""
MARGIN: Final = 2
NARROW: Final = 90
"""Columns below which only the most important figures are shown."""
DASHES: Final = [[1, 0], [8, 4], [2, 3], [10, 3, 2, 3], [4, 4], [14, 4], [6, 2, 2, 2, 2, 2], [1, 5],
                 [12, 8], [5, 1], [3, 7], [16, 3, 4, 3], [9, 2, 1, 2]]  # fmt: skip
"""How the lines of up to thirteen players are told apart without colours."""
PARTS_OF_A_RESULT: Final = ("own", "others", "chance")


# ── In a terminal ────────────────────────────────────────────────────────────────────────────────────


def draw_review(said: ReviewSentences, width: int) -> RenderableType:
    """The whole review."""
    say = said.language.say
    head = Text.assemble((said.title, "bold"), "\n" + "\n".join(said.facts()))
    parts: list[RenderableType] = [head]
    parts += _listed(say("review-points"), said.turning_points(), "")
    parts += [_title(say("review-report-chances")), Padding(draw_curves(said, width), (0, 0, 0, MARGIN))]
    parts += [_title(say("review-players")), Padding(draw_figures(said, width), (0, 0, 0, MARGIN))]
    parts.append(Padding(Text(say("review-report-points"), "dim"), (0, 0, 0, MARGIN)))
    parts += _listed(
        say("review-report-decisions"), said.decisions(MOST_DECISIONS), say("review-no-mistakes")
    )
    parts += _listed(say("review-bluffs"), said.bluffs(), say("review-no-bluffs"))
    parts += _listed(say("review-honours"), said.honours(), "")
    return Group(*parts)


def _title(text: str) -> Text:
    return Text(f"\n{text}", "bold cyan")


def _listed(title: str, lines: Sequence[str], nothing: str) -> list[RenderableType]:
    """A title with its sentences, or with what is said if there are none."""
    shown = list(lines) or ([nothing] if nothing else [])
    return [_title(title), *(Padding(Text(line), (0, 0, 0, MARGIN)) for line in shown)] if shown else []


def draw_curves(said: ReviewSentences, width: int) -> Table:
    """Each player's chance in truth from the deal to the end, as a line of blocks."""
    review, language = said.review, said.language
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, show_edge=False)
    room = max(8, min(CURVE, width - 30))
    for name, curve in zip(review.players, review.curves.truth, strict=True):
        first, last = (language.percent(curve[i] / 1000, 0) for i in (0, -1))
        table.add_row(name, Text(first, justify="right"), Text(blocks(curve, room), "magenta"), last)
    return table


def blocks(curve: Sequence[PerMille], room: int) -> str:
    """A curve of chances in this many characters at most."""
    count = min(room, len(curve))
    shown = (curve[(len(curve) - 1) * i // max(1, count - 1)] for i in range(count))
    return "".join(BLOCKS[-(-(len(BLOCKS) - 1) * each // 1000)] for each in shown)


def draw_figures(said: ReviewSentences, width: int) -> Table:
    """The figures of each player; on a narrow screen without what a result is made of."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    shown = [i for i, name in enumerate(COLUMNS) if width >= NARROW or name not in PARTS_OF_A_RESULT]
    titles = said.columns()
    table.add_column("", overflow="fold")
    for i in shown:
        table.add_column(titles[i], justify="right")
    for name, cells in said.figures():
        table.add_row(name, *(cells[i] for i in shown))
    return table


# ── As a page ────────────────────────────────────────────────────────────────────────────────────────


def review_page(said: ReviewSentences) -> str:
    """The whole review as one self-contained page."""
    say, language = said.language.say, said.language
    everything = len(said.review.decisions)
    curves = said.review.curves
    parts = [
        section(say("review-points"), [], more=_sentences(said.turning_points()), wide=True),
        section(say("review-report-chances"), [draw(curve_plot(said, curves.truth), language)], wide=True),
        section(say("review-own-chances"), [draw(curve_plot(said, curves.own), language)], wide=True),
        section(say("review-players"), [], say("review-report-points"), _table(said), wide=True),
        section(say("review-result-made-of"), [draw(result_plot(said), language)], wide=True),
        section(
            say("review-report-decisions"),
            [],
            more=_sentences(said.decisions(everything) or [say("review-no-mistakes")]),
            wide=True,
        ),
        section(
            say("review-bluffs"),
            [],
            more=_sentences(said.bluffs() or [say("review-no-bluffs")]),
            wide=True,
        ),
    ]
    if honours := said.honours():
        parts.append(section(say("review-honours"), [], more=_sentences(honours), wide=True))
    return page(said.title, said.facts(), parts, language)


def _sentences(lines: Iterable[str]) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _table(said: ReviewSentences) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in said.columns())
    rows = "".join(
        f"<tr><td>{escape(name)}</td>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
        for name, cells in said.figures()
    )
    return f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>"


def curve_plot(said: ReviewSentences, curves: Sequence[Sequence[PerMille]]) -> Spec:
    """A line for each player, told apart by colour and dashes, with the turning points marked."""
    review, say = said.review, said.language.say
    names = _labels(review.players)
    values = [
        {"step": step, "who": name, "chance": chance / 1000}
        for name, curve in zip(names, curves, strict=True)
        for step, chance in enumerate(curve)
    ]
    ticks = _turn_starts(review.curves.turns)
    marks = [{"step": point.step} for point in review.turning_points]
    labels = {str(step): str(turn + 1) for step, turn in ticks.items()}
    across: Spec = {
        "field": "step",
        "type": "quantitative",
        "title": say("lab-turns"),
        "axis": {"values": list(ticks), "labelExpr": f"({labels})[toString(datum.value)]", "grid": False},
        "scale": {"domain": [0, len(review.curves.turns) - 1], "nice": False},
    }
    up: Spec = {
        "field": "chance",
        "type": "quantitative",
        "title": say("review-chance"),
        "axis": {"format": "~%", "tickCount": 5},
        "scale": {"domain": [0, 1]},
    }
    apart: Spec = {"field": "who", "type": "nominal", "legend": _legend()}
    colours: Spec = {**apart, "scale": {"domain": names, "scheme": "tableau20"}}
    dashes: Spec = {**apart, "scale": {"domain": names, "range": DASHES[: len(names)]}}
    line: Spec = {"type": "line", "interpolate": "step-after", "strokeWidth": 2}
    rule: Spec = {"type": "rule", "color": "var(--muted)", "strokeDash": [2, 3]}
    return {
        "width": 640,
        "height": 260,
        "layer": [
            {"data": {"values": marks}, "mark": rule, "encoding": {"x": across}},
            {
                "data": {"values": values},
                "mark": line,
                "encoding": {"x": across, "y": up, "color": colours, "strokeDash": dashes},
            },
        ],
    }


def _legend() -> Spec:
    return {"title": None, "labelColor": "var(--ink)", "symbolSize": 300, "labelFontSize": 12}


def _labels(names: Sequence[str]) -> list[str]:
    """Names as they are, with a number where two are the same."""
    return [name if names.count(name) == 1 else f"{name} ({i + 1})" for i, name in enumerate(names)]


def _turn_starts(turns: Sequence[int], most: int = 12) -> dict[int, int]:
    """At most this many steps at which a turn begins, with the turns."""
    starts: dict[int, int] = {}
    for step, turn in enumerate(turns):
        if turn not in starts.values():
            starts[step] = turn
    every = max(1, -(-len(starts) // most))
    return dict(list(starts.items())[::every])


def result_plot(said: ReviewSentences) -> Spec:
    """For each player a bar of own decisions, others' decisions and chance."""
    review, language = said.review, said.language
    names = _labels(review.players)
    titles = dict(zip(COLUMNS, said.columns(), strict=True))
    values: list[dict[str, Any]] = [
        {"who": names[each.who], "part": titles[part], "points": percent(getattr(each, part))}
        for each in review.figures
        for part in PARTS_OF_A_RESULT
    ]
    order = [titles[part] for part in PARTS_OF_A_RESULT]
    part: Spec = {"field": "part", "type": "nominal", "sort": order, "title": None}
    return {
        "width": 560,
        "height": {"step": 11},
        "data": {"values": values},
        "mark": {"type": "bar", "stroke": "var(--paper)", "strokeWidth": 0.5},
        "encoding": {
            "y": {"field": "who", "type": "nominal", "sort": names, "title": None, "axis": {"ticks": False}},
            "yOffset": part,
            "x": {"field": "points", "type": "quantitative", "title": language.say("review-in-points")},
            "color": {**part, "legend": _legend()},
        },
    }
