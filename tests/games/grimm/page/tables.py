"""Tables of The Grimm Masquerade for tests of the page."""

from typing import Any

from ridotto.games.grimm.rules.events import Kind

MATTERS = (
    Kind.DREW,
    Kind.GAVE,
    Kind.ACTED,
    Kind.POINTED,
    Kind.MARKED,
    Kind.UNMASKED,
    Kind.ROSES,
    Kind.SHOWN,
    Kind.WAGER_SHOWN,
)
"""Announcements, accusations, revealed cards and what changes hands."""
WAITS = {2: 5.0, 4: 7.0}
"""Seconds that players wait for their next decision at most, on average, by their number."""
BOTS = ("careful", "sly")
GAME = "grimm"
MOMENTS = {
    "goal": "Round 1",
    "character": "secret character",
    "draft": "^The draft: which",
    "keep": "keep it or give it away",
    "gift": "keep it or give it away",
    "give": "^Drawn: .* To whom",
    "pair": "^A pair .*marker",
    "triple": "^Three of a kind .*marker",
    "acting": "^Do you take an action",
    "acted": "’s action: ",
    "pointed": "accuses (?!you)",
    "pointed-you": "accuses you",
    "placing": "^On which character do you put a marker",
    "unmasked": "unmasks (?!you:)|is unmasked",
    "unmasked-you": "unmasks you:|You are unmasked",
    "hand": "from your hand",
    "round-ended": "win the round|wins the round|the round ends|nobody wins",
    "round": "Round [23]",
    "ended": "the game is over. (?!You win\\.)",
    "ended-you": "the game is over. You win",
}
"""What the table says while each lesson is shown, as patterns."""
SHOWN = {
    "character": ".guest.own:has(.secrets) [data-own-needs]",
    "draft": ".strip",
    "keep": ".guest.own :is([data-own-needs], .character)",
    "give": ".guest.own :is([data-own-needs], .character)",
    "acting": '[data-choice="action"] small',
    "pair": ".strip .marker",
    "triple": ".strip .marker",
    "unmasked": ".guest.unmasked:not(.own)",
    "unmasked-you": ".guest.unmasked.own",
}
"""What lies on the table then, as selectors."""


def agreed(players: int, turns: int = 0, **settings: Any) -> dict[str, Any]:
    """An agreement; with `turns` the game ends after that many."""
    variants = {"max_turns": turns, "wagers": players > 2, "treasures": True, **settings}
    return {"game": "grimm", "players": players, "settings": variants}


REMEMBERED = agreed(3)
"""The log keeps everything."""
EVENTFUL = (agreed(4), ("sly", "careful") * 2)
"""A game of bots that has moments to show afterwards: its agreement and the bots."""
