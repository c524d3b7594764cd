"""Settings for all tests: laws draw the same cases every time, so that a failure can be repeated."""

from hypothesis import HealthCheck, settings

from harness.page_fixtures import browser, shared_server
from harness.program import finished, ridotto, ridotto_alone, smuggler

__all__ = ["browser", "finished", "ridotto", "ridotto_alone", "shared_server", "smuggler"]

settings.register_profile(
    "ridotto",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("ridotto")
