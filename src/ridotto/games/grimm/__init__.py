"""The Grimm Masquerade."""

from typing import TYPE_CHECKING

from ridotto.lazy import lazy_names

if TYPE_CHECKING:
    from ridotto.games.grimm.play.header import Grimm, GrimmOptions, Laid
    from ridotto.games.grimm.play.rulebook import GrimmRulebook
    from ridotto.games.grimm.play.view import GrimmQuestion, GrimmView, GuestView

__all__ = [
    "Grimm",
    "GrimmOptions",
    "GrimmQuestion",
    "GrimmRulebook",
    "GrimmView",
    "GuestView",
    "Laid",
]

__getattr__ = lazy_names(
    __name__,
    {
        "Grimm": "ridotto.games.grimm.play.header",
        "GrimmOptions": "ridotto.games.grimm.play.header",
        "Laid": "ridotto.games.grimm.play.header",
        "GrimmRulebook": "ridotto.games.grimm.play.rulebook",
        "GrimmQuestion": "ridotto.games.grimm.play.view",
        "GrimmView": "ridotto.games.grimm.play.view",
        "GuestView": "ridotto.games.grimm.play.view",
    },
)
