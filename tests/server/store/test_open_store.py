"""One setting names the store, another one the bus."""

import sys

import pytest

from ridotto.server.bus.bus import LocalBus
from ridotto.server.bus.postgresql import PostgreSQLBus
from ridotto.server.bus.valkey import ValkeyBus
from ridotto.server.store.open_store import bus_for, store_for
from ridotto.server.store.postgresql import PostgreSQL
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import Trouble

DATABASE = "postgresql://ann@db/ridotto"


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("data/ridotto.sqlite", "data/ridotto.sqlite"),
        ("sqlite:///a.db", "a.db"),
        ("sqlite:////var/a.db", "/var/a.db"),
    ],
)
def test_a_path_is_a_sqlite_file(url: str, path: str):
    store = store_for(url)
    assert isinstance(store, SQLite)
    assert str(store.path) == path


def test_an_address_of_postgresql_is_postgresql():
    assert isinstance(store_for(DATABASE), PostgreSQL)


@pytest.mark.parametrize("url", ["mysql://db/ridotto", "sqlite://", "sqlite:///", ""])
def test_an_unknown_store_is_refused_with_the_known_kinds(url: str):
    with pytest.raises(Trouble, match=r"name a file, or postgresql://user@host/database$"):
        store_for(url)


@pytest.mark.parametrize(
    ("url", "store", "kind"),
    [
        (None, "ridotto.sqlite", LocalBus),
        (None, DATABASE, PostgreSQLBus),
        ("", DATABASE, PostgreSQLBus),
        (DATABASE, "ridotto.sqlite", PostgreSQLBus),
        ("valkey://bus:6379", DATABASE, ValkeyBus),
        ("redis://bus:6379/1", "ridotto.sqlite", ValkeyBus),
    ],
)
def test_the_bus_is_that_of_the_store_unless_another_one_is_named(url: str | None, store: str, kind: type):
    assert type(bus_for(url, store)) is kind


def test_an_unknown_bus_is_refused_with_the_known_kinds():
    with pytest.raises(Trouble, match="name postgresql://… or valkey://host:6379"):
        bus_for("kafka://bus", "ridotto.sqlite")


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch):
    for name in ("store.postgresql", "store.postgresql_connection", "bus.postgresql", "bus.valkey"):
        monkeypatch.delitem(sys.modules, f"ridotto.server.{name}", raising=False)
    for package in ("asyncpg", "valkey.asyncio"):
        monkeypatch.setitem(sys.modules, package, None)

    with pytest.raises(Trouble, match=r'pip install "ridotto\[postgresql\]"'):
        store_for(DATABASE)
    with pytest.raises(Trouble, match=r'pip install "ridotto\[postgresql\]"'):
        bus_for(None, DATABASE)
    with pytest.raises(Trouble, match=r'pip install "ridotto\[valkey\]"'):
        bus_for("valkey://bus", DATABASE)
