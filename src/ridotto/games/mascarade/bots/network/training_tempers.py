"""The tempers at the tables where networks for Mascarade learn: their own, and those of the bots they meet.

They stay when the ladder changes, so that the command by which the shipped network was made makes it again.
"""

from typing import Final

from ridotto.games.mascarade.bots.policy_state import ALWAYS, Temper

VETERAN: Final = Temper(daring=1.0, trained=1)
"""A network reads what this temper makes of a move, in training and in play."""
FORMER_BLUFFER: Final = Temper(daring=0.95, mood=0.1, patience=0.2, curiosity=0.3)
"""The bluffer as it was when the network was made."""
OPPONENTS: Final = (
    Temper(proof=0.5),  # honest
    FORMER_BLUFFER,
    Temper(whimsy=1.0),  # random
    Temper(daring=0.75, memory=0.8),  # forgetful
    Temper(daring=1.0, fear=0.7, mood=0.3, nerve=0.2),  # daring
    Temper(nerve=ALWAYS),  # quarreller
    Temper(nerve=-ALWAYS),  # meek
    Temper(vanity=ALWAYS),  # braggart
)
"""The ladder and the fixed ideas of that time. Each is equally likely, and another order draws others."""
