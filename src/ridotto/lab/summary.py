"""What many games of one kind come to, figure by figure."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from ridotto.games.grimm import Grimm
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.rules.events import ENDING_NAMES as GRIMM_ENDINGS
from ridotto.games.grimm.rules.events import ROUND_END_NAMES, For, RoundEnd
from ridotto.games.mascarade import Mascarade
from ridotto.games.mascarade.rules.events import ENDING_NAMES as MASCARADE_ENDINGS
from ridotto.lab.figures import Figure, mean, rate, share
from ridotto.notation import SEAT_LETTERS
from ridotto.play.header import Header
from ridotto.simulation.batch import Results
from ridotto.simulation.compile.records import Numbers
from ridotto.simulation.statistics import MASCARADE_TALLIES, Counts

WHAT_FOR: Final = {number: name.lower() for name, number in vars(For).items() if name.isupper()}
"""What roses are given for, in a word."""
ENDINGS: Final[Mapping[type[Header], Sequence[str]]] = {
    Mascarade: list(MASCARADE_ENDINGS.values()),
    Grimm: list(GRIMM_ENDINGS.values()),
}
"""The endings of each game in the order of their numbers."""
QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)


class Course(NamedTuple):
    """Some games that were played: from what, by whom, how many of how many, and what came of them."""

    header: Header
    policy: Sequence[str]
    """Who played on each seat."""
    seed: int
    asked: int
    results: Results

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.results.winners)

    @property
    def census(self) -> Counts:
        """What was counted."""
        if self.results.census is None:
            raise ValueError("nobody counted what happened in these games; play them with counted=True")
        return self.results.census

    @property
    def game(self) -> str:
        """Which game it was."""
        return "mascarade" if isinstance(self.header, Mascarade) else "grimm"


def figures_of(course: Course) -> list[Figure]:
    """All figures of a report."""
    own = mascarade_figures if isinstance(course.header, Mascarade) else grimm_figures
    return [*common_figures(course), *own(course)]


def common_figures(course: Course) -> Iterator[Figure]:
    """What both games have: winners, endings, length, and how often the lead changes."""
    results = course.results
    for seat in range(len(course.header.players)):
        wins = int(np.count_nonzero(results.winners >> seat & 1))
        yield share("seats", SEAT_LETTERS[seat], "wins", wins, course.games)
    for place, wins in enumerate(wins_in_order(course)):
        yield share("order", f"{place + 1}", "wins", wins, course.games)
    for ending, name in enumerate(ENDINGS[type(course.header)]):
        found = int(np.count_nonzero(results.endings == ending))
        if found:
            yield share("endings", name, "games", found, course.games)
    yield mean("length", "turns", "mean", results.turns)
    for part, value in zip(QUANTILES, np.quantile(results.turns, QUANTILES), strict=True):
        yield Figure("length", "turns", f"{part:.0%}", float(value), None, None, course.games)
    yield mean("length", "moves", "mean", results.moves)
    if results.leads is not None:
        yield mean("length", "lead changes", "mean", results.leads)


def wins_in_order(course: Course) -> list[int]:
    """How often whoever began has won, whoever came next, and so on."""
    won = winners_in_order(course)
    return [int(np.count_nonzero(won >> place & 1)) for place in range(len(course.header.players))]


def winners_in_order(course: Course) -> Numbers:
    """The winners of every game as bits, counted from whoever began."""
    players, results = len(course.header.players), course.results
    if results.firsts is None:
        raise ValueError("nobody counted who began in these games; play them with counted=True")
    turned: Numbers = results.winners >> results.firsts | results.winners << (players - results.firsts)
    return turned & ((1 << players) - 1)


# ── Mascarade ────────────────────────────────────────────────────────────────────────────────────────


def mascarade_figures(course: Course) -> Iterator[Figure]:
    """What each mask earns, how often it is announced, contested and caught lying; and what else is done."""
    census = course.census
    if isinstance(course.header, Mascarade):
        for number, card in enumerate(course.header.masks):
            counts = {name: int(census[name][number]) for name in MASCARADE_TALLIES if census[name].ndim}
            yield from mask_figures(card.name, counts, course.games)
    deeds = {
        "look": int(census["looks"]),
        "announce": int(census["announced"].sum()),
        "swap": int(census["swaps"]),
    }
    for deed, count in deeds.items():
        yield share("turns", deed, "turns", count, sum(deeds.values()))
    yield share("turns", "real swap", "swaps", int(census["real_swaps"]), deeds["swap"])
    yield rate("turns", "fines", "per game", int(census["fines"]), course.games)


def mask_figures(name: str, counts: Mapping[str, int], games: int) -> Iterator[Figure]:
    """What happened to one mask."""
    announced = counts["announced"]
    yield rate("masks", name, "announced per game", announced, games)
    yield share("masks", name, "bluffs", counts["lies"], counts["judged"])
    yield share("masks", name, "contested", counts["contested"], announced)
    yield share("masks", name, "caught lying", counts["caught"], announced)
    yield share("masks", name, "wrong claims", counts["wrong_claims"], counts["claims"])
    yield rate("masks", name, "coins per use", counts["earned"], counts["used"])
    yield rate("masks", name, "coins per game", counts["earned"], games)


# ── The Grimm Masquerade ─────────────────────────────────────────────────────────────────────────────


def grimm_figures(course: Course) -> Iterator[Figure]:
    """How rounds end, what roses are for, which characters win, how often the deck runs out."""
    census = course.census
    rounds = int(census["round_ends"].sum())
    for end, name in ROUND_END_NAMES.items():
        if end != RoundEnd.NOT_YET:
            yield share("rounds", name, "rounds", int(census["round_ends"][end]), rounds)
    for reason, name in WHAT_FOR.items():
        yield rate("roses", name, "per game", int(census["roses"][reason]), course.games)
    for character, name in enumerate(CHARACTER_NAMES):
        dealt = int(census["dealt"][character])
        yield share("characters", name, "rounds won", int(census["won"][character]), dealt)
        yield share("characters", name, "unmasked", int(census["unmasked"][character]), dealt)
    yield share("deck", "ran out", "rounds", int(census["exhausted"]), rounds)
    yield rate("deck", "shuffled again", "per game", int(census["shuffles"]), course.games)
    for action, name in enumerate(ACTION_NAMES):
        yield rate("actions", name, "per game", int(census["acted"][action]), course.games)
    right, all_of_them = int(census["right_accusations"]), int(census["accusations"])
    yield share("actions", "accusation", "right", right, all_of_them)
