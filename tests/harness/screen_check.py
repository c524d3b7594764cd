"""Compares what a page shows with what the server sends: coins, court, names, cards, sentences."""

import asyncio
from typing import Any

from ridotto.games.grimm.words.narrate import GrimmNarrator
from ridotto.games.mascarade.words.narrate import Narrator

from harness.browser import BrowserUser
from ridotto.events import Event
from ridotto.games.grimm.rules.events import Kind
from ridotto.words.language import language

ALIKE = {Kind.DEALT: "grimm-everybody-dealt", Kind.TREASURE: "grimm-everybody-treasure"}
SOON = 20.0
"""Seconds in which a page has to show what it has received."""


async def check_screen(user: BrowserUser, code: str) -> None:
    """Wait until the page shows what the server sent; no decision may be made meanwhile."""
    told = await user.snapshot(code)
    for _ in range(int(SOON / 0.05)):
        seen = await user.sees()
        if not seen["busy"] and difference(seen, told, user.language) is None:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{user.name}: {difference(seen, told, user.language)}; busy: {seen['busy']}")


def difference(seen: dict[str, Any], told: dict[str, Any], code: str) -> str | None:
    """The first thing that is shown wrongly, if there is one."""
    view = told.get("view")
    if told["table"]["phase"] != "playing" or view is None:
        return None
    compare = compare_mascarade if "seats" in view else compare_grimm
    log = [] if seen["log"] is None else [("the log", seen["log"], sentences(told, code))]
    for what, shown, known in [*compare(seen, view), *log]:
        if shown != known:
            return f"{what} is shown as {shown}, and is {known}"
    return None


def compare_mascarade(seen: dict[str, Any], view: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    seats = sorted(seen["seats"], key=lambda seat: int(seat["seat"]))
    known = [(each["seat"], each["player"], each["coins"]) for each in view["seats"]]
    eyes = sorted(place for seat in seats for place in seat["known"])
    plays = view["viewer"] < len(seats)
    cards = [card for seat in view["seats"] for card in seat["cards"]]
    sure = sorted(card["place"] for card in cards if plays and len(card["possible"]) == 1)
    return [
        (
            "the ring",
            [tuple(int(seat[each]) for each in ("seat", "player", "coins")) for seat in seats],
            known,
        ),
        ("names", [name_in(seat, view["seats"]) for seat in seats], [each["name"] for each in view["seats"]]),
        ("the turn", [int(seat["seat"]) for seat in seats if seat["turn"]], [view["turn_seat"]]),
        ("court and bank", [int(seen["court"]), int(seen["bank"])], [view["court"], view["bank"]]),
        ("known cards", eyes, sure),
    ]


def name_in(seat: dict[str, Any], known: list[dict[str, Any]]) -> str | None:
    """The player's name, if the seat shows it."""
    name = next(each["name"] for each in known if each["player"] == int(seat["player"]))
    return name if name in seat["label"] else None


def compare_grimm(seen: dict[str, Any], view: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    guests = sorted(seen["seats"], key=lambda guest: int(guest["player"]))
    known = [(each["player"], each["roses"], each["name"]) for each in view["guests"]]
    turn = [] if view["ending"] or any(view["pool"]) else [view["turn_player"]]  # a draft is nobody's turn
    return [
        ("guests", [(int(each["player"]), int(each["roses"]), each["label"]) for each in guests], known),
        ("the turn", [int(each["player"]) for each in guests if each["turn"]], turn),
    ]


def sentences(told: dict[str, Any], code: str) -> list[str]:
    """The events that the table still remembers, in words."""
    view, start = told["view"], told["began"]["start"]
    if start["game"] == "grimm":
        narrator: GrimmNarrator | Narrator = GrimmNarrator(language(code), start["players"], view["viewer"])
    else:
        hands, centre = len(view["seats"][0]["cards"]), len(view["centre"])
        narrator = Narrator(language(code), start["players"], view["masks"], view["viewer"], hands, centre)
    said = [narrator.tell(Event(*event)) for event in told["events"]]
    since = told.get("remembered", 0)
    if start["game"] == "grimm":
        said, since = at_once(told["events"], said, code), 0
    return [" ".join(each.split()) for each in said[since:]]


def at_once(events: list[list[int]], said: list[str], code: str) -> list[str]:
    """The page says once what happens to all players alike, without a secret."""
    kinds = [event[0] for event in events]
    return [
        language(code).say(ALIKE[kind]) if kind in ALIKE else sentence
        for number, (kind, sentence) in enumerate(zip(kinds, said, strict=True))
        if kind not in ALIKE or number == 0 or kinds[number - 1] != kind
    ]
