"""Rows of a table's log, with defaults."""

from collections.abc import Mapping

from ridotto.server.store.store import Append, Listing, Row, Store


def row(seq: int, command: str | None = None, at: int = 1000, entry: bytes = b"{}") -> Row:
    return Row(seq, at, command or f"command {seq}", entry)


def append(
    code: str,
    seq: int,
    command: str | None = None,
    clocks: Mapping[str, int | None] | None = None,
    listing: Listing | None = None,
) -> Append:
    return Append(code, row(seq, command), clocks or {}, listing)


def listing(code: str, *, public: bool = True, phase: str = "waiting", at: int = 1000) -> Listing:
    return Listing(code, public, phase, b'{"game":"Mascarade"}', at)


async def set_clocks(store: Store, code: str, **clocks: int) -> None:
    """Create a table with these clocks."""
    await store.append(append(code, 1, clocks=clocks))
