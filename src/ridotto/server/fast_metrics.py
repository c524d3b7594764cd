"""A counter and a histogram for what happens with every move: Prometheus' own take a lock each time."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class FastCounter(Collector):
    """Counts, on the event loop only."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name, self.about = name, about
        self.count = 0
        registry.register(self)

    def collect(self) -> Iterable[Metric]:
        """The count so far."""
        yield CounterMetricFamily(self.name, self.about, self.count)


class FastHistogram(Collector):
    """Counts by size, on the event loop only."""

    def __init__(self, name: str, about: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        """`bounds` are the upper bounds of the buckets; the last bucket has none."""
        self.name, self.about, self.bounds = name, about, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0
        registry.register(self)

    def observe(self, size: float) -> None:
        self.sum += size
        self.counts[bisect_left(self.bounds, size)] += 1

    def collect(self) -> Iterable[Metric]:
        """The counts so far, each with all smaller ones."""
        names = [*(str(float(bound)) for bound in self.bounds), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self.counts)), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, self.sum)
