"""Canaries: whole games over the network, and a search through everything the server sent.

Everything that each of them received is compared with the truth, which is fetched after the end: an event
carries a secret only to whom it was shown. Seeds, salts, tokens and ids are looked for in every frame, answer
and log line.
"""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from harness.client import RecordingClient
from harness.server import InProcessServer, server_in_process
from ridotto.events import HIDDEN, Event
from ridotto.play.record import replay
from ridotto.seats import SPECTATOR
from ridotto.server.tables.sealed_game import Proof, verify

pytestmark = pytest.mark.anyio

CANARY = "Xanthippe"
SAID = "my grandmother's secret recipe"
MASK = f'name = "{CANARY}"\npower = ["gain(2)"]\n'
TABLES = [
    {"players": 6, "settings": {"own": [MASK], "options": {"max_turns": 6}}},
    {
        "players": 4,
        "settings": {"edition": 2, "options": {"max_turns": 6, "all_at_once": True, "fate": True}},
    },
    {"players": 2, "settings": {"options": {"max_turns": 8, "memory": "everything"}}},
    {"game": "grimm", "players": 4, "settings": {"wagers": True, "abilities": True, "max_turns": 6}},
    {"game": "grimm", "players": 2, "settings": {"treasures": True, "max_turns": 6}},
]


class Evening:
    """A game with everybody who was there, and what came of it."""

    def __init__(self, code: str, players: list[RecordingClient], others: list[RecordingClient]) -> None:
        self.code, self.players, self.others = code, players, others
        self.proof: Proof

    @property
    def everybody(self) -> list[RecordingClient]:
        return [*self.players, *self.others]


@pytest.mark.parametrize(
    "agreement", TABLES, ids=lambda table: f"{table.get('game', 'mascarade')} {table['players']}"
)
async def test_nothing_leaves_before_its_time(
    tmp_path: Path, agreement: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "ridotto.server")
    async with server_in_process(tmp_path / "ridotto.db", rate=1000, burst=1000, bot_processes=1) as server:
        evening = await play(server, agreement)
    verify(evening.proof)
    truth = replay(evening.proof.record).truth()
    for seat, player in enumerate(evening.players):
        check_events(player, seat, truth)
    for other in evening.others:
        check_events(other, SPECTATOR, truth)
    check_words(evening, [record.getMessage() + (record.exc_text or "") for record in caplog.records])


async def play(server: InProcessServer, agreement: dict[str, Any]) -> Evening:
    """People on all seats but one, somebody who watches, a wall, and somebody who comes in the middle."""
    count = agreement["players"]
    players = [await server.client(f"Player {number}") for number in range(max(1, count - 1))]
    bot = "honest" if agreement.get("game") != "grimm" else "careful"
    code = await players[0].opens(**agreement, pace="instant", public=True)
    watcher, late, wall = (
        await server.client("Watcher"),
        await server.client("Late"),
        RecordingClient(server.port, "wall", ""),
    )
    evening = Evening(code, players, [watcher, late, wall])
    async with players[0].connect(code) as door:
        for seat, player in enumerate(players[1:], 1):
            async with player.connect(code) as socket:
                assert (await player.does(socket, "sit", seat=seat))["type"] == "ack"
        assert (await players[0].does(door, "fill_all", bots=[bot]))["type"] == "ack"
        assert (await players[0].does(door, "say", text=SAID))["type"] == "ack"
        host, *guests = (each.plays(code, Random(number)) for number, each in enumerate([*players, watcher]))
        running = asyncio.gather(*guests, wall.plays(code, Random(0), wall=1))
        assert (await players[0].does(door, "begin"))["type"] == "ack"
        await look_around(evening, late)  # while the game waits for the host, so that it cannot be over
        await asyncio.gather(running, host)
    await late.plays(code, Random(9), since=7)
    answer = await server.http.get(f"/api/tables/{code}/games/1")
    evening.proof = msgspec.json.decode(answer.content, type=Proof)
    return evening


