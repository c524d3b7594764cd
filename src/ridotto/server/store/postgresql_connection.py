"""Connections to PostgreSQL that reconnect when they break, with readable errors."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

from ridotto.server.store.store import Trouble

T = TypeVar("T")
CONNECTIONS = 8
TIMEOUT = 10.0
"""Seconds that the server may take to restart before callers get an error."""
LIMIT = 10
"""Timeout for one statement, in seconds."""
SETTINGS = {
    "application_name": "ridotto",
    "statement_timeout": f"{LIMIT}s",
    "idle_in_transaction_session_timeout": f"{LIMIT}s",
}
CUT = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # when the server shuts down during a statement
)
"""Errors of a broken connection, or of a server that shuts down or starts."""
AGAIN = (*CUT, asyncpg.DeadlockDetectedError, asyncpg.SerializationError, asyncpg.TooManyConnectionsError)
"""Temporary errors. Every write may be repeated: a command's id keeps it from happening twice."""


def where(url: str) -> str:
    """The address without the password, for messages."""
    parts = urlsplit(url)
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.hostname or 'localhost'}{port}{parts.path}"


class PostgreSQLConnection:
    """Connections to one PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: Any = None

    async def open(self) -> None:
        """Connect; a server that cannot be reached at the start is an error."""
        try:
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=CONNECTIONS,
                init=_be_durable,
                reset=_nothing_to_reset,
                timeout=LIMIT,
                command_timeout=LIMIT + 5,
                server_settings=SETTINGS,
            )
        except (*AGAIN, asyncpg.PostgresError, ValueError) as error:
            raise unreachable(self.url, error) from error

    async def close(self) -> None:
        """Close all connections when they have finished."""
        pool, self.pool = self.pool, None
        if pool is not None:
            try:
                async with asyncio.timeout(LIMIT):
                    await pool.close()
            except TimeoutError:
                pool.terminate()

    async def ask(self, question: str, *values: object) -> Sequence[Any]:
        """The rows that answer one statement."""
        return await self.do(lambda connection: connection.fetch(question, *values))

    async def do(self, deed: Callable[[Any], Awaitable[T]]) -> T:
        """Run something with a connection, and again with another one if the connection breaks."""
        latest, pause = monotonic() + TIMEOUT, 0.02
        while True:
            if self.pool is None:
                raise Trouble("store-closed")
            try:
                async with self.pool.acquire() as connection:
                    return await _once(deed, connection)
            except (asyncpg.QueryCanceledError, TimeoutError) as error:
                raise Trouble("postgresql-slow", address=where(self.url), seconds=LIMIT) from error
            except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError):
                raise
            except AGAIN as error:
                if monotonic() + pause > latest:
                    raise unreachable(self.url, error) from error
            except asyncpg.PostgresError as error:
                raise Trouble(
                    "postgresql-refuses", address=where(self.url), reason=_one_line(error)
                ) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.5)


async def _once(deed: Callable[[Any], Awaitable[T]], connection: Any) -> T:
    try:
        return await deed(connection)
    except asyncpg.InternalClientError:
        connection.terminate()  # the pool does not know that it is broken
        raise


async def _be_durable(connection: Any) -> None:
    """Wait for the disk, even if the server is configured not to."""
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")


async def _nothing_to_reset(connection: Any) -> None:
    """Skip the reset when a connection is released: we leave no state, and a reset costs a round trip."""


def unreachable(url: str, error: Exception) -> Trouble:
    """A PostgreSQL that cannot be reached."""
    return Trouble("postgresql-unreachable", address=where(url), reason=_one_line(error))


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".") or type(error).__name__
