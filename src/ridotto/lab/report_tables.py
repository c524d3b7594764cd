"""A report in somebody's language: sheets of labelled figures, which a terminal or a page then draws."""

from collections.abc import Callable, Mapping, Sequence
from math import isnan
from typing import Final, NamedTuple

from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.words import action_name, character_name
from ridotto.games.mascarade.words.narrator import mask_name
from ridotto.lab.figures import Figure
from ridotto.lab.summary import Course
from ridotto.notation import SEAT_LETTERS
from ridotto.words.language import Language

PERCENT: Final = "percent"
NUMBER: Final = "number"


class Column(NamedTuple):
    """A measure, in words."""

    measure: str
    title: str
    unit: str


class Row(NamedTuple):
    """What the figures are about, and one figure for each column."""

    label: str
    figures: Sequence[Figure]


class Sheet(NamedTuple):
    """Some figures that are looked at together."""

    key: str
    title: str
    columns: Sequence[Column]
    rows: Sequence[Row]
    fair: float | None = None
    """What every row would have if all were alike."""


MEASURES: Final[Mapping[str, Sequence[tuple[str, str]]]] = {
    "seats": [("wins", PERCENT)],
    "order": [("wins", PERCENT)],
    "endings": [("games", PERCENT)],
    "turns": [("turns", PERCENT)],
    "masks": [
        ("announced per game", NUMBER),
        ("bluffs", PERCENT),
        ("contested", PERCENT),
        ("caught lying", PERCENT),
        ("wrong claims", PERCENT),
        ("coins per use", NUMBER),
        ("coins per game", NUMBER),
    ],
    "rounds": [("rounds", PERCENT)],
    "roses": [("per game", NUMBER)],
    "characters": [("rounds won", PERCENT), ("unmasked", PERCENT)],
    "deck": [("rounds", PERCENT)],
    "actions": [("per game", NUMBER)],
}
"""The sections of a report in their order, and what is measured in each."""
ALIKE: Final = {"seats": "wins", "order": "wins", "characters": "rounds won"}
"""The sections in which one may ask whether all are alike, and in what."""
SOMETIMES: Final = frozenset({"rounds", "roses", "actions"})
"""The sections with rows that many tables have no use for: shown if anything happened."""
AS_PARTS: Final = frozenset({"unevenness"})
"""The properties of sets that are parts of something."""


def sheets_of(course: Course, figures: Sequence[Figure], language: Language) -> list[Sheet]:
    """All sheets of a report; those about nothing are left out."""
    made = (sheet_of(key, course, figures, language) for key in MEASURES)
    return [sheet for sheet in made if sheet.rows]


def sheet_of(key: str, course: Course, figures: Sequence[Figure], language: Language) -> Sheet:
    """One section in words."""
    found: dict[str, dict[str, Figure]] = {}
    for figure in figures:
        if figure.section == key and figure.measure in dict(MEASURES[key]):
            found.setdefault(figure.item, {})[figure.measure] = figure
    columns = [
        Column(measure, language.say("lab-measure", measure=slug(measure)), unit)
        for measure, unit in MEASURES[key]
    ]
    rows = [
        Row(label(key, item, course, language), [measured[column.measure] for column in columns])
        for item, measured in found.items()
        if key not in SOMETIMES or any(figure.value for figure in measured.values())
    ]
    return Sheet(key, language.say("lab-section", section=key), columns, rows, fair_share(key, found))


def comparison_sheets(figures: Sequence[Figure], language: Language) -> list[Sheet]:
    """A sheet for each property in which sets are compared."""
    sheets = []
    for measure in dict.fromkeys(figure.measure for figure in figures):
        title = language.say("lab-property", property=slug(measure))
        unit = PERCENT if measure in AS_PARTS else NUMBER
        rows = [Row(figure.item, [figure]) for figure in figures if figure.measure == measure]
        sheets.append(Sheet(measure, title, [Column(measure, title, unit)], rows))
    return sheets


def fair_share(key: str, found: Mapping[str, Mapping[str, Figure]]) -> float | None:
    """The mean of all rows, where rows should be alike."""
    if key not in ALIKE or not found:
        return None
    return sum(measured[ALIKE[key]].value for measured in found.values()) / len(found)


def label(section: str, item: str, course: Course, language: Language) -> str:
    """What a row is about, in words."""
    if section == "order":
        return f"{item}."
    if section == "seats":
        return f"{item} {course.policy[SEAT_LETTERS.index(item)]}"
    if section == "endings":
        return language.say(f"{'' if course.game == 'mascarade' else 'grimm-'}ending-{slug(item)}")
    return LABELS[section](item, language)


def spelled(value: float, unit: str, finer: int = 0) -> str:
    """A number as people read it, with some digits more than usual; a dash if there were no cases."""
    if isnan(value):
        return "–"
    return f"{100 * value:.{1 + finer}f} %" if unit == PERCENT else f"{value:.{2 + finer}f}"


def spelled_value(figure: Figure, unit: str) -> str:
    """A figure as people read it."""
    return spelled(figure.value, unit, finer(figure, unit))


def finer(figure: Figure, unit: str) -> int:
    """How many digits more than usual a figure is good for, as far as its interval tells."""
    if figure.low is None or figure.high is None or figure.high == figure.low:
        return 0
    width = (figure.high - figure.low) * (100 if unit == PERCENT else 10)
    return 2 if width < 0.02 else 1 if width < 0.2 else 0


def spelled_span(figure: Figure, unit: str) -> str:
    """Between which numbers the truth most likely lies, if anybody knows."""
    if figure.low is None or figure.high is None or isnan(figure.value):
        return ""
    low, high = (spelled(value, unit, finer(figure, unit)) for value in (figure.low, figure.high))
    return f"{low} – {high}"


def slug(name: str) -> str:
    """A name as messages spell it."""
    return name.replace(" ", "-").replace("_", "-")


LABELS: Final[Mapping[str, Callable[[str, Language], str]]] = {
    "masks": mask_name,
    "turns": lambda item, language: language.say("lab-deed", deed=slug(item)),
    "rounds": lambda item, language: language.say(f"grimm-round-end-{slug(item)}"),
    "roses": lambda item, language: language.say("grimm-what-for", why=item),
    "characters": lambda item, language: character_name(CHARACTER_NAMES.index(item), language),
    "deck": lambda _, language: language.say("lab-deck-ran-out"),
    "actions": lambda item, language: action_name(ACTION_NAMES.index(item), language),
}
"""What the rows of a section are called."""
