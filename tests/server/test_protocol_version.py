"""A client of another version of the protocol is told so, and so is a client that sends none."""

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from harness.server import browser_session, server_in_thread
from ridotto.server.socket.protocol import VERSION

QUERIES = ("", "v=", "v=1", f"v={VERSION + 1}", f"v={VERSION}.0", "since=1", "wall=1")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with server_in_thread(tmp_path_factory.mktemp("store") / "r.db") as running:
        yield running


@pytest.mark.parametrize("query", QUERIES)
def test_a_client_without_the_right_version_is_told_to_update(server, query):
    with browser_session(server.address) as client:
        code = client.post("/api/tables", json={}).json()["code"]
        token = {"authorization": f"Bearer {client.cookies['ridotto']}"}
        with connect(f"{server.socket_address}/ws/{code}?{query}", additional_headers=token) as socket:
            refused = json.loads(socket.recv(30))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(30)

    assert refused["type"] == "refused"
    assert (refused["code"], refused["reason"]) == ("old-client", "old-client")
    assert refused["facts"] == {"version": VERSION}
    assert "reload the page, or update Ridotto" in refused["text"]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
