"""Finished games over HTTP: story and steps, and nothing before the end."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from harness.agreements import short_game
from harness.server import browser_session, server_in_thread, wait_until_over
from ridotto.seats import SPECTATOR
from ridotto.server.background import BackgroundThread
from ridotto.server.history.finished_games import FinishedGames
from ridotto.server.socket.protocol import VERSION
from ridotto.server.store.open_store import store_for
from ridotto.server.tables.log_entries import state_of

BOTS = {"mascarade": ["bluffer"], "grimm": ["sly"]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def address(house: Path) -> Iterator[str]:
    with server_in_thread(house / "ridotto.db", bot_processes=1) as server:
        yield server.address


@pytest.fixture(scope="module")
def played(address: str) -> dict[str, str]:
    """Where a finished game of each kind is."""
    with browser_session(address) as client:
        return {game: play(client, game) for game in BOTS}


@pytest.fixture
def zoe(address: str) -> Iterator[httpx.Client]:
    with browser_session(address) as client:
        yield client


def play(client: httpx.Client, game: str = "mascarade") -> str:
    """A table at which bots have played to the end: where its first game is."""
    quick = {"game": game, "players": 4, "pace": "instant", "settings": short_game(game, 12)}
    new = {"agreement": quick, "bots": BOTS[game], "sit": False, "begin": True}
    code = client.post("/api/tables", json=new).json()["code"]
    wait_until_over(client, code)
    return f"/api/tables/{code}/games/1"


@pytest.mark.parametrize("game", ["mascarade", "grimm"])
def test_a_story_and_a_replay_end_as_the_game_did(zoe: httpx.Client, played: dict[str, str], game: str):
    where = played[game]
    proof = zoe.get(where).json()
    told = zoe.get(f"{where}/story").json()
    steps = zoe.get(f"{where}/replay", params={"as": "truth", "count": 200}).json()

    assert (told["story"]["game"], told["seal"]) == (game, proof["seal"])
    assert [told["story"]["players"][who] for who in told["story"]["winners"]] == proof["record"]["result"][
        "winners"
    ]
    assert steps["total"] == len(proof["record"]["moves"])
    assert [event for step in steps["steps"] for event in step["events"]] == proof["record"]["events"]
    assert steps["steps"][-1]["view"]["winners"] == told["story"]["winners"]


def test_through_a_players_eyes_the_secrets_of_others_stay_hidden(zoe: httpx.Client, played: dict[str, str]):
    where = played["mascarade"]

    def seen(eyes: object) -> list[list[int]]:
        told = zoe.get(f"{where}/replay", params={"as": str(eyes), "count": 200}).json()
        return [event for step in told["steps"] for event in step["events"]]

    truth = seen("truth")
    assert any(event[6] not in (0, 65535) for event in truth)
    for player in range(4):
        own = [event[5] if event[6] >> player & 1 else -1 for event in truth]
        assert [event[5] for event in seen(player)] == own
    assert [event[5] for event in seen("table")] == [e[5] if e[6] >> SPECTATOR & 1 else -1 for e in truth]


def test_steps_come_in_parts_of_at_most_two_hundred(zoe: httpx.Client, played: dict[str, str]):
    where = played["mascarade"]
    part = zoe.get(f"{where}/replay", params={"from": 3, "count": 2}).json()

    assert [step["number"] for step in part["steps"]] == [3, 4]
    assert zoe.get(f"{where}/replay", params={"count": 201}).status_code == 422
    assert zoe.get(f"{where}/replay", params={"from": part["total"] + 1}).json()["steps"] == []


@pytest.mark.parametrize("eyes", ["4", "12", "13", "-1", "15", "nobody", "", "truth\n", "1\n", "table\n"])
def test_a_replay_is_refused_for_a_player_who_does_not_exist(
    zoe: httpx.Client, played: dict[str, str], eyes: str
):
    answer = zoe.get(f"{played['mascarade']}/replay", params={"as": eyes})

    assert answer.status_code == 422, answer.text


@pytest.mark.parametrize("what", ["story", "replay", "replay?as=truth"])
def test_there_is_nothing_to_look_back_at_before_the_end(zoe: httpx.Client, what: str):
    new = {"agreement": {"players": 4}, "bots": ["honest"], "begin": True}
    code = zoe.post("/api/tables", json=new).json()["code"]

    for game in ("0", "1", "2", "x"):
        answer = zoe.get(f"/api/tables/{code}/games/{game}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-now")


def test_a_second_game_at_a_table_does_not_hide_the_first(zoe: httpx.Client, address: str):
    where = play(zoe)
    code = where.split("/")[3]
    before = zoe.get(f"{where}/story").json()
    token = {"authorization": f"Bearer {zoe.cookies['ridotto']}"}
    with connect(f"{address.replace('http', 'ws')}/ws/{code}?v={VERSION}", additional_headers=token) as line:
        line.send('{"do": "begin", "id": "1"}')
        while '"over"' in zoe.get(f"/api/tables/{code}").text and '"ack"' not in line.recv(timeout=60):
            pass

    assert zoe.get(f"{where}/story").json() == before


@pytest.mark.anyio
async def test_games_that_are_no_longer_in_memory_are_read_again(house: Path, played: dict[str, str]):
    store = store_for(str(house / "ridotto.db"))
    await store.open()
    finished = FinishedGames(store, BackgroundThread(), at_hand=1)
    codes = [where.split("/")[3] for where in played.values()]
    first, second = [state_of(code, await store.read(code)) for code in codes]

    before = await finished.proof(first, 1)
    assert await finished.proof(first, 1) is before
    assert await finished.proof(second, 1) != before
    again = await finished.proof(first, 1)
    await store.close()

    assert again is not before
    assert again == before


def test_stories_are_limited_per_address(zoe: httpx.Client, played: dict[str, str], tmp_path: Path):
    with (
        server_in_thread(tmp_path / "ridotto.db", expensive=5) as elsewhere,
        httpx.Client(base_url=elsewhere.address, timeout=60, verify=False) as stranger,
    ):
        answers = [stranger.get("/api/tables/XXXXXX/games/1/story").status_code for _ in range(6)]

    assert answers == [404] * 5 + [429]
    assert zoe.get(f"{played['grimm']}/story").status_code == 200
