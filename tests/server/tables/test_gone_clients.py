"""A client that goes away while its command is written harms nothing: the command is carried out once."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocketState

from ridotto.server.bus.bus import LocalBus
from ridotto.server.socket.connection import Connection
from ridotto.server.store.sqlite import SQLite
from ridotto.server.store.store import Append, Person
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.live_table import LiveTable
from ridotto.server.tables.registry import TableRegistry
from ridotto.server.tables.subscriber import Subscriber

pytestmark = pytest.mark.anyio
ANN = Person("ann", "Ann", "en", 0)


class HeldStore(SQLite):
    """Says that a row is durable when the test wants it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.is_asked, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()

    async def append(self, what: Append) -> None:  # type: ignore[override]
        await super().append(what)
        self.is_asked.set()
        await self.goes_on.wait()


class OneMessageSocket:
    """Brings one message, and then nothing until the client hangs up."""

    application_state = WebSocketState.DISCONNECTED

    def __init__(self, command: dict[str, Any]) -> None:
        self.scope: dict[str, Any] = {}
        self.state, self.query_params, self.headers = SimpleNamespace(language="en"), {}, {}
        self.client = None
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.messages.put_nowait({"type": "websocket.receive", "text": json.dumps(command)})

    def hangs_up(self) -> None:
        self.messages.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> dict[str, Any]:
        return await self.messages.get()

    async def send_text(self, text: str) -> None:
        pass


def connection(table: LiveTable, socket: OneMessageSocket) -> Connection:
    server = SimpleNamespace(
        settings=SimpleNamespace(rate=100, burst=100),
        quotas=SimpleNamespace(rows=SimpleNamespace(wait=lambda _: 0, spend=lambda _: None)),
        presence=SimpleNamespace(depart=lambda *_: None),
        tables=table.registry,
        sockets=set(),
    )
    return Connection(cast("Any", server), cast("Any", socket), table, ANN)


@pytest.mark.parametrize("how", ["hangs up", "is too slow", "is stopped with the server"])
async def test_a_command_is_carried_out_although_its_client_is_gone(tmp_path: Path, how: str) -> None:
    store = HeldStore(tmp_path / "r.db")
    await store.open()
    registry = TableRegistry(store, LocalBus(), "here")
    table = await registry.create("SLOW22", Opened(Agreement(players=4), "ann", "Ann"))
    bob = Subscriber(None)
    await table.subscribe(bob, None)
    bob._waiting.clear()
    store.goes_on.clear()
    store.is_asked.clear()
    socket = OneMessageSocket({"do": "say", "id": "1", "text": "Good night"})
    ann = connection(table, socket)

    serving = asyncio.ensure_future(ann.serve(None))
    asked = asyncio.ensure_future(store.is_asked.wait())
    await asyncio.wait((asked, serving), return_when=asyncio.FIRST_COMPLETED)
    assert asked.done()
    if how == "hangs up":
        socket.hangs_up()
    elif how == "is too slow":
        ann.subscriber.end("slow")
    else:
        serving.cancel()
    for _ in range(10):
        await asyncio.sleep(0)
    assert table.seq == 1
    store.goes_on.set()
    await asyncio.wait([serving])

    assert not table.is_unsure
    assert table.seq == table.state.seq == 2
    assert [json.loads(message.json)["told"]["text"] for message in bob._waiting] == ["Good night"]
    assert ann.subscriber not in table.subscribers
    await store.close()
