"""What a game offers to be played at human speed: by people, in records, and at tables on a server."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ridotto.events import Log
from ridotto.play.header import Header
from ridotto.play.rulebook import Move, Rulebook, View


@dataclass(frozen=True)
class PlayPart:
    """One game at human speed."""

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
    view: type[msgspec.Struct]
    """What one player sees of a table."""
    true_view: Callable[[Any, Log], View]
    """A rulebook's table with every card face up, for after the end."""
    story: Callable[[Any], msgspec.Struct]
    """What truly happened in a finished `Game`."""
    story_type: type[msgspec.Struct]

    settings: type[msgspec.Struct]
    """What a table on a server can agree on for this game, apart from what all games share."""
    header_from: Callable[[Any, Sequence[str] | int, int | None, int], Header]
    """A header from such settings, names, a seed and the most turns that the server allows."""
    upgrade_settings: Callable[[Mapping[str, Any]], dict[str, Any]]
    """The settings inside an agreement of protocol version 1."""
    clocks: Mapping[str, str]
    """The kind of clock for each phase, by its short name: "turn" or "answer"; "else" for all others."""
    timeout_move: Callable[[Any], Move]
    """The move made for somebody whose time is over, from their view."""
    stand_in: str
    """The bot that plays for somebody who is away, if the table has not agreed on another."""
