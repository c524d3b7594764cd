"""A short game of each kind with its real review, computed once and kept as data.

`PYTHONPATH=tests .venv/bin/python -m harness.reviews.saved_reviews` computes them again.
"""

import lzma
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from harness.agreements import short_game
from ridotto.bots.registry import quick_bots
from ridotto.bots.table_of_bots import Party
from ridotto.games.registry import find_game, games
from ridotto.play.game import open_game
from ridotto.play.record import Record, read_record, write_record
from ridotto.refusal import Refusal
from ridotto.review.job import ReviewJob
from ridotto.review.parts import pack
from ridotto.review.schema import Review

DATA = Path(__file__).parents[2] / "review" / "data" / "reviews.json.xz"
SAVED = "harness.reviews.saved_reviews:saved_job"
"""Takes the place of the computation of a review."""
NAMES = ["Ann", "Bob", "Cléa", "Dan"]
TURNS = {"mascarade": 24, "grimm": 16}
SEEDS = {"mascarade": 8, "grimm": 4}
"""Games with a better option, and a bluff, among what their reviews tell."""


class SavedReview(msgspec.Struct):
    """A record as its file has it, and its quick review."""

    record: msgspec.Raw
    review: msgspec.Raw

    def read(self) -> tuple[Record, Review]:
        return read_record(bytes(self.record)), msgspec.json.decode(self.review, type=Review)


@cache
def saved_reviews() -> dict[str, SavedReview]:
    """By game."""
    found = msgspec.json.decode(lzma.decompress(DATA.read_bytes()), type=dict[str, SavedReview])
    return {id: saved for id, saved in found.items() if id in games()}


def saved_job(
    data: bytes, progress: Callable[[float, str], None], _: Callable[[], bool]
) -> Mapping[str, bytes]:
    """The parts of the saved review of a game, whoever played it."""
    job = msgspec.json.decode(data, type=ReviewJob)
    progress(0.5, "decisions")
    return pack(review_of(read_record(bytes(job.record)), job.budget))


def review_of(record: Record, budget: str) -> Review:
    """The saved review of a game, with the names of those who played it."""
    for saved in saved_reviews().values():
        known, review = saved.read()
        if (known.start.seed, known.moves) == (record.start.seed, record.moves):
            players, checksum = record.start.players, record.checksum
            return msgspec.structs.replace(review, players=players, checksum=checksum, budget=budget)
    raise Refusal("no-review", game="saved")


def play(game: str) -> Record:
    """A short game of bots of all tempers."""
    part: Any = find_game(game).play
    settings = msgspec.convert(short_game(game, TURNS[game]), part.settings)
    seed = SEEDS[game]
    table, rng = open_game(part.agreed_header(settings, NAMES, seed, 1000)), Random(seed)
    kinds = list(quick_bots(game).values())
    party = Party(table, {player: rng.choice(kinds) for player in range(len(NAMES))})
    while not table.over:
        party.move()
    return read_record(write_record(table))


def compute(game: str) -> SavedReview:
    """A game with its review, which compiles for minutes the first time."""
    from ridotto.review import review  # noqa: PLC0415 - imports Numba

    record = play(game)
    return SavedReview(
        msgspec.Raw(msgspec.json.encode(record)), msgspec.Raw(msgspec.json.encode(review(record, "quick", 0)))
    )


if __name__ == "__main__":
    computed = {game: compute(game) for game in games() if find_game(game).has("review")}
    DATA.write_bytes(lzma.compress(msgspec.json.encode(computed), preset=9))
