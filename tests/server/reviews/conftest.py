"""Reviews in tests are computed at the priority of the test: at the lowest they would wait for all others."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="package", autouse=True)
def same_priority() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.bots.pool.jobs.NICENESS", 0)
        yield
