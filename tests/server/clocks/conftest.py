"""What tests of outages and of wrong clocks share."""

import pytest

from harness.clocks import MachineTime
from ridotto.server.tables.agreement import CLOCKS
from server.clocks.one_process import ANSWER


@pytest.fixture
def ten_seconds_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision has the same time."""
    monkeypatch.setitem(CLOCKS, "brisk", dict.fromkeys(CLOCKS["brisk"], ANSWER))


@pytest.fixture
def machine() -> MachineTime:
    return MachineTime()
