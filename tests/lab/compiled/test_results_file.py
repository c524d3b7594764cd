"""A tournament that was stopped goes on as if nothing had happened."""

import msgspec
import pytest

from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.play.header import grimm
from ridotto.lab import results_file
from ridotto.lab import tournament as tournaments
from ridotto.lab.results_file import BadResultsFile, ResultsFile
from ridotto.lab.tournament import LineUp, Tournament, round_robin

BALL = Tournament(grimm(2, seed=0), round_robin(["careful", "random"]), 3, 7)


@pytest.fixture(autouse=True, scope="module")
def one_deal_at_a_time():
    """As for bots that take their time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tournaments, "CHUNK", 1)
        yield


def go_on(tournament, path, blocks=1000):
    """Play so many more blocks."""
    results = ResultsFile(tournament, path)
    for _, task in zip(range(blocks), tournament.tasks(results.done), strict=False):
        results.add(tournament.play(task))
    return results


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A tournament that nobody interrupted."""
    path = tmp_path_factory.mktemp("whole") / "arena.jsonl"
    go_on(BALL, path)
    return path.read_bytes()


@pytest.mark.parametrize("stop", range(6))
def test_the_file_is_the_same_wherever_the_tournament_was_stopped(whole, tmp_path, stop):
    path = tmp_path / "arena.jsonl"
    go_on(BALL, path, stop)
    assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[: stop + 1])

    results = go_on(BALL, path)

    assert path.read_bytes() == whole
    assert results.done == {0: 3, 1: 3}


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_line_that_was_not_finished_is_played_again(whole, tmp_path, cut):
    path = tmp_path / "arena.jsonl"
    path.write_bytes(whole[:-cut])

    go_on(BALL, path)

    assert path.read_bytes() == whole


def test_more_deals_continue_a_finished_file(whole, tmp_path):
    path = tmp_path / "arena.jsonl"
    go_on(BALL._replace(deals=1), path)
    go_on(BALL, path)

    assert path.read_bytes() == whole


def test_without_a_file_only_the_blocks_are_kept(whole, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    results = go_on(BALL, None)

    assert [msgspec.json.encode(block) for block in results.blocks] == whole.splitlines()[1:]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (BALL._replace(seed=8), "another seed"),
        (BALL._replace(line_ups=[LineUp("careful", ("random",))]), "other bots"),
        (BALL._replace(header=grimm(3, seed=0)), "set up differently"),
        (BALL._replace(header=grimm(2, seed=0, options=GrimmOptions(treasures=True))), "set up differently"),
    ],
)
def test_a_file_of_another_tournament_is_refused_and_left_alone(whole, tmp_path, other, complaint):
    path = tmp_path / "arena.jsonl"
    path.write_bytes(whole)

    with pytest.raises(BadResultsFile, match=complaint):
        ResultsFile(other, path)
    assert path.read_bytes() == whole


def test_a_file_of_bots_that_have_changed_since_is_refused(whole, tmp_path, monkeypatch):
    path = tmp_path / "arena.jsonl"
    path.write_bytes(whole)
    monkeypatch.setattr(results_file, "sources_digest", lambda *_: "other")

    with pytest.raises(BadResultsFile, match="has changed since"):
        ResultsFile(BALL, path)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (b"oops", "line 3 cannot be read"),
        (b'{"line_up":9,"start":0,"winners":[[1,1]],"manners":{}}', "not a block of this tournament"),
        (
            b'{"line_up":0,"start":1,"winners":[[1]],"manners":{"careful":{},"random":{}}}',
            "not a block of this tournament",
        ),
        (
            b'{"line_up":0,"start":1,"winners":[[1,1]],"manners":{"careful":{}}}',
            "not a block of this tournament",
        ),
        (b'{"line_up":0,"start":2,"winners":[[1,1]],"manners":{}}', "does not continue"),
    ],
)
def test_a_line_that_does_not_belong_in_the_file_is_named(whole, tmp_path, line, complaint):
    lines = whole.splitlines()
    path = tmp_path / "arena.jsonl"
    path.write_bytes(b"\n".join([*lines[:2], line, *lines[3:], b""]))

    with pytest.raises(BadResultsFile, match=complaint):
        ResultsFile(BALL, path)
