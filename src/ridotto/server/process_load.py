"""How busy each process is, for the operator."""

from typing import Final

import msgspec

from ridotto.server.store.store import Milliseconds, Note, Store

LOAD: Final = "load"
"""The kind of note that a process writes about its load."""
FRESH: Final[Milliseconds] = 20_000
"""How long such a note holds."""


class ProcessLoad(msgspec.Struct, frozen=True):
    """What one process serves."""

    process: str
    sockets: int
    tables: int
    rows: int
    """Rows written since it started."""


async def keep_load(store: Store, load: ProcessLoad, now: Milliseconds) -> None:
    """Store how busy a process is."""
    await store.keep_note(Note(LOAD, load.process, msgspec.json.encode(load), now + FRESH))


async def all_loads(store: Store, now: Milliseconds) -> list[ProcessLoad]:
    """The load of every process that runs."""
    return [msgspec.json.decode(note.value, type=ProcessLoad) for note in await store.notes(LOAD, now)]
