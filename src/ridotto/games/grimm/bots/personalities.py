"""The bots of The Grimm Masquerade that answer at once: each is a temper."""

from typing import Final

from ridotto.games.grimm.bots.heuristic_bot import HeuristicBot
from ridotto.games.grimm.bots.network.training_tempers import VETERAN
from ridotto.games.grimm.bots.policy_state import ALWAYS, Temper


def personality(
    name: str, level: int, about: str, temper: Temper, forgets: str = "nothing"
) -> type[HeuristicBot]:
    """A class of bots with this temper."""
    facts = {"__doc__": about, "__module__": __name__, "level": level, "temper": temper, "forgets": forgets}
    made = globals()[name] = type(name, (HeuristicBot,), facts)  # found there when a bot is unpickled
    return made


BOTS: Final = {
    "careful": personality(
        "Careful",
        3,
        "Thinks one card ahead, and only now and then of what others make of it.",
        Temper(slyness=0.3, guile=4.0, nerve=0.3),
    ),
    "sly": personality(
        "Sly",
        4,
        "Weighs what a card is worth against what it tells the others, and nobody knows when.",
        Temper(slyness=0.85, guile=4.0, reading=2.0, choosy=1.0, mistake=1.6),
    ),
    "veteran": personality(
        "Veteran",
        4,
        "Has been to hundreds of thousands of balls, and hides as much as that pays.",
        VETERAN,
    ),
    "random": personality(
        "GrimmWhim", 1, "Random play: keep or give, pass or one of the actions.", Temper(whimsy=1.0)
    ),
    "forgetful": personality(
        "Forgetful",
        2,
        "Sees what lies on the table, and hardly remembers how it came there.",
        Temper(slyness=0.25, guile=4.0, memory=0.8, nerve=0.4),
        forgets="a fifth of what it has read and peeked at after each turn",
    ),
    "daring": personality(
        "Daring",
        3,
        "Accuses on the slightest evidence, and does not protect its own mask.",
        Temper(slyness=0.4, guile=4.0, nerve=0.8, risk=0.1),
    ),
}
"""By name, in the order in which people are offered them."""

BASELINES: Final = {
    "accuser": personality(
        "Accuser", 1, "Points the finger whenever it can pay for that.", Temper(nerve=ALWAYS)
    ),
    "wallflower": personality("Wallflower", 1, "Never points the finger.", Temper(nerve=-ALWAYS)),
}
"""Guests who hide nothing and have one fixed idea: trivial strategies that no bot should lose to."""
