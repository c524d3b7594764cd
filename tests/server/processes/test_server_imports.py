"""A server process has no Numba in it, whatever is played there: bots that need it run in other processes."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from harness.client import TIMEOUT
from harness.server_process import serve_command
from ridotto.games.registry import FOLDERS

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="reads what a process has loaded from /proc"),
]
COMPILED_CODE = ("llvmlite", "numba", "numpy")
DECISIONS = 12
"""Enough for everything that bots need to be loaded."""


async def test_a_server_on_which_every_game_is_played_has_never_loaded_numba(tmp_path: Path):
    with serve_command(tmp_path / "ridotto.db", "--bot-processes", "1") as server:
        for game in FOLDERS:
            host = await server.client("Ann")
            bots = ("random", "random", "random")
            code = await host.opens(bots, sit=False, begin=True, game=game, players=3, pace="instant")
            async with asyncio.timeout(TIMEOUT), host.connect(code) as socket:
                await host.hears(socket, lambda message: message.get("decision", 0) >= DECISIONS)
        loaded = Path(f"/proc/{server.process.pid}/maps").read_text("utf-8")

    assert "msgspec" in loaded
    assert [name for name in COMPILED_CODE if f"/{name}/" in loaded] == []


def test_neither_the_server_nor_a_bot_process_imports_numba() -> None:
    modules = ("bots.pool.pool", "bots.pool.worker", "server.tables.thinking_time")
    imports = "import sys; " + "; ".join(f"import ridotto.{module}" for module in modules)
    done = subprocess.run(
        [sys.executable, "-c", f"{imports}; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        check=False,
    )

    assert done.returncode == 0
