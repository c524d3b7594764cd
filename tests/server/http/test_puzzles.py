"""Puzzles over HTTP: which there are, a position that tells no secret, and the answer."""

from collections import Counter
from collections.abc import Iterator

import httpx
import pytest

from harness.server import Server, server_in_thread
from ridotto.games.registry import games
from ridotto.puzzles import shipped_puzzles
from ridotto.review.schema import THEMES

PUZZLES = {puzzle.id: puzzle for puzzle in shipped_puzzles()}
SOME = [next(id for id, puzzle in PUZZLES.items() if puzzle.game == game) for game in games()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db") as server:
        yield server


def ask(server: Server, path: str) -> httpx.Response:
    return httpx.get(f"{server.address}/api/puzzles{path}", timeout=60, verify=False)


def test_the_list_has_every_puzzle_once_and_may_be_cached(server: Server):
    listed = ask(server, "")

    found = listed.json()["puzzles"]
    assert Counter(each["id"] for each in found) == dict.fromkeys(PUZZLES, 1)
    assert {each["theme"] for each in found[:40]} == set(THEMES)
    assert {each["game"] for each in found[:40]} == set(games())
    assert listed.headers["cache-control"] == "public, max-age=300"


@pytest.mark.parametrize("id", SOME)
def test_a_position_has_what_its_player_has_seen_and_nothing_else(server: Server, id: str):
    puzzle = PUZZLES[id]
    game = puzzle.open()

    position = ask(server, f"/{id}").json()

    assert position["start"]["seed"] == "0"
    assert position["who"] == position["view"]["viewer"] == position["view"]["decider"] == puzzle.who
    assert position["events"] == [list(event) for event in game.events(puzzle.who)]
    assert sorted(position["options"]) == sorted(option.move for option in puzzle.options)
    assert not {"best", "chance", "beliefs", "moves", "source"} & set(position)


def test_the_order_of_the_options_does_not_tell_the_answer(server: Server):
    first = [ask(server, f"/{id}").json()["options"][0] == PUZZLES[id].best.move for id in list(PUZZLES)[:20]]

    assert 0 < sum(first) < 20


@pytest.mark.parametrize("id", SOME)
def test_the_answer_has_the_chances_of_all_options_and_what_could_be_believed(server: Server, id: str):
    puzzle = PUZZLES[id]

    answer = ask(server, f"/{id}/answer").json()
    in_french = ask(server, f"/{id}/answer?language=fr").json()

    assert [each["move"] for each in answer["options"]] == [each.move for each in puzzle.options]
    assert answer["options"][0]["chance"][0] >= answer["options"][1]["chance"][0] + 0.1
    assert answer["beliefs"]["percent"] == puzzle.beliefs
    assert len(answer["beliefs"]["columns"]) == len(puzzle.beliefs[0])
    assert answer["lines"]
    assert answer["lines"] != in_french["lines"]
    assert {each["worlds"] for each in answer["options"]} == {puzzle.worlds}


@pytest.mark.parametrize("path", ["/nobody-1", "/nobody-1/answer", f"/{SOME[0]}-1", "/%2e%2e"])
def test_a_puzzle_that_there_is_not_is_not_found(server: Server, path: str):
    refused = ask(server, path)

    assert (refused.status_code, refused.json()["reason"]) in ((404, "no-such-puzzle"), (404, "no-call"))


def test_an_answer_in_a_language_that_nobody_speaks_here_is_refused(server: Server):
    assert ask(server, f"/{SOME[0]}/answer?language=xx").status_code == 422


@pytest.mark.parametrize("id", SOME)
def test_a_player_remembers_what_they_have_seen_in_a_puzzle(id: str):
    puzzle = PUZZLES[id]

    assert puzzle.remembered().events(puzzle.who) == puzzle.open().events(puzzle.who)
    assert puzzle.remembered().moves == puzzle.open().moves
