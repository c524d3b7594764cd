"""Finds puzzles in games of bots: decisions tried in a few worlds, clear ones in ten times as many."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Any, Final

from ridotto.bots.registry import quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.games.registry import find_game, game_of
from ridotto.play.game import open_game
from ridotto.play.record import Record
from ridotto.puzzles.check import finished, is_clear, theme_by_answer
from ridotto.puzzles.schema import TIMES, Puzzle
from ridotto.review.budget import ReviewBudget
from ridotto.review.compute import POLICY
from ridotto.review.decisions import option_values
from ridotto.review.own import JudgedChoice, OwnReviewer
from ridotto.review.schema import OptionValue, Theme
from ridotto.review.timeline import ReviewStep, Timeline
from ridotto.seats import Player

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
        if wanted[candidate.theme] > 0:
            puzzle = confirm(candidate)
            if puzzle is not None and wanted[puzzle.theme] > 0:
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


def candidates_of(timeline: Timeline, who: Player, found: int, number: int) -> Iterator[Puzzle]:
    """The decisions of one player in which one option seems clearly best."""
    late = range(int(LATE * len(timeline.moments)) + 1, len(timeline.moments))
    for choice in judge_choices(timeline, who, late, found, number):
        puzzle = puzzle_of(timeline, choice, number, found, number)
        if puzzle is not None and puzzle.ahead >= PROMISING:
            yield puzzle


def judge_choices(
    timeline: Timeline, who: Player, steps: Collection[int], worlds: int, seed: int
) -> list[JudgedChoice]:
    """The decisions of a player that lead to these steps, every option in the same worlds."""
    budget = ReviewBudget("puzzle", truth=1, own=1, first=worlds, most=worlds, confirm=0)
    return OwnReviewer(timeline, who, budget, seed).review_some(steps, whole=True).choices


def puzzle_of(timeline: Timeline, choice: JudgedChoice, source: int, found: int, seed: int) -> Puzzle | None:
    """A decision as a puzzle; None if it has no theme."""
    moment, options = choice.moment, option_values(timeline, choice)
    assert moment.decider is not None
    theme = theme_of(timeline, moment, moment.decider, options)
    if theme is None:
        return None
    return Puzzle(
        game=game_of(timeline.header).id,
        rules=timeline.header.rules,
        policy=POLICY,
        theme=theme,
        source=source,
        start=timeline.header,
        moves=timeline.record.moves[: moment.step],
        who=moment.decider,
        options=options,
        beliefs=in_percent(choice.beliefs),
        found=found,
        seed=seed,
    )


def theme_of(
    timeline: Timeline, moment: ReviewStep, who: Player, options: Sequence[OptionValue]
) -> Theme | None:
    """What a decision is about, if it can be a puzzle."""
    moves = [option.move for option in options]
    return theme_by_answer(timeline.part.theme(timeline.true_table(moment), who, moves), options)


def in_percent(beliefs: Any) -> list[list[int]]:
    """Beliefs in whole per cent."""
    return [[round(100 * chance) for chance in row] for row in beliefs.tolist()]


def confirm(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with figures from ten times as many worlds as found it; None if it is not clear in these."""
    again = try_again(puzzle)
    return again if again is not None and is_clear(again) else None


def try_again(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with figures from worlds drawn anew; None if its answer is not the best in these."""
    seed = puzzle.seed + 1
    timeline = Timeline(finished(puzzle, Random(seed).choice))
    step, worlds = len(puzzle.moves) + 1, TIMES * puzzle.found
    for choice in judge_choices(timeline, puzzle.who, {step}, worlds, seed):
        again = puzzle_of(timeline, choice, puzzle.source, puzzle.found, seed)
        if again is not None and again.best.move == puzzle.best.move:
            return again
    return None
