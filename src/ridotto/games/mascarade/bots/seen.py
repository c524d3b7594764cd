"""The table with its secrets turned down: all that a player sees of it, and so all that a bot decides by."""

from collections.abc import Mapping
from typing import Final

from ridotto.bots.bot import MascaradeInvitation
from ridotto.games.mascarade.play.view import View
from ridotto.games.mascarade.rules.setup import new_table
from ridotto.games.mascarade.rules.table import (
    ANSWERS,
    HOW,
    OVER,
    PHASE_NAMES,
    PLACES,
    TURN,
    UNDECIDED,
    Table,
)
from ridotto.seats import NOWHERE, Player

PHASE_OF: Final[Mapping[str, int]] = {name: phase for phase, name in enumerate(PHASE_NAMES)}


def decider(t: Table) -> Player:
    """The player whose decision it is."""
    return t.player_at[t.asked]


def hide(t: Table, player: Player, seen: Table) -> None:  # noqa: ARG001
    """Copy what everybody may see now. What is not named here stays hidden, whoever looks."""
    show_house(t, seen)
    for seat in range(t.players):
        seen.coins[seat] = t.coins[seat]
        seen.player_at[seat] = t.player_at[seat]
        seen.seat_of[seat] = t.seat_of[seat]
    seen.court = t.court
    seen.bank = t.bank
    seen.turn = t.turn
    seen.turn_seat = t.turn_seat
    seen.freedom = t.freedom
    seen.phase = t.phase
    seen.asked = t.asked
    show_announcement(t, seen)
    show_held(t, seen)


def show_house(t: Table, seen: Table) -> None:
    """What was agreed before the deal."""
    seen.players = t.players
    seen.hands = t.hands
    seen.centre = t.centre
    seen.masks = t.masks
    seen.opening = t.opening
    seen.must_swap = t.must_swap
    seen.all_at_once = t.all_at_once
    seen.fate = t.fate
    seen.show_bans = t.show_bans
    seen.max_turns = t.max_turns


def show_announcement(t: Table, seen: Table) -> None:
    """What was announced this turn, and who is known to have claimed it."""
    is_open = t.phase != TURN and t.phase != OVER
    seen.announced = t.announced if is_open else 0
    seen.claimants = t.claimants if is_open and not (t.all_at_once and t.phase == ANSWERS) else 0


def show_held(t: Table, seen: Table) -> None:
    """The cards that were taken by a power, while the one who took them decides."""
    is_open = t.phase == PLACES or t.phase == HOW
    seen.card_a = t.card_a if is_open else NOWHERE
    seen.card_b = t.card_b if is_open else NOWHERE
    seen.how = UNDECIDED
    seen.named = UNDECIDED


def table_of(view: View, invitation: MascaradeInvitation) -> Table:
    """The same for somebody who has a view and an invitation, and no table."""
    players = len(view.seats)
    seen = new_table(
        players,
        [0] * len(invitation.cards),
        masks=len(invitation.masks),
        must_swap=invitation.edition == 1,
        house=invitation.options.house(),
        seed=0,
    )
    seen.chance = [0, 0, 0, 0]
    seen.coins = [seat.coins for seat in view.seats]
    seen.player_at = [seat.player for seat in view.seats]
    seen.seat_of = [seen.player_at.index(player) for player in range(players)]
    seen.court, seen.bank, seen.turn = view.court, view.bank, view.turn
    seen.turn_seat, seen.freedom = view.turn_seat, view.freedom
    seen.phase = PHASE_OF[view.phase]
    seen.asked = 0 if view.decider is None else seen.seat_of[view.decider]
    seen.announced = view.announced or 0
    seen.claimants = sum(1 << player for player in view.claimants)
    held = view.question.held if view.question else ()
    seen.card_a, seen.card_b = (*held, NOWHERE, NOWHERE)[:2]
    return seen
