"""Forgetting: identities, names, talk and idle tables that are older than the host wants to keep."""

import logging
from typing import Final, NamedTuple

import msgspec

from ridotto.server.history.studied_games import STUDIED, codes, keep_studied_games
from ridotto.server.reviews.file_copies import digests_at, drop_copies
from ridotto.server.store.store import Code, Milliseconds, Row, Store
from ridotto.server.tables.log_entries import AnyEntry, read_entry, write_entry
from ridotto.server.tables.refused import DamagedLog
from ridotto.server.tables.talk import Said

A_DAY: Final[Milliseconds] = 24 * 60 * 60 * 1000
log = logging.getLogger("ridotto.server")


class Forgotten(NamedTuple):
    """How much was deleted."""

    tables: int
    people: int
    remarks: int


async def forget(store: Store, before: Milliseconds, now: Milliseconds, keep_games: bool) -> Forgotten:
    """Delete everything that is older; games that may be studied stay without names if they are kept."""
    tables = 0
    while idle := await store.idle_tables(before):
        deleted = [await _delete_table(store, code, before, keep_games) for code in idle]
        tables += sum(deleted)
        if not all(deleted):
            break
    remarks = await _forget_talk(store, before)
    people = await store.delete_people(before)
    await store.drop_notes(now)
    if tables or people or remarks:
        log.info("forgotten: %d tables, %d people, %d remarks", tables, people, remarks)
    return Forgotten(tables, people, remarks)


async def _delete_table(store: Store, code: Code, before: Milliseconds, is_keeping: bool) -> bool:
    """Delete a table and reviews of files of its games, and keep the games first if they are to be kept."""
    kept = await _keep(store, code) if is_keeping else []
    copies = await _copies(store, code)
    deleted = await store.delete_table(code, before)
    await drop_copies(store, copies if deleted else ())
    for key in () if deleted else kept:
        await store.drop_note(STUDIED, key)
    return deleted


async def _keep(store: Store, code: Code) -> list[str]:
    """Keep the games of a table; returns their keys."""
    try:
        return [key async for key in keep_studied_games(store, code)]
    except DamagedLog:
        log.warning("games of table %s cannot be kept: its log is damaged", code)
        return []


async def _copies(store: Store, code: Code) -> list[str]:
    """What files of the games of a table are called."""
    try:
        return await digests_at(store, code)
    except DamagedLog:
        log.warning("reviews of files of games of table %s stay for a week: its log is damaged", code)
        return []


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
