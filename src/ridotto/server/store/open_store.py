"""Opens the store and the bus that a setting names."""

from ridotto.server.bus.bus import Bus, LocalBus
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import Store, Trouble

POSTGRESQL = ("postgresql://", "postgres://")
VALKEY = ("valkey://", "valkeys://", "redis://", "rediss://", "unix://")


def store_for(url: str) -> Store:
    """A path or sqlite:///path keeps everything in a file, postgresql://… in PostgreSQL."""
    if url.startswith(POSTGRESQL):
        return _postgresql(url)
    path = url.removeprefix("sqlite:///")
    if "://" in path or not path:
        raise Trouble("no-such-store", url=url)
    return SQLite(path)


def bus_for(url: str | None, store_url: str) -> Bus:
    """The bus that a setting names, or the one that belongs to the store."""
    if not url:
        return _postgresql_bus(store_url) if store_url.startswith(POSTGRESQL) else LocalBus()
    if url.startswith(POSTGRESQL):
        return _postgresql_bus(url)
    if url.startswith(VALKEY):
        return _valkey_bus(url)
    raise Trouble("no-such-bus", url=url)


def _postgresql(url: str) -> Store:
    try:
        from ridotto.server.store.postgresql import PostgreSQL  # noqa: PLC0415 - only who uses it needs it
    except ModuleNotFoundError as error:
        raise _lacks("PostgreSQL", "postgresql") from error
    return PostgreSQL(url)


def _postgresql_bus(url: str) -> Bus:
    try:
        from ridotto.server.bus.postgresql import PostgreSQLBus  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise _lacks("PostgreSQL", "postgresql") from error
    return PostgreSQLBus(url)


def _valkey_bus(url: str) -> Bus:
    try:
        from ridotto.server.bus.valkey import ValkeyBus  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise _lacks("Valkey", "valkey") from error
    return ValkeyBus(url)


def _lacks(what: str, extra: str) -> Trouble:
    return Trouble("store-needs-extra", what=what, extra=extra)
