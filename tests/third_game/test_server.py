"""Two people and a bot play a game from outside at a table on a server."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from harness.client import TIMEOUT
from harness.program import Ridotto
from harness.server import Server
from harness.server_process import serve_command
from ridotto.play import Game
from server.hostile.test_shared_bytes import check_shared, frames_of

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("installed")]


async def play_with_two_people_and_a_bot(server: Server) -> tuple[str, list[dict]]:
    """A whole game: the table's code, and the last frame that each of them got."""
    ann, bob = await server.client("Ann"), await server.client("Bob")
    code = await ann.opens(bots=("detective",), game="thief", players=3, pace="instant")
    async with ann.connect(code) as hers, bob.connect(code) as his:
        assert (await bob.does(his, "sit", seat=1))["type"] == "ack"
        assert (await ann.does(hers, "begin"))["type"] == "ack"
    async with asyncio.timeout(TIMEOUT):
        await asyncio.gather(ann.plays(code, Random(1)), bob.plays(code, Random(2)))
    return code, [json.loads(each.heard[-1]) for each in (ann, bob)]


async def test_two_people_and_a_bot_play_it_to_its_end(tmp_path: Path):
    with serve_command(tmp_path / "ridotto.db", "--bot-processes", "1") as server:
        code, last = await play_with_two_people_and_a_bot(server)
        assert [frame["table"]["phase"] for frame in last] == ["over", "over"]
        ann = await server.client("Ann")
        proof = (await ann.asks("GET", f"/api/tables/{code}/games/1")).json()

    assert proof["record"]["start"]["game"] == "thief"


async def test_what_was_played_is_what_was_sealed(tmp_path: Path, ridotto: Ridotto):
    with serve_command(tmp_path / "ridotto.db", "--bot-processes", "1") as server:
        code, _ = await play_with_two_people_and_a_bot(server)
        ann = await server.client("Ann")
        proof = await ann.asks("GET", f"/api/tables/{code}/games/1")
    (tmp_path / "proof.json").write_text(proof.text, "utf-8")

    assert ridotto("verify", tmp_path / "proof.json").returncode == 0


def test_what_it_sends_to_several_is_what_each_of_them_may_see():
    for frames in frames_of(Game.thief(4, seed=3), Random(2)):
        check_shared(frames)


async def test_the_server_says_how_it_is_told_and_in_which_words(tmp_path: Path):
    with serve_command(tmp_path / "ridotto.db") as server:
        ann = await server.client("Ann")
        catalogue = (await ann.asks("GET", "/api/catalogue?language=pl")).json()
        telling = (await ann.asks("GET", "/api/games/thief/telling")).json()
        polish = await ann.asks("GET", "/api/games/thief/words/pl")
        french = await ann.asks("GET", "/api/games/thief/words/fr")

    assert "thief" in json.dumps(catalogue)
    assert telling["events"]["peeked"][0]["say"] == {"you": "thief-peeked-you", "other": "thief-peeked-other"}
    assert "złodziej" in polish.text
    assert "The thief escapes." in french.text
