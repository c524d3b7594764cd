"""Fields of messages in which each game has a type of its own: read as anything, described for every game."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias, cast

import msgspec

from ridotto.play.header import Header, read_header

Part: TypeAlias = Literal["settings", "header", "view", "compact view", "question", "story", "info"]
"""The part of a game that a field contains."""
MARK: Final = "x-of-the-game"
"""The key in a JSON schema that says so; /api/openapi.json lists the types of all games beside it."""


OPTIONAL: Final = "x-or-null"


def of_the_game(part: Part, optional: bool = False) -> msgspec.Meta:
    """Marks a field in which each game has a type of its own."""
    return msgspec.Meta(extra_json_schema={MARK: part, OPTIONAL: optional})


SettingsField: TypeAlias = Annotated[Any, of_the_game("settings")]
HeaderField: TypeAlias = Annotated[Any, of_the_game("header")]
ViewField: TypeAlias = Annotated[Any, of_the_game("view", optional=True)]
CompactViewField: TypeAlias = Annotated[Any, of_the_game("compact view", optional=True)]
QuestionField: TypeAlias = Annotated[Any, of_the_game("question")]
StoryField: TypeAlias = Annotated[Any, of_the_game("story")]
InfoField: TypeAlias = Annotated[Any, of_the_game("info")]


class WithStart(msgspec.Struct, frozen=True):
    """A message with the header of a game, whichever it is."""

    def __post_init__(self) -> None:
        """Read the header as that of its game."""
        start = cast("Any", self).start
        if not isinstance(start, Header):
            header = read_header(cast("Mapping[str, Any]", start))
            msgspec.structs.force_setattr(self, "start", header)
