"""What a game offers to be played at human speed: by people, in records, and at tables on a server."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from ridotto.events import Log
from ridotto.games.registry import find_game
from ridotto.play.compact_view import CompactForm, plain_form
from ridotto.play.counted_from import CountFrom, count_who_from
from ridotto.play.header import Header
from ridotto.play.pacing import Pacing
from ridotto.play.rulebook import AnyView, Move, Rulebook
from ridotto.play.table_rulebook import TableView
from ridotto.play.timeout_move import any_option
from ridotto.refusal import BadTable
from ridotto.seats import SPECTATOR

ClockKind: TypeAlias = Literal["turn", "answer", "else"]
"""How much time people have for a decision."""

BeliefRows: TypeAlias = Literal["places", "players"]
"""Whose secrets beliefs are about: those of places, or of players."""


class NoSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a game in which there is nothing to agree on."""


HeaderT = TypeVar("HeaderT", bound=Header)


def number_players(header: HeaderT) -> HeaderT:
    """The same start with numbers instead of the players' names."""
    return msgspec.structs.replace(header, players=[f"Player {n + 1}" for n in range(len(header.players))])


def view_of_a_spectator(rulebook: Rulebook, log: Log) -> AnyView:
    """What anybody may see, with all events."""
    memory = rulebook.remember()
    memory.watch(log)
    return rulebook.view(SPECTATOR, memory, [])


@dataclass(frozen=True)
class PlayPart:
    """One game at human speed. What has a default may be left out by a simple game."""

    title: str
    players: range
    """How many can play, in any edition."""
    usual_players: int
    """How many play if nobody says."""
    header: type[Header]
    """The struct that a game starts from; its tag is the game's id."""
    start: Callable[..., Header]
    """Prepares a header: a number of players or their names, and whatever can be chosen in this game."""
    rulebook: Callable[[Any, Log], Rulebook]
    """Sets a table for a header, deals, and writes the first events down."""
    view: type[msgspec.Struct] = TableView
    """What one player sees of a table."""
    compact: CompactForm | None = None
    """The form in which a server sends views, if the game has one that is shorter than the usual one."""
    true_view: Callable[[Any, Log], AnyView] = view_of_a_spectator
    """A rulebook's table with every card face up, for after the end."""
    remembering: Callable[[Any], Header] = lambda header: header
    """The same start at a table that remembers for people whatever they have seen."""
    story: Callable[[Any], msgspec.Struct] | None = None
    """What truly happened in a finished `Game`, if the game can tell."""
    story_type: type[msgspec.Struct] | None = None

    settings: type[msgspec.Struct] = NoSettings
    """What a table on a server can agree on for this game, apart from what all games share."""
    header_from: Callable[[Any, Sequence[str] | int, int | None, int], Header] | None = None
    """A header from such settings, names, a seed and the most turns that the server allows."""
    settings_from: Callable[[Any], Any] | None = None
    """The settings for another game like the one that starts from a header, as far as they can tell."""
    upgrade_settings: Callable[[Mapping[str, Any]], dict[str, Any]] = lambda _: {}
    """The settings inside an agreement of protocol version 1."""
    listed_settings: Callable[[Any], Mapping[str, int | str]] = lambda _: {}
    """What a list of tables says about such settings."""
    anonymous: Callable[[Any], Header] = number_players
    """A header without anything that people have named, for exports."""
    clocks: Mapping[str, ClockKind] = field(default_factory=lambda: {"turn": "turn"})
    """The kind of clock for each phase, by its short name; "else" for all others."""
    quick_phases: frozenset[str] = frozenset()
    """Phases with a question that people answer at once, by their short names: yes or no, or the rest of what
    they have just decided."""
    wave_phases: frozenset[str] = frozenset()
    """Phases in which several players answer the same announcement in a row, by their short names."""
    pacing: Pacing = field(default_factory=Pacing)
    """How long the page shows each event; the server allows people that time before a clock starts."""
    counted_from: Callable[[Any], CountFrom] = count_who_from
    """For a header, how its events look when seats are counted from a player: the same under turned seats."""
    timeout_move: Callable[[Any], Move] = any_option
    """The move for a player who has run out of time, from their view."""
    stand_in: str = "random"
    """The bot that plays for people who are away, if the table has not agreed on another."""

    def __reduce__(self) -> Any:
        """In a copy or a pickle of a game it is the same: it is found again by the game's id."""
        return part_of, (self.header.__struct_config__.tag,)

    @property
    def compact_form(self) -> CompactForm:
        """The form in which a server sends views."""
        return self.compact or plain_form(self.view)

    def check_players(self, count: int) -> None:
        """Raise unless this many can play, in any edition."""
        if count not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadTable("wrong-number-of-players", title=self.title, least=least, most=most, players=count)

    def agreed_header(
        self, settings: Any, names: Sequence[str] | int, seed: int | None, most_turns: int
    ) -> Header:
        """What a game at a server's table starts from."""
        if self.header_from is None:
            return self.start(names, seed=seed)
        return self.header_from(settings, names, seed, most_turns)


def part_of(id: str) -> PlayPart:
    """The part of the game with this id."""
    return find_game(id).play
