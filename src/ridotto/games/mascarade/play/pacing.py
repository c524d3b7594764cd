"""How long events of Mascarade are shown, in milliseconds; the page has the same numbers by `make types`."""

from typing import Final

from ridotto.games.mascarade.rules.events import Kind
from ridotto.play.pacing import Pacing

TIME_TO_REMEMBER: Final = 3800
"""How long all cards lie open after the deal. Dealing 13 cards and remembering them takes 5.5 s, which
a clock waits for with half a second to spare."""
BREATH_BEFORE_REVEALING: Final = 250

PACING: Final = Pacing(
    times={
        Kind.DEALT: 125,
        Kind.TURN: 200,
        Kind.LOOKED: 800,
        Kind.HANDLED: 900,
        Kind.ANNOUNCED: 850,
        Kind.PASSED: 80,
        Kind.CLAIMED: 850,
        Kind.ANSWERED: 80,
        Kind.REVEALED: 900,
        Kind.USED: 250,
        Kind.PAID: 800,
        Kind.FINED: 800,
        Kind.EXCHANGED: 1000,
        Kind.DECLINED: 500,
        Kind.SPIED: 900,
        Kind.SHOWN: 2400,
        Kind.ASKED: 1300,
        Kind.NAMED: 1300,
        Kind.MOVED: 1800,
        Kind.ENDED: 4500,
    },
    last={Kind.DEALT: TIME_TO_REMEMBER},
    breath={Kind.REVEALED: BREATH_BEFORE_REVEALING},
)
