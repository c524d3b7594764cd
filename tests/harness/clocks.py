"""Clocks for tests: the system's, and one that a test moves by hand."""

from ridotto.server.server_clock import ServerClock

NOON = 1_700_000_000_000
"""What a clock that is moved by hand shows at first, in milliseconds."""


def now() -> int:
    """The time of day in milliseconds."""
    return ServerClock().now()


class MachineTime:
    """The time of day and the steady time of a machine, in seconds, as a test sets them."""

    def __init__(self, time: int = NOON) -> None:
        self.wall, self.steady = time / 1000, 100.0

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


class ManualClock(ServerClock):
    """A server's clock on such a machine. Whoever waits for it moves it."""

    def __init__(self, machine: MachineTime | None = None) -> None:
        self.machine = machine or MachineTime()
        super().__init__(lambda: self.machine.wall, lambda: self.machine.steady)

    def passes(self, seconds: float) -> None:
        self.machine.passes(seconds)

    async def sleep(self, milliseconds: int) -> None:
        self.passes(max(0, milliseconds) / 1000)


class UnaskedBots:
    """Bots at tables where no bot plays."""

    async def answer(self, asked: object) -> None:
        """Nobody thinks here."""
