"""Reviews of games in a store: the queue of those that are wanted, and the packed parts of finished ones."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

ReviewState: TypeAlias = Literal["kept", "queued", "running", "done", "failed"]
"""`kept`: only the record of a game from a file is stored, and no review of it is wanted."""
RECORD: Final = "record"
"""The part with the record of a game that came from a file."""
FOR_EVER: Final = 2**62
"""Until when a review of a game at a table is kept: it is deleted with its table."""
FILES_WAIT: Final = 10 * 60 * 1000
"""Milliseconds: games at tables that are asked for within this time after a file go ahead of it."""


class WantedReview(NamedTuple):
    """A review that somebody asks for."""

    id: str
    """One for each game and budget, so that whoever asks again joins the same run."""
    code: str
    """The table at which it was played; empty for a game from a file."""
    version: int
    """The version of the format of reviews; one of another version is made again."""
    record: bytes = b""
    """The packed record of a game from a file."""
    until: int = FOR_EVER
    """When it is deleted, in milliseconds."""
    state: Literal["kept", "queued"] = "queued"

    def queued_as_of(self, now: int) -> int:
        """The time by which the queue orders it if it is asked for now."""
        return now if self.code else now + FILES_WAIT


class StoredReview(NamedTuple):
    """How far a review is."""

    id: str
    state: ReviewState
    version: int
    place: int
    """Its place in the queue, from 1; 0 if it is not queued."""
    progress: int
    """Per mille."""
    doing: str
    """What is being computed."""
    problem: str
    """Why it failed, as JSON."""
    parts: Mapping[str, int]
    """The bytes of each packed part, without the record."""


class ClaimedReview(NamedTuple):
    """A review that this process has to compute."""

    id: str
    tries: int
    """How often it was begun, this time included."""


class ReviewCounts(NamedTuple):
    """How many reviews there are."""

    queued: int
    running: int
    done: int


class ReviewStore(Protocol):
    """What a store does with reviews. Several processes may share the queue: each review is made once."""

    async def ask_for_review(self, wanted: WantedReview, asker: str, now: int, most: int) -> bool:
        """Queue a review, or join those who want it; False if `most` are queued already.

        Games at tables go ahead of files for a while. One that failed, was only kept or has another version
        is queued again. One that is done stays.
        """

    async def review(self, id: str, version: int) -> StoredReview | None:
        """How far a review of this version is; None if nobody asked for it."""

    async def review_part(self, id: str, part: str) -> bytes | None:
        """A packed part of a review."""

    async def claim_review(self, process: str, now: int, until: int, most: int) -> ClaimedReview | None:
        """The next review in the queue, ours until then; None if `most` are being computed, or none waits.

        A claim that has run out belonged to a process that died: its review comes first.
        """

    async def keep_claim(self, id: str, process: str, until: int, progress: int, doing: str) -> bool:
        """Extend the claim of a review, and say how far it is; False if it is not ours or wanted any more."""

    async def finish_review(self, id: str, process: str, parts: Mapping[str, bytes]) -> bool:
        """Store the parts of a review; False if it is not ours or wanted any more."""

    async def fail_review(self, id: str, process: str, problem: str) -> None:
        """Record that a review cannot be made."""

    async def release_review(self, id: str, process: str) -> None:
        """Give a review back to the queue, at its old place."""

    async def leave_review(self, id: str, asker: str) -> None:
        """Take a wish back; a review that nobody wants any more is deleted, unless it is done."""

    async def drop_review(self, id: str) -> None:
        """Delete a review, however far it is and whoever wants it."""

    async def drop_reviews(self, now: int, most_files: int) -> None:
        """Delete reviews that are over, and the oldest of games from files beyond a number."""

    async def count_reviews(self) -> ReviewCounts:
        """How many reviews wait, are being computed, and are stored."""
