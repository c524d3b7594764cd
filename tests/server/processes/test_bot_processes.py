"""Bots run in worker processes: whatever happens to one, the server and the other tables go on."""

import asyncio
import logging
import os
import pickle
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from harness.bot_processes import is_alive, question_for, wait_until, with_bot_processes
from harness.misbehaving_bots import OddBot
from ridotto.bots.pool.pool import MAX_STRIKES
from ridotto.bots.pool.worker_handle import WorkerHandle
from ridotto.bots.registry import find_bot, quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.games.grimm import GrimmOptions
from ridotto.games.registry import games
from ridotto.play import Game
from ridotto.play.game import timeout_move

TESTS = Path(__file__).parents[2]
KINDS = [kind.__name__ for kind in OddBot.__subclasses__()]


@pytest.fixture
def diary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where odd bots are installed, and write down what they hear."""
    facts = tmp_path / "misbehaving_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1.0\n")
    entries = [f"{game}.{kind} = misbehaving_bots:{kind}" for game in games() for kind in KINDS]
    (facts / "entry_points.txt").write_text("\n".join(["[ridotto.bots]", *entries]))
    shutil.copy(TESTS / "harness" / "misbehaving_bots.py", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("DIARY", str(tmp_path))
    return tmp_path


def a_game() -> Game:
    return Game.mascarade(4, seed=2, first=0)


async def play_out(bots, game: Game, names: list[str], code: str = "MOON") -> Game:
    """Play a game to its end, cautiously for bots that do not."""
    while not game.over:
        move = await bots.answer(question_for(game, names[game.decider % len(names)], code))
        game.play(timeout_move(game) if move is None else move)
    return game


# ── Bots as they should be ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("rules", "new"),
    [
        ("mascarade", lambda: Game.mascarade(5, edition=2, seed=7)),
        ("mascarade", lambda: Game.mascarade(2, seed=8)),
        ("grimm", lambda: Game.grimm(4, seed=9, options=GrimmOptions(True, True, True))),
    ],
    ids=["second edition", "two players", "Grimm"],
)
def test_bots_in_worker_processes_play_the_same_games_as_bots_in_this_one(rules, new):
    names = list(quick_bots(rules))

    played = with_bot_processes(lambda bots: play_out(bots, new(), names))

    assert played.over
    assert played.moves == Party.of(new(), [find_bot(name, rules) for name in names]).play_out().moves


def test_a_bot_receives_exactly_what_its_player_saw_and_nothing_twice(diary):
    game = a_game()

    async def play(bots) -> list[int]:
        for _ in range(12):
            asked_now = question_for(game, "writing")
            game.play(await bots.answer(asked_now))
        return [asked_now]

    (last,) = with_bot_processes(play)

    invitation, seed, told, view, _ = pickle.loads((diary / str(last.seat.player)).read_bytes())
    assert len(told) > 1
    assert [event for news in told for event in news] == last.events
    assert all(event == event.seen_by(last.seat.player) for event in last.events)
    assert (invitation, seed, view) == (last.invitation, last.seed, last.view)


def test_tables_do_not_mix_and_several_processes_share_them():
    async def play(bots) -> tuple[list[Game], int]:
        codes = ["MOON", "STAR", "MASK", "FAN"]
        games = [Game.mascarade(4, seed=seed) for seed, _ in enumerate(codes)]
        await asyncio.gather(*map(play_out, [bots] * 4, games, [["bluffer"]] * 4, codes))
        return games, len(set(bots.process_ids))

    games, processes = with_bot_processes(play, processes=2)

    assert processes == 2
    for seed, game in enumerate(games):
        alone = Party.of(Game.mascarade(4, seed=seed), [find_bot("bluffer")]).play_out()
        assert game.moves == alone.moves


def test_a_bot_dropped_by_its_worker_is_rebuilt_with_everything_it_saw(diary, monkeypatch):
    monkeypatch.setattr("ridotto.bots.pool.worker_handle.MAX_BOTS", 2)
    game = a_game()

    async def play(bots) -> object:
        while len(game.moves) < 12 or game.decider != 0:
            last = question_for(game, "writing")
            game.play(await bots.answer(last))
        last = question_for(game, "writing")
        await bots.answer(last)
        return last

    last = with_bot_processes(play)

    told = pickle.loads((diary / "0").read_bytes())[2]
    assert told == [last.events]


def test_a_slow_bot_does_not_hold_up_a_quick_one(diary):
    async def ask(bots) -> tuple[int | None, bool, int | None]:
        slow = asyncio.create_task(bots.answer(question_for(a_game(), "patient", "MOON")))
        quick = await bots.answer(question_for(a_game(), "honest", "STAR"))
        is_thinking = not slow.done()
        (diary / "go").touch()
        return quick, is_thinking, await slow

    quick, is_thinking, slow = with_bot_processes(ask)

    assert quick in a_game().legal()
    assert is_thinking
    assert slow == a_game().legal()[-1]


def test_another_bot_on_the_same_seat_starts_from_nothing(diary):
    async def ask(bots) -> list[int | None]:
        return [await bots.answer(question_for(a_game(), bot)) for bot in ("honest", "talking")]

    first, second = with_bot_processes(ask)

    assert first in a_game().legal()
    assert second == a_game().legal()[-1]


# ── Bots as they should not be ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("bot", ["busy", "breathless", "sleepy", "dying", "shouting"])
def test_a_bot_that_is_stuck_or_kills_its_process_is_replaced_and_the_game_goes_on(diary, bot, caplog):
    async def play(bots) -> tuple[int | None, Game, list[int]]:
        before = bots.process_ids
        none = await bots.answer(question_for(a_game(), bot))
        game = await play_out(bots, a_game(), [bot, "honest"])
        return none, game, before + bots.process_ids

    with caplog.at_level(logging.WARNING, "ridotto.bots"):
        none, game, ids = with_bot_processes(play, limit=0.5)

    assert none is None
    assert game.over
    assert len(set(ids)) == 2
    assert caplog.text.count(f"bot '{bot}'") == MAX_STRIKES, "after that it is not asked any more"
    assert f"bot '{bot}' at table MOON gave no answer: " in caplog.text
    assert "its process is replaced" in caplog.text or "which is replaced" in caplog.text


@pytest.mark.parametrize("bot", ["failing", "leaving", "greedy", "cheating", "confused", "no-such-bot"])
def test_a_bot_that_fails_gives_no_answer_and_the_process_goes_on(diary, bot, caplog):
    async def ask(bots) -> tuple[list[int | None], list[int]]:
        before = bots.process_ids
        answers = [await bots.answer(question_for(a_game(), name)) for name in (bot, bot, bot, "talking")]
        return answers, before + bots.process_ids

    answers, ids = with_bot_processes(ask)

    assert answers == [None, None, None, a_game().legal()[-1]]
    assert len(set(ids)) == 1


@pytest.fixture
def stuck_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that never answer are given up after a second; on a busy machine all others may take longer."""
    bad = {"busy", "breathless", "dying"}
    monkeypatch.setattr(WorkerHandle, "limit_of", lambda _, asked: 1.0 if asked.bot in bad else 60.0)


