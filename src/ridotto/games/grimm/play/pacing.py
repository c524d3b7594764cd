"""How long events of The Grimm Masquerade are shown, in milliseconds; the page has them by `make types`."""

from typing import Final

from ridotto.games.grimm.rules.events import Kind
from ridotto.play.pacing import Pacing

PACING: Final = Pacing(
    times={
        Kind.ROUND: 1800,
        Kind.OFFERED: 350,
        Kind.DEALT: 120,
        Kind.TREASURE: 80,
        Kind.REVEALED: 220,
        Kind.DISCARDED: 400,
        Kind.TURN: 200,
        Kind.DREW: 900,
        Kind.MARKED: 900,
        Kind.UNMASKED: 2200,
        Kind.ROSES: 800,
        Kind.ACTED: 900,
        Kind.POINTED: 1400,
        Kind.DECLINED: 200,
        Kind.PEEKED: 2200,
        Kind.SHOWN: 900,
        Kind.WAGER_SHOWN: 900,
        Kind.ROUND_ENDED: 2800,
        Kind.ENDED: 2500,
    },
    usual=800,
    steps={
        Kind.OFFERED: 170,
        Kind.DEALT: 60,
        Kind.TREASURE: 40,
        Kind.REVEALED: 110,
        Kind.DRAFTED: 300,
        Kind.DISCARDED: 150,
        Kind.TURN: 50,
        Kind.DREW: 300,
        Kind.KEPT: 300,
        Kind.GAVE: 400,
        Kind.SHUFFLED: 300,
        Kind.MARKED: 400,
        Kind.ROSES: 400,
        Kind.ACTED: 500,
        Kind.LISTENED: 500,
        Kind.CHOSE: 250,
        Kind.DANCED: 500,
        Kind.PASSED: 350,
        Kind.USED: 500,
        Kind.DECLINED: 100,
        Kind.SHOWN: 400,
        Kind.WAGER_SHOWN: 400,
    },
)
