"""Messages that are ready to be sent: encoded once for all connections that get the same."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

_encoder: Final = msgspec.json.Encoder()


class Outgoing:
    """A message as JSON, and as the websocket frame in which it is sent."""

    __slots__ = ("framed", "json")

    def __init__(self, json: bytes) -> None:
        self.json = json
        self.framed = text_frame(json)

    def __len__(self) -> int:
        return len(self.json)


def outgoing(message: Any) -> Outgoing:
    """Encode a message."""
    return Outgoing(_encoder.encode(message))


class EncodedList:
    """A long list that is encoded part by part, so that others have their turn in between."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def add(self, items: Sequence[Any]) -> None:
        """Encode the next items."""
        if items:
            self._parts.append(_encoder.encode(items)[1:-1])

    def value(self) -> Any:
        """The whole list, in place of the items in a message."""
        return msgspec.Raw(b"[%b]" % b",".join(self._parts))


def text_frame(data: bytes) -> bytes:
    """A text as one unmasked websocket frame (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
