"""What the people at one address may do together, and when they may come back."""

import asyncio
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from harness.agreements import short_game
from harness.client import RecordingClient
from harness.server import NO_QUOTAS, InProcessServer, server_in_process
from ridotto.languages import duration
from ridotto.server.http.forwarded import TrustedProxies
from ridotto.server.settings import BadSetting, Settings
from ridotto.server.socket import connection, quota_memory
from ridotto.server.socket.limits import Quota, Quotas, quota_key
from ridotto.server.socket.quota_memory import MOST_ADDRESSES, QuotaFile

pytestmark = pytest.mark.anyio

DEFAULTS = {name: getattr(Settings(), name) for name in (*NO_QUOTAS, "connections")}


def check_refusal(answer: httpx.Response, reason: str, most: float) -> None:
    """The refusal has this reason and says when to come back, at most so many seconds from now."""
    assert (answer.status_code, answer.json()["code"], answer.json()["reason"]) == (429, "too-fast", reason)
    seconds = answer.json()["facts"]["seconds"]
    assert 1 <= seconds <= most
    assert answer.headers["retry-after"] == str(seconds)
    assert duration(seconds, "en") in answer.json()["text"]


# ── A party behind one router ────────────────────────────────────────────────────────────────────────


async def test_four_tables_of_thirteen_with_a_television_each_play_and_talk_behind_one_router(
    tmp_path: Path,
) -> None:
    async with server_in_process(tmp_path / "r.db", **DEFAULTS) as server:
        tables = await asyncio.gather(*(party(server, table) for table in range(4)))

    for people, television in tables:
        for person in people:
            assert not [text for text in person.heard if '"too-fast"' in text]
            assert any('"over"' in text for text in person.heard)
        assert any('"over"' in text for text in television.heard)


async def party(server: InProcessServer, table: int) -> tuple[list[RecordingClient], RecordingClient]:
    """Thirteen people come, mistype the code, talk, play a short game and look back at it."""
    people = [await registered(server, f"Guest {table} {number}") for number in range(13)]
    host, television = people[0], RecordingClient(server.port, "", "")
    settings = short_game("mascarade", turns=1)
    code = await host.opens(players=13, settings=settings)
    everyone_sits = asyncio.Barrier(13)
    await asyncio.gather(
        television.plays(code, Random(table), wall=1),
        *(comes_and_plays(person, code, seat, everyone_sits) for seat, person in enumerate(people)),
    )
    for person in people:
        assert await status(server, person, "/api/tables/MISTYP") == 404
        for path in ("games/1/story", "games/1/replay?count=1"):
            assert await status(server, person, f"/api/tables/{code}/{path}") == 200
        assert await status(server, person, f"/api/qr?text=http://x/t/{code}") == 200
    return people, television


async def comes_and_plays(
    person: RecordingClient, code: str, seat: int, everyone_sits: asyncio.Barrier
) -> None:
    async with person.connect(code) as socket:
        assert (await person.does(socket, "say", text="hello"))["type"] == "ack"
        if seat:
            assert (await person.does(socket, "sit", seat=seat))["type"] == "ack"
        await everyone_sits.wait()
        if not seat:
            await socket.send('{"do": "begin", "id": "begin"}')
        await person.plays_on(socket, Random(seat))


async def registered(server: InProcessServer, name: str) -> RecordingClient:
    server.http.cookies.clear()
    token = (await server.http.post("/api/people", json={"name": name})).json()["token"]
    return RecordingClient(server.port, name, token)


async def status(server: InProcessServer, person: RecordingClient, path: str) -> int:
    return (await server.http.get(path, headers=person.headers)).status_code


# ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────


async def test_an_address_opens_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", tables=2) as server:
        ann = await server.client("Ann")
        for _ in range(2):
            assert (await ann.asks("POST", "/api/tables", json={})).status_code == 201
        check_refusal(await ann.asks("POST", "/api/tables", json={}), "too-many-tables", 1800)


@pytest.mark.parametrize("path", ["/api/people", "/api/me/way-back"])
async def test_an_address_brings_so_many_people_and_no_more(tmp_path: Path, path: str) -> None:
    async with server_in_process(tmp_path / "r.db", people=3) as server:
        ann = await server.client("Ann")
        for _ in range(2):
            assert (await ann.asks("POST", path, json={"name": "Eva"})).status_code == 201
        check_refusal(await ann.asks("POST", path, json={"name": "Eva"}), "too-many-people", 1200)
        assert (await ann.asks("GET", "/api/me")).status_code == 200


