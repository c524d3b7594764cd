"""Refusals of commands and requests: a code for programs, and a short name with facts for the sentence."""

from collections.abc import Mapping
from typing import ClassVar, Literal, NoReturn, TypeAlias

from ridotto.refusal import Fact, Refusal

Code: TypeAlias = Literal[
    "bad-message", "too-long", "too-fast", "old-client", "no-table", "not-yours", "illegal", "stale",
    "not-now",
    "not-host", "taken", "no-seat", "no-guest", "locked", "removed", "empty-seats", "bad-agreement", "no-bot",
    "bad-name", "silent", "full", "watching", "busy", "closing",
]  # fmt: skip
"""The kinds of refusals that clients can rely on."""
PlainFact: TypeAlias = str | int


class Refused(Refusal):
    """A command that is not carried out. The sentences are in `errors.en.ftl`."""

    words: ClassVar[str] = "ridotto.server"

    def __init__(self, code: Code, name: str, /, **facts: Fact) -> None:
        super().__init__(name, **facts)
        self.code: Code = code


class BadName(Refusal):
    """An invalid name."""

    words: ClassVar[str] = "ridotto.server"


class NotFinished(Refusal, LookupError):
    """A game that is not over, or was never played to its end."""

    words: ClassVar[str] = "ridotto.server"


def refuse(code: Code, name: str, /, **facts: Fact) -> NoReturn:
    """Refuse a command."""
    raise Refused(code, name, **facts)


def refuse_for(code: Code, error: Exception) -> NoReturn:
    """Refuse a command because of an error."""
    raise Refused(code, "because", reason=error if isinstance(error, Refusal) else str(error)) from None


def plain_facts(facts: Mapping[str, Fact]) -> dict[str, PlainFact]:
    """Facts for JSON: a refusal among them becomes its sentence."""
    return {name: str(fact) if isinstance(fact, Refusal) else fact for name, fact in facts.items()}
