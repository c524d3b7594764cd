"""The results of a tournament: who wins more than a fair share among whom, and how they play."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from ridotto.bots.registry import bots_part
from ridotto.lab.figures import Z_95, Column, Figure, block_figure
from ridotto.lab.part import part_for
from ridotto.lab.ratings import RatedGame, ratings_of
from ridotto.lab.tournament import GAMES, Block, LineUp, Manners, Tournament, odd_shares

LADDER, CROSS = "ladder", "cross"
RATIO, RATING, SIGMA = "win ratio", "rating", "sigma"
FAIR: Final = 1.0
"""The win ratio of a bot that is as strong as the others."""


class TournamentState(NamedTuple):
    """A tournament, as far as it has been played."""

    tournament: Tournament
    winners: Sequence[Column]
    """For each line-up: the winners, a row for each deal and a column for each seat of the odd bot."""
    manners: Mapping[str, Manners]

    @property
    def deals(self) -> int:
        """How many deals every line-up has played."""
        return min(len(rows) for rows in self.winners)

    @property
    def games(self) -> int:
        """How many games were played in all."""
        return sum(rows.size for rows in self.winners)

    @property
    def asked(self) -> int:
        """How many games were asked for."""
        each = max(self.tournament.deals, self.deals) * self.tournament.players
        return each * len(self.tournament.line_ups)


def standing_of(tournament: Tournament, blocks: Sequence[Block]) -> TournamentState:
    """The state of a tournament after these blocks."""
    rows: list[list[list[int]]] = [[] for _ in tournament.line_ups]
    manners: dict[str, Manners] = {name: {} for name in tournament.bots}
    for block in blocks:
        rows[block.line_up] += block.winners
        for name, counted in block.manners.items():
            for tally, numbers in counted.items():
                before = manners[name].get(tally, [0] * len(numbers))
                manners[name][tally] = [one + other for one, other in zip(before, numbers, strict=True)]
    winners = [np.array(each, np.int64).reshape(-1, tournament.players) for each in rows]
    return TournamentState(tournament, winners, manners)


def figures_of(standing: TournamentState) -> list[Figure]:
    """All figures of a tournament in which every line-up has played."""
    part = part_for(standing.tournament.header)
    placed = list(ladder(standing))
    order = dict.fromkeys(figure.item for figure in placed)
    manners = (figure for name in order for figure in part.bot_figures(name, standing.manners[name]))
    return [*placed, *cross_table(standing), *manners]


# ── Who wins ─────────────────────────────────────────────────────────────────────────────────────────


def cross_table(standing: TournamentState) -> Iterator[Figure]:
    """For each line-up, how often the odd bot wins, as a multiple of the fair share."""
    for line_up, winners in zip(standing.tournament.line_ups, standing.winners, strict=True):
        yield block_figure(CROSS, meeting(line_up), RATIO, odd_shares(winners))


def meeting(line_up: LineUp) -> str:
    """A line-up by name."""
    return f"{line_up.odd} among {', '.join(line_up.among)}"


def ladder(standing: TournamentState) -> Iterator[Figure]:
    """All bots from the best to the worst: the win ratio as the odd one, and a rating."""
    ratings = ratings_of(games_in_order(standing))
    ratios = {name: figure for name in standing.tournament.bots if (figure := mean_ratio(standing, name))}
    order = sorted(
        ratings, key=lambda name: (-ratios[name].value if name in ratios else 0, -ratings[name].mu)
    )
    for name in order:
        mu, sigma = ratings[name]
        if name in ratios:
            yield ratios[name]
        games = standing.manners[name][GAMES][0]
        yield Figure(LADDER, name, RATING, mu, mu - Z_95 * sigma, mu + Z_95 * sigma, games)
        yield Figure(LADDER, name, SIGMA, sigma, None, None, games)


def mean_ratio(standing: TournamentState, name: str) -> Figure | None:
    """The mean over all line-ups in which a bot is the odd one; a deal with all of these is one block."""
    deals = standing.deals
    line_ups = zip(standing.tournament.line_ups, standing.winners, strict=True)
    shares = [odd_shares(winners[:deals]) for line_up, winners in line_ups if line_up.odd == name]
    return block_figure(LADDER, name, RATIO, np.mean(shares, axis=0).round(9)) if shares else None


def games_in_order(standing: TournamentState) -> Iterator[RatedGame]:
    """All games that every line-up has played: deal by deal, line-up by line-up, seat by seat."""
    tournament = standing.tournament
    seats = range(tournament.players)
    tables = [[each.seated(tournament.players, seat) for seat in seats] for each in tournament.line_ups]
    for deal in range(standing.deals):
        for rows, winners in zip(tables, standing.winners, strict=True):
            for names, won in zip(rows, winners[deal].tolist(), strict=True):
                yield RatedGame(names, won)


def fooled(standing: TournamentState, figures: Sequence[Figure]) -> list[tuple[str, str]] | None:
    """The baselines that win significantly more than their share among a bot; None if none took part."""
    trivial = bots_part(standing.tournament.game).baselines
    found = {figure.item: figure for figure in figures if figure.section == CROSS}
    tried = [each for each in standing.tournament.line_ups if each.odd in trivial and meeting(each) in found]
    serious = [each for each in tried if not trivial.keys() & set(each.among)]
    if not serious:
        return None
    return [(each.odd, ", ".join(each.among)) for each in serious if (found[meeting(each)].low or 0.0) > FAIR]
