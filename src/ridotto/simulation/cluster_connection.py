"""Connects to a Ray cluster and disconnects. Ray itself is imported only when a cluster is used."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from logging import CRITICAL
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, Final

from ridotto.refusal import Refusal

AUTO: Final = "auto"
LOCAL: Final = "local"
CLIENT: Final = "ray://"
WAIT: Final = 20.0
"""Seconds to wait for an answer; Ray itself would wait for two minutes."""
LOOPBACK: Final = "127.0.0.1"
QUIET: Final = {"log_to_driver": False, "logging_level": CRITICAL}
STORE: Final = 256 << 20
"""Bytes for results on their way, in a Ray of our own."""

KNOCK: Final = f"import ray, sys; ray.init(sys.argv[1], **{QUIET}); ray.cluster_resources(); ray.shutdown()"
REASONS: Final = (
    ("ray[client]", "needs-client"),
    ("Version mismatch", "other-version"),
    ("Authentication", "needs-token"),
    ("No node info found", "not-joined"),
)
"""What Ray says when it cannot connect, and the names of our refusals after `ray-`."""


class ClusterTrouble(Refusal):
    """Games cannot be played on a cluster, and why."""

    words = "ridotto.simulation"


def load_ray() -> Any:
    """The package, if it is installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise ClusterTrouble("cluster-needs-extra") from None


def check_address(address: str) -> None:
    """Raise unless that is how a Ray can be found."""
    host, port = _host_and_port(address)
    if address not in {AUTO, LOCAL} and not (host and port.isascii() and port.isdigit()):
        raise ClusterTrouble("bad-ray-address", address=address)


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected for a while; a connection that was there before is used for "auto", and stays."""
    ray = load_ray()
    if ray.is_initialized():
        if address != AUTO:
            raise ClusterTrouble("connected-already")
        yield ray
    elif address == LOCAL:
        with started_here():
            yield ray
    else:
        _knock(address)
        with _until_shutdown(ray):
            ray.init(address, **QUIET)
            yield ray


@contextmanager
def started_here(cores: int | None = None) -> Iterator[None]:
    """A Ray of our own, on all cores of this machine or on some; nothing of it is left behind."""
    ray = load_ray()
    home = TemporaryDirectory(prefix="ridotto-", dir=_short_paths(), ignore_cleanup_errors=True)
    with home, _until_shutdown(ray):
        with _for_this_machine_only():
            ray.init(
                LOCAL,
                num_cpus=cores,
                object_store_memory=STORE,
                include_dashboard=False,
                _node_ip_address=LOOPBACK,
                _temp_dir=home.name,
                **QUIET,
            )
        yield


@contextmanager
def _until_shutdown(ray: Any) -> Iterator[None]:
    """Connect in here: nothing is printed meanwhile, and nothing stays connected, however it ends."""
    with _otherwise("ray._private.worker", "print_to_stdstream", _silence):
        try:
            yield
        finally:
            ray.shutdown()


@contextmanager
def _for_this_machine_only() -> Iterator[None]:
    """A Ray that is started now listens on this machine only, and only to processes with the token."""
    before = dict(os.environ)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_AUTH_TOKEN", _token())
    try:
        # Otherwise Ray takes the loopback for a mistake, and mends it.
        with _otherwise("ray._private.ray_constants", "ENABLE_RAY_CLUSTER", False):
            yield
    finally:
        for name in os.environ.keys() - before.keys():
            del os.environ[name]


@contextmanager
def _otherwise(module: str, name: str, value: object) -> Iterator[None]:
    """Set a value in Ray for which there is no setting, for a while."""
    place = import_module(module)
    before = getattr(place, name, None)
    setattr(place, name, value)
    try:
        yield
    finally:
        setattr(place, name, before)


def _silence(*_: object, **__: object) -> None:
    """Drop what Ray prints about workers that died: others do their work."""


@cache
def _token() -> str:
    """A secret of this process; Ray would keep one in the user's home instead."""
    return token_hex(32)


def _short_paths() -> str | None:
    """Where sockets may lie: their paths have a hundred letters at most, and macOS uses up half of them."""
    return "/tmp" if Path("/tmp").is_dir() else None


def _knock(address: str) -> None:
    """Raise unless a Ray answers; asked from a separate process, which Ray ends if there is no answer."""
    if address != AUTO:
        _reach(address)
    command = [sys.executable, "-P", "-c", KNOCK, address]
    environment = {**os.environ, "RAY_gcs_server_request_timeout_seconds": str(int(WAIT / 2))}
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=WAIT, check=False
        )
    except subprocess.TimeoutExpired:
        raise _no_answer_from(address) from None
    if done.returncode:
        for mark, reason in REASONS:
            if mark in done.stderr:
                raise ClusterTrouble(f"ray-{reason}", address=address)
        raise _no_answer_from(address)


def _reach(address: str) -> None:
    """Raise if nothing listens there at all, which is known at once."""
    host, port = _host_and_port(address)
    try:
        socket.create_connection((host, int(port)), WAIT / 4).close()
    except (OSError, OverflowError, UnicodeError):
        raise _no_answer_from(address) from None


def _host_and_port(address: str) -> tuple[str, str]:
    """The two parts of an address, with or without ray:// before it."""
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    return host.removeprefix("[").removesuffix("]"), port


def _no_answer_from(address: str) -> ClusterTrouble:
    """What to raise when no Ray is there."""
    if address == AUTO:
        return ClusterTrouble("no-ray-here")
    return ClusterTrouble("no-ray-there", address=address)
