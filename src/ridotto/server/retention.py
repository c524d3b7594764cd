"""Forgetting: identities, names, talk and idle tables that are older than the host wants to keep."""

import logging
from secrets import token_hex
from typing import Final, NamedTuple

import msgspec

from ridotto.server.store.export import anonymous, finished_games
from ridotto.server.store.store import Code, Milliseconds, Note, Store
from ridotto.server.tables.log_entries import read_entry, write_entry
from ridotto.server.tables.talk import Said

A_DAY: Final[Milliseconds] = 24 * 60 * 60 * 1000
FOR_EVER: Final[Milliseconds] = 2**62
KEPT_GAME: Final = "game"
"""The kind of note that a finished game is after its table was deleted."""
log = logging.getLogger("ridotto.server")


class Forgotten(NamedTuple):
    """How much was deleted."""

    tables: int
    people: int
    remarks: int


async def forget(store: Store, before: Milliseconds, now: Milliseconds, keep_games: bool) -> Forgotten:
    """Delete everything that is older; finished games stay without names and times if they are kept."""
    tables = 0
    while codes := await store.idle_tables(before):
        deleted = [await _delete_table(store, code, before, keep_games) for code in codes]
        tables += sum(deleted)
        if not all(deleted):
            break
    remarks = await _forget_talk(store, before)
    people = await store.delete_people(before)
    await store.drop_notes(now)
    if tables or people or remarks:
        log.info("forgotten: %d tables, %d people, %d remarks", tables, people, remarks)
    return Forgotten(tables, people, remarks)


async def _delete_table(store: Store, code: Code, before: Milliseconds, keep_games: bool) -> bool:
    records = [
        msgspec.json.encode(anonymous(game))
        for game in (finished_games(code, await store.read(code)) if keep_games else ())
    ]
    deleted = await store.delete_table(code, before)
    for record in records if deleted else ():
        await store.keep_note(Note(KEPT_GAME, token_hex(12), record, FOR_EVER))
    return deleted


async def _forget_talk(store: Store, before: Milliseconds) -> int:
    """Empty old remarks. Their rows stay, because a log has no gaps."""
    remarks = 0
    while rows := await store.old_talk(before):
        entries = [(code, row.seq, read_entry(row.entry)) for code, row in rows]
        await store.replace_entries(
            [
                (write_entry(Said(entry.person, "")), code, seq)
                for code, seq, entry in entries
                if isinstance(entry, Said)
            ]
        )
        remarks += len(rows)
    return remarks
