"""Forgetting: identities, names, talk and idle tables that are older than the host wants to keep."""

import logging
from collections.abc import AsyncIterator
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from ridotto.server.background import BackgroundThread
from ridotto.server.store.export import anonymous_record, codes, finished_games
from ridotto.server.store.store import Code, Milliseconds, Note, Row, Store
from ridotto.server.tables.log_entries import AnyEntry, read_entry, write_entry
from ridotto.server.tables.refused import DamagedLog
from ridotto.server.tables.talk import Said

A_DAY: Final[Milliseconds] = 24 * 60 * 60 * 1000
FOR_EVER: Final[Milliseconds] = 2**62
KEPT_GAME: Final = "game"
"""The kind of note that a finished game is after its table was deleted."""
GAMES_AT_ONCE: Final = 50
log = logging.getLogger("ridotto.server")


class Forgotten(NamedTuple):
    """How much was deleted."""

    tables: int
    people: int
    remarks: int


async def forget(
    store: Store,
    before: Milliseconds,
    now: Milliseconds,
    keep_games: bool,
    background: BackgroundThread | None = None,
) -> Forgotten:
    """Delete everything that is older; finished games stay without names and times if they are kept."""
    tables = 0
    thread = background or BackgroundThread()
    while idle := await store.idle_tables(before):
        deleted = [await _delete_table(store, code, before, thread if keep_games else None) for code in idle]
        tables += sum(deleted)
        if not all(deleted):
            break
    remarks = await _forget_talk(store, before)
    people = await store.delete_people(before)
    await store.drop_notes(now)
    if tables or people or remarks:
        log.info("forgotten: %d tables, %d people, %d remarks", tables, people, remarks)
    return Forgotten(tables, people, remarks)


async def _delete_table(
    store: Store, code: Code, before: Milliseconds, thread: BackgroundThread | None
) -> bool:
    """Delete a table; with a thread, keep its games first, one at a time: there may be many."""
    kept = [] if thread is None else [key async for key in _keep_games(store, code, thread)]
    deleted = await store.delete_table(code, before)
    for key in () if deleted else kept:
        await store.drop_note(KEPT_GAME, key)
    return deleted


async def _keep_games(store: Store, code: Code, thread: BackgroundThread) -> AsyncIterator[str]:
    """Keep the finished games of a table; the keys tell nothing, and are the same if this is done twice."""
    secret, number = await store.secret(), 0
    try:
        async for game in finished_games(store, code):
            number += 1
            record = await thread.run(anonymous_record, game)
            key = blake2b(f"{code} {number}".encode(), key=secret, digest_size=12).hexdigest()
            await store.keep_note(Note(KEPT_GAME, key, record, FOR_EVER))
            yield key
    except DamagedLog:
        log.warning("games of table %s cannot be kept: its log is damaged", code)


async def kept_games(store: Store) -> AsyncIterator[bytes]:
    """The records of games whose tables were deleted, page by page."""
    after = ""
    while page := await store.notes(KEPT_GAME, 0, after, GAMES_AT_ONCE):
        for note in page:
            yield note.value
        after = page[-1].key


async def _forget_talk(store: Store, before: Milliseconds) -> int:
    """Empty old remarks, table by table. Their rows stay, because a log has no gaps."""
    remarks = 0
    async for code in codes(store):
        while rows := await store.old_talk(code, before):
            said = [(row.seq, entry) for row in rows if isinstance(entry := _readable(row), Said)]
            if not said:
                log.warning("%d remarks at table %s are damaged, and stay", len(rows), code)
                break
            await store.replace_entries(
                [(write_entry(Said(entry.person, "")), code, seq) for seq, entry in said]
            )
            remarks += len(said)
    return remarks


def _readable(row: Row) -> AnyEntry | None:
    try:
        return read_entry(row.entry)
    except msgspec.MsgspecError:
        return None
