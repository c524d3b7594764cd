"""Whether what the review calls 30 % happens three times in ten, at one random moment of each game."""

from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.play.record import Record
from ridotto.review.budget import DEFAULT
from ridotto.review.estimates import generator, stratified
from ridotto.review.own import OwnReviewer
from ridotto.review.timeline import Timeline
from ridotto.review.truth import ASKED
from ridotto.simulation.opponents.loops import AS_THEY_WOULD
from ridotto.simulation.opponents.mixture import TRUTH, Sample, SeenPosition

BINS: Final = 10
DRAWS: Final = 1000
"""Of games, for intervals."""
OWN: Final = 0.25
"""The part of the games in which own knowledge is asked for as well: it costs more."""
SEED: Final = 5
HALF: Final = 8
"""Games in a row that belong to the same half: all kinds of tables are in both."""


class Forecast(NamedTuple):
    """The chance of one player at one moment, and what came of it."""

    number: int
    """Of the game."""
    players: int
    third: int
    """0, 1 or 2: how far the game had come."""
    truth: float
    own: float
    """Of one player of some games; -1 for the others."""
    won: float
    facts: tuple[float, ...]
    """What a logistic fit may use: coins or roses, and the turn."""


def forecasts(number: int, record: Record) -> list[Forecast]:
    """The chances of all players at a random moment of a game."""
    timeline = Timeline(record)
    rng = np.random.default_rng([77, number])
    step = int(rng.integers(0, len(timeline.moments) - 1))
    moment = timeline.moments[step]
    table = timeline.true_table(moment)
    truth = chances_at(timeline, step)
    who = int(rng.integers(0, timeline.players))
    is_asked = rng.random() < OWN
    own = OwnReviewer(timeline, who, DEFAULT, SEED).chance_at(step) if is_asked else -1.0
    fortune = timeline.part.mixture.hooks.search.fortune_of
    fortunes = [float(fortune(table, player)) for player in range(timeline.players)]
    return [
        Forecast(
            number,
            timeline.players,
            3 * step // len(timeline.moments),
            truth[player],
            own if player == who else -1.0,
            timeline.result[player],
            facts_of(fortunes, player, moment.turn),
        )
        for player in range(timeline.players)
    ]


def facts_of(fortunes: list[float], player: int, turn: int) -> tuple[float, ...]:
    """What a logistic fit may use: the table, what the player has, how far that is ahead, and the turn."""
    n, own = len(fortunes), fortunes[player]
    others = [fortune for other, fortune in enumerate(fortunes) if other != player]
    ahead, lead, late = own - sum(others) / (n - 1), own - max(others), turn / 20
    return (1.0, float(np.log(n - 1)), own, ahead, lead, late, ahead * late, lead * late)


def chances_at(timeline: Timeline, step: int) -> list[float]:
    """(a) at one step, with the roll-outs of the default budget but without smoothing."""
    known = [0] * (2 * timeline.players)
    mixture = timeline.mixture(TRUTH, SEED)
    nowhere, images = np.zeros((1, 1), np.int64), None
    for moment in timeline.moments[:-1]:
        mixture.watch(timeline.rows_of(moment))
        if moment.step == step:
            images = mixture.images.copy()
        assert moment.decider is not None
        assert moment.move is not None
        if len(moment.legal) > 1:
            position = SeenPosition(timeline.true_table(moment), known)
            mixture.weigh(position, moment.decider, moment.move, nowhere, ASKED)
    moment = timeline.moments[step]
    n = DEFAULT.for_truth(timeline.players, len(timeline.moments)).truth
    tempers = mixture.draw(stratified(generator(SEED, 1), n, timeline.players))
    sample = Sample(np.zeros((n, 1), np.int64), tempers, 0)
    position = SeenPosition(timeline.true_table(moment), known)
    shares = mixture.play_on(position, sample, 0, [AS_THEY_WOULD], images)
    found: list[float] = shares[:, 0].mean(axis=0).tolist()
    return found


# ── Scores ───────────────────────────────────────────────────────────────────────────────────────────


class Calibration(NamedTuple):
    """How far chances are from what happened."""

    error: float
    low: float
    high: float
    bins: list[tuple[float, float, int]]
    """Mean chance, share of wins and forecasts of each bin."""


