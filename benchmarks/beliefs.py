"""How long it takes to learn something: microseconds for one event at the largest tables, best of three.

Run it with `python benchmarks/beliefs.py`. Machines are noisy: compare rows of one run, not runs.
"""

import platform
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from time import process_time

import numba
import numpy as np

from ridotto.bots.honest import Bluffer, Honest
from ridotto.bots.party import Party
from ridotto.events import Event
from ridotto.grimm import events as grimm
from ridotto.mascarade.events import Kind
from ridotto.play import open_game
from ridotto.play.header import mascarade
from ridotto.seats import EVERYONE, SPECTATOR
from ridotto.simulation import GrimmBeliefs, MascaradeBeliefs, header_of
from ridotto.simulation.beliefs import LIMIT

ROUNDS = 3
TIMES = 2000
PLAYERS = 13
ME = 12
"""Nobody touches this player's card, so that it can be looked at again and again."""
GAMES = 20
DEALT = [Event(Kind.DEALT, 0, place, secret=place, audience=EVERYONE) for place in range(PLAYERS)]


def hidden_swaps(seed: int = 1) -> Iterator[Event]:
    """Others swap or pretend, without end."""
    whim = Random(seed)
    while True:
        a, b = whim.sample(range(ME), 2)
        yield Event(Kind.HANDLED, a, a, b)


def beliefs_of(worlds: int) -> tuple[MascaradeBeliefs, Event]:
    """Beliefs with at least so many worlds, and the swap by which it came to that: again, it adds none."""
    beliefs = MascaradeBeliefs(ME, PLAYERS, range(PLAYERS))
    beliefs.watch(DEALT)
    for swap in hidden_swaps():
        beliefs.watch([swap])
        if len(beliefs.worlds()[0]) >= worlds or not beliefs.exact:
            return beliefs, swap
    raise AssertionError


def microseconds(beliefs: MascaradeBeliefs | GrimmBeliefs, events: Sequence[Event]) -> float:
    """For one event, told by itself, of these in turn."""
    beliefs.watch(events)
    best = float("inf")
    for _ in range(ROUNDS):
        lines = [[event] for event in islice(cycle(events), TIMES)]
        began = process_time()
        for line in lines:
            beliefs.watch(line)
        best = min(best, process_time() - began)
    return best / TIMES * 1e6


def mascarade_row(worlds: int) -> str:
    """What each kind of news takes with so many worlds."""
    beliefs, swap = beliefs_of(worlds)
    at_the_limit = not beliefs.exact
    times = [
        microseconds(beliefs, list(islice(hidden_swaps(2), 500)) if at_the_limit else [swap]),
        microseconds(beliefs, [Event(Kind.HANDLED, ME, ME, 0, secret=1, audience=EVERYONE)] * 2),
        microseconds(beliefs, [Event(Kind.ANNOUNCED, 0, 0, n=3), Event(Kind.ANNOUNCED, 1, 1, n=4)]),
        microseconds(beliefs, [Event(Kind.PASSED, 2, n=3), Event(Kind.CLAIMED, 2, 2, n=3)]),
        microseconds(beliefs, [Event(Kind.LOOKED, ME, ME, secret=ME, audience=EVERYONE)]),
    ]
    left = len(beliefs.worlds()[0])
    name = f"{left} worlds{', the limit' if at_the_limit else ''}"
    return f"{name:<24}" + "".join(f"{time:>14.1f}" for time in times)


def whole_games() -> tuple[float, float]:
    """For one event of whole games of bots, and what part of them stays exact to the end."""
    start = mascarade(PLAYERS, seed=0)
    exact, told, spent = 0, 0, 0.0
    for number in range(GAMES):
        game = Party.of(open_game(header_of(start, 1, number)), [Honest, Bluffer]).play_out()
        seen = game.events(0)
        beliefs = MascaradeBeliefs(0, PLAYERS, sorted(start.cards))
        began = process_time()
        beliefs.watch(seen)
        spent += process_time() - began
        told += len(seen)
        exact += beliefs.exact
    return spent / told * 1e6, exact / GAMES


def grimm_row(viewer: int, name: str) -> str:
    """What each kind of news takes at a ball of five."""
    beliefs = GrimmBeliefs(viewer, 5)
    beliefs.watch([grimm_event(grimm.Kind.ROUND), grimm_event(grimm.Kind.DEALT, secret=7, audience=1)])
    deals = len(beliefs.worlds()[0])
    turn = [grimm_event(grimm.Kind.TURN, 1), grimm_event(grimm.Kind.KEPT, 1, n=3)]
    kept = 2 * microseconds(beliefs, turn)
    marker = microseconds(beliefs, [grimm_event(grimm.Kind.MARKED, 1, n=0)])
    return f"{f'{deals} deals, {name}':<24}{kept:>14.1f}{marker:>14.1f}"


def grimm_event(kind: int, who: int = 0, **rest: int) -> Event:
    """An event at the ball."""
    return Event(kind, who, **rest)


def main() -> None:
    """Measure and print."""
    print(f"Python {platform.python_version()}, Numba {numba.__version__}, NumPy {np.__version__}")
    print("\nMascarade, 13 players: microseconds for one event")
    heads = ("hidden swap", "own swap", "announcement", "answer", "card seen")
    print(" " * 24 + "".join(f"{head:>14}" for head in heads))
    for worlds in (64, 512, 2 * LIMIT):
        print(mascarade_row(worlds))
    each, exact = whole_games()
    print(f"whole games of bots: {each:.1f} for an event; {exact:.0%} of them exact to the end")
    print("\nThe Grimm Masquerade, 5 players: microseconds for one event")
    print(" " * 24 + f"{'kept or given':>14}{'marker':>14}")
    print(grimm_row(0, "a player"))
    print(grimm_row(SPECTATOR, "a watcher"))


if __name__ == "__main__":
    main()
