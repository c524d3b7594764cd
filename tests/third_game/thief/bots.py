"""A bot for The Thief."""

from ridotto.bots.part import BotsPart
from ridotto.events import HIDDEN
from thief.rules import ACCUSE, THIEF, Kind


class Detective:
    """Peeks at one player after the other until it has seen the thief, and accuses that one."""

    def __init__(self, _invitation, _seed) -> None:
        self.seen = {}

    def watch(self, events) -> None:
        self.seen.update({e.a: e.secret for e in events if e.kind == Kind.PEEKED and e.secret != HIDDEN})

    def answer(self, view) -> int:
        caught = [ACCUSE + player for player, role in self.seen.items() if role == THIEF]
        return next(move for move in (*caught, *view.question.options) if move not in self.seen)


PART = BotsPart({"detective": Detective})