def calibration(chances: Any, won: Any, games: Any) -> Calibration:
    """The expected calibration error in bins of equal size, with an interval by games."""
    rng, groups = np.random.default_rng(1), group(games)
    drawn = []
    for _ in range(DRAWS // 4):
        rows = np.concatenate([groups[i] for i in rng.integers(0, len(groups), len(groups))])
        drawn.append(error_of(chances[rows], won[rows])[0])
    error, bins = error_of(chances, won)
    return Calibration(error, *np.quantile(drawn, [0.025, 0.975]).tolist(), bins)


def error_of(chances: Any, won: Any) -> tuple[float, list[tuple[float, float, int]]]:
    """The mean distance between chance and share of wins, and both for each bin."""
    order = np.argsort(chances, kind="stable")
    parts = np.array_split(order, BINS)
    bins = [(float(chances[part].mean()), float(won[part].mean()), len(part)) for part in parts if len(part)]
    return sum(abs(a - b) * n for a, b, n in bins) / len(chances), bins


def group(games: Any) -> list[Any]:
    """The rows of each game."""
    order = np.argsort(games, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(games[order])) + 1)


def logistic(rows: list[Forecast]) -> Any:
    """Chances by a logistic fit on coins or roses and turn: each half by what fits the other half."""
    facts = np.array([row.facts for row in rows])
    won = np.array([row.won for row in rows])
    half = np.array([row.number // HALF % 2 for row in rows])
    found = np.zeros(len(rows))
    for each in (0, 1):
        fit = fitted(facts[half != each], won[half != each])
        found[half == each] = 1 / (1 + np.exp(-np.clip(facts[half == each] @ fit, -30, 30)))
    return found


def fitted(facts: Any, won: Any) -> Any:
    """Newton's method, with a little shrinking."""
    fit = np.zeros(facts.shape[1])
    for _ in range(40):
        chance = 1 / (1 + np.exp(-np.clip(facts @ fit, -30, 30)))
        slope = facts.T @ (won - chance) - 1e-3 * fit
        bend = (facts * (chance * (1 - chance))[:, None]).T @ facts + 1e-3 * np.eye(len(fit))
        fit += np.linalg.solve(bend, slope)
    return fit


def brier_gain(chances: Any, others: Any, won: Any, games: Any) -> tuple[float, float, float]:
    """By how much the Brier score is better than that of other chances, with an interval by games."""
    gains = (others - won) ** 2 - (chances - won) ** 2
    means = np.array([gains[rows].sum() for rows in group(games)])
    sizes = np.array([len(rows) for rows in group(games)])
    rng = np.random.default_rng(2)
    drawn = rng.integers(0, len(means), (DRAWS, len(means)))
    spread = means[drawn].sum(axis=1) / sizes[drawn].sum(axis=1)
    low, high = np.quantile(spread, [0.025, 0.975]).tolist()
    return float(gains.mean()), low, high


def plot(name: str, found: dict[str, Calibration]) -> str:
    """A reliability plot as SVG: chance across, share of wins up."""
    size, colours = 320, ("#7a1f3d", "#1f5a7a", "#8a6d1d", "#3d7a1f")
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -30 {size + 80} {size + 80}"',
        'font-family="sans-serif" font-size="12">',
        f'<rect x="-40" y="-30" width="{size + 80}" height="{size + 80}" fill="#fff"/>',
        f'<text x="0" y="-12" font-size="14">{name}</text>',
        f'<path d="M0 {size}L{size} 0" stroke="#bbb"/>',
        f'<path d="M0 0V{size}H{size}" stroke="#333" fill="none"/>',
    ]
    lines += [
        f'<text x="{size * i / 4}" y="{size + 16}" text-anchor="middle">{25 * i}</text>'
        f'<text x="-6" y="{size - size * i / 4 + 4}" text-anchor="end">{25 * i}</text>'
        for i in range(5)
    ]
    for number, (label, each) in enumerate(found.items()):
        colour = colours[number % len(colours)]
        points = [(size * a, size - size * b) for a, b, _ in each.bins]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        lines.append(f'<path d="M{path}" stroke="{colour}" fill="none"/>')
        lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in points]
        lines.append(f'<text x="12" y="{16 + 16 * number}" fill="{colour}">{label}: {each.error:.3f}</text>')
    lines.append(f'<text x="{size / 2}" y="{size + 34}" text-anchor="middle">chance to win in %</text></svg>')
    return "\n".join(lines) + "\n"
