"""Rate limits: messages per connection, and what each address may do."""

import ipaddress
from collections import defaultdict
from collections.abc import Callable
from functools import lru_cache
from math import ceil
from time import monotonic
from typing import Final

from ridotto.server.settings import Settings
from ridotto.server.socket.quota_memory import Moments, OwnMoments, QuotaFile

ROUNDING: Final = 1e-6
"""Seconds by which sums may be wrong."""
A_MINUTE: Final = 60.0
AN_HOUR: Final = 3600.0


@lru_cache(maxsize=10_000)
def quota_key(address: str) -> str:
    """Addresses that share a quota have the same key: a household has a whole /64 of IPv6."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


class TokenBucket:
    """Allows `burst` messages at once and `rate` a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._tokens, self._at = float(burst), monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class ConnectionCount:
    """Limits the open connections of each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = defaultdict(int)

    def enter(self, address: str) -> bool:
        """Count one more connection; False if there are too many."""
        key = quota_key(address)
        if self.open.get(key, 0) >= self.most:
            return False
        self.open[key] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one connection less."""
        key = quota_key(address)
        self.open[key] -= 1
        if self.open[key] <= 0:
            del self.open[key]


class Quota:
    """Limits what each address may do: `most` at once, and as much again in the next `seconds`.

    It keeps one number per address (generic cell rate algorithm): when all that was done is paid for, if one
    thing costs `seconds / most`.
    """

    def __init__(
        self,
        most: int,
        seconds: float,
        clock: Callable[[], float] = monotonic,
        paid_at: Moments | None = None,
    ) -> None:
        """`most` is 0 for no limit."""
        self.most, self.seconds, self.clock = most, seconds, clock
        self.cost = seconds / most if most else 0.0
        self._paid_at: Moments = OwnMoments() if paid_at is None else paid_at

    def __len__(self) -> int:
        """How many addresses it remembers."""
        return len(self._paid_at)

    def wait(self, address: str) -> int:
        """The seconds until an address may do it; 0 for now."""
        debt = self._paid_at.get(quota_key(address)) - self.clock()
        return max(0, ceil(debt + self.cost - self.seconds - ROUNDING)) if self.most else 0

    def spend(self, address: str) -> None:
        """Count that an address did it."""
        if self.most:
            key, now = quota_key(address), self.clock()
            self._paid_at.set(key, max(self._paid_at.get(key), now) + self.cost)

    def take(self, address: str) -> int:
        """Count that an address does it, if it may; returns the seconds until it may, 0 for now."""
        wait = self.wait(address)
        if not wait:
            self.spend(address)
        return wait


class Quotas:
    """All quotas of the addresses; with a file, several processes count together."""

    NUMBER: Final = 6

    def __init__(self, settings: Settings, file: QuotaFile | None = None) -> None:
        def quota(number: int, most: int, seconds: float) -> Quota:
            return Quota(most, seconds, paid_at=None if file is None else file.moments(number))

        self.rows = quota(0, settings.rows, AN_HOUR)
        """Rows in logs of tables."""
        self.tables = quota(1, settings.tables, AN_HOUR)
        self.people = quota(2, settings.people, AN_HOUR)
        """Names, and codes for other devices: each is a row that stays."""
        self.codes = quota(3, settings.codes, AN_HOUR)
        """Codes of tables and of other devices that do not exist."""
        self.expensive = quota(4, settings.expensive, A_MINUTE)
        """Requests that take more than a few milliseconds."""
        self.reviews = quota(5, settings.review_requests, AN_HOUR)
        """Reviews of games, each of which takes seconds."""
