"""A client reconnects by itself, receives every frame once, and each of its commands is carried out once."""

import asyncio

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from harness.connections.proxy import cuttable_proxy
from harness.server_process import serve_command
from ridotto.seats import SPECTATOR
from ridotto.server.client.http_client import HttpClient, NotAnswered
from ridotto.server.client.table_client import Client, ConnectionLost, TurnedAway, new_id
from ridotto.server.socket.protocol import VERSION, Ack, Asked, CommandRefused, Frame, Snapshot, Welcome
from ridotto.server.tables.playing import Begin, Move
from ridotto.server.tables.seats import Leave
from ridotto.server.tables.talk import Say, TextNotice

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serve_command(
        tmp_path_factory.mktemp("server") / "r.db", "--rate", "1000", "--tables", "1000"
    ) as server:
        yield server


def newcomer(server, name: str = "Zoë") -> HttpClient:
    http = HttpClient(server.address)
    return HttpClient(server.address, http.register(name, "en").token)


def small_game(http: HttpClient) -> str:
    agreement = {"players": 4, "pace": "instant", "settings": {"options": {"max_turns": 12}}}
    return http.open_table({"agreement": agreement, "bots": ["honest"], "begin": True})


async def test_a_game_goes_on_however_often_the_connection_breaks(server):
    http = newcomer(server)
    code = small_game(http)
    numbers: list[int] = []
    async with cuttable_proxy(server.address) as line, Client(line.address, code, http.token) as client:
        async for answer in client:
            if isinstance(answer, Frame):
                numbers.append(answer.seq)
            table = answer.table if isinstance(answer, (Frame, Snapshot)) else None
            if table is not None and table.phase == "over":
                break
            if isinstance(answer, Asked):
                await client.send(Move(new_id(), answer.game, answer.decision, answer.question.options[0]))
                line.cut()
        assert line.cuts > 2

    assert numbers == list(range(numbers[0], numbers[-1] + 1)), "every number once, in order"
    assert len(http.proof(code, 1).record.moves) > 12


async def test_a_command_sent_while_disconnected_is_carried_out_once(server):
    http = newcomer(server)
    code = http.open_table({"agreement": {"players": 4}})
    heard = []
    async with cuttable_proxy(server.address) as line, Client(line.address, code, http.token) as client:
        async for answer in client:
            if isinstance(answer, Snapshot):
                for word in ("one", "two", "three"):
                    line.cut()
                    await client.send(Say(new_id(), word))
            if isinstance(answer, Frame) and isinstance(answer.told, TextNotice):
                heard.append(answer.told.text)
            if not client.unanswered and len(heard) >= 3:
                break

    assert heard == ["one", "two", "three"]


async def test_the_same_id_has_the_same_answer(server):
    http = newcomer(server)
    code = http.open_table({"agreement": {"players": 4}})
    acks = []
    async with Client(server.address, code, http.token) as client:
        async for answer in client:
            if isinstance(answer, Snapshot) or (isinstance(answer, Ack) and len(acks) < 2):
                await client.send(Say("always-the-same", "hello"))
            if isinstance(answer, Ack):
                acks.append(answer.seq)
            if len(acks) == 3:
                break

    assert len(set(acks)) == 1


async def test_a_refused_command_is_answered(server):
    http = newcomer(server)
    code = http.open_table({"agreement": {"players": 4}})
    async with Client(server.address, code, http.token) as client:
        async for answer in client:
            if isinstance(answer, Snapshot):
                await client.send(Begin("too-early"))
            if isinstance(answer, CommandRefused):
                break

        assert (answer.id, answer.code) == ("too-early", "empty-seats")
        assert not client.unanswered


async def test_a_client_that_leaves_stops_reconnecting(server):
    http = newcomer(server)
    code = http.open_table({"agreement": {"players": 4}})
    async with Client(server.address, code, http.token) as client:
        kinds = []
        async for answer in client:
            kinds.append(type(answer))
            if isinstance(answer, Snapshot):
                await client.send(Leave(new_id()))

    assert kinds[:2] == [Welcome, Snapshot]


async def test_a_table_that_is_not_there(server):
    http = newcomer(server)
    with pytest.raises(TurnedAway, match="no table with this code"):
        async with Client(server.address, "XXXXXX", http.token) as client:
            await anext(aiter(client))


async def test_a_client_retries_until_the_server_recovers():
    welcome, calls = msgspec.json.encode(Welcome(VERSION, 0, SPECTATOR, 7, 0)).decode(), []

    async def house_in_trouble(socket: ServerConnection) -> None:
        calls.append(socket)
        if len(calls) < 3:
            await socket.send(msgspec.json.encode(CommandRefused(None, "busy", 0, "come again")).decode())
            await socket.close(1013)
        else:
            await socket.send(welcome)
            await socket.wait_closed()

    async with serve(house_in_trouble, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}", "XXXXXX", "token") as client:
            first = await asyncio.wait_for(anext(aiter(client)), 120)

    assert isinstance(first, Welcome)
    assert len(calls) == 3


async def test_nobody_answers():
    with pytest.raises(ConnectionLost):
        async with Client("http://127.0.0.1:1", "XXXXXX", "", reconnect_for=0.2) as client:
            await asyncio.wait_for(anext(aiter(client)), 120)

    with pytest.raises(NotAnswered, match=r"nobody answers at 127.0.0.1:1 \(.*\); check the address"):
        HttpClient("http://127.0.0.1:1").register("Zoë", "en")


async def test_a_refused_request_says_why(server):
    with pytest.raises(NotAnswered, match="no language 'xx'"):
        HttpClient(server.address).register("Zoë", "xx")
