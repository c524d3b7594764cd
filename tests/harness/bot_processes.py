"""Bots that answer in worker processes."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeAlias, TypeVar

from ridotto.bots.bot import bot_seed
from ridotto.bots.pool.messages import BotQuestion, BotSeat
from ridotto.bots.pool.pool import BotPool
from ridotto.bots.registry import invitation
from ridotto.games.mascarade import Mascarade
from ridotto.play import Game

T = TypeVar("T")
Run: TypeAlias = Callable[[Coroutine[None, None, T]], T]


def question_for(game: Game, bot: str, code: str = "MOON", within: float = 60.0) -> BotQuestion:
    """What a bot is asked for the player who has to decide."""
    player = game.decider
    return BotQuestion(
        BotSeat(code, 1, player),
        bot,
        "mascarade" if isinstance(game.header, Mascarade) else "grimm",
        invitation(game.header, player),
        bot_seed(game.header.seed, player),
        game.events(player),
        game.view(player),
        game.seen_table(player),
        within,
    )


def with_bot_processes(
    do: Callable[[BotPool], Awaitable[T]],
    processes: int = 1,
    limit: float = 30.0,
    run: Run = asyncio.run,
) -> T:
    """Run something with open bot processes."""

    async def opened() -> T:
        bots = BotPool(processes, limit)
        await bots.open()
        try:
            return await do(bots)
        finally:
            await bots.close()

    return run(opened())


def is_alive(process_id: int) -> bool:
    """Whether the process runs; a zombie does not."""
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    try:
        with open(f"/proc/{process_id}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return os.path.exists("/proc/self/stat") is False


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(6000):
        if true():
            return
        time.sleep(0.01)
    raise TimeoutError
