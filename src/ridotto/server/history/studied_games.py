"""Finished games for study: what was played, and nothing about who played it, where or when.

Only games of tables whose host said so when they opened, that no player made private, and whose people are
all still known: whoever has their data deleted takes their games along.
"""

from collections.abc import AsyncIterator
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from ridotto.games.registry import game_of
from ridotto.play.header import Header
from ridotto.server.history.log_reader import read_rows
from ridotto.server.store.store import Code, Milliseconds, Note, Store
from ridotto.server.tables.log_entries import apply_row
from ridotto.server.tables.people import PersonId
from ridotto.server.tables.playing import Began
from ridotto.server.tables.privacy import is_private
from ridotto.server.tables.state import TableState

PERSON, PROGRAM = "person", "program"
STUDIED: Final = "study"
"""The kind of note that a finished game is after its table was deleted."""
FOR_EVER: Final[Milliseconds] = 2**62
GAMES_AT_ONCE: Final = 50


class StudiedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game without names, as it is kept after its table."""

    start: dict[str, Any]
    """The header, with numbers for names."""
    moves: list[int]
    players: list[str]
    """The name of a bot, PERSON or PROGRAM, by player."""
    people: list[str]
    """A keyed hash of each person who took part, by which they find it if they want it deleted."""


class _Finished(NamedTuple):
    number: int
    start: Header
    moves: list[int]
    players: list[str]
    people: list[PersonId]


async def codes(store: Store) -> AsyncIterator[Code]:
    """All tables there are, page by page."""
    after = ""
    while page := await store.listings(after):
        for listing in page:
            yield listing.code
        after = page[-1].code


async def studied_games(store: Store, code: Code) -> list[StudiedGame]:
    """The games of a table that may be studied; DamagedLog if one cannot tell.

    Games that were played on from others are left out, because most of their moves were made elsewhere, and
    so are those of bots alone.
    """
    state, finished = TableState(code), list[_Finished]()
    players: list[str] = []
    async for row in read_rows(store, code):
        entry = apply_row(state, row)
        if isinstance(entry, Began):
            players = [] if entry.is_continuation else players_at(state)
        elif players and state.phase == "over" and state.game is not None:
            moves, people = state.game.moves[:], state.took_part[-1]
            finished.append(_Finished(state.games, state.game.header, moves, players, people))
            players = []
    if not state.agreement.study:
        return []
    secret = await store.secret()
    return [
        StudiedGame(
            anonymous(game.start),
            game.moves,
            game.players,
            [digest(person, secret) for person in game.people],
        )
        for game in finished
        if game.people and not is_private(state, game.number) and await are_known(store, game.people)
    ]


def players_at(state: TableState) -> list[str]:
    """Who plays a game that begins, by player."""
    return [
        chair.bot if chair.owner is None else PROGRAM if state.guests[chair.owner].program else PERSON
        for chair in state.chairs
    ]


async def are_known(store: Store, people: list[PersonId]) -> bool:
    """Whether nobody of them has been deleted."""
    for person in people:
        if await store.person(person) is None:
            return False
    return True


def anonymous(header: Header) -> dict[str, Any]:
    """A header without anything that people have named."""
    facts: dict[str, Any] = msgspec.to_builtins(game_of(header).play.anonymous(header))
    return facts


def digest(person: PersonId, secret: bytes) -> str:
    """What a person is called in kept games: nobody else can tell who it is."""
    return blake2b(f"studied {person}".encode(), key=secret, digest_size=12).hexdigest()


# ── After their tables ───────────────────────────────────────────────────────────────────────────────


async def keep_studied_games(store: Store, code: Code) -> AsyncIterator[str]:
    """Keep the games of a table; the keys tell nothing, and are the same if this is done twice."""
    secret = await store.secret()
    for number, game in enumerate(await studied_games(store, code), 1):
        key = blake2b(f"{code} {number}".encode(), key=secret, digest_size=12).hexdigest()
        await store.keep_note(Note(STUDIED, key, msgspec.json.encode(game), FOR_EVER))
        yield key


async def kept_notes(store: Store) -> AsyncIterator[tuple[str, StudiedGame]]:
    """The games whose tables were deleted with their keys, page by page."""
    after = ""
    while page := await store.notes(STUDIED, 0, after, GAMES_AT_ONCE):
        for note in page:
            yield note.key, msgspec.json.decode(note.value, type=StudiedGame)
        after = page[-1].key


async def drop_games_of(store: Store, person: PersonId) -> None:
    """Delete the kept games in which a person took part."""
    known = digest(person, await store.secret())
    for key in [key async for key, game in kept_notes(store) if known in game.people]:
        await store.drop_note(STUDIED, key)
