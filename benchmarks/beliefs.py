"""Time that beliefs need for one event at the largest tables, best of three."""

import sys
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from random import Random
from time import process_time
from typing import NamedTuple

from measure import ROUNDS
from ridotto.bots.table_of_bots import Party
from ridotto.events import Event
from ridotto.games.grimm.rules import events as grimm
from ridotto.games.mascarade.bots.card_beliefs import LIMIT
from ridotto.games.mascarade.bots.personalities import BOTS
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.events import Kind
from ridotto.play import open_game
from ridotto.seats import EVERYONE, SPECTATOR
from ridotto.simulation import GrimmBeliefs, MascaradeBeliefs, header_of
from times import Times

TIMES = 2000
PLAYERS = 13
ME = 12
"""No one swaps this player's card, so it can be looked at repeatedly."""
GAMES = 20
DEALT = [Event(Kind.DEALT, 0, place, secret=place, audience=EVERYONE) for place in range(PLAYERS)]


class BeliefTimes(NamedTuple):
    """Seconds per event, by kind of event and over whole games."""

    mascarade: list[Times]
    grimm: list[Times]
    whole: float
    """Per event, over whole games of Mascarade bots."""
    exact: float
    """Share of these games in which the beliefs stay exact to the end."""


def belief_times() -> BeliefTimes:
    """Measure beliefs in both games."""
    print("times: beliefs", file=sys.stderr, flush=True)
    at_mascarade = [mascarade_times(worlds) for worlds in (64, 512, 2 * LIMIT)]
    at_the_ball = [grimm_times(0, "a player"), grimm_times(SPECTATOR, "a watcher")]
    return BeliefTimes(at_mascarade, at_the_ball, *whole_games())


def hidden_swaps(seed: int = 1) -> Iterator[Event]:
    """An endless stream of events in which others swap or pretend."""
    rng = Random(seed)
    while True:
        a, b = rng.sample(range(ME), 2)
        yield Event(Kind.HANDLED, a, a, b)


def beliefs_of(worlds: int) -> tuple[MascaradeBeliefs, Event]:
    """Beliefs with at least this many worlds, and the last swap: repeating it adds no worlds."""
    beliefs = MascaradeBeliefs(ME, PLAYERS, range(PLAYERS))
    beliefs.watch(DEALT)
    for swap in hidden_swaps():
        beliefs.watch([swap])
        if len(beliefs.worlds()[0]) >= worlds or not beliefs.exact:
            return beliefs, swap
    raise AssertionError


def for_one(beliefs: MascaradeBeliefs | GrimmBeliefs, events: Sequence[Event]) -> float:
    """Seconds per event, each passed on its own."""
    beliefs.watch(events)
    best = float("inf")
    for _ in range(ROUNDS):
        lines = [[event] for event in islice(cycle(events), TIMES)]
        began = process_time()
        for line in lines:
            beliefs.watch(line)
        best = min(best, process_time() - began)
    return best / TIMES


def mascarade_times(worlds: int) -> Times:
    """Seconds per event with this many worlds, by kind of event."""
    beliefs, swap = beliefs_of(worlds)
    at_the_limit = not beliefs.exact
    news = {
        "hidden swap": list(islice(hidden_swaps(2), 500)) if at_the_limit else [swap],
        "own swap": [Event(Kind.HANDLED, ME, ME, 0, secret=1, audience=EVERYONE)] * 2,
        "announcement": [Event(Kind.ANNOUNCED, 0, 0, n=3), Event(Kind.ANNOUNCED, 1, 1, n=4)],
        "answer": [Event(Kind.PASSED, 2, n=3), Event(Kind.CLAIMED, 2, 2, n=3)],
        "card seen": [Event(Kind.LOOKED, ME, ME, secret=ME, audience=EVERYONE)],
    }
    took = {what: for_one(beliefs, events) for what, events in news.items()}
    left = len(beliefs.worlds()[0])
    return Times(f"{left:,} worlds{', the limit' if at_the_limit else ''}", took)


def whole_games() -> tuple[float, float]:
    """Seconds per event over whole games of bots, and the share of games that stay exact."""
    start = mascarade(PLAYERS, seed=0)
    exact, told, spent = 0, 0, 0.0
    for number in range(GAMES):
        game = Party.of(open_game(header_of(start, 1, number)), [BOTS["honest"], BOTS["bluffer"]]).play_out()
        seen = game.events(0)
        beliefs = MascaradeBeliefs(0, PLAYERS, sorted(start.cards))
        began = process_time()
        beliefs.watch(seen)
        spent += process_time() - began
        told += len(seen)
        exact += beliefs.exact
    return spent / told, exact / GAMES


def grimm_times(viewer: int, name: str) -> Times:
    """Seconds per event in a game of The Grimm Masquerade with five players, by kind of event."""
    beliefs = GrimmBeliefs(viewer, 5)
    beliefs.watch([grimm_event(grimm.Kind.ROUND), grimm_event(grimm.Kind.DEALT, secret=7, audience=1)])
    deals = len(beliefs.worlds()[0])
    turn = [grimm_event(grimm.Kind.TURN, 1), grimm_event(grimm.Kind.KEPT, 1, n=3)]
    took = {
        "kept or given": len(turn) * for_one(beliefs, turn),
        "marker": for_one(beliefs, [grimm_event(grimm.Kind.MARKED, 1, n=0)]),
    }
    return Times(f"{deals:,} deals, {name}", took)


def grimm_event(kind: int, who: int = 0, **rest: int) -> Event:
    return Event(kind, who, **rest)
