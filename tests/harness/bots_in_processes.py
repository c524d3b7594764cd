"""Tables whose bots think next door."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeAlias, TypeVar

from ridotto.bots.bot import bot_seed
from ridotto.bots.registry import invitation
from ridotto.games.mascarade import Mascarade
from ridotto.play import Game
from ridotto.server.bots.messages import Asked, Guest
from ridotto.server.bots.pool import BotProcesses

T = TypeVar("T")
Run: TypeAlias = Callable[[Coroutine[None, None, T]], T]


def asked(game: Game, bot: str, code: str = "MOON", within: float = 60.0) -> Asked:
    """What whoever has to decide is asked, if a bot sits there."""
    player = game.decider
    return Asked(
        Guest(code, 1, player),
        bot,
        "mascarade" if isinstance(game.header, Mascarade) else "grimm",
        invitation(game.header, player),
        bot_seed(game.header.seed, player),
        game.events(player),
        game.view(player),
        within,
    )


def next_door(
    do: Callable[[BotProcesses], Awaitable[T]],
    processes: int = 1,
    limit: float = 30.0,
    run: Run = asyncio.run,
) -> T:
    """Do something with bot processes that are open."""

    async def opened() -> T:
        bots = BotProcesses(processes, limit)
        await bots.open()
        try:
            return await do(bots)
        finally:
            await bots.close()

    return run(opened())


def is_alive(process_id: int) -> bool:
    """Whether there is such a process, and not only its name on a list."""
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
