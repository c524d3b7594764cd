"""How much a page's main thread works while something moves, out of a trace of the browser.

A frame begins when the main thread begins to make one; where it makes none, because the compositor moves
things alone, a frame begins a sixtieth of a second after the one before. It is animated if an animation or a
transition runs in it that comes to an end: the candles, and what beckons until one decides, never do.

The work of a frame is the processor time of all tasks that begin in it. How long frames are held up is told
beside it: there a task that takes longer than a frame counts with its whole time in every frame that it
covers, because each of them has to wait for it.

An update of the screen is a frame that the main thread itself makes, because something has changed, together
with the tasks that follow within 50 ms; opening a question is one, though nothing moves.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

SECOND = 1_000_000
"""Traces count in microseconds."""
FRAME = SECOND / 60

Event = dict[str, Any]


class FrameWork(NamedTuple):
    """Milliseconds of work."""

    animated: list[float]
    """For each animated frame."""
    held_up: list[float]
    """The same, with tasks that began before the frame and go on in it."""
    updates: list[float]
    """For each update of the screen."""


class TracedTask(NamedTuple):
    """A task of the main thread, in microseconds; it ends when its processor time is over."""

    begin: float
    work: float

    @property
    def end(self) -> float:
        return self.begin + self.work


def work_in(events: list[Event]) -> FrameWork:
    """The work of the main thread of the page."""
    threads = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    mine = [each for each in events if (each["pid"], each["tid"]) in threads]
    tasks = outermost(each for each in mine if each["name"].endswith("::RunTask") and "tdur" in each)
    made = sorted(each["ts"] for each in mine if each["name"] == "AnimationFrame" and each["ph"] == "b")
    begins = frame_begins([task_at(tasks, ts) for ts in made])
    moving = list(animations(mine))
    return FrameWork(
        work_while(tasks, begins, moving, lambda task: task.begin),
        work_while(tasks, begins, moving, lambda task: task.end),
        work_after(tasks, made),
    )


def outermost(tasks: Iterable[Event]) -> list[TracedTask]:
    """Tasks that are not part of others."""
    found: list[TracedTask] = []
    end = 0.0
    for each in sorted(tasks, key=lambda each: each["ts"]):
        if each["ts"] >= end:
            found.append(TracedTask(each["ts"], each["tdur"]))
            end = each["ts"] + each["dur"]
    return found


def task_at(tasks: Sequence[TracedTask], ts: float) -> float:
    """When the task began that runs at this moment."""
    index = bisect_right(tasks, ts, key=lambda task: task.begin) - 1
    return tasks[index].begin if index >= 0 else ts


def frame_begins(made: Sequence[float]) -> list[float]:
    """When each frame begins: those that the main thread makes, and those between."""
    begins: list[float] = []
    for begin in made:
        while begins and begin - begins[-1] > 1.5 * FRAME:
            begins.append(begins[-1] + FRAME)
        if not begins or begin > begins[-1]:
            begins.append(begin)
    return begins


def animations(events: Iterable[Event]) -> Iterator[tuple[float, float]]:
    """When an animation that ends began, and when it was over."""
    begun: dict[str, float] = {}
    for each in sorted((each for each in events if each["name"] == "Animation"), key=lambda each: each["ts"]):
        identity = str(each.get("id2", each.get("id")))
        if each["ph"] == "b" and not is_endless(each):
            begun[identity] = each["ts"]
        elif each["ph"] == "e" and identity in begun:
            yield begun.pop(identity), each["ts"]


def is_endless(animation: Event) -> bool:
    name = animation["args"]["data"].get("displayName", "")
    return name.endswith(("-flicker", "-breathe", "-beckon"))


def work_while(
    tasks: Iterable[TracedTask],
    begins: Sequence[float],
    moving: Iterable[tuple[float, float]],
    until: Callable[[TracedTask], float],
) -> list[float]:
    """For each frame in which something moves: the tasks that begin in it, or go on in it until then."""
    work = [0.0] * len(begins)
    for task in tasks:
        for frame in frames_between(begins, task.begin, until(task)):
            work[frame] += task.work / 1000
    animated = {frame for begin, end in moving for frame in frames_between(begins, begin, end)}
    return [work[frame] for frame in sorted(animated)]


def frames_between(begins: Sequence[float], begin: float, end: float) -> range:
    """The frames that have a part in this time, at least the one in which it begins."""
    first = max(0, bisect_right(begins, begin) - 1)
    return range(first, max(first + 1, bisect_left(begins, end)))


def work_after(tasks: Iterable[TracedTask], made: Sequence[float]) -> list[float]:
    """For each frame that the main thread makes: its own task, and those that follow within 50 ms."""
    work = dict.fromkeys(made, 0.0)
    for task in tasks:
        frame = bisect_right(made, task.end) - 1
        if frame >= 0 and task.begin - made[frame] < SECOND / 20:
            work[made[frame]] += task.work / 1000
    return list(work.values())
