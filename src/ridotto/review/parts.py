"""A review in parts: what the page opens with, and what it fetches when somebody asks for it.

Each part is JSON, packed with zlib. All parts together are the whole review.
"""

import zlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ridotto.review.schema import FORMAT, VERSION, BeliefChanges, Review
from ridotto.review.trouble import BadReview

OVERVIEW: Final = "overview"
"""Everything but the options of decisions and what players believed."""
DECISIONS: Final = "decisions"
STATEMENTS: Final = "statements"
BELIEFS: Final = "beliefs"
"""With the number of a player: `beliefs-3`."""
LEVEL: Final = 9
"""How hard zlib tries."""


def part_names(players: int) -> list[str]:
    """The names of all parts of a review."""
    return [OVERVIEW, DECISIONS, STATEMENTS, *(f"{BELIEFS}-{player}" for player in range(players))]


def pack(review: Review) -> dict[str, bytes]:
    """A review in packed parts, by name."""
    facts = msgspec.to_builtins(review)
    briefly = [{**each, "options": brief_options(each)} for each in facts["decisions"]]
    beliefs = {**facts["beliefs"], "players": []}
    found: dict[str, Any] = {
        OVERVIEW: {**facts, "decisions": briefly, "statements": [], "beliefs": beliefs},
        DECISIONS: facts["decisions"],
        STATEMENTS: facts["statements"],
    }
    for each in facts["beliefs"]["players"]:
        found[f"{BELIEFS}-{each['who']}"] = each
    return {name: zlib.compress(msgspec.json.encode(part), LEVEL) for name, part in found.items()}


def brief_options(decision: Mapping[str, Any]) -> list[Any]:
    """The best option and the one that was taken."""
    options = decision["options"]
    return [each for i, each in enumerate(options) if i == 0 or each["move"] == decision["move"]]


def read_part(packed: bytes) -> Any:
    """What a packed part says."""
    try:
        return msgspec.json.decode(zlib.decompress(packed))
    except (zlib.error, msgspec.DecodeError) as error:
        raise BadReview("review-damaged", reason=str(error)) from None


def unpack(parts: Mapping[str, bytes]) -> Review:
    """The review that was packed into these parts."""
    facts = read_part(parts[OVERVIEW])
    facts["decisions"] = read_part(parts[DECISIONS])
    facts["statements"] = read_part(parts[STATEMENTS])
    players = range(len(facts["players"]))
    facts["beliefs"]["players"] = [read_part(parts[f"{BELIEFS}-{player}"]) for player in players]
    return checked(facts)


def read_review(data: bytes) -> Review:
    """A review from JSON; BadReview if it is none, or of another version."""
    try:
        return checked(msgspec.json.decode(data))
    except msgspec.DecodeError as error:
        raise BadReview("review-damaged", reason=str(error)) from None


def checked(facts: Any) -> Review:
    """A review from what JSON says about it."""
    if not isinstance(facts, dict) or facts.get("format") != FORMAT:
        raise BadReview("not-a-review")
    if facts.get("version") != VERSION:
        raise BadReview("review-other-version", version=repr(facts.get("version")), ours=VERSION)
    try:
        return msgspec.convert(facts, Review)
    except msgspec.ValidationError as error:
        raise BadReview("review-damaged", reason=str(error)) from None


def belief_at(changes: BeliefChanges, step: int, cells: int) -> list[int]:
    """What a player could believe at a step, cell by cell in per cent."""
    found = [0] * cells
    for row in changes.changes:
        if row[0] > step:
            break
        for i in range(1, len(row), 2):
            found[row[i]] = row[i + 1]
    return found


def schema() -> str:
    """The JSON Schema of a review."""
    described = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Review)}
    return msgspec.json.format(msgspec.json.encode(described)).decode() + "\n"
