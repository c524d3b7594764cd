"""A world that may be: the cards as imagined, and minds that know in it what their players must know.

Plain functions, like all that is compiled for minds.
"""

from typing import Final

from ridotto.bots.mascarade.mind import CERTAIN, MASKS, Mind
from ridotto.bots.mascarade.notice import balance, lay
from ridotto.mascarade.table import OVER, Table, place_count
from ridotto.seats import Player

COIN: Final = 0.01
"""What a coin at the end counts beside winning: a little, so that one is not blind early in the game."""


def imagine(t: Table, minds: list[Mind], world: list[int], known: list[int]) -> None:
    """Lay the cards like this, and tell everybody the cards on the places that they know."""
    for place in range(place_count(t)):
        t.cards[place] = world[place]
    for player in range(t.players):
        learn(minds[player], world, known[player])


def learn(mind: Mind, world: list[int], known: int) -> None:
    """Know the cards on some places for certain."""
    news = False
    for place in range(mind.places):
        if known >> place & 1 and mind.chances[place * MASKS + world[place]] < CERTAIN:
            lay(mind, place, world[place])
            news = True
    if news:
        balance(mind)


def worth_of_end(t: Table, player: Player) -> float:
    """What an end is worth to a player, from 0 to 1 and a little more: wins may be shared."""
    winners = 0
    for other in range(t.players):
        winners += t.winners >> other & 1
    won = 1.0 / winners if t.phase == OVER and t.winners >> player & 1 else 0.0
    return won + COIN * t.coins[t.seat_of[player]]
