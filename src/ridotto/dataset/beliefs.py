"""What players believed before each of their decisions, from what they had seen and nothing else."""

import numpy as np

from ridotto.dataset.columns import CERTAIN
from ridotto.events import Event
from ridotto.games.registry import game_of
from ridotto.play.header import Header
from ridotto.review.part import AnyViewpoint, review_part
from ridotto.simulation.compile.records import Numbers
from ridotto.simulation.results import Results


def beliefs_in(results: Results, header: Header) -> Numbers:
    """A row for each move of all games: the probabilities that its player gave, cell by cell."""
    recording, deciders, told = results.recording, results.deciders, results.told
    assert recording is not None
    assert deciders is not None
    assert told is not None
    rows: list[Numbers] = []
    first = 0
    for i in range(len(results.winners)):
        last = int(recording.ends[i, 1])
        whose = deciders[first:last].tolist()
        before = told[first:last].tolist()
        rows += beliefs_of(header, recording.events_of(i), whose, before, results.start + i)
        first = last
    return np.array(rows, np.uint16)


def beliefs_of(
    header: Header, events: list[Event], deciders: list[int], told: list[int], number: int
) -> list[Numbers]:
    """The same for one game; its number is the seed for beliefs with too many worlds to keep all."""
    new_viewpoint = review_part(game_of(header)).viewpoint
    viewpoints: dict[int, AnyViewpoint] = {who: new_viewpoint(header, who, number) for who in set(deciders)}
    heard = dict.fromkeys(viewpoints, 0)
    rows = []
    for who, before in zip(deciders, told, strict=True):
        viewpoints[who].watch(events[heard[who] : before])
        heard[who] = before
        rows.append((viewpoints[who].marginals().ravel() * CERTAIN).round().astype(np.int32))
    return rows
