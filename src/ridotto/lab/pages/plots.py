"""Plots as data: Vega-Lite specifications, drawn as SVG that takes its colours from the page around it."""

from collections.abc import Mapping, Sequence
from math import isnan
from typing import Any, Final, TypeAlias

import vl_convert
from babel.numbers import get_decimal_symbol, get_group_symbol

from ridotto.lab.figures import Column as Numbers
from ridotto.lab.figures import Figure, histogram
from ridotto.lab.part import NUMBER, PERCENT
from ridotto.lab.report_tables import Column, Sheet
from ridotto.words.language import Language

Spec: TypeAlias = dict[str, Any]
"""A Vega-Lite specification."""

WIDTH: Final = 320
ROW: Final = 24
MOST_BARS: Final = 40
INK, LINE, ACCENT, SOFT = "var(--ink)", "var(--line)", "var(--accent)", "var(--soft)"
STYLE: Final[Spec] = {
    "font": "Arial, Liberation Sans, Helvetica, sans-serif",
    "background": None,
    "padding": {"left": 14, "right": 14, "top": 4, "bottom": 4},
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "domainColor": LINE,
        "tickColor": LINE,
        "gridColor": LINE,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": 220,
    },
}
FORMATS: Final[Mapping[str, str]] = {PERCENT: "~%", NUMBER: ",.3~f"}


def draw(spec: Spec, language: Language) -> str:
    """A specification as SVG, to be embedded in a page."""
    svg: str = vl_convert.vegalite_to_svg({**spec, "config": STYLE}, format_locale=number_marks(language))
    return svg


def number_marks(language: Language) -> Spec:
    """How the language writes numbers, as D3 takes it."""
    return {
        "decimal": get_decimal_symbol(language.code),
        "thousands": get_group_symbol(language.code),
        "grouping": [3],
        "currency": ["", ""],
        "percent": language.say("percent", n=""),
    }


def measure_plot(sheet: Sheet, number: int) -> Spec:
    """One column of a sheet: a dot for each row with its interval, or a bar where there is none."""
    column = sheet.columns[number]
    rows = [(row.label, row.figures[number]) for row in sheet.rows if not isnan(row.figures[number].value)]
    if not rows:
        return bar_plot([], column)
    fair = sheet.fair if number == 0 else None
    return interval_plot(rows, column, fair) if rows[0][1].low is not None else bar_plot(rows, column)


def interval_plot(rows: Sequence[tuple[str, Figure]], column: Column, fair: float | None) -> Spec:
    """Dots with whiskers, and a line for what would be fair."""
    layers: list[Spec] = [
        {"mark": {"type": "rule", "color": INK, "strokeWidth": 2}, "encoding": {"x2": {"field": "high"}}},
        {"mark": {"type": "tick", "color": INK, "size": 10}, "encoding": {}},
        {"mark": {"type": "tick", "color": INK, "size": 10}, "encoding": {"x": across(column, "high")}},
        {
            "mark": {"type": "point", "filled": True, "size": 70, "color": ACCENT, "opacity": 1},
            "encoding": {"x": across(column, "value")},
        },
    ]
    if fair is not None:
        line: Spec = {"type": "rule", "color": ACCENT, "strokeDash": [4, 4]}
        layers.insert(0, {"data": {"values": [{"low": fair}]}, "mark": line, "encoding": {"y": None}})
    return listed(rows, {"x": across(column, "low")}, layers)


def bar_plot(rows: Sequence[tuple[str, Figure]], column: Column) -> Spec:
    """Bars that start at 0."""
    bar: Spec = {"type": "bar", "color": ACCENT, "height": {"band": 0.6}}
    return listed(rows, {"x": across(column, "value", zero=True)}, [{"mark": bar}])


def listed(rows: Sequence[tuple[str, Figure]], encoding: Spec, layers: list[Spec]) -> Spec:
    """Rows below each other, in the order of the sheet."""
    return {
        "width": WIDTH,
        "height": ROW * len(rows) + 4,
        "data": {"values": [{"label": label, **point(figure)} for label, figure in rows]},
        "encoding": {
            "y": {"field": "label", "type": "nominal", "title": None, "sort": None, "axis": {"ticks": False}},
            **encoding,
        },
        "layer": layers,
    }


def across(column: Column, field: str, zero: bool = False) -> Spec:
    """The horizontal axis of a measure."""
    axis = {"format": FORMATS[column.unit], "tickCount": 6}
    return {
        "field": field,
        "type": "quantitative",
        "title": column.title,
        "axis": axis,
        "scale": {"zero": zero, "nice": True},
    }


def point(figure: Figure) -> Mapping[str, float | None]:
    """A figure as a point of a plot."""
    return {"value": figure.value, "low": figure.low, "high": figure.high}


def shape_plot(values: Numbers, title: str) -> Spec:
    """A histogram."""
    counts, edges = histogram(values, MOST_BARS)
    bars = [
        {"from": float(low), "to": float(high), "share": float(count) / len(values)}
        for count, low, high in zip(counts, edges[:-1], edges[1:], strict=True)
    ]
    return {
        "width": WIDTH,
        "height": 150,
        "data": {"values": bars},
        "mark": {"type": "bar", "color": ACCENT, "stroke": "var(--paper)", "strokeWidth": 0.5},
        "encoding": {
            "x": {
                "field": "from",
                "type": "quantitative",
                "title": title,
                "bin": {"binned": True},
                "axis": {"grid": False, "tickCount": 8},
            },
            "x2": {"field": "to"},
            "y": {
                "field": "share",
                "type": "quantitative",
                "title": None,
                "axis": {"format": "~%", "tickCount": 4},
            },
        },
    }
