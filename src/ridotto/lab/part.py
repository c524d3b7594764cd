"""What reports say about one game, besides what all games have in common."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from ridotto.games.kind import GameKind
from ridotto.games.registry import game_of
from ridotto.lab.figures import Figure
from ridotto.play.header import Header
from ridotto.words.language import Language

if TYPE_CHECKING:
    from ridotto.simulation.results import Counts

PERCENT: Final = "percent"
NUMBER: Final = "number"

Label: TypeAlias = Callable[[str, Language], str]
"""What an item is called in a language."""


def own_name(item: str, _: Language) -> str:
    """For items that have the same name in every language."""
    return item


class Section(NamedTuple):
    """A table of a report: figures of several items, with the same measures for each."""

    key: str
    measures: Sequence[tuple[str, str]]
    """The measures with their units, in the order of the columns."""
    label: Label = own_name
    alike: str | None = None
    """The measure in which all items could be alike, for a line at the mean."""
    skips_zeros: bool = False
    """Whether items with only zeros are left out."""
    measure_label: Label | None = None
    """The names of the measures, if they are not in a message."""
    says: str = "lab"
    """What its messages begin with: `lab-section` says its title, `lab-measure` the names of its measures."""


@dataclass(frozen=True)
class LabPart:
    """One game in reports. A game may leave out everything."""

    title: Callable[[Language], str] | None = None
    """Its title in a language; without it, the title in its PlayPart."""
    endings: Sequence[str] = ()
    """The endings in the order of their numbers; without them, endings are reported by number."""
    ending_label: Label = own_name
    table_facts: Callable[[Any, Language], list[str]] = lambda _, __: []
    """Facts about the games of a header, such as edition and options."""
    contents: Callable[[Any, Language], str] = lambda _, __: ""
    """What these games are played with, as a separate line."""
    figures: Callable[[Any, "Counts", int], Iterator[Figure]] = lambda _, __, ___: iter(())
    """The game's own figures, from a header, what was counted, and the number of games."""
    sections: tuple[Section, ...] = ()
    remarks: Callable[[Sequence[Figure], Language], Iterator[str]] = lambda _, __: iter(())
    """Figures that are shown as sentences."""
    bot_figures: Callable[[str, Mapping[str, Sequence[int]]], Iterator[Figure]] = lambda _, __: iter(())
    """How one bot plays, from its name and its counts."""
    bot_sections: tuple[Section, ...] = ()
    event_kinds: type | None = None
    """The class of constants with the kinds of events, each with a docstring, for the cards of data sets."""

    def ending(self, number: int) -> str:
        """The name of an ending."""
        return self.endings[number] if self.endings else str(number)


def lab_part(game: GameKind) -> LabPart:
    """The game's own part; an empty one if it has none."""
    if not game.has("lab"):
        return LabPart()
    part: LabPart = game.load("lab")
    return part


def part_for(header: Header) -> LabPart:
    """The part of the game that starts from this header."""
    return lab_part(game_of(header))


def title_for(header: Header, language: Language) -> str:
    """The title of the game that starts from this header."""
    game = game_of(header)
    title = lab_part(game).title
    return game.play.title if title is None else title(language)


def slug(name: str) -> str:
    """A name as it appears in message keys."""
    return name.replace(" ", "-").replace("_", "-")
