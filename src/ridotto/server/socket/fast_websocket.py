"""A websocket on the wire: uvicorn's, with a short way out for what a table says to everybody.

It is for people who do not read, too, and for those who send what is no text.
"""

from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LAST_WORDS: Final = 2.0
"""Seconds in which somebody may still read what they were sent before the line is cut."""
NO_TEXT: Final = 1007


EXTENSION: Final = "ridotto.wire"
"""Where a socket finds its wire, if it is one of ours."""


class Wire(WebSocketsSansIOProtocol):
    """A line that ends when we end it, and on which a text is sent without waiting for anything."""

    async def run_asgi(self) -> None:
        """Talk, and do not wait for ever until the other end has read it all."""
        cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()
        patience = LAST_WORDS if self.close_timer is None else LAST_WORDS + self.close_timeout
        self.loop.call_later(patience, self.transport.abort)

    def tell(self, text: str) -> int:
        """Send a text; how many bytes the other end has not taken yet."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        self.transport.write(frame(text.encode()))
        return self.transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the line, and is not worth a word in the log."""
        broken = self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames))
        if broken and not self.close_sent:
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def frame(data: bytes) -> bytes:
    """A text as a websocket's frame (RFC 6455, 5.2): whole, and not masked."""
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
