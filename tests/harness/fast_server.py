"""The server as a process of its own, as `ridotto serve` runs it, with shorter intervals for tests.

RIDOTTO_TEST_CLOCK: milliseconds for every decision with a clock. RIDOTTO_TEST_DEAD: milliseconds without a
heartbeat after which a process is gone. RIDOTTO_TEST_BLINK: seconds for which a lost connection is none.
RIDOTTO_TEST_HUNG: seconds without a sign of life after which a worker is replaced.
"""

import os

from ridotto.server.listening import supervisor
from ridotto.server.serve import serve
from ridotto.server.settings import from_environment
from ridotto.server.tables import presence, registry
from ridotto.server.tables.agreement import CLOCKS


def hurry() -> None:
    """Set what has no place in a real server's settings."""
    names = ("CLOCK", "DEAD", "BLINK", "HUNG")
    clock, dead, blink, hung = (os.environ.get(f"RIDOTTO_TEST_{name}") for name in names)
    if clock:
        for times in (CLOCKS["relaxed"], CLOCKS["brisk"]):
            times.update(dict.fromkeys(times, int(clock)))
    if dead:
        for module in (registry, presence):
            vars(module)["DEAD"] = int(dead)
    if blink:
        vars(presence)["BLINK"] = float(blink)
    if hung:
        vars(supervisor)["HUNG"] = float(hung)


if __name__ == "__main__":
    hurry()
    serve(from_environment())
