"""Signals from the system, most of which ask the program to end."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""
CLOSING: Final = tuple(each for each in signal.Signals if each.name in ("SIGTERM", "SIGHUP"))


def leave(*_: object) -> None:
    """Closing the window or shutting down counts as leaving."""
    raise KeyboardInterrupt


@contextmanager
def answering(how: Callable[..., None] | signal.Handlers, *signals: signal.Signals) -> Iterator[None]:
    """Handle these signals in this way for a while."""
    before = {each: signal.signal(each, how) for each in signals}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


@contextmanager
def quiet_imports() -> Iterator[None]:
    """Let Ctrl-C end the program at once: inside an import it can become any error, with a traceback."""
    is_ours = threading.current_thread() is threading.main_thread()
    if not is_ours or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    with answering(lambda *_: os._exit(INTERRUPTED), signal.SIGINT):
        yield
