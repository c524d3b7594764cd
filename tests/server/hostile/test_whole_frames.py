"""A text that comes in one frame and alone is read without the parser; all else goes through it."""

import logging
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from ridotto.server.socket.fast_websocket import CountingProtocol, text_in

UPGRADE = (
    b"GET /ws/ABCDEF HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIG1hc2tlZCBiYWxsIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def masked(opcode, data, fin=True):
    return Frame(opcode, data, fin).serialize(mask=True)


def opened():
    """A parser after the handshake."""
    parser = CountingProtocol(8192, logging.getLogger("uvicorn.error"))
    parser.receive_data(UPGRADE)
    parser.send_response(parser.accept(parser.events_received()[0]))
    return parser


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4096])
def test_one_masked_frame_with_a_text_is_read_at_once(size):
    assert text_in(masked(Opcode.TEXT, b"x" * size)) == "x" * size


@pytest.mark.parametrize(
    "data",
    [
        b"",
        masked(Opcode.TEXT, b"hello")[:-1],
        masked(Opcode.TEXT, b"hello") + b"\x81",
        masked(Opcode.TEXT, b"one") + masked(Opcode.TEXT, b"two"),
        masked(Opcode.TEXT, b"begun", fin=False),
        masked(Opcode.CONT, b"ended"),
        masked(Opcode.BINARY, b"hello"),
        masked(Opcode.PING, b"hello"),
        masked(Opcode.CLOSE, b"\x03\xe8"),
        masked(Opcode.TEXT, "é".encode("latin-1")),
        masked(Opcode.TEXT, b"x" * 4097),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        b"\xc1" + masked(Opcode.TEXT, b"a reserved bit")[1:],
        b"\x81\xff" + bytes(4) + b"x" * 127,
    ],
    ids=[
        "nothing",
        "a part",
        "more",
        "two",
        "a fragment",
        "the last fragment",
        "bytes",
        "a ping",
        "a close",
        "not UTF-8",
        "too long",
        "unmasked",
        "a reserved bit",
        "another length",
    ],
)
def test_all_else_is_left_to_the_parser(data):
    assert text_in(data) is None


def test_a_client_is_between_messages_only_after_a_whole_one():
    parser = opened()
    whole, half = masked(Opcode.TEXT, b"hello"), masked(Opcode.TEXT, b"he", fin=False)
    seen = []
    for data in (
        whole[:3],
        whole[3:],
        half,
        masked(Opcode.PING, b""),
        masked(Opcode.CONT, b"llo"),
        whole + half,
    ):
        parser.receive_data(data)
        seen.append(parser.is_between_messages)

    assert seen == [False, True, False, False, True, False]


@given(st.lists(st.binary(max_size=200), min_size=1, max_size=4), st.lists(st.integers(0, 900), max_size=6))
def test_however_bytes_are_cut_no_message_begins_within_another(texts, cuts):
    parser, data = opened(), b"".join(masked(Opcode.BINARY, text) for text in texts)
    places = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    ends = {0}
    for text in texts:
        ends.add(max(ends) + len(masked(Opcode.BINARY, text)))
    for start, end in pairwise(places):
        parser.receive_data(data[start:end])
        assert parser.is_between_messages == (end in ends)
