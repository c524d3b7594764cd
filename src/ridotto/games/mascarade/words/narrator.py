"""Tells Mascarade in words to one viewer: names of masks and cards, events, options and questions."""

from collections.abc import Sequence
from typing import Any

from ridotto.games.mascarade.words.telling import LISTS, TELLING
from ridotto.seats import Place, Player
from ridotto.words.compose import short_name
from ridotto.words.language import Language
from ridotto.words.narrator import Narrator, seating_of, view_facts


def mask_name(name: str, language: Language) -> str:
    """A printed mask's name in a language; a mask of the players' own keeps the name they gave it."""
    return language.say(f"mask-{short_name(name)}") if name in LISTS["mask"].names else name


class GameNarrator(Narrator):
    """Tells Mascarade to one viewer."""

    def __init__(
        self,
        language: Language,
        names: Sequence[str],
        masks: Sequence[str],
        viewer: Player,
        hands: int = 1,
        centre: int = 0,
        player_at: Sequence[Player] = (),
    ) -> None:
        self.masks = masks
        seating: dict[str, Any] = {"hands": hands, "centre": centre, "player_at": player_at}
        super().__init__(TELLING, language, names, viewer, given={"mask": masks}, **seating)

    @staticmethod
    def of(view: Any, language: Language) -> "GameNarrator":
        """For the viewer of a view."""
        seating = seating_of(TELLING, view)
        return GameNarrator(language, masks=seating.pop("given")["mask"], **seating)

    def mask(self, mask: int) -> str:
        """The name of one of this game's masks."""
        return self.words("mask", mask)

    def card(self, place: Place) -> str:
        """A card as it is named in a list: `your card`, `Bob’s left card`."""
        return self.words("card", place)

    def notes_on(self, view: Any) -> list[str]:
        """What the viewer is told beside a question: what depends on it, then what they know."""
        if view.question is None:
            return []
        known = {card.place: card.possible for seat in view.seats for card in seat.cards}
        known |= {card.place: card.possible for card in view.centre}
        own = [place for place in known if self.owner(place) == self.viewer]
        places = dict.fromkeys((*view.question.held, *own))
        return self.notes(view_facts(TELLING, view)) + [
            self.card_note(place, known[place]) for place in places
        ]

    def card_note(self, place: Place, possible: Sequence[int]) -> str:
        """What the viewer knows of a card in a sentence."""
        some, everything = (
            sum(1 << mask for mask in set(masks)) for masks in (possible, range(len(self.masks)))
        )
        return self.words("card-note", place, some, everything)

    def card_taken(self, place: Place, actor: Player) -> str:
        """A card as the object of an action: `their own card`, `your card`, `Bob’s card`."""
        return self.words("card-for", place, actor)
