"""Chat at a table: free text, and phrases that are translated."""

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

import msgspec

from ridotto.server.tables.messages import Command, Entry, Room
from ridotto.server.tables.names import clean_text
from ridotto.server.tables.people import Guest
from ridotto.server.tables.refused import refuse
from ridotto.server.tables.state import TableState

MAX_TEXT: Final = 300
"""Characters in one remark."""
Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "i-am-the-king",
    "who-me",
    "liar",
    "hurry",
    "thinking",
    "thanks",
    "again",
]
"""Phrases that each client shows in its own language."""


class TextNotice(msgspec.Struct, frozen=True, tag="said"):
    """A guest wrote a message."""

    guest: int
    text: str


class PhraseNotice(msgspec.Struct, frozen=True, tag="phrase"):
    """A guest sent a phrase."""

    guest: int
    phrase: str


class _Talk(Entry, frozen=True):
    """Talk changes nothing."""

    changes_table: ClassVar[bool] = False
    changes_listing: ClassVar[bool] = False
    needs: ClassVar[Room] = "talk"

    def apply(self, _: TableState) -> None:
        """Talk changes nothing."""


class Said(_Talk, frozen=True, tag="said"):
    """A guest wrote a message."""

    person: str
    text: str

    def notice(self, state: TableState) -> TextNotice:
        """Who, and what."""
        return TextNotice(state.guests[self.person].number, self.text)


class Phrased(_Talk, frozen=True, tag="phrased"):
    """A guest sent a phrase."""

    person: str
    phrase: str

    def notice(self, state: TableState) -> PhraseNotice:
        """Who, and which phrase."""
        return PhraseNotice(state.guests[self.person].number, self.phrase)


class Say(Command, frozen=True, tag="say"):
    """Write a message, if the table allows chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TEXT)]

    def decide(self, state: TableState, guest: Guest) -> Said:
        """For everyone who is not muted, if the table allows chat."""
        if not state.agreement.chat:
            refuse("silent", "no-chat")
        if guest.muted:
            refuse("silent", "muted")
        text = clean_text(self.text)
        if not text:
            refuse("bad-message", "empty-text")
        return Said(guest.id, text)


class SayPhrase(Command, frozen=True, tag="phrase"):
    """Send one of the phrases."""

    phrase: Phrase

    def decide(self, state: TableState, guest: Guest) -> Phrased:
        """For everyone who is not muted, if the table allows phrases."""
        if not state.agreement.phrases or guest.muted:
            refuse("silent", "no-phrases")
        return Phrased(guest.id, self.phrase)


AnyCommand: TypeAlias = Say | SayPhrase
AnyEntry: TypeAlias = Said | Phrased
AnyNotice: TypeAlias = TextNotice | PhraseNotice
