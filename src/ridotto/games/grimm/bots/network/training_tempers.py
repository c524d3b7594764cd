"""The tempers at the tables where networks for the ball learn: their own, and those of the bots they meet.

They stay when the ladder changes, so that the command by which the shipped network was made makes it again.
"""

from typing import Final

from ridotto.games.grimm.bots.policy_state import ALWAYS, Temper

VETERAN: Final = Temper(slyness=1.0, guile=4.0, reading=2.0, choosy=1.0, mistake=1.6, trained=1)
"""A network reads what this temper makes of a move, in training and in play."""
OPPONENTS: Final = (
    Temper(slyness=0.3, guile=4.0, nerve=0.3),  # careful
    Temper(slyness=0.85, guile=4.0, reading=2.0, choosy=1.0, mistake=1.6),  # sly
    Temper(whimsy=1.0),  # random
    Temper(slyness=0.25, guile=4.0, memory=0.8, nerve=0.4),  # forgetful
    Temper(slyness=0.4, guile=4.0, nerve=0.8, risk=0.1),  # daring
    Temper(nerve=ALWAYS),  # accuser
    Temper(nerve=-ALWAYS),  # wallflower
)
"""The ladder and the fixed ideas of that time. Each is equally likely, and another order draws others."""
