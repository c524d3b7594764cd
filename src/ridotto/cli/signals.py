"""What the system tells a program: to leave, mostly."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

CLOSING: Final = tuple(each for each in signal.Signals if each.name in ("SIGTERM", "SIGHUP"))


def leave(*_: object) -> None:
    """Somebody closes the window, or the whole machine: that is leaving, too."""
    raise KeyboardInterrupt


@contextmanager
def answering(how: Callable[..., None] | signal.Handlers, *signals: signal.Signals) -> Iterator[None]:
    """Answer these signals like this for a while."""
    before = {each: signal.signal(each, how) for each in signals}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
