"""The Grafana dashboard names only metrics that exist, and docs/hosting.md only events that are logged."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from ridotto.server import metrics
from ridotto.server.logs import event_of

ROOT = Path(__file__).parents[2]
DASHBOARD = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text("utf-8"))
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FUNCTIONS = {"sum", "rate", "increase", "count", "histogram_quantile", "label_values", "by"}
ADDED_BY_PROMETHEUS = {"job", "instance", "le"}
ENDINGS = {"counter": "_total", "histogram": "_bucket"}
LEVELS = {"debug", "info", "warning", "error", "exception"}


def names_of_metrics() -> set[str]:
    """The names of all metrics as a query writes them."""
    return {family.name + ENDINGS.get(family.type, "") for family in metrics.REGISTRY.collect()}


def labels_of_metrics() -> set[str]:
    declared = [metric._labelnames for metric in vars(metrics).values() if hasattr(metric, "_labelnames")]
    return {label for labels in declared for label in labels} | ADDED_BY_PROMETHEUS


def queries() -> list[str]:
    panels = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return [*panels, *(each["query"] for each in DASHBOARD["templating"]["list"] if each["type"] == "query")]


@pytest.mark.parametrize("query", queries())
def test_a_query_names_metrics_and_labels_that_exist(query: str):
    bare = re.sub(r"\[\w+\]", "", re.sub(r'"[^"]*"', "", query))
    words = set(re.findall(r"[a-z_]{2,}", bare)) - FUNCTIONS

    assert words & names_of_metrics()
    assert words <= names_of_metrics() | labels_of_metrics()


def test_panels_do_not_overlap():
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    cells = [
        (x, y)
        for place in places
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]

    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24


def test_prometheus_asks_the_port_that_is_served():
    (job,) = yaml.safe_load((ROOT / "deploy" / "prometheus.yml").read_text("utf-8"))["scrape_configs"]

    assert job["static_configs"] == [{"targets": ["127.0.0.1:8080"]}]
    assert "metrics_path" not in job  # /metrics by default, as with us


def events_in_the_code() -> Iterator[str]:
    """The events of all log calls of the server and of bots, whose processes the server runs."""
    for folder in ("server", "bots"):
        for file in sorted((ROOT / "src" / "ridotto" / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if is_log_call(node) and (event := event_of(node.args[0].value)):
                    yield event


def is_log_call(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
        return False
    logger = node.func.value
    name = logger.attr if isinstance(logger, ast.Attribute) else getattr(logger, "id", "")
    return node.func.attr in LEVELS and name.lower() == "log" and isinstance(node.args[0], ast.Constant)


def test_every_event_that_is_listed_is_logged():
    rows = re.findall(r"^\| (`[a-z-]+`.*?) \|", HOSTING.split("## Monitoring")[1], re.MULTILINE)
    listed = {event for row in rows for event in re.findall(r"`([a-z-]+)`", row)}

    assert len(listed) > 10
    assert listed <= set(events_in_the_code())


@pytest.mark.parametrize(
    ("message", "event"),
    [
        ("a clock could not be fired at table %s", "a-clock-could-not-be-fired-at-table"),
        ("bot %.40r at table %s gave no answer: %.60s", "bot-at-table-gave-no-answer"),
        ("clocks could not be read; trying again", "clocks-could-not-be-read"),
        ("%s", ""),
    ],
)
def test_an_event_is_named_by_its_message_without_facts(message: str, event: str):
    assert event_of(message) == event
