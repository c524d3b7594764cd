"""The table as one player may see it, without what would reveal a card, chance or a secret move."""

from ridotto.events import HIDDEN
from ridotto.games.mascarade.rules.table import (
    ANSWERS,
    HOW,
    NAMING,
    PLACES,
    SEATS,
    UNDECIDED,
    Table,
    place_count,
)
from ridotto.seats import NOWHERE, Place, Player


def seen(t: Table, player: Player, into: Table) -> None:
    """Write what a player may see now into another table. SPECTATOR sees what all players see."""
    copy_house_rules(t, into)
    into.court = t.court
    into.bank = t.bank
    into.turn = t.turn
    into.turn_seat = t.turn_seat
    into.freedom = t.freedom
    into.banned = t.banned
    into.phase = t.phase
    into.asked = t.asked
    into.ending = t.ending
    into.winners = t.winners
    copy_seats(t, into)
    copy_announcement(t, player, into)
    copy_choices(t, player, into)
    for place in range(place_count(t)):
        into.cards[place] = HIDDEN
    for i in range(len(into.chance)):
        into.chance[i] = 0


def blank_table(t: Table) -> Table:
    """A table of the same size with nothing on it, for `seen` to write into."""
    into = Table(
        players=t.players,
        hands=t.hands,
        centre=t.centre,
        masks=t.masks,
        opening=0,
        must_swap=0,
        all_at_once=0,
        fate=0,
        show_bans=0,
        max_turns=0,
        cards=[HIDDEN] * len(t.cards),
        coins=[0] * t.players,
    )
    for name in ("player_at", "seat_of", "hand_of", "heroes"):
        setattr(into, name, [0] * t.players)
    return into


def decider(t: Table) -> Player:
    """The player whose decision it is; after the end, the last who decided."""
    return t.player_at[t.asked]


def is_choosing(t: Table, player: Player) -> bool:
    """Whether a player is deciding how to use a power, and so knows what they have chosen so far."""
    is_open = t.phase == SEATS or t.phase == PLACES or t.phase == HOW
    return is_open and decider(t) == player


def held_card_a(t: Table, player: Player) -> Place:
    """The first card that a player has taken for a power; others see it when the power takes effect."""
    return t.card_a if is_choosing(t, player) else NOWHERE


def held_card_b(t: Table, player: Player) -> Place:
    """The second one."""
    return t.card_b if is_choosing(t, player) else NOWHERE


def answers_are_secret(t: Table) -> bool:
    """Whether there are answers that are still secret (M20)."""
    return t.all_at_once == 1 and t.phase == ANSWERS


def copy_house_rules(t: Table, into: Table) -> None:
    """What was agreed before the deal."""
    into.players = t.players
    into.hands = t.hands
    into.centre = t.centre
    into.masks = t.masks
    into.opening = t.opening
    into.must_swap = t.must_swap
    into.all_at_once = t.all_at_once
    into.fate = t.fate
    into.show_bans = t.show_bans
    into.max_turns = t.max_turns


def copy_seats(t: Table, into: Table) -> None:
    """Coins, and who sits where."""
    for seat in range(t.players):
        into.coins[seat] = t.coins[seat]
        into.player_at[seat] = t.player_at[seat]
        into.seat_of[seat] = t.seat_of[seat]


def copy_announcement(t: Table, player: Player, into: Table) -> None:
    """What was announced, who claimed it, who may use the power and who pays for a wrong claim."""
    into.announced = t.announced
    into.claimants = t.claimants
    into.hero_count = t.hero_count
    into.hero = t.hero
    into.fined = t.fined
    into.exposed = t.exposed
    into.step = t.step
    into.whom = t.whom
    for who in range(t.players):
        into.hand_of[who] = t.hand_of[who]
        into.heroes[who] = t.heroes[who]
    if answers_are_secret(t):
        into.claimants = t.claimants & (1 << player)
        for who in range(t.players):
            if who != player and who != t.player_at[t.turn_seat]:
                into.hand_of[who] = 0


def copy_choices(t: Table, player: Player, into: Table) -> None:
    """Choices within a power are public once they take effect; a question is public at once (M41)."""
    own = is_choosing(t, player)
    into.them = t.them if own or t.phase == NAMING else 0
    into.card_a = t.card_a if t.phase == NAMING else held_card_a(t, player)
    into.card_b = held_card_b(t, player)
    into.choices = t.choices if own else 0
    into.may_decline = t.may_decline if own else 0
    into.how = UNDECIDED
    into.named = UNDECIDED
