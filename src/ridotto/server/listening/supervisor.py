"""The supervisor of several server processes on one machine: accepts connections and hands them to workers.

It looks at the request line without taking it, and passes the socket itself to the worker for the table's
code: no byte is copied. Workers that end are replaced; meanwhile their tables open in others.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import Process, create_subprocess_exec
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Final

from ridotto.server.listening.connection_server import MOST_AT_ONCE, PAUSE, accepted, warn_of_files
from ridotto.server.listening.open_connections import open_connections
from ridotto.server.listening.routing import code_in, process_in, worker_for
from ridotto.server.listening.worker import NOT_STARTED, READY
from ridotto.server.logs import start_logging
from ridotto.server.settings import Settings, to_environment
from ridotto.server.socket.limits import Quotas
from ridotto.server.socket.quota_memory import QuotaFile
from ridotto.server.store.store import Trouble

FIRST_LINE_TIMEOUT: Final = 10.0
"""Seconds within which a connection has to send something."""
LONGEST_LINE: Final = 2048
"""Bytes of a request that are looked at."""
LOOKS: Final = 20
"""How often an incomplete request line is looked at again before any worker gets it."""
LOOK_AGAIN: Final = 0.05
HUNG: Final = 30.0
"""Seconds without a sign of life after which a worker is killed and replaced."""
STOP_TIMEOUT: Final = 12.0
"""Seconds that workers have to close their connections."""
EARLY: Final = 10.0
"""Seconds after its start in which a worker that ends has ended early."""
LONGEST_DELAY: Final = 5.0
"""Seconds before a worker is started again that has ended early several times."""
STOPPING: Final = tuple(each for each in signal.Signals if each.name in ("SIGINT", "SIGTERM", "SIGHUP"))
log = logging.getLogger("ridotto.server")


class WorkerProcess:
    """A worker, as the supervisor sees it."""

    def __init__(self, number: int, process: Process, channel: socket.socket) -> None:
        self.number, self.process, self.channel = number, process, channel
        self.is_ready = False
        self.heard = monotonic()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(channel, self._hear)

    @staticmethod
    async def start(number: int, settings: Settings, quotas: QuotaFile) -> "WorkerProcess":
        """Start it; it inherits its end of a Unix socket, the quotas' file, and nothing else."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setblocking(False)
        with theirs:
            process = await create_subprocess_exec(
                *(sys.executable, "-m", "ridotto.server.listening.worker"),
                *(str(theirs.fileno()), str(quotas.descriptor)),
                pass_fds=[theirs.fileno(), quotas.descriptor],
                env={**os.environ, **to_environment(settings)},
                start_new_session=True,  # Ctrl-C is for the supervisor, which asks the workers to end
            )
        return WorkerProcess(number, process, ours)

    def _hear(self) -> None:
        try:
            message = self.channel.recv(1)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            message = b""
        if not message:
            self.close()
        self.heard = monotonic()
        if message == READY:
            self.is_ready = True

    def hand_over(self, connection: socket.socket) -> bool:
        """Give it a connection; False if it takes none."""
        try:
            socket.send_fds(self.channel, [b"c"], [connection.fileno()])
        except OSError:
            return False
        return True

    async def run(self) -> int:
        """Wait until it ends; its exit code. A worker that hangs is killed."""
        ending = asyncio.ensure_future(self.process.wait())
        while not ending.done():
            await asyncio.wait({ending}, timeout=HUNG / 4)
            if not ending.done() and self.is_ready and monotonic() - self.heard > HUNG:
                log.warning("worker %d hangs; it is replaced", self.number)
                self.process.kill()
        self.close()
        return ending.result()

    def close(self) -> None:
        """Give it no more connections."""
        self.is_ready = False
        if self.channel.fileno() >= 0:
            self._loop.remove_reader(self.channel)
            self.channel.close()


class WaitingConnection:
    """A connection whose request line has not been seen yet."""

    def __init__(self, supervisor: "Supervisor", connection: socket.socket) -> None:
        self.supervisor, self.connection, self.looks = supervisor, connection, 0
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(FIRST_LINE_TIMEOUT, self.abort)
        self._loop.add_reader(connection, self._look)

    def _look(self) -> None:
        try:
            seen = self.connection.recv(LONGEST_LINE, socket.MSG_PEEK)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            seen = b""
        self.looks += 1
        if not seen:
            self.abort()
        elif b"\n" not in seen and len(seen) < LONGEST_LINE and self.looks < LOOKS:
            self._look_later()
        elif (worker := self.supervisor.worker_for(seen)) is None or not worker.hand_over(self.connection):
            self._look_later()  # no worker is ready, or it has no time
        else:
            self._forget()
            self.connection.close()

    def _look_later(self) -> None:
        """Look when there may be more: the reader would be called at once, again and again."""
        self._loop.remove_reader(self.connection)
        self._loop.call_later(LOOK_AGAIN, self._look_again)

    def _look_again(self) -> None:
        if self.connection.fileno() >= 0:
            self._loop.add_reader(self.connection, self._look)

    def _forget(self) -> None:
        self._timer.cancel()
        self._loop.remove_reader(self.connection)
        self.supervisor.limits.closed(self)

    def abort(self) -> None:
        """Close it."""
        if self.connection.fileno() >= 0:
            self._forget()
            self.connection.close()


