"""Bots that answer an announcement in a row do so as one wave, at times that reveal nothing."""

from itertools import pairwise
from pathlib import Path

import pytest

from harness.amounts import examples
from ridotto.bots.bot import options_of
from ridotto.bots.pool.messages import BotQuestion
from ridotto.games.mascarade.rules.moves import ANNOUNCE, PASS, kind_of
from ridotto.server.tables.thinking_time import WAVE
from server.clocks.bot_times import TimedDecision, timed_decisions

pytestmark = pytest.mark.anyio
DECISIONS = 60


class PassingBots:
    """Bots that do not look at their cards: they announce the first mask, and pass."""

    async def answer(self, asked: BotQuestion) -> int:
        options = options_of(asked.view)
        wanted = [move for move in options if move == PASS or kind_of(move) == ANNOUNCE]
        return wanted[0] if wanted else options[-1]


async def play(directory: Path, seed: int, bots: int = 5) -> list[TimedDecision]:
    """A game whose first player is the person."""
    return await timed_decisions(directory, seed, PassingBots(), ("honest",) * bots, most=DECISIONS)


async def test_the_first_bot_that_answers_thinks_and_the_others_follow_at_once(tmp_path: Path):
    pairs = list(pairwise(await play(tmp_path, 1)))
    answers = [(before, now) for before, now in pairs if now.phase == "answer" and now.by == "bot"]
    follow = [now.took for before, now in answers if before.phase == "answer" and before.by == "bot"]
    begin = [now.took for before, now in answers if before.phase != "answer" or before.by != "bot"]

    assert len(follow) > 10
    assert max(follow) <= WAVE["relaxed"] + 5
    assert min(begin) > 2 * WAVE["relaxed"]


async def test_bots_in_a_wave_answer_in_the_order_of_their_seats(tmp_path: Path):
    for before, now in pairwise(await play(tmp_path, 1)):
        if before.phase == now.phase == "answer":
            assert (now.player - before.player) % 6 in (1, 2), "only who announced is left out"


async def test_games_that_differ_only_in_hidden_cards_take_the_same_times(tmp_path: Path):
    first = await play(tmp_path, 1)
    for seed in range(2, examples(4, 20)):
        assert await play(tmp_path, seed) == first
