"""The messages between a program and its worker processes for long computations."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

import msgspec

from ridotto.bots.search_places import describe_error
from ridotto.refusal import Refusal

Progress: TypeAlias = Callable[[float, str], None]
"""Called with the share that is done, from 0 to 1, and with what is being done."""
Cancelled: TypeAlias = Callable[[], bool]
JobFunction: TypeAlias = Callable[[bytes, Progress, Cancelled], Mapping[str, bytes]]
"""What a job calls: it takes bytes, and returns bytes by name."""


class Job(NamedTuple):
    """A computation."""

    number: int
    function: str
    """A `JobFunction`, as `module:function`."""
    data: bytes


class Cancel(NamedTuple):
    """A computation is not wanted any more."""

    number: int


class Failure(msgspec.Struct, frozen=True):
    """Why a job failed: a refusal, or an error without its text."""

    name: str
    words: str = ""
    """The package with the sentences of a refusal; empty for an error."""
    facts: dict[str, str | int] = {}

    @staticmethod
    def of(error: BaseException) -> "Failure":
        """A failure that can be sent."""
        if not isinstance(error, Refusal):
            return Failure(describe_error(error))
        facts = {name: fact if isinstance(fact, int) else str(fact) for name, fact in error.facts.items()}
        return Failure(error.name, error.words, facts)

    def refusal(self) -> Refusal | None:
        """The refusal that it was, if it was one."""
        if not self.words:
            return None
        refusal = Refusal(self.name, **self.facts)
        refusal.words = self.words
        return refusal


class JobReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of JSON about a job: how far it is, its results, or why it failed."""

    number: int
    share: float = 0.0
    what: str = ""
    results: dict[str, bytes] | None = None
    failure: Failure | None = None
