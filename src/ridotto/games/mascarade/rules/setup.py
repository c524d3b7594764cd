"""Setting up the table: cards are dealt and shown, coins handed out, a player begins."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ridotto.chance import below, shuffle, sow, words_of
from ridotto.events import Log, tell
from ridotto.games.mascarade.rules.effects import Do, Power
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.rules import begin_turn
from ridotto.games.mascarade.rules.sets import hands_for
from ridotto.games.mascarade.rules.table import Packed, Table, place_count
from ridotto.seats import EVERYONE, NOWHERE, Seat

START_COINS: Final = 6
OPENING_TURNS: Final = 4


class House(NamedTuple):
    """The house options of a table. The defaults are the printed rules."""

    opening_round: bool = False
    """Opening swaps for a whole round instead of four turns (M10)."""
    all_at_once: bool = False
    """Answers to an announcement stay secret until all have answered (M20)."""
    fate: bool = False
    """A swapper may let fate decide (M13)."""
    show_bans: bool = False
    """Having to show a card to the others bans like revealing it (M15)."""
    max_turns: int = 0
    """End after this many turns, and the richest share the win; 0 for no limit."""


def new_table(
    players: int, cards: Sequence[int], masks: int, must_swap: bool, house: House, seed: int
) -> Table:
    """A table with these cards on its places in this order, before the first move."""
    hands = hands_for(players)
    table = Table(
        players=players,
        hands=hands,
        centre=len(cards) - players * hands,
        masks=masks,
        opening=max(OPENING_TURNS, players) if house.opening_round else OPENING_TURNS,
        must_swap=int(must_swap),
        all_at_once=int(house.all_at_once),
        fate=int(house.fate),
        show_bans=int(house.show_bans),
        max_turns=house.max_turns,
        cards=list(cards),
        coins=[START_COINS] * players,
        player_at=list(range(players)),
        seat_of=list(range(players)),
        hand_of=[0] * players,
        heroes=[0] * players,
    )
    sow(table.chance, *words_of(seed))
    return table


def open_table(t: Table, shuffled: bool, first: Seat, log: Log) -> None:
    """Deal, show every card to all (M4), and let the first player begin; NOWHERE: chance decides who (M5)."""
    if shuffled:
        shuffle(t.chance, t.cards, place_count(t))
    if first == NOWHERE:
        first = below(t.chance, t.players)
    for place in range(place_count(t)):
        tell(log, Kind.DEALT, 0, place, 0, 0, t.cards[place], EVERYONE)
    begin_turn(t, first, log)


def pack(powers: Sequence[Power]) -> Packed:
    """The powers of a game as plain integers, each ending with a step that does nothing."""
    return [[[int(e.verb), e.n, int(e.whom)] for e in power] + [[int(Do.NOTHING), 0, 0]] for power in powers]
