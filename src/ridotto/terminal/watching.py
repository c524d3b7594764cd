"""Somebody watches while games are played, and may lose patience."""

from contextlib import suppress

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from ridotto.lab.run import Blocks
from ridotto.simulation.batch import Results


def watch(blocks: Blocks, games: int, about: str = "") -> list[Results]:
    """All games, or as many as somebody had the patience for: Ctrl-C keeps what was played."""
    done: list[Results] = []
    margin = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
        console=margin,
        transient=True,
        disable=not margin.is_terminal,
    )
    with bar, suppress(KeyboardInterrupt):
        task = bar.add_task(about, total=games)
        for block in blocks:
            done.append(block)
            bar.advance(task, len(block.winners))
    return done
