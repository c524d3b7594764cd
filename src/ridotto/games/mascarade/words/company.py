"""Who sits where, with which masks, and through whose eyes it is told: what every sentence needs to know."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.rules.notation import HAND_NAMES
from ridotto.seats import Place, Player, Seat
from ridotto.words.language import Language
from ridotto.words.listener import Listener

SPOTS: Final = ("first", "second")
"""The places in the centre, where there are two."""

_PRINTED: Final = frozenset(name for box in EDITIONS.values() for name in box)


def mask_name(name: str, language: Language) -> str:
    """A printed mask's name in a language; a mask of the players' own keeps the name they gave it."""
    if name not in _PRINTED:
        return name
    return language.say("mask-" + name.lower().replace(" ", "-"))


@dataclass(slots=True)
class Company(Listener):
    """The people at a table and their masks, as one of them sees it."""

    language: Language
    names: Sequence[str]
    masks: Sequence[str]
    viewer: Player
    hands: int = 1
    centre: int = 0
    player_at: list[Player] = field(default_factory=list)
    """Who sits on each seat now; as at the start, if nothing is said."""

    def __post_init__(self) -> None:
        """Everybody sits where they sat down."""
        self.player_at = list(self.player_at or range(len(self.names)))

    def mask(self, mask: int) -> str:
        """The name of one of this game's masks."""
        return mask_name(self.masks[mask], self.language)

    def owner(self, place: Place) -> Player | None:
        """The player before whom a card lies; None for the centre."""
        seat = place // self.hands
        return self.player_at[seat] if seat < len(self.names) else None

    def hand(self, place: Place) -> str:
        """Which of its owner's cards lies there: only, left, right or protected."""
        return "only" if self.hands == 1 else HAND_NAMES[place % self.hands]

    def spot(self, place: Place) -> str:
        """Which of the centre's cards lies there."""
        return "only" if self.centre == 1 else SPOTS[place - len(self.names) * self.hands]

    def card(self, place: Place) -> str:
        """A card as it is named in a list: `your card`, `Bob’s left card`."""
        owner = self.owner(place)
        if owner is None:
            return self.language.say(f"card-centre-{self.spot(place)}")
        if owner == self.viewer:
            return self.language.say(f"card-you-{self.hand(place)}")
        return self.language.say(f"card-player-{self.hand(place)}", name=self.names[owner])

    def card_taken(self, place: Place, actor: Player) -> str:
        """A card as the object of what somebody does: `their own card`, `your card`, `Bob’s card`."""
        owner = self.owner(place)
        if owner is None:
            return self.language.say(f"object-centre-{self.spot(place)}")
        hand = self.hand(place)
        if owner == actor:
            return self.language.say(f"object-{'yourself' if owner == self.viewer else 'themself'}-{hand}")
        if owner == self.viewer:
            return self.language.say(f"object-you-{hand}")
        return self.language.say(f"object-player-{hand}", name=self.names[owner])

    def change_seats(self, a: Seat, b: Seat) -> None:
        """Two people change seats; their names go with them."""
        self.player_at[a], self.player_at[b] = self.player_at[b], self.player_at[a]
