"""Metrics for Prometheus. Only numbers: no names, no codes, nothing that was played.

Every process counts and answers for itself; `ridotto_process_info` identifies it.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from ridotto.server.fast_metrics import FastCounter, FastHistogram
from ridotto.server.store.store import Trouble

if TYPE_CHECKING:
    from ridotto.server.process import ServerProcess

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

COMMANDS: Final = Counter(
    "ridotto_commands", "Commands from sockets, by what came of them", ["outcome"], registry=REGISTRY
)
DONE: Final = COMMANDS.labels("done")
REQUESTS: Final = Counter(
    "ridotto_requests", "Requests over HTTP, by what came of them", ["call", "status"], registry=REGISTRY
)
ROWS: Final = FastCounter("ridotto_rows", "Rows appended to logs by this process", REGISTRY)
APPENDS: Final = FastHistogram(
    "ridotto_append_seconds",
    "How long a row takes to be durable",
    (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
    REGISTRY,
)
FRAMES: Final = FastCounter("ridotto_frames", "Messages put before sockets about their tables", REGISTRY)
CATCH_UPS: Final = Counter(
    "ridotto_catch_up_rows", "Rows read from the store to be up to date with a table", registry=REGISTRY
)
REPLAYED: Final = Counter(
    "ridotto_replayed_rows", "Rows read from the store to open or resume tables", registry=REGISTRY
)
CLOCKS: Final = Counter("ridotto_clocks", "Clocks fired, by what they are for", ["kind"], registry=REGISTRY)
REPLACED: Final = Counter(
    "ridotto_bots_replaced", "Decisions in which a bot had no answer and caution decided", registry=REGISTRY
)
REVIEWS: Final = Counter(
    "ridotto_reviews", "Reviews of games, by what came of them", ["outcome"], registry=REGISTRY
)
REVIEWS_WAITING: Final = Gauge("ridotto_reviews_waiting", "Reviews in the queue", registry=REGISTRY)
REVIEWS_RUNNING: Final = Gauge(
    "ridotto_reviews_running", "Reviews that are being computed, in all processes", registry=REGISTRY
)
HINTS: Final = Counter("ridotto_hints", "Hints, by what came of them", ["outcome"], registry=REGISTRY)
SOCKETS: Final = Gauge("ridotto_sockets", "Sockets that are open", registry=REGISTRY)
TABLES: Final = Gauge("ridotto_tables", "Tables in memory", registry=REGISTRY)
PROCESS: Final = Gauge("ridotto_process_info", "Which process this is", ["process"], registry=REGISTRY)


async def measured(server: "ServerProcess") -> tuple[bytes, str]:
    """All metrics in the format of Prometheus, and its media type."""
    with suppress(Trouble):
        counts = await server.store.count_reviews()
        REVIEWS_WAITING.set(counts.queued)
        REVIEWS_RUNNING.set(counts.running)
    SOCKETS.set(sum(server.connections.open.values()))
    TABLES.set(len(server.tables.tables))
    PROCESS.clear()
    PROCESS.labels(server.tables.process).set(1)
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
