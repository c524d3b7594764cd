"""Searchers search in the server's bot processes, and leave none behind."""

import shutil
from pathlib import Path

import pytest

from harness.bot_processes import is_alive, question_for, wait_until, with_bot_processes
from ridotto.play import Game

HERE = Path(__file__).parent


@pytest.fixture
def diary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a bot is installed that writes down how much it thought."""
    facts = tmp_path / "thoughtful_bot-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: thoughtful-bot\nVersion: 1.0\n")
    entry = "mascarade.thoughtful = thoughtful_bot:Thoughtful\n"
    (facts / "entry_points.txt").write_text(f"[ridotto.bots]\n{entry}")
    shutil.copy(HERE / "thoughtful_bot.py", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("DIARY", str(tmp_path))
    return tmp_path


def test_a_searcher_stays_within_the_memory_of_a_bot_process_and_leaves_nothing_behind(diary):
    game = Game.mascarade(4, seed=2, first=0)

    async def play(bots) -> tuple[int | None, list[int]]:
        return await bots.answer(question_for(game, "thoughtful", within=600.0)), bots.process_ids

    move, ids = with_bot_processes(play, limit=600.0)

    rollouts, worker = map(int, (diary / "search_result").read_text().split())
    assert move in game.legal()
    assert rollouts > 0
    assert not any(map(is_alive, ids))
    wait_until(lambda: not is_alive(worker))


def test_a_searcher_that_is_not_compiled_yet_still_answers():
    game = Game.mascarade(4, seed=2, first=0)

    async def play(bots) -> None:
        for _ in range(8):
            game.play(await bots.answer(question_for(game, "searcher-fast")))

    with_bot_processes(play)

    assert len(game.moves) == 8
