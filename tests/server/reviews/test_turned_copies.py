"""A copy of a game that is being played is recognised under turned seats, too."""

import asyncio
import json
from typing import Any

import pytest

from harness.client import RecordingClient
from harness.reviews.live_games import finish, game_in_log, play
from harness.reviews.reviewed import call, open_among_bots, person
from harness.reviews.turned_games import turned
from harness.server import server_in_thread
from ridotto.play import Game
from ridotto.play.record import write_record
from ridotto.server.reviews.copies import PublicGame

LIVE = [("mascarade", 2, 60), ("mascarade", 4, 60), ("mascarade", 8, 120), ("grimm", 4, 24)]


def live_game(game: str, players: int, moves: int) -> Game[Any]:
    return play(getattr(Game, game)(players, seed=1), moves)


@pytest.mark.parametrize(("game", "players", "moves"), LIVE)
def test_a_game_looks_the_same_to_everybody_under_turned_seats(game: str, players: int, moves: int):
    live = live_game(game, players, moves)
    copies = [PublicGame(turned(live, by)) for by in range(1, players)]

    assert {copied.header.seed for copied in copies} == {"99"}
    assert all(copied.opening == PublicGame(live).opening for copied in copies)
    assert all(copied.beginning == PublicGame(live).beginning for copied in copies)


@pytest.mark.parametrize(("game", "players", "moves"), LIVE)
def test_a_turned_copy_is_one_however_far_it_and_the_game_have_gone(game: str, players: int, moves: int):
    live = PublicGame(live_game(game, players, moves))
    short = PublicGame(finish(turned(live_game(game, players, moves // 2), 1)))
    long = PublicGame(finish(turned(live_game(game, players, moves), 1), seed=6))

    assert short.resembles(live)
    assert long.resembles(live)
    assert long.resembles(PublicGame(live_game(game, players, moves // 2)))


def test_a_young_game_is_known_by_its_deal_under_turned_seats():
    young = live_game("mascarade", 4, 8)

    assert PublicGame(finish(turned(young, 3))).resembles(PublicGame(young))


@pytest.mark.parametrize(("game", "players", "moves"), LIVE)
def test_an_older_game_is_known_under_turned_seats_whatever_was_dealt(game: str, players: int, moves: int):
    live = live_game(game, players, moves)
    copied = PublicGame(finish(turned(live, 1)))
    copied.opening = []

    assert copied.resembles(PublicGame(live))


def test_a_young_game_is_known_by_its_players_in_another_order():
    young, another = live_game("mascarade", 4, 4), Game.mascarade(4, seed=2)
    copied = PublicGame(finish(turned(young, 1)))
    copied.opening = PublicGame(another).opening
    assert not copied.resembles(PublicGame(young))

    copied.names = PublicGame(young).names[1:] + PublicGame(young).names[:1]

    assert copied.resembles(PublicGame(young))


async def answers(client: RecordingClient, code: str, times: int) -> None:
    """Decide some times, and wait for the next question."""
    async with client.connect(code) as socket:
        for _ in range(times):
            asked = await client.hears(socket, lambda message: message["type"] == "question")
            facts = {"game": asked["game"], "decision": asked["decision"], "id": str(asked["decision"])}
            move = asked["question"]["options"][0]
            await socket.send(json.dumps({"do": "move", "move": move, **facts}))
        await client.hears(socket, lambda message: message["type"] == "question")


def test_a_stranger_with_a_turned_file_of_a_game_at_a_table_gets_no_review(
    tmp_path_factory: pytest.TempPathFactory,
):
    store = tmp_path_factory.mktemp("server") / "ridotto.db"
    with server_in_thread(store, bot_processes=1) as server:
        ann, eve = person(server, "Ann"), person(server, "Eve")
        code = open_among_bots(server, ann, turns=200)
        asyncio.run(answers(ann, code, 5))
        live = game_in_log(server, code)
        for by in range(1, 4):
            body = b'{"record":' + write_record(finish(turned(live, by))) + b"}"
            refused = call(server, eve, "POST", "/api/reviews", content=body)
            assert (refused.status_code, refused.json()["reason"]) == (409, "game-is-being-played")