@pytest.mark.usefixtures("stuck_soon")
def test_it_is_the_same_on_the_loop_that_the_server_runs_on(diary):
    uvloop = pytest.importorskip("uvloop", reason="Windows has none")

    async def ask(bots) -> tuple[list[int | None], int]:
        answers = await asyncio.gather(
            *(bots.answer(question_for(a_game(), bot, bot)) for bot in ("busy", "dying", "slow", "failing"))
        )
        return answers, bots.process_ids[0]

    answers, process = with_bot_processes(ask, run=uvloop.run)

    assert answers == [None, None, a_game().legal()[-1], None]
    assert not is_alive(process)


def test_a_bot_that_failed_begins_anew(diary):
    game = a_game()

    async def ask(bots) -> list[int | None]:
        return [await bots.answer(question_for(game, "fickle")) for _ in range(2)]

    assert with_bot_processes(ask) == [None, game.legal()[-1]]


def test_the_text_of_a_bots_error_is_not_logged(diary, caplog):
    with caplog.at_level(logging.DEBUG):
        with_bot_processes(lambda bots: bots.answer(question_for(a_game(), "failing")))

    assert "gave no answer: RuntimeError" in caplog.text
    assert "I have seen" not in caplog.text


def test_what_a_bot_prints_is_ignored(diary, capfd):
    answer = with_bot_processes(lambda bots: bots.answer(question_for(a_game(), "talking")))

    assert answer == a_game().legal()[-1]
    assert capfd.readouterr() == ("", "")


@pytest.mark.usefixtures("stuck_soon")
@pytest.mark.parametrize("bot", ["busy", "breathless", "dying"])
def test_only_the_table_of_a_bad_bot_notices_it(diary, bot):
    async def play(bots) -> tuple[int | None, Game, list[int | None]]:
        bad = asyncio.create_task(bots.answer(question_for(a_game(), bot, "MOON")))
        game = asyncio.create_task(play_out(bots, a_game(), ["bluffer"], "STAR"))
        answers = []
        while not bad.done():
            answers.append(await bots.answer(question_for(a_game(), "slow", "MASK")))
        return await bad, await game, answers

    none, game, answers = with_bot_processes(play)

    assert none is None
    assert game.moves == Party.of(a_game(), [find_bot("bluffer")]).play_out().moves
    assert set(answers) == {a_game().legal()[-1]}


def test_bots_that_time_out_together_are_judged_one_by_one(diary):
    """One lets nobody breathe, and the others have begun when it does; so they are late together."""

    async def ask(bots) -> list[int | None]:
        slow = [asyncio.create_task(bots.answer(question_for(a_game(), "slow", code))) for code in "ABC"]
        while sum(waiting.begun.is_set() for waiting in bots._workers[0]._open.values()) < 3:
            await asyncio.sleep(0.01)
        breathless = await bots.answer(question_for(a_game(), "breathless", "D"))
        return [breathless, *await asyncio.gather(*slow)]

    assert with_bot_processes(ask, limit=4.0) == [None, *[a_game().legal()[-1]] * 3]