async def test_nobody_guesses_ways_back_for_long(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", codes=3) as server:
        ann = await server.client("Ann")
        code = (await ann.asks("POST", "/api/me/way-back")).json()["code"]
        for number in range(3):
            assert (await tries(server, f"GUESS{number}")).status_code == 404
            assert (await tries(server, code)).status_code == (200 if number < 2 else 429)
        check_refusal(await tries(server, "GUESS"), "too-many-codes", 1200)


async def tries(server: InProcessServer, code: str) -> httpx.Response:
    return await server.http.post("/api/way-back", json={"code": code}, headers={"cookie": ""})


async def test_whoever_tries_many_codes_finds_only_tables_where_they_have_been(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", codes=3) as server:
        ann, eva = await server.client("Ann"), await server.client("Eva")
        code = await ann.opens()
        for path in ("/api/tables/GUESS", "/api/tables/GUESS2/games/1"):
            assert (await eva.asks("GET", path)).status_code == 404
        async with eva.connect("GUESS3") as socket:
            assert (await eva.hears(socket, lambda told: "code" in told))["code"] == "no-table"

        for path in ("/api/tables/GUESS4", f"/api/tables/{code}", f"/api/tables/{code}/games/1"):
            check_refusal(await eva.asks("GET", path), "too-many-codes", 1200)
        assert (await ann.asks("GET", f"/api/tables/{code}")).status_code == 200
        for guess in (code, "GUESS5"):
            async with eva.connect(guess) as socket:
                refused = await eva.hears(socket, lambda told: "code" in told)
                assert (refused["reason"], refused["facts"]["seconds"] > 0) == ("too-many-codes", True)
        async with ann.connect(code) as socket:
            assert (await ann.does(socket, "say", text="still here"))["type"] == "ack"


async def test_an_address_writes_so_many_rows_and_no_more(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", rows=5) as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens()
        async with ann.connect(code) as socket, bob.connect(code) as other:
            for number in range(3):
                assert (await bob.does(other, "begin"))["code"] == "not-host"
                assert (await ann.does(socket, "say", text=f"{number}"))["type"] == "ack"
            for person, line in ((ann, socket), (bob, other)):
                told = await person.does(line, "say", text="more")
                assert (told["code"], told["reason"]) == ("too-fast", "too-many-rows")
                assert 1 <= told["facts"]["seconds"] <= 720
        eva = await server.client("Eva")
        async with eva.connect(code) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await eva.hears(socket, lambda told: told["type"] == "welcome")
        assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize("path", ["/api/tables/XXXXXX/games/0", "/api/qr?text=http://x"])
async def test_expensive_requests_are_limited(tmp_path: Path, path: str) -> None:
    async with server_in_process(tmp_path / "r.db", expensive=2) as server:
        statuses = [(await server.http.get(path)).status_code for _ in range(2)]
        assert set(statuses) <= {200, 404}
        check_refusal(await server.http.get(path), "too-many-requests", 30)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", {"name": "Anna", "language": "en"}),
        ("POST", "/api/check/mask", {"toml": 'name = "Sun"\npower = ["gain(2)"]'}),
        ("POST", "/api/check/set", {"game": "mascarade", "players": 6}),
    ],
)
async def test_new_names_and_checks_of_masks_are_limited(
    tmp_path: Path, method: str, path: str, body: dict[str, object]
) -> None:
    async with server_in_process(tmp_path / "r.db", expensive=2) as server:
        ann = await server.client("Ann")
        statuses = [(await ann.asks(method, path, json=body)).status_code for _ in range(2)]

        assert statuses == [200, 200]
        check_refusal(await ann.asks(method, path, json=body), "too-many-requests", 30)


async def test_behind_a_trusted_proxy_the_forwarded_address_has_the_quota(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", people=1) as server:
        statuses = [
            (await registers(server, address)).status_code
            for address in (
                "192.0.2.1",
                "192.0.2.1",
                "192.0.2.2",
                "2001:db8::1",
                "2001:db8::2:1",
                "2001:db8:0:1::1",
            )
        ]

    assert statuses == [201, 429, 201, 201, 429, 201]


async def test_an_untrusted_proxy_does_not_say_who_connects(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", people=1, proxies="192.0.2.9") as server:
        statuses = [(await registers(server, f"192.0.2.{number}")).status_code for number in range(2)]

    assert statuses == [201, 429]


@pytest.mark.parametrize("proxies", ["*", "127.0.0.1", "127.0.0.0/8,192.0.2.50"])
async def test_an_address_that_a_client_makes_up_in_front_of_a_proxy_does_not_count(
    tmp_path: Path, proxies: str
) -> None:
    """A proxy adds the address that it sees to those that the client sent."""
    async with server_in_process(tmp_path / "r.db", people=1, proxies=proxies) as server:
        forged = [f"198.51.100.{number}, 192.0.2.1" for number in range(2)]
        statuses = [(await registers(server, forwarded)).status_code for forwarded in forged]

    assert statuses == [201, 429]


def test_a_proxy_is_known_on_an_ipv6_socket_too() -> None:
    assert "::ffff:127.0.0.1" in TrustedProxies("127.0.0.1")
    assert "::ffff:192.0.2.1" not in TrustedProxies("127.0.0.1")


@pytest.mark.parametrize("proxies", ["proxy.example", "10.0.0.1/8", "127.0.0.1,", "127.0.0.1, *"])
def test_proxies_that_are_no_addresses_are_refused(proxies: str) -> None:
    with pytest.raises(BadSetting, match="--proxies"):
        Settings(proxies=proxies).check()


async def registers(server: InProcessServer, forwarded: str) -> httpx.Response:
    return await server.http.post("/api/people", json={"name": "Ann"}, headers={"x-forwarded-for": forwarded})


async def test_an_address_opens_only_so_many_wall_screens_and_long_games_in_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_in_process(tmp_path / "r.db", expensive=2) as server:
        ann = await server.client("Ann")
        code = await ann.opens(players=2, bots=("honest",), begin=True)
        for _ in range(3):  # an ordinary game costs next to nothing
            async with ann.connect(code) as socket:
                assert (await ann.hears(socket, lambda _: True))["type"] == "welcome"
        async with ann.connect(code, wall=1) as socket:
            assert (await ann.hears(socket, lambda _: True))["type"] == "welcome"
        monkeypatch.setattr(connection, "EVENTS_AT_ONCE", 0)
        async with ann.connect(code) as socket:
            assert (await ann.hears(socket, lambda _: True))["type"] == "welcome"
        for query in ({}, {"wall": 1}):
            async with ann.connect(code, **query) as socket:
                refused = await ann.hears(socket, lambda told: "code" in told)
                assert (refused["code"], refused["reason"]) == ("too-fast", "too-many-requests")
                assert 1 <= refused["facts"]["seconds"] <= 30


# ── On paper ─────────────────────────────────────────────────────────────────────────────────────────


class SteppedClock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 5000.0

    def __call__(self) -> float:
        return self.now


def test_a_quota_can_be_used_at_once_and_comes_back_evenly() -> None:
    clock = SteppedClock()
    quota = Quota(4, 3600, clock)

    assert [quota.take("home") for _ in range(5)] == [0, 0, 0, 0, 900]
    assert quota.take("elsewhere") == 0
    clock.now += 899
    assert quota.take("home") == 1
    clock.now += 1
    assert [quota.take("home") for _ in range(2)] == [0, 900]
    clock.now += 3600
    assert [quota.take("home") for _ in range(5)] == [0, 0, 0, 0, 900]


@pytest.mark.parametrize("most", [1, 7, 260, 20_000])
def test_a_quota_allows_exactly_what_it_says(most: int) -> None:
    quota = Quota(most, 3600, SteppedClock())

    assert sum(not quota.take("home") for _ in range(most + 5)) == most


def test_no_quota_is_no_limit() -> None:
    quota = Quota(0, 3600)

    assert {quota.take("home") for _ in range(1000)} == {0}
    assert len(quota) == 0


def test_quotas_forget_addresses_that_they_have_not_seen_for_long() -> None:
    quota = Quota(1, 3600)
    for number in range(MOST_ADDRESSES + 500):
        quota.take(f"address {number}")
        quota.take("regular")
    assert quota.spend("regular") is None

    assert len(quota) == MOST_ADDRESSES
    assert quota.wait(f"address {MOST_ADDRESSES}") > 0
    assert quota.wait("address 0") == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8::1", "2001:db8:0:0:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "no address", False),
    ],
)
def test_a_household_shares_a_quota(one: str, other: str, same: bool) -> None:
    assert (quota_key(one) == quota_key(other)) is same


def test_processes_that_share_a_file_count_together() -> None:
    with closing(QuotaFile(Quotas.NUMBER)) as file:
        one = Quotas(Settings(tables=3), file)
        other = Quotas(Settings(tables=3), QuotaFile(Quotas.NUMBER, file.descriptor))

    assert [each.tables.take("192.0.2.1") for each in (one, other, one)] == [0, 0, 0]
    assert other.tables.take("192.0.2.1") > 0
    assert other.tables.take("192.0.2.2") == 0
    assert (len(one.tables), len(other.people)) == (2, 0)
    assert one.people.take("192.0.2.1") == 0


def test_shared_memory_forgets_the_addresses_that_have_paid_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota_memory, "BUCKETS", 4)
    now = 1000.0
    with closing(QuotaFile(1)) as file:
        quota = Quota(1, 60, lambda: now, file.moments(0))
    quota.spend("first")
    for number in range(20 * quota_memory.SLOTS):
        now += 0.001
        quota.spend(f"address {number}")

    assert len(quota) == 4 * quota_memory.SLOTS
    assert quota.wait("first") == 0
    assert quota.wait(f"address {number}") > 0
