"""Puts a sampled world on the table, and lets policies know in it what their players must know.

Plain functions, compiled like the rules.
"""

from typing import Final

from ridotto.games.mascarade.bots.policy_state import CERTAIN, OWN, PolicyState
from ridotto.games.mascarade.bots.update import balance, lay
from ridotto.games.mascarade.rules.money import ENOUGH
from ridotto.games.mascarade.rules.table import MAX_MASKS, OVER, Table, place_count
from ridotto.seats import Player, size_of

SOON: Final = 0.05
"""What it is worth to win a turn earlier, in coins."""


def imagine(t: Table, states: list[PolicyState], world: list[int], known: list[int], number: int) -> None:
    """Lay the cards out, and let each player know the cards on the places that they know.

    After those stand, for each player, two places of which they know one: which, differs from world to world.
    """
    for place in range(place_count(t)):
        t.cards[place] = world[place]
    for player in range(t.players):
        either = known[t.players + player]
        one = either & (either - 1) if number >> player & 1 else either & -either
        learn(states[player], world, known[player] | one)


def learn(state: PolicyState, world: list[int], known: int) -> None:
    """Know the cards on some places for certain."""
    news = False
    for place in range(state.places):
        if known >> place & 1 and state.chances[place * MAX_MASKS + world[place]] < CERTAIN:
            lay(state, state, OWN, place, world[place])
            news = True
    if news:
        balance(state, state, OWN)


def section_of(t: Table) -> int:  # noqa: ARG001
    """Roll-outs go to the end of the game."""
    return 0


def share_of_win(t: Table, player: Player) -> float:
    """A player's share of the win."""
    if t.phase != OVER or not t.winners >> player & 1:
        return 0.0
    return 1.0 / size_of(t.winners)


def fortune_of(t: Table, player: Player) -> float:
    """The coins of a player; a winner counts as having enough, and more for an early win."""
    if share_of_win(t, player) > 0.0:
        return ENOUGH - SOON * t.turn
    return 1.0 * t.coins[t.seat_of[player]]