def test_a_bot_that_kills_its_worker_is_identified_and_the_others_answer(diary):
    async def ask(bots) -> list[int | None]:
        return await asyncio.gather(
            *(
                bots.answer(question_for(a_game(), bot, code))
                for bot, code in zip(bad_and_good, "ABCD", strict=True)
            )
        )

    bad_and_good = ["slow", "dying", "slow", "slow"]
    last = a_game().legal()[-1]

    assert with_bot_processes(ask) == [last, None, last, last]


def test_a_caller_waits_no_longer_than_asked_and_the_bot_is_not_blamed(diary):
    game = a_game()

    async def ask(bots) -> tuple[int | None, int | None, list[int]]:
        before = bots.process_ids
        impatient = await bots.answer(question_for(game, "slow", within=0.01))
        patient = await bots.answer(question_for(game, "slow"))
        return impatient, patient, before + bots.process_ids

    impatient, patient, ids = with_bot_processes(ask)

    assert (impatient, patient) == (None, game.legal()[-1])
    assert len(set(ids)) == 1


# ── The processes themselves ─────────────────────────────────────────────────────────────────────────


def test_a_killed_worker_is_replaced_and_told_everything_again(diary):
    game = a_game()

    async def play(bots) -> tuple[int, int, object]:
        (first,) = bots.process_ids
        for _ in range(5):
            game.play(await bots.answer(question_for(game, "writing")))
        os.kill(first, signal.SIGKILL)
        last = question_for(game, "writing")
        assert await bots.answer(last) is not None
        return first, *bots.process_ids, last

    first, second, last = with_bot_processes(play)

    *_, told, _, process = pickle.loads((diary / str(last.seat.player)).read_bytes())
    assert first != second == process
    assert told == [last.events]


def test_closing_the_server_ends_its_workers_even_while_bots_think(diary):
    async def close(bots) -> tuple[int | None, list[int]]:
        thinking = asyncio.create_task(bots.answer(question_for(a_game(), "sleepy")))
        while not (diary / "sleeper").exists() or not (diary / "sleeper").read_text():
            await asyncio.sleep(0.01)
        ids = bots.process_ids
        await bots.close()
        assert await bots.answer(question_for(a_game(), "honest")) is None
        return await thinking, ids

    none, ids = with_bot_processes(close)

    assert none is None
    assert not any(map(is_alive, ids))
    wait_until(lambda: not is_alive(int((diary / "sleeper").read_text())))


def test_ctrl_c_in_the_terminal_reaches_only_the_server():
    async def interrupt(bots) -> tuple[int, int, int | None]:
        (process,) = bots.process_ids
        os.kill(process, signal.SIGINT)
        move = await bots.answer(question_for(a_game(), "honest"))
        return process, *bots.process_ids, os.getsid(process), move

    before, after, session, move = with_bot_processes(interrupt)

    assert before == after == session
    assert move in a_game().legal()


KILLED = """
import asyncio, sys
from harness.bot_processes import question_for
from ridotto.games.registry import games
from ridotto.play import Game
from ridotto.bots.pool.pool import BotPool

async def serve():
    bots = BotPool(2, float(sys.argv[2]))
    await bots.open()
    print(*bots.process_ids, flush=True)
    await bots.answer(question_for(Game.mascarade(4, seed=2), sys.argv[1]))

asyncio.run(serve())
"""


def kill_the_server(while_it_asks: str, limit: float, diary: Path, file: str) -> list[int]:
    """A server that is killed while a bot thinks: the bot processes, and the one the bot wrote down."""
    path = os.pathsep.join(filter(None, [*sys.path, str(TESTS)]))
    server = subprocess.Popen(
        [sys.executable, "-c", KILLED, while_it_asks, str(limit)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    ids = [int(word) for word in server.stdout.readline().split()]
    wait_until(lambda: (diary / file).exists() and (diary / file).read_text() != "")
    server.kill()
    server.communicate()
    return [*ids, int((diary / file).read_text())]


def test_a_server_that_is_killed_leaves_no_process_behind(diary):
    ids = kill_the_server("sleepy", 60.0, diary, "sleeper")

    assert len(set(ids)) == 3
    wait_until(lambda: not any(map(is_alive, ids)))


def test_even_a_bot_in_a_busy_loop_ends_with_the_server(diary):
    ids = kill_the_server("breathless", 1.0, diary, "breathless")

    assert len(set(ids)) == 2
    wait_until(lambda: not any(map(is_alive, ids)))


def test_without_a_worker_that_gets_ready_bots_give_no_answer(monkeypatch):
    monkeypatch.setattr("ridotto.bots.pool.worker_handle.PROCESS", ("-c", "print('good evening')"))

    assert with_bot_processes(lambda bots: bots.answer(question_for(a_game(), "honest"))) is None
