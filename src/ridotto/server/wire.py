"""A websocket on the wire: uvicorn's, for people who do not read, and for those who send what is no text."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LAST_WORDS: Final = 2.0
"""Seconds in which somebody may still read what they were sent before the line is cut."""
NO_TEXT: Final = 1007


class Wire(WebSocketsSansIOProtocol):
    """A line that ends when we end it."""

    async def run_asgi(self) -> None:
        """Talk, and do not wait for ever until the other end has read it all."""
        await super().run_asgi()
        patience = LAST_WORDS if self.close_timer is None else LAST_WORDS + self.close_timeout
        self.loop.call_later(patience, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the line, and is not worth a word in the log."""
        broken = self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames))
        if broken and not self.close_sent:
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    """Whether it is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
