"""Progress bars."""

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
    """A bar on stderr, if that is a terminal."""
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
