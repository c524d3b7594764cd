"""Refusals of commands and requests: a code for programs, and a short name with facts for the sentence."""

from collections.abc import Mapping
from typing import Literal, NoReturn, TypeAlias

import msgspec

from ridotto.refusal import Fact, Refusal, Translated

Code: TypeAlias = Literal[
    "bad-message", "too-long", "too-fast", "old-client", "no-table", "not-yours", "illegal", "stale",
    "not-now",
    "not-host", "taken", "no-seat", "no-guest", "locked", "removed", "empty-seats", "bad-agreement", "no-bot",
    "bad-name", "silent", "full", "watching", "busy", "closing", "log-full",
    "damaged", "banned",
]  # fmt: skip
"""The kinds of refusals that clients can rely on."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A refusal among the facts of another one."""

    text: str
    """In the language of the refusal."""
    reason: str
    """The short name of that sentence."""
    facts: dict[str, "PlainFact"] = {}


PlainFact: TypeAlias = str | int | list[Reason]
"""A fact in JSON."""


class Refused(Refusal):
    """A command that is not carried out. The sentences are in `errors.<language>.ftl`."""

    words = "ridotto.server"

    def __init__(self, code: Code, name: str, /, **facts: Fact) -> None:
        super().__init__(name, **facts)
        self.code: Code = code


class BadName(Refusal):
    """An invalid name."""

    words = "ridotto.server"


class BadAgreement(Refusal):
    """A table's agreement that cannot be played."""

    words = "ridotto.server"


class NotFinished(Refusal, LookupError):
    """A game that is not over, or was never played to its end."""

    words = "ridotto.server"


class DamagedLog(Refused):
    """A row of a table's log that cannot be read or applied."""


def refuse(code: Code, name: str, /, **facts: Fact) -> NoReturn:
    """Refuse a command."""
    raise Refused(code, name, **facts)


def refuse_for(code: Code, error: ValueError) -> NoReturn:
    """Refuse a command because of an error, with the name and facts of the error."""
    reason = reason_of(error)
    refused = Refused(code, reason.name, **reason.facts)
    refused.words = reason.words
    raise refused from None


def reason_of(error: ValueError) -> Refusal:
    """The error itself; what another author's game raises has no name of its own."""
    return error if isinstance(error, Refusal) else BadAgreement("agreement-impossible", reason=str(error))


def plain_facts(facts: Mapping[str, Fact], language: str) -> dict[str, PlainFact]:
    """Facts for JSON; refusals among them are said in the language."""
    return {name: _plain(fact, language) for name, fact in facts.items()}


def _plain(fact: Fact, language: str) -> PlainFact:
    if isinstance(fact, Refusal):
        fact = (fact,)
    if isinstance(fact, tuple):
        return [Reason(each.say(language), each.name, plain_facts(each.facts, language)) for each in fact]
    return str(fact) if isinstance(fact, Translated) else fact
