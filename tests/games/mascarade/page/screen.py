"""What the page has to show of a table of Mascarade."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from harness.page.words import say
from ridotto.games.mascarade.rules.events import Kind

Seen = dict[str, Any]


def compare(seen: Seen, view: dict[str, Any]) -> Iterator[tuple[str, object, object]]:
    """Each thing on the screen: what it is, how it is shown, and how the server says it is."""
    seats = sorted(seen["seats"], key=lambda seat: int(seat["seat"]))
    shown = [tuple(int(seat[each]) for each in ("seat", "player", "coins")) for seat in seats]
    yield "the ring", shown, [(each["seat"], each["player"], each["coins"]) for each in view["seats"]]
    names = [each["name"] for each in view["seats"]]
    yield "names", [name_in(seat, view["seats"]) for seat in seats], names
    yield "the turn", [int(seat["seat"]) for seat in seats if seat["turn"]], [view["turn_seat"]]
    yield "court and bank", [int(seen["court"]), int(seen["bank"])], [view["court"], view["bank"]]
    yield "known cards", sorted(place for seat in seats for place in seat["known"]), known_places(view)


def name_in(seat: dict[str, Any], known: list[dict[str, Any]]) -> str | None:
    """The player's name, if the seat shows it."""
    name = next(each["name"] for each in known if each["player"] == int(seat["player"]))
    return name if name in seat["label"] else None


def known_places(view: dict[str, Any]) -> list[int]:
    """Where cards lie that the viewer is sure of; a spectator is shown none."""
    plays = view["viewer"] < len(view["seats"])
    cards = [card for seat in view["seats"] for card in seat["cards"]]
    return sorted(card["place"] for card in cards if plays and len(card["possible"]) == 1)


def log_lines(message: dict[str, Any], sentences: list[str], language: str) -> list[str]:
    """The sentences that stand in the log: those that the table remembers; others' passes in one line."""
    first, view = message.get("remembered", 0), message["view"]
    told = zip(message["events"][first:], sentences[first:], strict=True)
    lines: list[str] = []
    for passing, alike in groupby(told, lambda each: folds(each[0], view["viewer"])):
        together = list(alike)
        if passing and len(together) > 1:
            names = [message["began"]["start"]["players"][event[1]] for event, _ in together]
            lines.append(say("passing", language, names=", ".join(names)))
        else:
            lines += [sentence for _, sentence in together]
    return lines


def folds(event: list[int], viewer: int) -> bool:
    return event[0] == Kind.PASSED and event[1] != viewer
