"""Ratings: how strong each bot is, if strength were one number (Plackett-Luce, by openskill)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from ridotto.seats import Bits

WON, LOST = 1, 2


class Rating(NamedTuple):
    """An estimate of a bot's strength, with its uncertainty."""

    mu: float
    sigma: float


class RatedGame(NamedTuple):
    """Who sat where, and who won."""

    seats: Sequence[str]
    winners: Bits


def ratings_of(games: Iterable[RatedGame]) -> Mapping[str, Rating]:
    """The ratings of all bots after these games, in this order.

    All players who do not win share the last rank: there is no second place.
    Bots do not learn between games, so nothing is added to their uncertainty (tau).
    """
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, Rating] = {}
    for game in games:
        before = [ratings.get(name, Rating(model.mu, model.sigma)) for name in game.seats]
        ranks = [float(WON if game.winners >> seat & 1 else LOST) for seat in range(len(before))]
        rated = model.rate([[model.rating(*rating)] for rating in before], ranks=ranks)
        after = [Rating(team[0].mu, team[0].sigma) for team in rated]
        ratings |= merged(game.seats, before, after)
    return ratings


def merged(seats: Sequence[str], before: Sequence[Rating], after: Sequence[Rating]) -> dict[str, Rating]:
    """The updates of all seats of a bot are added up: what one bot wins, others have to lose."""
    found = dict(zip(seats, before, strict=True))
    for name, old, new in zip(seats, before, after, strict=True):
        mu, sigma = found[name]
        found[name] = Rating(mu + new.mu - old.mu, sigma * new.sigma / old.sigma)
    return found
