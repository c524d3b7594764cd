"""Somebody watches while games are played, and may lose patience."""

from argparse import Namespace
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

from ridotto.lab.run import Blocks, Order
from ridotto.simulation import ClusterTrouble, Endless, Results
from ridotto.terminal.files import BadRequest


def watch(order: Order, arguments: Namespace, about: str = "") -> list[Results]:
    """All games, or as many as somebody had the patience for: Ctrl-C keeps what was played."""
    try:
        return watched(order.play(arguments.threads, arguments.ray), order.games, about)
    except (ClusterTrouble, Endless) as error:
        raise BadRequest(str(error)) from None


def watched(blocks: Blocks, games: int, about: str) -> list[Results]:
    """The games as they come, with a bar that shows how many."""
    done: list[Results] = []
    with progress() as bar, suppress(KeyboardInterrupt):
        task = bar.add_task(about, total=games)
        for block in blocks:
            done.append(block)
            bar.advance(task, len(block.winners))
    return done


def progress() -> Progress:
    """A bar in the margin, if anybody can see it there."""
    margin = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
        console=margin,
        transient=True,
        disable=not margin.is_terminal,
    )
