"""Games from files that are games of tables here: their reviews are as private as those, and go with them.

A file is known by a keyed digest of the deal and the moves, from which nobody can tell the game.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from ridotto.play.header import Header
from ridotto.server.history.log_reader import read_rows
from ridotto.server.reviews.queue import ReviewKey
from ridotto.server.store.store import Code, Note, Store
from ridotto.server.store.stored_reviews import FOR_EVER
from ridotto.server.tables.log_entries import read_entry
from ridotto.server.tables.playing import Began, Moved
from ridotto.server.tables.refused import DamagedLog

BUDGETS: Final = ("default", "quick")
PRIVATE: Final = "private"
"""The kind of note that a private game is; it stays after the table was deleted."""


def file_digest(start: Header, moves: Sequence[int], secret: bytes) -> str:
    """What the file of a game is called here."""
    return blake2b(msgspec.json.encode([start, moves]), key=secret, digest_size=16).hexdigest()


async def is_private_copy(store: Store, digest: str) -> bool:
    """Whether a file is a game that its players keep private."""
    return await store.note(PRIVATE, digest) is not None


async def keep_private(store: Store, digest: str, private: bool) -> None:
    """Refuse files of a game from now on, and delete their reviews; or allow them again."""
    if private:
        await store.keep_note(Note(PRIVATE, digest, b"{}", FOR_EVER))
        await drop_copies(store, [digest])
    else:
        await store.drop_note(PRIVATE, digest)


async def drop_copies(store: Store, digests: Iterable[str]) -> None:
    """Delete the reviews of files."""
    for digest in digests:
        for budget in BUDGETS:
            await store.drop_review(ReviewKey("", digest, budget).id)


async def digests_at(store: Store, code: Code) -> list[str]:
    """What the files of all games of a table are called; DamagedLog if one cannot tell."""
    games = list[tuple[Header, list[int]]]()
    async for row in read_rows(store, code):
        try:
            entry = read_entry(row.entry)
        except Exception as error:  # other tables are forgotten all the same
            raise DamagedLog("damaged", "table-damaged", number=row.seq) from error
        if isinstance(entry, Began):
            games.append((entry.start, entry.moves[:]))
        elif isinstance(entry, Moved) and games:
            games[-1][1].append(entry.move)
    secret = await store.secret()
    return [file_digest(start, moves, secret) for start, moves in games]
