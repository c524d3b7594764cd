"""A review as a job in a worker process: bytes in, packed parts out."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from ridotto.play.record import Record, read_record
from ridotto.review.parts import pack

COMPUTE: Final = "ridotto.review.job:compute_review"
"""The function below, as a job names it."""


class ReviewJob(msgspec.Struct, frozen=True):
    """What a review is computed from."""

    record: msgspec.Raw
    budget: str
    seed: int = 0


def write_job(record: Record, budget: str, seed: int = 0) -> bytes:
    """A job for the review of a record."""
    return msgspec.json.encode(ReviewJob(msgspec.Raw(msgspec.json.encode(record)), budget, seed))


def compute_review(
    data: bytes, progress: Callable[[float, str], None], cancelled: Callable[[], bool]
) -> Mapping[str, bytes]:
    """The packed parts of a review."""
    from ridotto.review import review  # noqa: PLC0415 - imports Numba

    job = msgspec.json.decode(data, type=ReviewJob)
    record = read_record(bytes(job.record))
    return pack(review(record, job.budget, job.seed, progress=progress, cancelled=cancelled))
