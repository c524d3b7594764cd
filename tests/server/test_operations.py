"""What the operator does at the store while a server runs, and what the server forgets."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from harness.client import TIMEOUT, RecordingClient
from harness.engines import SQLiteFile, StoreEngine
from harness.rows import append, listing, row
from harness.server import InProcessServer, server_in_process
from ridotto.server.bans import BanReason, Bans, ban, unban
from ridotto.server.history.studied_games import STUDIED, StudiedGame
from ridotto.server.http.identity import People
from ridotto.server.operations import all_tables, close_table, talk_at
from ridotto.server.process_load import all_loads
from ridotto.server.reports import all_reports
from ridotto.server.retention import forget
from ridotto.server.store.open_store import store_for
from ridotto.server.store.store import Note, Person, Store

pytestmark = pytest.mark.anyio

FAR = 2**60
"""A moment long after every test."""


async def at_store(server: InProcessServer, deed: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    """What an operator does with a store of their own."""
    store = store_for(server.store)
    await store.open()
    try:
        return await deed(store)
    finally:
        await store.close()


async def ends(person: RecordingClient, socket: Any) -> int:
    """Wait until the server closes a socket; its close code."""
    with pytest.raises(ConnectionClosed) as closed:
        await person.hears(socket, lambda _: False)
    return int(closed.value.rcvd.code)


async def short_game(server: InProcessServer, ann: RecordingClient) -> str:
    """A finished game of bots; the code of its table."""
    settings = {"options": {"max_turns": 1}}
    code = await ann.opens(
        ("honest",) * 4, sit=False, begin=True, players=4, pace="instant", settings=settings
    )
    async with asyncio.timeout(TIMEOUT):
        while (await ann.asks("GET", f"/api/tables/{code}")).json()["phase"] != "over":
            await asyncio.sleep(0.05)
    return code


# ── Tables ───────────────────────────────────────────────────────────────────────────────────────────


async def test_the_operator_lists_tables_and_load(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens(public=True)
        async with ann.connect(code) as socket:
            await ann.does(socket, "say", text="hello")
            tables = await at_store(server, listed)
            async with asyncio.timeout(TIMEOUT):
                while not (loads := await at_store(server, lambda store: all_loads(store, 0))):
                    await asyncio.sleep(0.05)

    assert [(each.code, each.people, each.public, each.rows) for each in tables] == [(code, 1, True, 3)]
    assert len(loads) == 1


async def listed(store: Store) -> list[Any]:
    return [each async for each in all_tables(store)]


async def test_the_operator_reads_what_was_said(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        async with ann.connect(code) as socket:
            await ann.does(socket, "say", text="hello")
            await ann.does(socket, "phrase", phrase="liar")
        remarks = await at_store(server, lambda store: talk_at(store, code))
        with pytest.raises(LookupError):
            await at_store(server, lambda store: talk_at(store, "NONE"))

    assert [(each.name, each.person, each.text) for each in remarks] == [
        ("Ann", ann.id, "hello"),
        ("Ann", ann.id, "(liar)"),
    ]


async def test_a_table_that_the_operator_closes_is_gone_within_seconds(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens(public=True)
        wall = RecordingClient(server.port, "", "")
        async with ann.connect(code) as socket, wall.connect(code, wall=1) as screen:
            assert await at_store(server, lambda store: close_table(store, code, 0)) is True
            assert await ends(ann, socket) == await ends(wall, screen) == 4401
        assert any('"what":"closed"' in text for text in ann.heard)
        assert (await ann.asks("GET", f"/api/tables/{code}")).status_code == 404
        assert (await ann.asks("GET", "/api/tables")).json() == {"tables": []}
        async with ann.connect(code) as socket:
            assert (await ann.hears(socket, lambda told: "code" in told))["code"] == "no-table"
        assert await at_store(server, lambda store: close_table(store, code, 0)) is False
        with pytest.raises(LookupError):
            await at_store(server, lambda store: close_table(store, "NONE", 0))


async def test_a_list_that_is_switched_off_shows_no_table(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", no_list=True) as server:
        ann = await server.client("Ann")
        code = await ann.opens(public=True)

        assert (await ann.asks("GET", "/api/tables")).json() == {"tables": []}
        assert (await ann.asks("GET", f"/api/tables/{code}")).status_code == 200


# ── Bans and reports ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", ["person", "address"])
async def test_whoever_is_banned_is_out_within_seconds_and_may_return_later(
    tmp_path: Path, kind: str
) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann, eva = await server.client("Ann"), await server.client("Eva")
        who = eva.id if kind == "person" else "127.0.0.1"
        code = await ann.opens()
        async with eva.connect(code) as socket:
            await at_store(server, lambda store: ban(store, who, FAR, BanReason(0, "spam")))
            assert await ends(eva, socket) == 4403
        async with eva.connect(code) as socket:
            refused = await eva.hears(socket, lambda told: "code" in told)
            assert (refused["code"], refused["facts"]["seconds"] > 0) == ("banned", True)
        answer = await eva.asks("POST", "/api/tables", json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert int(answer.headers["retry-after"]) > 0
        assert ((await ann.asks("GET", "/api/me")).status_code == 200) is (kind == "person")

        assert await at_store(server, lambda store: unban(store, who)) is True
        async with asyncio.timeout(TIMEOUT):
            while (await eva.asks("GET", "/api/me")).status_code != 200:
                await asyncio.sleep(0.05)


async def test_a_ban_ends_by_itself_and_counts_for_a_whole_household(engine: StoreEngine) -> None:
    async with engine.opened() as store:
        await ban(store, "2001:db8::1", 5000, BanReason(0))
        bans = Bans()
        await bans.load(store, 1000)

        assert bans.seconds("2001:db8::ffff", None, 1000) == 4
        assert bans.seconds("2001:db8:0:1::1", None, 1000) == 0
        assert bans.seconds("2001:db8::1", None, 5000) == 0
        await bans.load(store, 5000)
        assert bans.until == {}
        assert await unban(store, "192.0.2.1") is False


@pytest.mark.parametrize(
    ("banned", "out", "others"),
    [
        ("192.0.2.0/24", ["192.0.2.0", "192.0.2.255", "::ffff:192.0.2.7"], ["192.0.3.1", "2001:db8::1", ""]),
        ("192.0.2.7/24", ["192.0.2.1"], ["192.0.3.1"]),
        ("192.0.2.7/32", ["192.0.2.7"], ["192.0.2.8"]),
        ("2001:db8::/32", ["2001:db8::1", "2001:db8:ffff::1%eth0"], ["2001:db9::1", "192.0.2.7"]),
        ("2001:db8::1/128", ["2001:db8::2"], ["2001:db8:0:1::1"]),
    ],
)
async def test_a_ban_of_a_network_counts_for_every_address_in_it(
    file: SQLiteFile, banned: str, out: list[str], others: list[str]
) -> None:
    async with file.opened() as store:
        await ban(store, banned, FAR, BanReason(0))
        bans = Bans()
        await bans.load(store, 0)

        assert all(bans.seconds(address, None, 0) for address in out)
        assert not any(bans.seconds(address, None, 0) for address in others)
        assert await unban(store, banned) is True


async def test_a_guest_is_reported_to_the_operator_and_to_nobody_else(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann, eva, dan = [await server.client(name) for name in ("Ann", "Eva", "Dan")]
        code = await ann.opens()
        path = f"/api/tables/{code}/reports"
        async with ann.connect(code), eva.connect(code) as socket:
            await eva.does(socket, "say", text="rude")
            answer = await ann.asks("POST", path, json={"guest": 1, "about": "rude\u202e words"})
            assert answer.status_code == 201, answer.text
            for who, guest, status in ((ann, 0, 404), (ann, 9, 404), (dan, 1, 403)):
                assert (await who.asks("POST", path, json={"guest": guest})).status_code == status
        reports = await at_store(server, lambda store: all_reports(store, 0))

    assert [(each.code, each.guest, each.name, each.person, each.by, each.about) for each in reports] == [
        (code, 1, "Eva", eva.id, ann.id, "rude words")
    ]
    assert reports[0].address == "127.0.0.1"
    assert not [text for text in eva.heard if "report" in text]


# ── Forgetting ───────────────────────────────────────────────────────────────────────────────────────


async def test_a_person_deletes_their_identity(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = (await ann.asks("POST", "/api/me/way-back")).json()["code"]
        answer = await ann.asks("DELETE", "/api/me")

        assert answer.json() == {"deleted": True}
        assert 'ridotto=""' in answer.headers["set-cookie"]
        assert (await ann.asks("GET", "/api/me")).status_code == 401
        assert (await server.http.post("/api/way-back", json={"code": code})).status_code == 404


async def test_whoever_deletes_their_identity_leaves_their_tables_in_every_process(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as one, server_in_process(tmp_path / "r.db") as other:
        ann, bob = await other.client("Ann"), await other.client("Bob")
        code = await ann.opens(("honest",), players=4, begin=True)
        here = RecordingClient(one.port, "Ann", ann.token)
        gone = {"type": "guest", "what": "left", "guest": 0}
        async with ann.connect(code) as socket, bob.connect(code) as his:
            await bob.hears(his, lambda told: told["type"] == "snapshot")
            assert (await here.asks("DELETE", "/api/me")).status_code == 200
            assert await ends(ann, socket) == 4401
            left = await bob.hears(his, lambda told: told.get("told") == gone)

    assert left["table"]["chairs"][0]["bot"]
    assert left["table"]["host"] == 1


@pytest.mark.parametrize("keep_games", [False, True])
async def test_idle_tables_and_people_are_deleted_and_games_stay_if_they_are_kept(
    tmp_path: Path, keep_games: bool
) -> None:
    async with server_in_process(tmp_path / "r.db", bot_processes=1) as server:
        ann = await server.client("Ann")
        settings = {"options": {"max_turns": 1}}
        code = await ann.opens(
            ("honest",) * 3, begin=True, players=4, pace="instant", study=True, settings=settings
        )
        await ann.plays(code, Random(1))
        before = await at_store(server, lambda store: forget(store, 0, 0, keep_games))
        forgotten = await at_store(server, lambda store: forget(store, FAR, 0, keep_games))
        kept = await at_store(server, lambda store: store.notes(STUDIED, 0))
        rows = await at_store(server, lambda store: store.read(code))

    assert before == (0, 0, 0)
    assert (forgotten.tables, forgotten.people, rows) == (1, 1, [])
    games = [msgspec.json.decode(note.value, type=StudiedGame) for note in kept]
    assert len(games) == keep_games
    assert not [note for note in kept if b"Ann" in note.value or code.encode() in note.value]


async def test_old_talk_is_forgotten_at_a_table_that_is_still_used(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        async with ann.connect(code) as socket:
            await ann.does(socket, "say", text="an old secret")
            old = max(row.at for row in await at_store(server, lambda store: store.read(code))) + 1
            while (await ann.does(socket, "say", text="new"))["type"] != "ack":
                pass
            async with asyncio.timeout(TIMEOUT):
                while (await at_store(server, lambda store: store.read(code)))[-1].at < old:
                    await ann.does(socket, "say", text="new")
            forgotten = await at_store(server, lambda store: forget(store, old, 0, False))
            remarks = await at_store(server, lambda store: talk_at(store, code))

    assert forgotten.tables == 0
    assert forgotten.remarks >= 1
    assert remarks[0].text == ""
    assert remarks[-1].text == "new"


async def test_a_damaged_remark_stays_and_all_else_is_forgotten(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        async with ann.connect(code) as socket:
            first = (await ann.does(socket, "say", text="damaged"))["seq"]
            await ann.does(socket, "say", text="an old secret")
        rows = await at_store(server, lambda store: store.read(code))
        cut = rows[first - 1].entry[:-2]
        await at_store(server, lambda store: store.replace_entries([(cut, code, first)]))
        forgotten = await at_store(server, lambda store: forget(store, rows[-1].at + 1, 0, False))
        rows = await at_store(server, lambda store: store.read(code))

    assert forgotten.people == 1
    assert not any(b"an old secret" in row.entry for row in rows)


async def test_forgetting_works_in_every_store(engine: StoreEngine) -> None:
    async with engine.opened() as store:
        await store.keep_person(Person("old", "Ann", "en", 1000))
        await store.keep_person(Person("new", "Bob", "en", 9000))
        await store.keep_note(Note("ban", "over", b"{}", 100))
        await store.keep_note(Note("ban", "on", b"{}", FAR))

        assert await forget(store, 5000, 5000, keep_games=False) == (0, 1, 0)
        assert await store.person("old") is None
        assert await store.person("new") is not None
        assert [note.key for note in await store.notes("ban", 0)] == ["on"]
        assert await store.note("ban", "on") == Note("ban", "on", b"{}", FAR)
        assert await store.drop_note("ban", "on") is True
        assert await store.note("ban", "on") is None
        assert await store.drop_note("ban", "on") is False
        assert await store.delete_person("new") is True
        assert await store.delete_person("new") is False


async def test_tables_and_talk_are_deleted_in_every_store(engine: StoreEngine) -> None:
    async with engine.opened() as store:
        await store.append(append("OAK", 1, listing=listing("OAK")))
        said = b'{"it":"said","person":"p1","text":"hello"}'
        await store.append(append("OAK", 2)._replace(row=row(2)._replace(entry=said)))
        last = (await store.read("OAK"))[-1].at

        assert [entry.seq for entry in await store.old_talk("OAK", last + 1)] == [2]
        await store.replace_entries([(b'{"it":"said","person":"p1","text":""}', "OAK", 2)])
        assert await store.old_talk("OAK", last + 1) == []
        assert await store.idle_tables(last) == []
        assert await store.delete_table("OAK", last) is False
        later = max(last, listing("OAK").at) + 1
        assert await store.idle_tables(later) == ["OAK"]
        assert await store.delete_table("OAK", later) is True
        assert (await store.read("OAK"), await store.listed()) == ([], [])


async def test_somebody_who_comes_often_is_not_forgotten(engine: StoreEngine) -> None:
    day = 24 * 60 * 60 * 1000
    async with engine.opened() as store:
        people = People(store, b"key")
        ann = await people.add("Ann", "en", 0)
        await people.who(people.token(ann), 10 * day - 2 * 60 * 60 * 1000)
        await people.who(people.token(ann), 10 * day)

        assert (await store.person(ann.id)).since == 10 * day
        assert (await forget(store, 5 * day, 10 * day, keep_games=False)).people == 0
        assert (await forget(store, 11 * day, 12 * day, keep_games=False)).people == 1


async def test_a_server_forgets_by_itself(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        await at_store(server, lambda store: store.keep_person(Person("old", "Ann", "en", 1000)))
    async with server_in_process(tmp_path / "r.db", forget_after=30) as server, asyncio.timeout(TIMEOUT):
        while await at_store(server, lambda store: store.person("old")) is not None:
            await asyncio.sleep(0.05)


async def test_notes_that_are_over_are_deleted_even_if_nothing_else_is_forgotten(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        await at_store(server, lambda store: store.keep_note(Note("report", "old", b"{}", 1000)))
    async with server_in_process(tmp_path / "r.db") as server, asyncio.timeout(TIMEOUT):
        while await at_store(server, lambda store: store.notes("report", 0)):
            await asyncio.sleep(0.05)