class Supervisor:
    """Starts workers, replaces those that end, and hands connections to them."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.settings, self.listener = settings, listener
        self.limits = open_connections(settings)
        self._quotas = QuotaFile(Quotas.NUMBER)
        self.workers: dict[int, WorkerProcess] = {}
        self._turns = count()
        self._stop = asyncio.Event()
        self._failed = False

    async def run(self, announce: Callable[[], None]) -> None:
        """Serve until a signal asks to stop; call `announce` when all workers are ready."""
        loop = asyncio.get_running_loop()
        for each in STOPPING:
            loop.add_signal_handler(each, self._stop.set)
        start_logging(self.settings.log)
        numbers = range(self.settings.processes)
        keeping = [asyncio.ensure_future(self._keep(number)) for number in numbers]
        stopping = asyncio.ensure_future(self._stop.wait())
        starting = asyncio.ensure_future(self._all_ready())
        await asyncio.wait({starting, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not self._stop.is_set():
            self.listener.setblocking(False)
            self._listen()
            announce()
            await stopping
        loop.remove_reader(self.listener)
        self.limits.make_room(len(self.limits))
        for task in (*keeping, starting, stopping):
            task.cancel()
        await asyncio.gather(*keeping, starting, stopping, return_exceptions=True)
        await self._end_workers()
        self._quotas.close()
        if self._failed:
            raise Trouble("server-not-started")

    # ── Workers ──────────────────────────────────────────────────────────────────────────────────────

    async def _keep(self, number: int) -> None:
        """Start a worker, and another one whenever it ends."""
        early = 0
        while True:
            started = monotonic()
            try:
                worker = await WorkerProcess.start(number, self.settings, self._quotas)
            except OSError:
                log.warning("worker %d could not be started; trying again", number, exc_info=True)
                await asyncio.sleep(LONGEST_DELAY)
                continue
            self.workers[number] = worker
            code = await worker.run()
            if code == NOT_STARTED:
                self._failed = True
                self._stop.set()
                return
            log.warning("worker %d ended (%d); it is replaced", number, code)
            early = early + 1 if monotonic() - started < EARLY else 0
            await asyncio.sleep(min(LONGEST_DELAY, 0.1 * 2**early) if early > 1 else 0)

    async def _all_ready(self) -> None:
        while len(self._ready()) < self.settings.processes:
            await asyncio.sleep(0.02)

    def _ready(self) -> list[int]:
        return sorted(number for number, worker in self.workers.items() if worker.is_ready)

    def worker_for(self, line: bytes) -> WorkerProcess | None:
        """The worker for a request: that of the table's code, or each in turn; None while none is ready."""
        ready = self._ready()
        if not ready:
            return None
        asked, code = process_in(line), code_in(line)
        if asked in ready:
            return self.workers[asked]
        if code:
            return self.workers[worker_for(code, ready)]
        return self.workers[ready[next(self._turns) % len(ready)]]

    async def _end_workers(self) -> None:
        """Ask the workers to end; kill those that do not."""
        running = [worker for worker in self.workers.values() if worker.process.returncode is None]
        waiting = [asyncio.ensure_future(worker.process.wait()) for worker in running]
        for worker in running:
            with suppress(ProcessLookupError):
                worker.process.terminate()
        if waiting:
            await asyncio.wait(waiting, timeout=STOP_TIMEOUT)
        for worker in running:
            if worker.process.returncode is None:
                worker.process.kill()
        await asyncio.gather(*waiting)
        for worker in self.workers.values():
            worker.close()

    # ── Connections ──────────────────────────────────────────────────────────────────────────────────

    def _listen(self) -> None:
        if not self._stop.is_set():
            asyncio.get_running_loop().add_reader(self.listener, self._accept)

    def _accept(self) -> None:
        for connection in accepted(self.listener, self._wait_for_files):
            try:
                address = connection.getpeername()[0]
            except OSError:  # it is over already
                connection.close()
                continue
            self.limits.opened(WaitingConnection(self, connection), address)

    def _wait_for_files(self) -> None:
        warn_of_files()
        self.limits.make_room(MOST_AT_ONCE)
        loop = asyncio.get_running_loop()
        loop.remove_reader(self.listener)
        loop.call_later(PAUSE, self._listen)
