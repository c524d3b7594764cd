"""Limits on open connections: those of an address, and all of them.

Counted from the moment a connection is accepted. A connection is idle until its first request is complete,
and again between requests. Where there are too many, the oldest idle ones make room, so that clients which
only hold connections open never keep others out.
"""

import sys
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final, Protocol

from ridotto.server.http.forwarded import TrustedProxies
from ridotto.server.settings import Settings

if sys.platform != "win32":
    import resource

PER_SOCKET: Final = 8
"""Connections that an address may have for each websocket that it may have: browsers open six for a page."""
RESERVED_FILES: Final = 96
"""Open files that are not connections: the store, the bots, the log, connections about to be counted."""


class Abortable(Protocol):
    """A connection that can be ended at once."""

    def abort(self) -> None:
        """End it, without sending what waits."""


class OpenConnections:
    """All open connections, by the address that they come from."""

    def __init__(self, most: int, per_address: int, is_trusted: Callable[[str], bool]) -> None:
        """`is_trusted` tells proxies, which have many clients and so no limit of their own."""
        self.most, self.per_address, self._is_trusted = most, per_address, is_trusted
        self._address: dict[Abortable, str] = {}
        self._count: Counter[str] = Counter()
        self._idle: dict[Abortable, str] = {}
        """Idle connections; those that have been idle for longest come first."""
        self.pushed_out = 0
        """How many had to make room, or were refused."""

    def __len__(self) -> int:
        return len(self._address)

    def opened(self, connection: Abortable, address: str) -> None:
        """Count a new connection, which is idle; may abort others, or this one."""
        key = network_of(address)
        self._address[connection] = key
        self._count[key] += 1
        self._idle[connection] = key
        if self._count[key] > self.per_address and not self._is_trusted(address):
            self._push_out(key)
        elif len(self._address) > self.most:
            self._push_out()

    def is_idle(self, connection: Abortable) -> None:
        """It waits for a request."""
        if connection in self._address:
            self._idle.setdefault(connection, self._address[connection])

    def is_busy(self, connection: Abortable) -> None:
        """It has a request, or is a websocket."""
        self._idle.pop(connection, None)

    def closed(self, connection: Abortable) -> None:
        """Count one less."""
        self._idle.pop(connection, None)
        key = self._address.pop(connection, None)
        if key is not None:
            self._count[key] -= 1
            if not self._count[key]:
                del self._count[key]

    def make_room(self, connections: int) -> None:
        """Abort some idle connections, because there are no files left to open."""
        for _ in range(min(connections, len(self._idle))):
            self._push_out()

    def _push_out(self, key: str | None = None) -> None:
        """Abort the oldest idle connection, of this address if one is given."""
        oldest = next((each for each, of in self._idle.items() if key is None or of == key), None)
        if oldest is not None:
            self.pushed_out += 1
            self.closed(oldest)
            oldest.abort()


def open_connections(settings: Settings) -> OpenConnections:
    """The limits that the settings and the system allow."""
    return OpenConnections(
        max(16, most_files() - RESERVED_FILES),
        PER_SOCKET * settings.connections,
        TrustedProxies(settings.proxies).__contains__,
    )


def most_files() -> int:
    """How many files this process may open, after asking for as many as it may have."""
    if sys.platform == "win32":
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (ValueError, OSError):  # some systems allow less than they say
            return soft
    return hard if hard != resource.RLIM_INFINITY else 1 << 20


def network_of(address: str) -> str:
    """The address, or its /64 network: a home has one of those, and may use all addresses in it."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or IPv6Address(int(parsed) >> 64 << 64))
