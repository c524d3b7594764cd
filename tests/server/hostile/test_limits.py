"""Limits: origins, lengths, rates, connections, and clients that do not read."""

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from harness.client import TIMEOUT, RecordingClient
from harness.server import server_in_process
from ridotto.server.socket.connection import MOST_TOO_FAST
from ridotto.server.socket.limits import ConnectionCount, TokenBucket
from ridotto.server.socket.protocol import MAX_MESSAGE, VERSION, read_command

pytestmark = pytest.mark.anyio

SMALL = 4096
"""Bytes a client's computer keeps for somebody who does not read."""


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
async def test_a_page_from_elsewhere_gets_no_socket_and_no_answer(tmp_path: Path, origin: str) -> None:
    async with server_in_process(
        tmp_path / "r.db", origins="https://ball.example, https://masks.example"
    ) as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        with pytest.raises(InvalidStatus) as refused:
            async with ann.connect(code, origin):
                pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["reason"] == "other-origin"
        answer = await server.http.post("/api/people", json={"name": "Eva"}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers


async def test_our_own_page_and_those_that_the_settings_name_get_a_socket(tmp_path: Path) -> None:
    async with server_in_process(
        tmp_path / "r.db", origins="https://ball.example, https://masks.example"
    ) as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        for origin in (f"http://127.0.0.1:{server.port}", "https://ball.example", "https://masks.example"):
            async with ann.connect(code, origin) as door:
                assert json.loads(await door.recv())["type"] == "welcome"


async def test_a_message_over_4_kb_is_refused_and_one_far_over_it_ends_the_socket(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        async with ann.connect(code) as door:
            just = json.dumps({"do": "say", "id": "a", "text": "hello"}).ljust(MAX_MESSAGE)
            await door.send(just)
            assert (await ann.hears(door, lambda told: told.get("id") == "a"))["type"] == "ack"
            await door.send(json.dumps({"do": "say", "id": "b", "text": "hello"}).ljust(MAX_MESSAGE + 1))
            told = await ann.hears(door, lambda told: told.get("id") == "b")
            assert (told["type"], told["code"]) == ("refused", "too-long")
            await door.send("x" * 3 * MAX_MESSAGE)
            with pytest.raises(ConnectionClosed):
                await ann.hears(door, lambda _: False)


@pytest.mark.parametrize("id", ["", "a b", "a\n", "\na", "a" * 41, "é"])
async def test_the_id_of_a_command_has_nothing_but_letters_digits_dashes_and_underscores(id: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_command(json.dumps({"do": "stand", "id": id}))


async def test_a_client_that_sends_too_much_is_warned_and_then_disconnected(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", rate=0.001, burst=5) as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens()
        async with ann.connect(code) as door, bob.connect(code) as other:
            for number in range(5):
                assert (await ann.does(door, "say", text=f"{number}"))["type"] == "ack"
            assert (await ann.does(door, "say", text="6"))["code"] == "too-fast"
            with pytest.raises(ConnectionClosed) as cut:
                await hurry(ann, door)
            assert cut.value.rcvd.code == 4429
            assert (await bob.does(other, "say", text="peace"))["type"] == "ack"


async def hurry(ann: RecordingClient, door: ClientConnection) -> None:
    for _ in range(MOST_TOO_FAST + 1):
        await ann.does(door, "phrase", phrase="hurry")


async def test_the_number_of_sockets_per_address_is_limited(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", connections=2) as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        async with ann.connect(code), ann.connect(code, wall=1):
            with pytest.raises(InvalidStatus) as refused:
                async with ann.connect(code):
                    pass
            response = refused.value.response
            assert (response.status_code, json.loads(response.body)["reason"]) == (429, "too-many-sockets")
            assert int(response.headers["retry-after"]) == json.loads(response.body)["facts"]["seconds"]
        async with asyncio.timeout(TIMEOUT):
            while not await can_connect(ann, code):
                await asyncio.sleep(0.05)


async def can_connect(ann: RecordingClient, code: str) -> bool:
    try:
        async with ann.connect(code):
            return True
    except InvalidStatus:
        return False


async def test_a_long_body_is_not_read_to_its_end(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        answer = await server.http.post("/api/people", content=b'{"name":"' + b"x" * 40_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


async def test_a_client_that_does_not_read_is_disconnected_and_nobody_else_notices(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db", rate=100_000, burst=100_000) as server:
        ann, deaf = await server.client("Ann"), await server.client("Deaf")
        code = await ann.opens(players=10)
        async with ann.connect(code) as door:
            await ann.hears(door, lambda told: told["type"] == "snapshot")
            with deaf_socket(server.port, code, deaf.token) as line:
                await ann.hears(door, lambda told: what(told) == "came")
                for number in range(200):
                    with suppress(BlockingIOError, ConnectionError):
                        line.send(UNHEARD * 60)
                    assert (await ann.does(door, "lock", locked=bool(number % 2)))["type"] == "ack"
                if not any(what(json.loads(text)) == "went" for text in ann.heard):
                    await ann.hears(door, lambda told: what(told) == "went")
                async with asyncio.timeout(TIMEOUT):
                    while is_open(line):
                        await asyncio.sleep(0.1)


UNHEARD = b"\x81\xfe" + (194).to_bytes(2, "big") + bytes(4) + b'{"do": "%s"}' % (b"x" * 184)
"""A message that is refused at length, as a frame with a mask of zeros."""


def what(told: dict[str, Any]) -> str:
    """What a frame tells of the second guest."""
    happened = told.get("told", {})
    return happened.get("what", "") if happened.get("guest") == 1 else ""


def deaf_socket(port: int, code: str, token: str) -> socket.socket:
    """A line whose owner says hello and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.connect(("127.0.0.1", port))
    line.setblocking(False)
    line.send(
        f"GET /ws/{code}?v={VERSION} HTTP/1.1\r\nHost: localhost\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    return line


def is_open(line: socket.socket) -> bool:
    """Whether anybody is at the other end: half a frame, which says nothing."""
    try:
        line.send(b"\x81")
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    return True


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  Zoë\t the\n Great ", "Zoë the Great"),
        ("\u202eevil\u202c", "evil"),
        ("a" * 60, "a" * 24),
        ("Z\u0351\u0351\u0351\u0351o", "Z\u0351\u0351o"),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
async def test_names_are_cleaned(tmp_path: Path, said: str, kept: str) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        assert (await server.http.post("/api/people", json={"name": said})).json()["name"] == kept


async def test_a_name_without_visible_characters_is_refused(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        answer = await server.http.post("/api/people", json={"name": "\u200b\u200d"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


# ── On paper ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_token_bucket_allows_a_burst_and_then_its_rate() -> None:
    bucket = TokenBucket(rate=0.0, burst=3)

    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_connection_that_closes_makes_room_for_another() -> None:
    doors = ConnectionCount(1)
    assert doors.enter("home")
    assert not doors.enter("home")
    assert doors.enter("elsewhere")
    doors.leave("home")

    assert doors.enter("home")
    assert not doors.open.keys() - {"home", "elsewhere"}
