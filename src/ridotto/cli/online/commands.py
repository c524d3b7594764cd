"""Commands at a table besides moves: `/say good evening`, `/seat B`, `/begin`."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import UNSET

from ridotto.cli.online.client_state import ClientState
from ridotto.notation import SEAT_LETTERS
from ridotto.server.client.table_client import new_id
from ridotto.server.tables.commands import AnyCommand
from ridotto.server.tables.hosting import Fill, FillAll, HandOver, Lock, Mute, Remove, StandIn
from ridotto.server.tables.playing import Begin, GoOn, Pause, PlayAgain, Vote
from ridotto.server.tables.seat_requests import Ask, Decline, LetIn
from ridotto.server.tables.seats import Leave, Rename, Sit, Stand, TakeBack
from ridotto.server.tables.talk import MAX_TEXT, PHRASES, Phrase, Say, SayPhrase, phrases_at


class NotACommand(ValueError):
    """A line that is not a command."""


def read_command(text: str, state: ClientState) -> AnyCommand:
    """The command in a line like `/say hello`."""
    word, _, rest = text.strip().removeprefix("/").partition(" ")
    read = COMMANDS.get(word.casefold())
    if read is None:
        raise NotACommand(text)
    return read(rest.strip(), state)


def free_seat(state: ClientState) -> int:
    """The first empty seat; if there is none, the first seat of a bot."""
    chairs = [] if state.table is None else state.table.chairs
    wanted = sorted((bool(chair.bot), seat) for seat, chair in enumerate(chairs) if chair.guest is None)
    return wanted[0][1] if wanted else 0


def _seat(text: str, state: ClientState) -> int:
    """A seat by its letter from A or its number from 1; without any, the first that is free."""
    chairs = [] if state.table is None else state.table.chairs
    if not text:
        return free_seat(state)
    letters = SEAT_LETTERS[: len(chairs)]
    if text.upper() in letters:
        return letters.index(text.upper())
    if text.isdecimal() and 1 <= int(text) <= len(chairs):
        return int(text) - 1
    raise NotACommand(text)


def _guest(text: str, state: ClientState) -> int:
    """A guest by number or name."""
    guests = [] if state.table is None else state.table.guests
    for guest in guests:
        if text.casefold() in (str(guest.number), guest.name.casefold()):
            return guest.number
    raise NotACommand(text)


def _text(text: str) -> str:
    if not text:
        raise NotACommand(text)
    return text[:MAX_TEXT]


def _phrase(text: str, state: ClientState) -> Phrase:
    """A phrase of this table by its name or its number from 1."""
    agreement = state.table.agreement if state.table else UNSET
    phrases = phrases_at(agreement.kind) if agreement else PHRASES
    if text.isdecimal() and 1 <= int(text) <= len(phrases):
        text = phrases[int(text) - 1]
    if text not in phrases:
        raise NotACommand(text)
    return text


def _bots(text: str) -> list[str]:
    return [_text(name.strip()) for name in text.split(",")]


COMMANDS: Final[Mapping[str, Callable[[str, ClientState], AnyCommand]]] = {
    "say": lambda text, _: Say(new_id(), _text(text)),
    "phrase": lambda text, state: SayPhrase(new_id(), _phrase(text, state)),
    "seat": lambda text, state: Sit(new_id(), _seat(text, state)),
    "ask": lambda text, state: Ask(new_id(), _seat(text, state)),
    "let": lambda text, state: LetIn(new_id(), _guest(text, state)),
    "decline": lambda text, state: Decline(new_id(), _guest(text, state)),
    "stand": lambda *_: Stand(new_id()),
    "leave": lambda *_: Leave(new_id()),
    "take": lambda *_: TakeBack(new_id()),
    "name": lambda text, _: Rename(new_id(), _text(text)),
    "fill": lambda text, _: FillAll(new_id(), _bots(text)),
    "empty": lambda text, state: Fill(new_id(), {_seat(text, state): ""}),
    "lock": lambda *_: Lock(new_id(), True),
    "unlock": lambda *_: Lock(new_id(), False),
    "remove": lambda text, state: Remove(new_id(), _guest(text, state)),
    "standin": lambda text, state: StandIn(new_id(), _guest(text, state)),
    "host": lambda text, state: HandOver(new_id(), _guest(text, state)),
    "mute": lambda text, state: Mute(new_id(), _guest(text, state), True),
    "unmute": lambda text, state: Mute(new_id(), _guest(text, state), False),
    "begin": lambda *_: Begin(new_id()),
    "again": lambda *_: PlayAgain(new_id()),
    "pause": lambda *_: Pause(new_id()),
    "go": lambda *_: GoOn(new_id()),
    "vote": lambda *_: Vote(new_id()),
    "ready": lambda *_: Vote(new_id()),
}
