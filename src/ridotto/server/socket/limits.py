"""Rate limits: messages per connection, connections and requests per address."""

from collections import defaultdict, deque
from time import monotonic


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
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one connection less."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class RateLimit:
    """Limits how often each address does something within some seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._seen: dict[str, deque[float]] = {}

    def take(self, address: str) -> bool:
        """Count one more; False if there were too many."""
        now = monotonic()
        if len(self._seen) > 10_000:
            self._seen = {key: times for key, times in self._seen.items() if times[-1] > now - self.seconds}
        times = self._seen.setdefault(address, deque())
        while times and times[0] <= now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        return True
