"""Settings for all tests: laws draw the same cases every time, so that a failure can be repeated."""

import os
from itertools import groupby

import pytest
from hypothesis import HealthCheck, settings

from harness.page.fixtures import browser, shared_server
from harness.program import finished, ridotto, ridotto_alone, smuggler
from harness.some_tests import function_of, large_among

__all__ = ["browser", "finished", "ridotto", "ridotto_alone", "shared_server", "smuggler"]

ONE_CASE_EACH = os.environ.get("RIDOTTO_ONE_CASE_EACH", "") not in {"", "0"}
"""Whether every test function runs with its first case alone, for the copies of the tree in tests/layout."""

PAGE = os.environ.get("RIDOTTO_PAGE", "")
"""Which tests of the page run: `some` in `make test`, the `rest` in `make test-screens`, else all."""

settings.register_profile(
    "ridotto",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("ridotto")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if ONE_CASE_EACH:
        items[:] = [next(cases) for _, cases in groupby(items, function_of)]
    if PAGE:
        large = large_among(items)
        items[:] = [item for item in items if (item.nodeid in large) == (PAGE == "rest")]
