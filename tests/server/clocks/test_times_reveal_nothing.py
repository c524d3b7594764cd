"""How long bots take depends on nothing secret, in any game: neither on cards nor on how long they search."""

from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from harness.amounts import examples
from ridotto.bots.bot import options_of
from ridotto.bots.pool.messages import BotQuestion
from ridotto.bots.registry import searchers
from ridotto.games.registry import find_game, games
from ridotto.server.tables import clocks as clocks_of_tables
from ridotto.server.tables.thinking_time import WAVE, needed
from server.clocks.bot_times import BotTable, TimedDecision, timed_decisions

pytestmark = pytest.mark.anyio
QUICK = 90
"""Milliseconds that a bot computes at most, if it is no searcher."""


class Public(NamedTuple):
    """What everybody knows about a decision before it is made."""

    number: int
    phase: str
    bot: str
    follows_a_bot: bool
    """Whether a bot has just answered the same announcement."""


class ThinkingBots:
    """Bots that move at random, and compute for longer or shorter, depending on what they alone know."""

    def __init__(self, seed: int, hurried: bool) -> None:
        self.random, self.hurried = Random(seed), hurried
        self.table: BotTable | None = None

    def look(self, table: BotTable) -> None:
        self.table = table

    async def answer(self, asked: BotQuestion) -> int:
        assert self.table is not None
        if self.hurried:
            assert self.table.clocks.hurried.begin(self.table.live, "ann")
        most = 1000 * find_seconds(asked) if needed(asked.bot) else QUICK
        secret = Random(msgspec.json.encode(asked.view)).random()
        self.table.clock.passes(secret * most / 1000)
        return self.random.choice(options_of(asked.view))


def find_seconds(asked: BotQuestion) -> float:
    return searchers(asked.game)[asked.bot].seconds


def bots_of(game: str) -> tuple[str, ...]:
    """Quick ones, and a searcher if the game has one."""
    return ("random", *list(searchers(game))[:1], "random", "random")


async def played(folder: Path, game: str, seed: int, hurried: bool = False) -> list[TimedDecision]:
    bots = ThinkingBots(seed, hurried)
    return await timed_decisions(folder, seed, bots, bots_of(game), bots.look, 40, game=game)


def times(game: str, decisions: list[TimedDecision]) -> dict[Public, int]:
    """How long the bots' decisions took, by what everybody knew before."""
    waves, bots = find_game(game).play.wave_phases, ("", *bots_of(game))
    found, before = {}, None
    for number, each in enumerate(decisions):
        follows = before is not None and before.by == "bot" and {before.phase, each.phase} <= waves
        if each.by == "bot":
            found[Public(number, each.phase, bots[each.player], follows)] = each.took
        before = each
    return found


async def differences(folder: Path, game: str, hurried: bool = False) -> list[Public]:
    """Decisions that took another time in another game, though nothing that was known differed."""
    first, found = times(game, await played(folder, game, 1, hurried)), []
    for seed in range(2, examples(3, 25)):
        other = times(game, await played(folder, game, seed, hurried))
        found += [public for public in first.keys() & other.keys() if first[public] != other[public]]
    return found


@pytest.mark.parametrize("hurried", [False, True], ids=["usual", "hurried"])
@pytest.mark.parametrize("game", games())
async def test_in_games_with_other_hidden_cards_bots_take_the_same_times(
    tmp_path: Path, game: str, hurried: bool
):
    assert await differences(tmp_path, game, hurried) == []


@pytest.mark.parametrize("game", games())
async def test_this_notices_bots_that_answer_as_soon_as_they_know(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(clocks_of_tables, "answered_after", lambda _, thought: thought)

    assert await differences(tmp_path, game) != []


@pytest.mark.parametrize("game", games())
async def test_hurried_bots_do_not_pause(tmp_path: Path, game: str):
    quick = [
        took
        for public, took in times(game, await played(tmp_path, game, 1, hurried=True)).items()
        if not needed(public.bot)
    ]

    assert len(quick) > 10
    assert max(quick) <= WAVE["brisk"] + 5
