"""The bots of Mascarade that answer at once: each is a temper."""

from typing import Final

from ridotto.games.mascarade.bots.heuristic_bot import HeuristicBot
from ridotto.games.mascarade.bots.network.training_tempers import FORMER_BLUFFER, VETERAN
from ridotto.games.mascarade.bots.policy_state import ALWAYS, Temper


def personality(
    name: str, level: int, about: str, temper: Temper, forgets: str = "nothing"
) -> type[HeuristicBot]:
    """A class of bots with this temper."""
    facts = {"__doc__": about, "__module__": __name__, "level": level, "temper": temper, "forgets": forgets}
    made = globals()[name] = type(name, (HeuristicBot,), facts)  # found there when a bot is unpickled
    return made


BOTS: Final = {
    "honest": personality(
        "Honest",
        3,
        "Says nothing that it does not believe, and forgets nothing that it has seen.",
        Temper(proof=0.5),
    ),
    "bluffer": personality(
        "Bluffer",
        4,
        "Weighs what a lie would bring against who might contest it, and nobody knows when.",
        Temper(
            daring=0.92,
            fear=1.02,
            sure=0.41,
            proof=0.05,
            curiosity=0.07,
            patience=0.63,
            harm=0.3,
            mood=0.1,
        ),
    ),
    "veteran": personality(
        "Veteran",
        4,
        "Has played hundreds of thousands of games, and lies as often as that pays.",
        VETERAN,
    ),
    "random": personality(
        "MascaradeWhim",
        1,
        "Random play: look, announce, swap, or whatever else is asked.",
        Temper(whimsy=1.0),
    ),
    "forgetful": personality(
        "Forgetful",
        2,
        "Weighs its lies by what it still remembers, which is little.",
        Temper(daring=0.75, memory=0.8),
        forgets="a fifth of what others have after each turn",
    ),
    "daring": personality(
        "Daring",
        3,
        "Announces the best mask it might get away with, and contests on a hunch.",
        Temper(daring=1.0, fear=0.7, mood=0.3, nerve=0.2),
    ),
}
"""By name, in the order in which people are offered them."""

BASELINES: Final = {
    "quarreller": personality("Quarreller", 1, "Contests every announcement.", Temper(nerve=ALWAYS)),
    "meek": personality("Meek", 1, "Contests no announcement.", Temper(nerve=-ALWAYS)),
    "braggart": personality("Braggart", 1, "Always announces the richest mask.", Temper(vanity=ALWAYS)),
}
"""Honest players with one fixed idea: trivial strategies that no bot should lose to."""

FORMER: Final = {"bluffer": FORMER_BLUFFER}
"""Of bots that have changed since: strangers were kept by them, searches and reviews reckon with them."""
