"""What the page has to show of a table of The Grimm Masquerade."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from harness.page.words import say
from ridotto.games.grimm.rules.events import Kind

Seen = dict[str, Any]
ALIKE = {Kind.DEALT: "grimm-everybody-dealt", Kind.TREASURE: "grimm-everybody-treasure"}
"""What happens to all players alike has one line in the log, without a secret."""


def compare(seen: Seen, view: dict[str, Any]) -> Iterator[tuple[str, object, object]]:
    """Each thing on the screen: what it is, how it is shown, and how the server says it is."""
    guests = sorted(seen["seats"], key=lambda guest: int(guest["player"]))
    shown = [(int(each["player"]), int(each["roses"]), each["label"]) for each in guests]
    yield "guests", shown, [(each["player"], each["roses"], each["name"]) for each in view["guests"]]
    turn = [] if view["ending"] or any(view["pool"]) else [view["turn_player"]]  # a draft is nobody's turn
    yield "the turn", [int(each["player"]) for each in guests if each["turn"]], turn


def log_lines(message: dict[str, Any], sentences: list[str], language: str) -> list[str]:
    """The sentences that stand in the log."""
    told = zip((event[0] for event in message["events"]), sentences, strict=True)
    lines: list[str] = []
    for kind, alike in groupby(told, key=lambda each: each[0]):
        lines += [say(ALIKE[kind], language)] if kind in ALIKE else [sentence for _, sentence in alike]
    return lines
