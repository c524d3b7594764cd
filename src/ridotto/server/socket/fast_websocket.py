"""Uvicorn's websocket protocol with a direct method to send text.

Also handles clients that stop reading or send invalid UTF-8.
"""

from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CLOSE_TIMEOUT: Final = 2.0
"""Seconds in which the client may still read before the connection is aborted."""
INVALID_TEXT: Final = 1007


EXTENSION: Final = "ridotto.direct"
"""The key of this protocol among the extensions of an ASGI scope."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """A websocket that sends text without awaiting, and closes even if the client does not read."""

    async def run_asgi(self) -> None:
        """Serve the connection; afterwards abort it even if the client does not read."""
        cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()
        timeout = CLOSE_TIMEOUT if self.close_timer is None else CLOSE_TIMEOUT + self.close_timeout
        self.loop.call_later(timeout, self.transport.abort)

    def send_now(self, text: str) -> int:
        """Send a text; returns how many bytes are still in the write buffer."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        self.transport.write(frame(text.encode()))
        return self.transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """Close on invalid UTF-8, without a line in the log."""
        broken = self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames))
        if broken and not self.close_sent:
            self.frames = []
            self.conn.send_close(INVALID_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def frame(data: bytes) -> bytes:
    """A text as one unmasked websocket frame (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def is_text(data: bytes) -> bool:
    """Whether it is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
