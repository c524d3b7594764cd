"""Programs read what this version knows, and skip what a newer server says besides."""

import msgspec
import pytest

from ridotto.server.client.read_messages import MessageReader, UnknownMessage
from ridotto.server.socket.protocol import ClockStarted


def test_a_message_of_an_unknown_type_is_told_apart_from_a_broken_one() -> None:
    reader = MessageReader()

    with pytest.raises(UnknownMessage):
        reader.read('{"type": "fireworks", "colour": "red"}')
    with pytest.raises(msgspec.ValidationError):
        reader.read('{"type": "clock", "game": "one"}')
    with pytest.raises(msgspec.ValidationError):
        reader.read('{"colour": "red"}')


def test_a_program_is_told_when_the_clock_of_another_player_starts() -> None:
    told = MessageReader().read('{"type": "clock", "game": 1, "decision": 12, "due": 5}')

    assert told == ClockStarted(1, 12, 5)
