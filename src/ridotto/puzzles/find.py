"""Finds puzzles in games of bots: decisions tried in a few worlds, clear ones in ten times as many."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from ridotto.bots.registry import quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.games.registry import find_game, game_of
from ridotto.play.game import open_game
from ridotto.play.record import Record
from ridotto.puzzles.check import finished
from ridotto.puzzles.schema import AHEAD, TIMES, Puzzle, PuzzleOption
from ridotto.review.budget import ReviewBudget
from ridotto.review.compute import POLICY, review_decision
from ridotto.review.own import JudgedChoice, OwnReviewer
from ridotto.review.schema import ReviewedDecision, Theme
from ridotto.review.timeline import Timeline

FOUND: Final = 48
"""Worlds in which a decision is tried first."""
PROMISING: Final = 0.17
"""How far the best option is ahead in those worlds, if it is worth confirming."""
WATCHED: Final = 3
"""Players of each game whose decisions are looked at."""
LATE: Final = 0.4
"""The share of a game after which decisions are looked at: early ones are rarely clear, and cost most."""
LEAST_PLAYERS: Final = 3
LONGEST: Final = 400
"""Decisions after which a game is left alone."""


class Candidate(NamedTuple):
    """A decision that may be a puzzle."""

    step: int
    theme: Theme
    ahead: float
    choice: JudgedChoice


def find_puzzle(game: str, number: int, wanted: Counter[Theme], found: int = FOUND) -> Puzzle | None:
    """The puzzle in the bots' game with this number, of a theme that is wanted; None if there is none."""
    record = play_game(game, number)
    if record is None:
        return None
    timeline, rng = Timeline(record), Random(number)
    watched = rng.sample(range(timeline.players), min(WATCHED, timeline.players))
    candidates = [each for who in watched for each in candidates_of(timeline, who, found, number)]
    candidates.sort(key=lambda each: (-wanted[each.theme], -each.ahead))
    for candidate in candidates[:2]:
        if wanted[candidate.theme] > 0 and (puzzle := confirm(timeline, candidate, found, number)):
            return puzzle
    return None


def play_game(game: str, number: int) -> Record | None:
    """A game of mixed bots; every number of players from three on has its turn."""
    play, rng = find_game(game).play, Random(f"{game} {number}")
    counts = [count for count in play.players if count >= LEAST_PLAYERS]
    header = play.start(counts[number % len(counts)], seed=rng.getrandbits(64))
    table = open_game(header)
    kinds = list(quick_bots(game).values())
    party = Party(table, {player: rng.choice(kinds) for player in range(len(table.players))})
    while not table.over and len(table.moves) < LONGEST:
        party.move()
    return Record.of(table) if table.over else None


def candidates_of(timeline: Timeline, who: int, found: int, seed: int) -> Iterator[Candidate]:
    """The decisions of one player in which one option seems clearly best."""
    budget = ReviewBudget("puzzle", truth=1, own=1, first=found, most=found, confirm=0)
    late = range(int(LATE * len(timeline.moments)) + 1, len(timeline.moments))
    for choice in OwnReviewer(timeline, who, budget, seed).review_some(late, whole=True).choices:
        race = choice.race
        best, *others = race.order()
        ahead = min(float(race.gaps(best, other).mean()) for other in others)
        moves = [race.moves[option] for option in (best, *others)]
        theme = timeline.part.theme(timeline.true_table(choice.moment), who, moves)
        if theme is not None and ahead >= PROMISING:
            yield Candidate(choice.moment.step + 1, theme, ahead, choice)


def confirm(timeline: Timeline, candidate: Candidate, found: int, number: int) -> Puzzle | None:
    """The puzzle, if its best option is ahead in ten times as many worlds, drawn anew."""
    decision = review_decision(timeline.record, candidate.step, TIMES * found, number + 1)
    theme = _theme_again(timeline, candidate, decision)
    if lead(decision) < AHEAD or theme is None:
        return None
    return Puzzle(
        game=game_of(timeline.header).id,
        rules=timeline.header.rules,
        policy=POLICY,
        theme=theme,
        source=number,
        start=timeline.header,
        moves=timeline.record.moves[: candidate.step - 1],
        who=decision.who,
        options=[
            PuzzleOption(each.move, each.text, each.chance, each.behind, each.believed)
            for each in decision.options
        ],
        beliefs=in_percent(candidate.choice.beliefs),
        found=found,
        worlds=TIMES * found,
    )


def _theme_again(timeline: Timeline, candidate: Candidate, decision: ReviewedDecision) -> Theme | None:
    """What the decision is about by the larger number of worlds; None if another option is best now."""
    race = candidate.choice.race
    table = timeline.true_table(candidate.choice.moment)
    moves = [option.move for option in decision.options]
    is_same = moves[0] == race.moves[race.order()[0]]
    return timeline.part.theme(table, decision.who, moves) if is_same else None


def lead(decision: ReviewedDecision) -> float:
    """How far the best option is ahead of all others at the lower end of the interval."""
    return min((option.behind.low for option in decision.options[1:]), default=0.0)


def in_percent(beliefs: Any) -> list[list[int]]:
    """Beliefs in whole per cent."""
    return [[round(100 * chance) for chance in row] for row in beliefs.tolist()]


def try_again(puzzle: Puzzle, seed: int) -> ReviewedDecision:
    """The decision of a puzzle in as many worlds as confirmed it, drawn anew."""
    rng = Random(seed)
    record = finished(puzzle, rng.choice)
    return review_decision(record, len(puzzle.moves) + 1, puzzle.worlds, seed)