async def look_around(evening: Evening, late: RecordingClient) -> None:
    """Somebody comes, asks for everything there is to ask for, and comes again."""
    code = evening.code
    for since in (0, 3, 10_000):
        async with late.connect(code, since=since) as socket:
            await late.hears(socket, lambda told: told["type"] in ("snapshot", "frame"))
            await late.does(socket, "move", game=1, decision=0, move=0)
    for path in ("", "/games/0", "/games/1", "/games/1/story", "/games/1/replay?as=truth", "/games/2"):
        await late.asks("GET", f"/api/tables/{code}{path}")
    for path in ("/api/tables", "/api/me", "/health"):
        await late.asks("GET", path)
    assert (await late.asks("POST", "/api/me/way-back")).status_code == 201


def check_events(visitor: RecordingClient, player: int, truth: list[Event]) -> None:
    """They saw what happened as this player may, from whatever point on, and nothing else."""
    seen, viewer = 0, SPECTATOR
    for told in map(json.loads, visitor.heard):
        viewer = told.get("viewer", viewer)
        since = told.get("since", 0)
        for number, event in enumerate(told.get("events", ()), since):
            seen += 1
            assert Event(*event) == truth[number].seen_by(player)
            assert event[5] == HIDDEN or event[6] >> player & 1
        if told.get("view"):
            assert viewer == player
        assert told["type"] != "question" or viewer == player != SPECTATOR
    assert seen >= len(truth) / 2, "the law is not empty"


def check_words(evening: Evening, lines: list[str]) -> None:
    """Neither what the cards come from nor who anybody is, is anywhere; and the log is silent on more."""
    secrets = [f'"{evening.proof.record.start.seed}"', evening.proof.salt]
    for visitor in evening.everybody:
        others = [other for other in evening.everybody if other is not visitor and other.token]
        hidden = [*secrets, *(each for other in others for each in (other.id, other.token))]
        for text in (*visitor.heard, *visitor.bodies):
            assert not [word for word in hidden if word in text]
        for text in map(without_public_words, visitor.heard):
            assert CANARY not in text
    private = [each for visitor in evening.everybody if visitor.token for each in (visitor.id, visitor.token)]
    codes = [
        json.loads(body)["code"] for body in evening.others[1].bodies if set(json.loads(body)) == {"code"}
    ]
    for line in lines:
        assert not [word for word in (*secrets, *private, *codes, CANARY, SAID) if word in line]
    assert codes


def without_public_words(text: str) -> str:
    """A message without what was agreed on and which masks are in the game: the rest are numbers."""
    return json.dumps(list(pruned(json.loads(text))))


def pruned(told: Any) -> Iterator[Any]:
    if isinstance(told, dict):
        for key, value in told.items():
            if key not in ("agreement", "start", "masks"):
                yield key
                yield from pruned(value)
    elif isinstance(told, list):
        for value in told:
            yield from pruned(value)
    else:
        yield told


async def test_the_truth_is_refused_before_the_end_and_given_after_it(tmp_path: Path) -> None:
    async with server_in_process(tmp_path / "ridotto.db") as server:
        ann, bob = await server.client("Ann"), await server.client("Bob")
        code = await ann.opens(players=2, game="grimm", settings={"max_turns": 1})
        async with bob.connect(code) as socket:
            await bob.does(socket, "sit", seat=1)
        assert (await ann.asks("GET", f"/api/tables/{code}/games/1")).status_code == 404
        async with ann.connect(code) as socket:
            assert (await ann.does(socket, "begin"))["type"] == "ack"
            assert (await ann.asks("GET", f"/api/tables/{code}/games/1")).status_code == 404
            await asyncio.gather(ann.plays(code, Random(1)), bob.plays(code, Random(2)))
        assert (await ann.asks("GET", f"/api/tables/{code}/games/1")).status_code == 200


@pytest.mark.parametrize("number", ["0", "2", "-1", "x", "9" * 30, "9" * 5000, "%00"])
async def test_a_game_that_nobody_played_is_not_found(tmp_path: Path, number: str) -> None:
    async with server_in_process(tmp_path / "ridotto.db") as server:
        ann = await server.client("Ann")
        code = await ann.opens()
        assert (await ann.asks("GET", f"/api/tables/{code}/games/{number}")).status_code == 404
