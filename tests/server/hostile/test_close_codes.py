"""Every way in which a client may break the rules of websockets has its close code, as the protocol says."""

import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from harness.client import RecordingClient
from harness.connections.raw_websocket import (
    CLOSE,
    CONTINUATION,
    PING,
    TEXT,
    frame,
    open_websocket,
    raw_connection,
    read_all,
)
from harness.server import InProcessServer, server_in_process
from ridotto.server.socket.connection import CLOSED, NOT_LET_IN, TRY_AGAIN
from ridotto.server.socket.fast_websocket import INVALID_TEXT, TOO_MANY_FRAMES
from ridotto.server.socket.protocol import MAX_MESSAGE
from ridotto.server.store.store import Trouble
from ridotto.server.tables import subscriber
from ridotto.server.tables.registry import TableRegistry

pytestmark = pytest.mark.anyio
PROTOCOL = Path(__file__).parents[3] / "docs" / "protocol.md"
OF_WEBSOCKETS = {1000, 1002, 1009, 1011, 1012}
"""Codes that the websocket layer sends by itself."""
UNMASKED = b"\x81\x05hello"
UNKNOWN = b"\x83\x80" + bytes(4)
RESERVED_BIT = b"\xc1\x80" + bytes(4)
LONG_PING = b"\x89\xfe" + (126).to_bytes(2, "big") + bytes(4) + b"x" * 126


def long_frame(opcode: int, size: int, fin: bool = True) -> bytes:
    """A frame of some thousand bytes."""
    return bytes([fin << 7 | opcode, 0xFE]) + size.to_bytes(2, "big") + bytes(4) + b" " * size


async def close_code(server: InProcessServer, code: str, said: bytes) -> int:
    """The code in the close frame that is the last thing the server sends."""
    with raw_connection(server.port) as line:
        await open_websocket(line, code)
        line.send(said)
        found = re.search(rb"\x88[\x02-\x7d]([\x03-\x13].)[^\x88]*$", await read_all(line), re.DOTALL)
        assert found is not None
        return int.from_bytes(found[1], "big")


async def test_a_client_that_breaks_the_rules_is_told_which(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        code = await (await server.client("Ann")).opens()
        for said, expected in (
            (UNMASKED, 1002),
            (UNKNOWN, 1002),
            (RESERVED_BIT, 1002),
            (LONG_PING, 1002),
            (frame(CONTINUATION, b"of nothing"), 1002),
            (frame(PING, fin=False), 1002),
            (frame(TEXT, b"one", fin=False) + frame(TEXT, b"another"), 1002),
            (frame(CLOSE, b"\x03"), 1002),
            (frame(CLOSE, (999).to_bytes(2, "big")), 1002),
            (frame(TEXT, b"\xff\xfe"), 1007),
            (frame(TEXT, b"\xc3", fin=False) + frame(CONTINUATION, b"("), 1007),
            (long_frame(TEXT, 2 * MAX_MESSAGE + 1), 1009),
            (long_frame(TEXT, 6000, fin=False) + long_frame(CONTINUATION, 6000), 1009),
            (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
        ):
            assert await close_code(server, code, said) == expected, said[:20]
        assert (await server.http.get("/health")).status_code == 200


async def end_of(ann: RecordingClient, code: str) -> int:
    """The code with which the server closes a new connection."""
    async with ann.connect(code) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await ann.hears(socket, lambda _: False)
        return int(closed.value.rcvd.code)


async def test_a_client_that_is_too_far_behind_may_come_back_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        with monkeypatch.context() as patch:
            patch.setattr(subscriber, "MOST_WAITING", -(10**9))
            assert await end_of(ann, code) == 4408
        async with ann.connect(code) as socket:
            assert (await ann.does(socket, "say", text="here again"))["type"] == "ack"


async def test_a_server_in_trouble_with_its_store_asks_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise Trouble("store-closed")

    async with server_in_process(tmp_path / "r.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        with monkeypatch.context() as patch:
            patch.setattr(TableRegistry, "table", fails)
            assert await end_of(ann, code) == TRY_AGAIN
        assert '"code":"busy"' in ann.heard[-1]


def test_the_protocol_page_has_every_close_code_and_no_other() -> None:
    table = (
        PROTOCOL.read_text(encoding="utf-8").partition("| the socket closes with |")[2].partition("\n\n")[0]
    )
    told = {int(number) for number in re.findall(r"^\| ([0-9]{4}) \|", table, re.MULTILINE)}
    ours = {code for code, _ in CLOSED.values()} | {NOT_LET_IN, TRY_AGAIN, INVALID_TEXT, TOO_MANY_FRAMES}

    assert told == ours | OF_WEBSOCKETS
