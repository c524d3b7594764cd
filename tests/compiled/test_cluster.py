"""A real Ray with two workers plays the games that one machine plays, even if a worker dies."""

import os
import pickle
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from uuid import uuid4

import numpy as np
import pytest
import ray

import ridotto
from compiled.proc_processes import are_gone, listening_at, processes_with
from compiled.watched import Book, first_move, is_gone, watched
from ridotto.games.grimm import GrimmOptions, Laid
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.play.header import mascarade
from ridotto.play.header import Header
from ridotto.simulation import ClusterTrouble, Endless, Results, cluster, play_in_blocks, play_on_cluster
from ridotto.simulation.batch import BLOCK
from ridotto.simulation.cluster_connection import started_here

SEED = 0xC_0000_0005
SIX = mascarade(6, seed=0)
MANY = 24 * BLOCK + 13
"""Games for eight ranges of three blocks and one more."""
PATHS = [Path(ridotto.__file__).parents[1], Path(__file__).parents[1]]
"""Where workers find the package and these tests."""
TOKEN = uuid4().hex
MARK = f"RIDOTTO_TEST={uuid4().hex}"
"""Every process of our Ray has this in its environment."""

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")


@pytest.fixture(scope="module")
def here() -> Iterator[str]:
    """A Ray with two workers, and its address; none of its processes stays."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", os.pathsep.join(map(str, PATHS)))
        environment.setenv("RAY_AUTH_TOKEN", TOKEN)
        environment.setenv(*MARK.split("="))
        with started_here(cores=2):
            yield ray.get_runtime_context().gcs_address
    assert are_gone(MARK)


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(tmp_path)


def same(one: object, other: object) -> bool:
    """Down to the last bit."""
    if isinstance(one, np.ndarray):
        return (one.dtype, one.shape, one.tobytes()) == (other.dtype, other.shape, other.tobytes())
    if isinstance(one, (tuple, list)):
        return type(one) is type(other) and len(one) == len(other) and all(map(same, one, other))
    return one == other


def on_cluster(header: Header, games: int, **asked: object) -> list[Results]:
    return list(play_on_cluster(header, games, SEED, address="auto", **asked))


def by_hand(header: Header, games: int, **asked: object) -> list[Results]:
    return list(play_in_blocks(header, games, SEED, **asked))


# ── The same games ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("header", "asked"),
    [
        (SIX, {"games": MANY}),
        (SIX, {"games": 3 * BLOCK + 1, "start": 77, "told": True}),
        (
            grimm(5, options=GrimmOptions(wagers=True, treasures=True, abilities=True)),
            {"games": 9 * BLOCK - 1},
        ),
        (grimm(3), {"games": 1, "start": 2**32 - 1}),
    ],
    ids=["mascarade", "mascarade told", "grimm", "the last game of all"],
)
def test_workers_play_the_very_blocks_that_one_machine_plays(here, header: Header, asked: dict[str, int]):
    played = on_cluster(header, **asked)

    assert same(played, by_hand(header, **asked))
    assert played[0].winners.flags.writeable, "an array of our own, not memory of the cluster"


def test_two_workers_share_the_games(here, book: Book):
    book.ask_for("company")
    on_cluster(watched(SIX, book), MANY)
    begun = book.read("begun")

    assert len({entry.task for entry in begun}) == 9
    assert len({entry.pid for entry in begun}) == 2


def test_a_worker_that_is_killed_in_the_middle_changes_nothing(here, book: Book):
    blocks = play_on_cluster(watched(SIX, book), MANY, SEED, address="auto")
    played = [next(blocks)]
    book.ask_for("a victim")
    with ThreadPoolExecutor(1) as reader:
        rest = reader.submit(list, blocks)
        victim = book.wait_for("victim")
        assert not rest.done()
        os.kill(victim.pid, signal.SIGKILL)
        played += rest.result()

    assert same(played, by_hand(SIX, MANY))
    begun = book.read("begun")
    tries = [entry.pid for entry in begun if entry.task == victim.task]
    assert len(tries) == 2
    assert tries[0] == victim.pid != tries[1]
    assert len(begun) == 9 + 1, "one range was begun a second time, and no other"


# ── What goes wrong ──────────────────────────────────────────────────────────────────────────────────


def test_an_error_in_a_game_is_raised_unchanged_and_not_retried(here, book: Book):
    with pytest.raises(Endless, match=r"^a game has not ended .* turn limit$") as trouble:
        on_cluster(watched(mascarade(4, seed=0), book), 1, policy=first_move)

    assert type(trouble.value) is Endless
    assert len(book.read("begun")) == 1


def test_an_error_about_arguments_arrives_from_a_worker_unchanged(here):
    with pytest.raises(ValueError, match="laid by hand") as trouble:
        on_cluster(grimm(2, laid=Laid(deck=["Crown"])), 1)
    assert type(trouble.value) is ValueError


def test_games_that_kill_every_worker_are_abandoned(here, book: Book, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cluster, "RETRIES", 1)
    book.ask_for("deaths")

    with pytest.raises(ClusterTrouble, match=r"gave up a range of games after 1 more tries \(WorkerCrashed"):
        on_cluster(watched(SIX, book), 1)
    assert len(book.read("begun")) == 2


def test_workers_with_another_ridotto_are_not_used(here, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cluster, "own_sources", lambda: "another one")

    with pytest.raises(ClusterTrouble, match="another Ridotto than this machine"):
        on_cluster(SIX, 1)


def test_workers_that_do_not_know_a_policy_say_so(here, monkeypatch: pytest.MonkeyPatch):
    only_here = SimpleNamespace(first_move=first_move)
    monkeypatch.setitem(sys.modules, "only_here", only_here)
    monkeypatch.setattr(first_move, "__module__", "only_here")

    with pytest.raises(ClusterTrouble, match=r"cannot load the policy \(No module named 'only_here'\)"):
        on_cluster(SIX, 1, policy=first_move)


def in_main(t, powers, out: list[int], count: int, rng: list[int]) -> int:
    return out[0]


@pytest.mark.parametrize("where", ["nowhere", "__main__"])
def test_a_policy_has_to_be_found_by_its_name(monkeypatch: pytest.MonkeyPatch, where: str):
    monkeypatch.setitem(sys.modules, "__main__", SimpleNamespace(in_main=in_main))
    monkeypatch.setattr(in_main, "__module__", where)
    policy = in_main if where == "__main__" else lambda *_: 0

    with pytest.raises(ClusterTrouble, match="make it a function of a module"):
        play_on_cluster(SIX, 1, address="auto", policy=policy)


def test_a_bad_seed_is_refused_before_any_worker_is_asked():
    with pytest.raises(ValueError, match="go from number 0"):
        play_on_cluster(SIX, 0, address="nobody:1")


# ── Only as far ahead as needed ──────────────────────────────────────────────────────────────────────


def test_ranges_are_handed_out_a_little_ahead_and_no_further():
    asked: list[range] = []
    two_cores = SimpleNamespace(get=pickle.dumps, cluster_resources=lambda: {"CPU": 2.0})

    def play(games: range) -> list[range]:
        asked.append(games)
        return [games]

    ranges = [range(i, i + 1) for i in range(100)]
    blocks = cluster._in_order(two_cores, play, iter(ranges))

    for taken in range(10):
        assert next(blocks) == ranges[taken]
        assert len(asked) == taken + 5
    assert list(blocks) == ranges[10:]


def test_ranges_leave_no_game_out():
    blocks = [range(i, min(i + 10, 95)) for i in range(5, 95, 10)]
    ranges = list(cluster._ranges(blocks, 4))

    assert (ranges[0].start, ranges[-1].stop) == (5, 95)
    assert all(a.stop == b.start for a, b in pairwise(ranges))
    assert [len(each) for each in ranges] == [40, 40, 10]


# ── Coming and going ─────────────────────────────────────────────────────────────────────────────────


def test_stopping_early_keeps_an_existing_connection(here):
    blocks = play_on_cluster(SIX, MANY, SEED, address="auto")
    next(blocks)
    blocks.close()

    assert ray.is_initialized()
    assert same(on_cluster(SIX, 5), by_hand(SIX, 5))


def test_one_program_has_one_ray(here):
    with pytest.raises(ClusterTrouble, match="connected to a Ray cluster already"):
        next(play_on_cluster(SIX, 1, address="local"))


@on_linux
def test_a_ray_of_our_own_listens_to_this_machine_only(here):
    addresses = listening_at([os.getpid(), *processes_with(MARK)])

    assert len(addresses) > 4
    assert set(addresses) == {"127.0.0.1"}


# ── As other programs see it ─────────────────────────────────────────────────────────────────────────

PROGRAM = """
import signal
import sys
from pathlib import Path
from ridotto.games.mascarade.play.header import mascarade
from ridotto.simulation import cluster_connection, play_on_cluster
from compiled.proc_processes import are_gone, listening_at, processes_with
from compiled.watched import Book, watched

signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may have it ignored
six = mascarade(6, seed=0)
cluster_connection.WAIT = 60

def play(address, header=six):
    for block in play_on_cluster(header, 5000, 3, address=address):
        print(block.start, block.winners.sum(), block.scores.sum(), flush=True)
"""


def program(script: str, *args: str, **environment: str) -> subprocess.Popen[str]:
    """Another program, in a terminal of its own."""
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", PROGRAM + script, *args],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, PATHS)), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def guest(script: str, *args: str) -> subprocess.Popen[str]:
    """A program that may talk to our Ray."""
    known = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN, "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
    return program(script, *args, **known)


def what_it_prints() -> str:
    """The same lines, from games played here."""
    blocks = play_in_blocks(SIX, 5000, 3)
    return "".join(f"{block.start} {block.winners.sum()} {block.scores.sum()}\n" for block in blocks)


def test_a_program_plays_on_a_cluster_by_its_address_and_leaves_it_as_it_was(here):
    visit = guest("play(sys.argv[1])", here)

    assert visit.communicate() == (what_it_prints(), "")
    assert same(on_cluster(SIX, 5), by_hand(SIX, 5))


def test_stopping_a_program_stops_what_it_asked_for(here, book: Book):
    book.ask_for("a victim")
    visit = guest("play(sys.argv[1], watched(six, Book(Path(sys.argv[2]))))", here, str(book.home))
    victim = book.wait_for("victim")
    os.killpg(visit.pid, signal.SIGINT)
    _, said = visit.communicate()

    assert said.splitlines()[-1] == "KeyboardInterrupt"
    assert "ray.exceptions" not in said
    book.wait_until(lambda: is_gone(victim.pid))
    assert same(on_cluster(SIX, 5), by_hand(SIX, 5))


@on_linux
def test_a_ray_of_our_own_prints_nothing_and_goes_with_the_program(book: Book):
    own = program_with_its_own_ray(book)
    os.kill(book.wait_for("victim").pid, signal.SIGKILL)

    assert own.communicate() == (what_it_prints(), "")
    assert are_gone(str(book.home))
    assert len(book.read("begun")) == 5 + 1


@on_linux
def test_a_ray_of_our_own_goes_with_a_program_that_is_stopped(book: Book):
    own = program_with_its_own_ray(book)
    book.wait_for("victim")
    os.killpg(own.pid, signal.SIGINT)
    _, said = own.communicate()

    assert said.splitlines()[-1] == "KeyboardInterrupt"
    assert are_gone(str(book.home))


def program_with_its_own_ray(book: Book) -> subprocess.Popen[str]:
    """One of its workers will be held up."""
    book.ask_for("a victim")
    script = "play('local', watched(six, Book(Path(sys.argv[1]))))"
    return program(script, str(book.home), RIDOTTO_TEST=str(book.home))


def test_an_address_without_a_ray_gets_one_sentence():
    with socket.create_server(("127.0.0.1", 0)) as deaf, socket.create_server(("127.0.0.1", 0)) as closed:
        mute, nobody = (f"127.0.0.1:{each.getsockname()[1]}" for each in (deaf, closed))
        closed.close()
        addresses = [nobody, f"ray://{nobody}", mute, "auto", "nonsense", "host:port", "[::1]:99999"]
        script = """
cluster_connection.WAIT = 2
for address in sys.argv[1:]:
    try:
        play(address)
    except ValueError as trouble:
        print(type(trouble).__name__, trouble)
"""
        printed, said = program(script, *addresses, RAY_ADDRESS=mute).communicate()

    known = 'the address of a Ray cluster is "auto", "local", host:port or ray://host:port, not'
    assert said == ""
    assert printed.replace("ClusterTrouble ", "").splitlines() == [
        f"no Ray cluster answers at {nobody}; check the address",
        f"no Ray cluster answers at ray://{nobody}; check the address",
        f"no Ray cluster answers at {mute}; check the address",
        "no Ray is running on this machine; start one with ray start --head, or give its address",
        f"{known} nonsense",
        f"{known} host:port",
        "no Ray cluster answers at [::1]:99999; check the address",
    ]


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(ClusterTrouble, match=r'pip install "ridotto\[cluster\]"$'):
        play_on_cluster(SIX, 1, address="auto")


def test_ray_is_imported_only_for_a_cluster():
    script = "import sys, ridotto.simulation; print('ray' in sys.modules)"

    assert subprocess.check_output([sys.executable, "-c", script], text=True) == "False\n"
