"""The action cards, their names, and which of them each table uses (G2, G37, G61)."""

from typing import Final


class Action:
    """The actions."""

    POINT: Final = 0
    EAVESDROP: Final = 1
    GUEST_LIST: Final = 2
    DANCE: Final = 3
    TOAST: Final = 4
    PICK_POCKET: Final = 5
    GIFT: Final = 6
    SECRETS: Final = 7


ACTION_NAMES: Final = (
    "Point the Finger",
    "Eavesdrop",
    "Peek at the Guest List",
    "Start the Dance",
    "Make a Toast",
    "Pick Pocket",
    "Thoughtful Gift",
    "Secrets",
)

ACTIONS: Final = len(ACTION_NAMES)

STANDARD: Final = (
    Action.EAVESDROP,
    Action.GUEST_LIST,
    Action.DANCE,
    Action.TOAST,
    Action.PICK_POCKET,
    Action.GIFT,
)
WITH_WAGERS: Final = (*STANDARD, Action.SECRETS)
FOR_TWO: Final = (Action.EAVESDROP, Action.TOAST, Action.PICK_POCKET, Action.GIFT)


def action_cards(players: int, wagers: bool) -> tuple[int, ...]:
    """The action cards that may be turned up at a table."""
    if players == 2:
        return FOR_TWO
    return WITH_WAGERS if wagers else STANDARD
