"""How far something has come, for somebody who waits."""

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)


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
