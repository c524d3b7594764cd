"""Signals from the system, most of which ask the program to end."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

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
