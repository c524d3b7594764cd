"""Tables of Mascarade for tests of the page."""

from typing import Any

from ridotto.games.mascarade.rules.events import Kind

MATTERS = (Kind.ANNOUNCED, Kind.CLAIMED, Kind.REVEALED, Kind.PAID, Kind.FINED, Kind.EXCHANGED, Kind.SHOWN)
"""Announcements, claims, revealed cards and payments."""
WAITS = {6: 5.0, 13: 8.0}
"""Numbers of players for which waiting is measured, and the mean wait that we aim at, in seconds."""
BOTS = ("honest", "bluffer")
GAME = "mascarade"
MOMENTS = {
    "goal": "^The masks are dealt face up",
    "masks": "^See who is who",
    "handled": "under the table",
    "opening": "^Your opening swap",
    "turn": "^Your turn: do you look, swap or announce",
    "bluff": "^Your turn: do you look, swap or announce",
    "looked": "looks",
    "answer": "announces: .* Do you pass",
    "used": "uses the power of",
    "bank": "from the bank",
    "revealed": "reveal",
    "fined": "to the court for a false claim",
    "must-swap": "^Your card has just been revealed, so you must swap",
    "no-announcing": "^Your card has just been revealed, so you may only look or swap",
    "court": "announces: Judge. Do you pass",
    "choose": "^Power: .* (Which player|Which card|Do you swap)",
    "cheat": "announces: Cheat. Do you pass|^Your turn: do you look",
    "rich": "Do you pass|^Your turn: do you look",
    "rich-you": "Do you pass|^Your turn: do you look",
    "poor": "Do you pass|^Your turn: do you look",
    "poor-you": "Do you pass|^Your turn: do you look",
    "ended-rich": "^Thirteen coins or more: the game is over. (?!You win\\.)",
    "ended-rich-you": "^Thirteen coins or more: the game is over. You",
    "ended-ruin": "last coin: the game is over",
    "ended-ruin-you": "last coin: the game is over",
    "ended-power": "^A power wins the game. (?!You win\\.)",
    "ended-power-you": "^A power wins the game. You win",
}
"""What the table says while each lesson is shown, as patterns."""
RICH = ':is([data-coins="10"], [data-coins="11"], [data-coins="12"])'
POOR = ':is([data-coins="1"], [data-coins="2"])'
SHOWN = {
    "goal": ".ring:has(.card:not(.open)):not(:has(.card.own, .seat.turn))",
    "masks": ".ring:not(:has(.card:not(.open), .card.own))",
    "opening": "[data-own-cards]",
    "answer": "[data-notes] li:nth-child(2)",
    "used": ".seat:has(.words.announces) .card:not(.open)",
    "court": '[data-court]:not([data-court="0"])',
    "fined": '[data-court]:not([data-court="0"])',
    "rich": f".seat:not(.mine){RICH}",
    "rich-you": f".seat.mine{RICH}",
    "poor": f".seat:not(.mine){POOR}",
    "poor-you": f".seat.mine{POOR}",
    "ended-ruin": '.seat:not(.mine)[data-coins="0"]',
    "ended-ruin-you": '.seat.mine[data-coins="0"]',
}
"""What lies on the table then, as selectors."""


def agreed(players: int, turns: int = 0, memory: str = "nothing", **settings: Any) -> dict[str, Any]:
    """An agreement; with `turns` the game ends after that many."""
    options = {"max_turns": turns, "memory": memory}
    return {"game": "mascarade", "players": players, "settings": {"options": options, **settings}}


REMEMBERED = agreed(3, memory="everything")
"""The log keeps everything."""
EVENTFUL = (agreed(6, turns=40), ("bluffer", "daring") * 3)
"""A game of bots that has moments to show afterwards: its agreement and the bots."""
