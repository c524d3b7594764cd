"""A table on a server besides its game: seats, arrivals and departures, chat."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ridotto.cli.online.client_state import ClientState
from ridotto.cli.screen.log_lines import Line, indented
from ridotto.notation import SEAT_LETTERS
from ridotto.server.tables.commands import Notice
from ridotto.server.tables.messages import GuestNotice, TableNotice
from ridotto.server.tables.table_status import ChairStatus, GuestStatus, TableStatus
from ridotto.server.tables.talk import PhraseNotice, PlayedOnNotice, TextNotice
from ridotto.words.language import Language, NoWords


def waiting_room(state: ClientState, language: Language) -> RenderableType:
    """Every seat with who plays there, and who watches."""
    table = state.table
    assert table is not None
    rows = Table.grid(padding=(0, 2, 0, 0))
    for seat, chair in enumerate(table.chairs):
        rows.add_row(Text(SEAT_LETTERS[seat], "dim"), *_sitter(table, chair, state, language))
    for guest in table.guests:
        if guest.seat is None:
            rows.add_row(Text("–", "dim"), *_guest(table, guest, state, language))
    return rows


def _sitter(
    table: TableStatus, chair: ChairStatus, state: ClientState, language: Language
) -> tuple[Text, Text]:
    guest = state.guest(chair.guest)
    if guest is not None:
        return _guest(table, guest, state, language)
    if chair.bot:
        return Text(language.say("seat-bot", bot=chair.bot)), Text()
    return Text(language.say("seat-empty"), "dim"), Text()


def _guest(
    table: TableStatus, guest: GuestStatus, state: ClientState, language: Language
) -> tuple[Text, Text]:
    """A name with its number, and what else there is to know."""
    own = guest.number == state.you
    notes = [language.say(f"guest-is-{note}") for note in _notes(table, guest, own)]
    name = Text.assemble((guest.name, "bold cyan" if own else "bold"), (f"  {guest.number}", "dim"))
    return name, Text(" · ".join(notes), "dim")


def _notes(table: TableStatus, guest: GuestStatus, own: bool) -> Iterator[str]:
    if own:
        yield "you"
    if guest.number == table.host:
        yield "host"
    if guest.seat is None:
        yield "watching"
    if guest.seat is not None and table.chairs[guest.seat].stand_in:
        yield "stood-in"
    elif not guest.online:
        yield "away"
    if guest.muted:
        yield "muted"


def phrase_words(phrase: str, language: Language) -> str:
    """A phrase in a language; its bare name, if it is of a game that is not here any more."""
    try:
        return language.say(f"phrase-{phrase}")
    except NoWords:
        return phrase.replace("-", " ")


def told_line(told: Notice, names: dict[int, str], language: Language) -> Line | None:
    """What happened around the game in a line; nothing for what the game tells itself."""
    if isinstance(told, GuestNotice):
        what = told.what.replace("_", "-")
        return indented(language.say(f"guest-{what}", who=names.get(told.guest, "?")), "blue")
    if isinstance(told, TableNotice):
        return indented(language.say(f"table-{told.what}"), "blue")
    if isinstance(told, PlayedOnNotice):
        return indented(language.say("table-played-on", move=told.move), "blue")
    if isinstance(told, TextNotice):
        return indented(f"{names.get(told.guest, '?')}: {told.text}", "italic")
    if isinstance(told, PhraseNotice):
        said = phrase_words(told.phrase, language)
        return indented(f"{names.get(told.guest, '?')}: {said}", "italic")
    return None
