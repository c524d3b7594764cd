"""Talk at a table: free text, phrases that are translated, “knew it” after a game, and who plays on."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, TypeAlias

import msgspec

from ridotto.cleaning import clean_text
from ridotto.games.kind import GameKind
from ridotto.server.tables.messages import Command, Entry, GuestEntry, Number, Room
from ridotto.server.tables.people import Guest
from ridotto.server.tables.privacy import is_private
from ridotto.server.tables.refused import refuse
from ridotto.server.tables.state import TableState

MAX_TEXT: Final = 300
"""Characters in one remark."""
Phrase: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z-]+$", max_length=40)]
"""A phrase by its name. Each client shows it in its own language."""
PHRASES: Final[tuple[Phrase, ...]] = (
    "hello",
    "good-luck",
    "who-me",
    "liar",
    "thinking",
    "hurry",
    "well-played",
    "thanks",
    "again",
)
"""Phrases of every table; a game may add its own."""


def phrases_at(kind: GameKind) -> tuple[Phrase, ...]:
    """What can be said at a table of this game: the game's own phrases first."""
    own = kind.words.phrases if kind.has("words") else ()
    return (*own, *PHRASES)


MOST_KNOWN: Final = 20
"""Of how many moments of a game a person may say that they knew it; a show has fewer."""


class TextNotice(msgspec.Struct, frozen=True, tag="said"):
    """A guest wrote a message."""

    guest: int
    text: str


class PhraseNotice(msgspec.Struct, frozen=True, tag="phrase"):
    """A guest sent a phrase."""

    guest: int
    phrase: str


class PlayedOnNotice(msgspec.Struct, frozen=True, tag="played_on"):
    """Somebody plays on from a moment of the finished game against bots, at another table."""

    move: int
    """The first move that is made anew, from 1."""


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


class PlayedOn(_Talk, frozen=True, tag="played_on"):
    """Somebody plays on from a moment of the finished game; who it is stays unsaid."""

    move: int

    def notice(self, _: TableState) -> PlayedOnNotice:
        """From which move."""
        return PlayedOnNotice(self.move)


def tells_of_playing_on(state: TableState, game: int) -> bool:
    """Whether people sit together after this game, and nobody keeps it private."""
    is_last = state.phase == "over" and game == state.games
    return is_last and not is_private(state, game) and any(guest.online for guest in state.guests.values())


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
        """For everyone who is not muted, if the table allows phrases and its game has this one."""
        if not state.agreement.phrases or guest.muted:
            refuse("silent", "no-phrases")
        phrases = phrases_at(state.agreement.kind)
        if self.phrase not in phrases:
            refuse("bad-message", "no-such-phrase", phrase=self.phrase, phrases=", ".join(phrases))
        return Phrased(guest.id, self.phrase)


class Knew(GuestEntry, frozen=True, tag="knew"):
    """A guest said that they knew what an event of the finished game truly was."""

    event: int

    changes_listing: ClassVar[bool] = False
    needs: ClassVar[Room] = "talk"
    notices: ClassVar[Mapping[str, tuple[str, ...]]] = {"guest": ("knew",)}

    def apply(self, state: TableState) -> None:
        """Keep it until the next game."""
        state.knew.setdefault(self.person, []).append(self.event)


class SayKnew(Command, frozen=True, tag="knew"):
    """Say of an event of the finished game that you knew what it truly was."""

    game: Number
    event: Number

    def decide(self, state: TableState, guest: Guest) -> Knew:
        """Between the end of a game and the next one, once for each event."""
        game, known = state.game, state.knew.get(guest.id, [])
        if game is None or state.phase != "over":
            refuse("not-now", "knew-too-early")
        if self.game != state.games:
            refuse("stale", "knew-too-late")
        if self.event >= len(game.log):
            refuse("illegal", "knew-nothing")
        if self.event in known:
            refuse("taken", "knew-already")
        if len(known) >= MOST_KNOWN:
            refuse("full", "knew-enough", most=MOST_KNOWN)
        return Knew(guest.id, self.event)


AnyCommand: TypeAlias = Say | SayPhrase | SayKnew
AnyEntry: TypeAlias = Said | Phrased | Knew | PlayedOn
AnyNotice: TypeAlias = TextNotice | PhraseNotice | PlayedOnNotice
