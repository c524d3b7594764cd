"""How all tests run: laws draw the same cases every time, so that a red run can be run again."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ridotto",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("ridotto")
