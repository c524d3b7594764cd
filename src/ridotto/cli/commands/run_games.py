"""Playing many games with a progress bar; Ctrl-C ends them early."""

from argparse import Namespace
from contextlib import suppress

from ridotto.cli.files import BadInput
from ridotto.cli.screen.progress import progress
from ridotto.lab.run import Blocks, SimulationRequest
from ridotto.simulation import ClusterTrouble, Endless, Results


def watch(request: SimulationRequest, arguments: Namespace, about: str = "") -> list[Results]:
    """All games, or those that were played before Ctrl-C."""
    try:
        return watched(request.play(arguments.threads, arguments.ray), request.games, about)
    except (ClusterTrouble, Endless) as error:
        raise BadInput(str(error)) from None


def watched(blocks: Blocks, games: int, about: str) -> list[Results]:
    """The games as they come, with a bar that shows how many."""
    done: list[Results] = []
    with progress() as bar, suppress(KeyboardInterrupt):
        task = bar.add_task(about, total=games)
        for block in blocks:
            done.append(block)
            bar.advance(task, len(block.winners))
    return done
