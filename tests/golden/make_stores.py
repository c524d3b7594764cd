"""Writes data/store.sqlite.xz, store.sql.xz, store.json.xz and proofs.json.xz: a server full of tables.

`PYTHONPATH=tests python -m golden.make_stores`; see README.md for the commit whose code this ran with.
"""

import asyncio
import secrets
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from golden import make_tables
from golden.adapter import facts_of, kinds_at, proofs_at, registry_at
from golden.files import save, save_bytes
from harness.daemons import PostgreSQLServer, postgresql
from ridotto.server.http import identity as people
from ridotto.server.server_clock import ServerClock
from ridotto.server.store.store import Person
from ridotto.server.tables.registry import TableRegistry

NOON = 1_750_000_000
"""When the server starts, in seconds."""
FAR = 4_000_000_000_000
"""A moment that is far away, in milliseconds: a way back leads there until then."""
LANGUAGES = ("en", "fr", "it", "nl", "pl", "uk")


class TickingClock:
    """The hands of a clock: whenever somebody looks, a second has gone by."""

    def __init__(self) -> None:
        self.seconds = NOON

    def __call__(self) -> float:
        self.seconds += 1
        return float(self.seconds)


async def fill(registry: TableRegistry) -> dict[str, Any]:
    """Everybody comes, and everything happens."""
    registry.clock = ServerClock(TickingClock())
    known = await register_all(registry)
    tables = {}
    for code, story in make_tables.STORIES.items():
        table = make_tables.TableScript(registry, code)
        await story(table)
        state = table.table.state
        kinds = await kinds_at(registry.store, code)
        tables[code] = {"story": story.__doc__, "kinds": kinds, **facts_of(state)}
    await registry.store.heartbeat("p1", registry.clock.now())
    return {"tables": tables, **known}


async def register_all(registry: TableRegistry) -> dict[str, Any]:
    everyone = people.People(registry.store, await registry.store.secret())
    tokens = {}
    for number, name in enumerate(make_tables.PEOPLE):
        person = Person(make_tables.person(name), name, LANGUAGES[number % 6], NOON * 1000)
        await everyone.keep(person)
        tokens[everyone.token(person)] = [name, person.language]
    for code, name in (("BCDFGHJKMNPQ", "Ann"), ("QPNMKJHGFDCB", "Bob")):
        await registry.store.keep_link(people.digest(code), make_tables.person(name), FAR)
    return {"tokens": tokens, "ways back": {"BCDFGHJKMNPQ": "Ann", "QPNMKJHGFDCB": "Bob"}}


async def made(place: str, after: Callable[[TableRegistry], Awaitable[Any]] | None = None) -> tuple[Any, Any]:
    secrets.token_bytes = lambda _: b"golden" * 10
    async with registry_at(place) as registry:
        facts = await fill(registry)
        return facts, None if after is None else await after(registry)


async def proofs(registry: TableRegistry) -> dict[str, dict[str, Any]]:
    """Every game that is over, with its seal."""
    found = {}
    for code, table in list(registry.tables.items()):
        for number, proof in enumerate(await proofs_at(registry.store, code, table.state.games), 1):
            found[f"{code} {number}"] = proof
    return found


def damaged(proofs: dict[str, dict[str, Any]]) -> dict[str, str]:
    """Some that are not what they were sealed to be."""
    name, proof = next(iter(proofs.items()))
    cards = msgspec.json.decode(msgspec.json.encode(proof))
    cards["record"]["start"]["seed"] = "1"
    events = msgspec.json.decode(msgspec.json.encode(proof))
    events["record"]["events"][-2][4] += 1
    salt = {**proof, "salt": "0" * 32}
    texts = {"other cards": cards, "other events": events, "another salt": salt}
    whole = {why: msgspec.json.encode(each).decode() for why, each in texts.items()}
    return {**whole, "cut off": msgspec.json.encode(proofs[name]).decode()[:-200]}


def dump(cluster: PostgreSQLServer, place: str) -> bytes:
    """The whole database as statements; lines for psql alone are left out."""
    words = [cluster.programs / "pg_dump", "--inserts", "--no-owner", "--no-privileges", "--dbname", place]
    done = subprocess.run(words, capture_output=True, check=True)
    return b"\n".join(line for line in done.stdout.split(b"\n") if not line.startswith(b"\\"))


def main() -> None:
    with TemporaryDirectory() as directory, postgresql() as cluster:
        file = Path(directory, "ridotto.db")
        facts, sealed = asyncio.run(made(str(file), proofs))
        save_bytes("store.sqlite.xz", file.read_bytes())
        place = cluster.new_database()
        again, _ = asyncio.run(made(place))
        assert again == facts
        save_bytes("store.sql.xz", dump(cluster, place))
    save("store.json.xz", facts)
    good = {name: msgspec.json.encode(proof).decode() for name, proof in sealed.items()}
    save("proofs.json.xz", {"good": good, "bad": damaged(sealed)})
    for code, table in facts["tables"].items():
        print(code, table["phase"], table["rows"], len(table["kinds"]), "kinds:", table["story"])
    print(len(good), "sealed games")


if __name__ == "__main__":
    main()
