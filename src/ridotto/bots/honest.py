"""A bot that announces what it is, claims what is its own and looks when lost; with daring, it bluffs."""

from collections.abc import Sequence
from typing import Final

from ridotto.bots.bot import Luck, MascaradeInvitation, best, options_of
from ridotto.bots.hunch import Hunch
from ridotto.bots.worth import worth
from ridotto.events import Event
from ridotto.mascarade.effects import Do, Whom
from ridotto.mascarade.events import PRETENDED, SWAPPED
from ridotto.mascarade.moves import (
    ANNOUNCE,
    CHOOSE_CARD,
    CHOOSE_SEAT,
    CLAIM,
    LOOK,
    NAME,
    REALLY_SWAP,
    SWAP,
    Move,
)
from ridotto.play.view import View
from ridotto.seats import Place, Player, Seat

SURE: Final = 0.6
"""How likely a mask has to be before an honest bot announces it."""
FINE: Final = 1.0
HARM: Final = 0.35
"""How much of what an announcer would get is worth stopping."""
CURIOSITY: Final = 1.2
"""What it is worth to learn a card that one knows nothing about, in coins."""
PATIENCE: Final = 0.5
"""What a coin next turn is worth now."""
NEVER: Final = -100.0


class Honest:
    """Keeps a hunch of every card, and does what is worth most by it."""

    def __init__(self, invitation: MascaradeInvitation, seed: int, daring: float = 0.0) -> None:
        self.invitation = invitation
        self.daring = daring
        self.luck = Luck(seed)
        self.hunch = Hunch(invitation.cards)

    def watch(self, events: Sequence[Event]) -> None:
        """Remember what happened."""
        self.luck.watch(events)
        self.hunch.watch(events)

    def answer(self, view: View) -> Move:
        """The move that is worth most; luck decides between equals."""
        options = options_of(view)
        luck = self.luck.now(options)
        thought = Thought(self.invitation, self.hunch, view, daring=luck.random() < self.daring)
        return best(options, thought.score, luck)


class Bluffer(Honest):
    """An honest bot that now and then says whatever nobody seems to be."""

    def __init__(self, invitation: MascaradeInvitation, seed: int) -> None:
        super().__init__(invitation, seed, daring=0.35)


class Thought:
    """One decision: what each move seems to be worth, in coins."""

    def __init__(self, invitation: MascaradeInvitation, hunch: Hunch, view: View, daring: bool) -> None:
        self.hunch = hunch
        self.view = view
        self.daring = daring
        self.powers = [mask.power for mask in invitation.masks]
        self.seat = seat_of(view, invitation.player)
        self.mine = [card.place for card in view.seats[self.seat].cards]
        self.values = [worth(power, view, self.seat) for power in self.powers]

    def score(self, move: Move) -> float:
        """What a move seems to be worth; nothing for passing, declining and pretending."""
        if move >= SWAP:
            hand, rest = divmod(move - SWAP, 48)
            return self.swap(self.mine[hand], rest // 3, rest % 3)
        if move >= ANNOUNCE:
            hand, mask = divmod(move - ANNOUNCE, 16)
            return self.announce(self.mine[hand], mask)
        if move >= CHOOSE_CARD:
            return self.choose_card(move - CHOOSE_CARD)
        if move >= CHOOSE_SEAT:
            return self.choose_seat(move - CHOOSE_SEAT)
        if move >= NAME:
            return self.hunch.chance(self.hunch.asked, move - NAME)
        if move >= LOOK:
            return CURIOSITY * (1 - self.hunch.certainty(self.mine[move - LOOK]))
        if move >= CLAIM:
            return self.claim(self.mine[move - CLAIM])
        return self.really_swap() if move == REALLY_SWAP else 0.0

    def expected(self, place: Place) -> float:
        """What the card on a place would be worth to its new owner."""
        return sum(
            chance * value for chance, value in zip(self.hunch.chances[place], self.values, strict=True)
        )

    def swap(self, mine: Place, other: Place, how: int) -> float:
        """Swapping pays later, if the other card is better; to be certain has a value of its own."""
        if how == PRETENDED:
            return 0.0
        better = PATIENCE * (self.expected(other) - self.expected(mine))
        return better if how == SWAPPED else better / 2 - FINE

    def announce(self, mine: Place, mask: int) -> float:
        """The truth pays if it is the truth; a bluff pays if nobody else is likely to be that mask."""
        true, value = self.hunch.chance(mine, mask), self.values[mask]
        if self.daring:
            caught = self.owner_elsewhere(mask)
            return true * value + (1 - true) * ((1 - caught) * value - caught * FINE)
        return true * value - (1 - true) * FINE if true >= SURE else NEVER

    def claim(self, mine: Place) -> float:
        """A true claim brings the power, a wrong one a fine; and any first claim may stop a liar."""
        mask = self.view.announced or 0
        true = self.hunch.chance(mine, mask)
        stopped = 0.0 if self.view.claimants else HARM * self.threat(mask)
        nerve = FINE / 2 if self.daring else 0.0
        return true * self.values[mask] - (1 - true) * FINE + stopped + nerve

    def threat(self, mask: int) -> float:
        """What the announcer would get by a lie."""
        seat = self.view.turn_seat
        true = max(self.hunch.chance(card.place, mask) for card in self.view.seats[seat].cards)
        return (1 - true) * worth(self.powers[mask], self.view, seat)

    def owner_elsewhere(self, mask: int) -> float:
        """How likely the likeliest other owner of a mask is."""
        others = (seat for seat in self.view.seats if seat.seat != self.seat)
        return max(self.hunch.chance(card.place, mask) for seat in others for card in seat.cards)

    def choose_seat(self, seat: Seat) -> float:
        """The richest for what costs, the poorest for what pays."""
        coins = self.view.seats[seat].coins - self.view.seats[self.seat].coins
        power = self.powers[self.view.announced or 0]
        kind = any(effect.verb in (Do.GAIN, Do.GIVE) and effect.whom != Whom.SELF for effect in power)
        return float(-coins if kind else coins)

    def choose_card(self, place: Place) -> float:
        """What one knows least about, and would like to have."""
        return 1 - self.hunch.certainty(place) + PATIENCE * self.expected(place)

    def really_swap(self) -> float:
        """With one's own card in hand: if the other is better. With two cards of others: who cares."""
        held = self.view.question.held if self.view.question else ()
        if len(held) != 1:
            return 0.0
        mine = self.hunch.stood_for.get(self.view.viewer, self.mine[0])
        return self.expected(held[0]) - self.expected(mine)


def seat_of(view: View, player: Player) -> Seat:
    """Where a player sits now."""
    return next(seat.seat for seat in view.seats if seat.player == player)
