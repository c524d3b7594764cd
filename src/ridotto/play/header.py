"""What a game starts from: players, masks by value, house rules, seed or deal. Enough to play it again."""

import re
from collections.abc import Sequence
from secrets import randbits
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ridotto.chance import SEED_BITS
from ridotto.mascarade.effects import MAX_EFFECTS, read_effect
from ridotto.mascarade.masks import PLAYERS, Mask
from ridotto.mascarade.sets import (
    BadSet,
    check_players,
    find_masks,
    hands_for,
    make_room,
    require_set,
    scenario_masks,
)
from ridotto.mascarade.setup import House
from ridotto.seats import MAX_PLACES, MAX_SEATS

RULES_VERSION: Final = 1
"""Goes up when the same moves would give other events."""

GUESTS: Final = (
    "Ann",
    "Bob",
    "Cléa",
    "Dan",
    "Eva",
    "Felix",
    "Greta",
    "Hugo",
    "Ines",
    "Jan",
    "Kasia",
    "Luca",
    "Mira",
)
"""Who sits down when nobody is named."""

MAX_NAME: Final = 24

Memory: TypeAlias = Literal["nothing", "round", "everything"]
"""How long a person's view remembers: this turn only, the last round, or the whole game."""


class BadRecord(ValueError):
    """A saved game that cannot be read or trusted."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agreed on. As printed, if nobody says anything."""

    opening_round: bool = False
    all_at_once: bool = False
    fate: bool = False
    show_bans: bool = False
    max_turns: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    memory: Memory = "nothing"

    def house(self) -> House:
        """The part that is the rules' business."""
        return House(self.opening_round, self.all_at_once, self.fate, self.show_bans, self.max_turns)


AS_PRINTED: Final = Options()


class MaskCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mask by value: a saved game stays true when an edition's tables change."""

    name: str
    power: list[str]
    copies: int = 1
    least_players: int = 2
    own: bool = False

    @staticmethod
    def of(mask: Mask) -> "MaskCard":
        """A mask as a record writes it."""
        return MaskCard(mask.name, [str(e) for e in mask.power], mask.copies, mask.least_players, mask.own)

    def mask(self) -> Mask:
        """The mask itself."""
        if len(self.power) > MAX_EFFECTS:
            raise BadRecord(f"{self.name} has more than {MAX_EFFECTS} effects")
        power = tuple(read_effect(text) for text in self.power)
        return Mask(self.name, power, self.copies, self.least_players, self.own)


class Mascarade(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game", tag="mascarade"):
    """A game of Mascarade before the first move."""

    edition: int
    players: list[str]
    masks: list[MaskCard]
    """The different masks of this game."""
    cards: list[int]
    """The set, as numbers of masks; place by place if it was dealt by hand."""
    seed: str
    """In hexadecimal: it would not fit the numbers of other languages."""
    rules: int = RULES_VERSION
    scenario: str | None = None
    dealt: bool = False
    """Whether the cards lie as listed; else they are shuffled."""
    first: int | None = None
    """The seat that begins; else chance decides."""
    options: Options = Options()

    def check(self) -> None:
        """Raise unless a table can be set from this."""
        if self.rules != RULES_VERSION:
            raise BadRecord(
                f"this game was played by rules version {self.rules} and this program knows version "
                f"{RULES_VERSION}; read it with the release that wrote it"
            )
        if self.edition not in PLAYERS or len(self.players) not in PLAYERS[self.edition]:
            raise BadRecord(f"edition {self.edition} with {len(self.players)} players does not exist")
        hands = hands_for(len(self.players))
        centre = len(self.cards) - len(self.players) * hands
        if not 0 <= centre <= (2 if hands == 1 else 0):
            raise BadRecord(f"{len(self.cards)} cards do not fit {len(self.players)} players")
        if (
            not all(0 <= mask < len(self.masks) for mask in self.cards)
            or not 1 <= len(self.masks) <= MAX_PLACES
        ):
            raise BadRecord("the cards name masks that are not in the game")
        if self.first is not None and not 0 <= self.first < len(self.players):
            raise BadRecord(f"there is no seat {self.first} at a table for {len(self.players)}")
        if re.fullmatch("[0-9a-f]{1,24}", self.seed) is None:
            raise BadRecord(f"the seed '{self.seed}' is no hexadecimal number of at most {SEED_BITS} bits")
        unused = set(range(len(self.masks))) - set(self.cards)
        if unused:
            raise BadRecord(f"{self.masks[min(unused)].name} is listed and none of the cards is it")
        check_names(self.players)
        check_names([mask.name for mask in self.masks], "masks")


def check_names(names: Sequence[str], whose: str = "players") -> None:
    """Raise unless everybody has a name of their own."""
    for name in names:
        if not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            raise BadRecord(f"{name!r} is no name; a name has 1 to {MAX_NAME} visible characters")
    if len({name.casefold() for name in names}) < len(names):
        raise BadRecord(f"two {whose} have the same name; give one of them another")


def mascarade(
    players: int | Sequence[str],
    *,
    edition: int = 1,
    scenario: str | None = None,
    masks: Sequence[str] | None = None,
    own: Sequence[Mask] = (),
    options: Options = AS_PRINTED,
    seed: int | None = None,
    deal: Sequence[str] | None = None,
    first: int | None = None,
) -> Mascarade:
    """Prepare a game: a scenario or masks by name, own masks among them, and a seed or an explicit deal."""
    names = guests(players)
    check_players(edition, len(names))
    chosen = _choose_masks(edition, len(names), scenario, deal if deal is not None else masks, own)
    if deal is not None and masks is not None and sorted(masks) != sorted(deal):
        raise BadSet("the deal and the masks are not the same cards; give one of them")
    require_set(edition, len(names), chosen)
    if first is not None and not 0 <= first < len(names):
        raise BadSet(
            f"there is no seat {first} at a table for {len(names)}; seats go from 0 to {len(names) - 1}"
        )
    different = list(dict.fromkeys(chosen))
    header = Mascarade(
        edition=edition,
        players=names,
        masks=[MaskCard.of(mask) for mask in different],
        cards=[different.index(mask) for mask in chosen],
        seed=f"{sown(seed):x}",
        scenario=scenario,
        dealt=deal is not None,
        first=first,
        options=options,
    )
    header.check()
    return header


def sown(seed: int | None) -> int:
    """The seed asked for, or a fresh one that nobody can guess."""
    if seed is None:
        return randbits(SEED_BITS)
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSet(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed}; choose another")
    return seed


def guests(players: int | Sequence[str]) -> list[str]:
    """The names at the table; a number invites that many."""
    if not isinstance(players, int):
        return [name.strip() for name in players]
    if not 0 <= players <= MAX_SEATS:
        raise BadSet(f"{players} players do not fit a table; edition 1 is for 2 to 13, edition 2 for 4 to 12")
    return list(GUESTS[:players])


def _choose_masks(
    edition: int, players: int, scenario: str | None, names: Sequence[str] | None, own: Sequence[Mask]
) -> tuple[Mask, ...]:
    """The set: by name, or a scenario in which own masks find a place."""
    if names is not None:
        if scenario is not None:
            raise BadSet("choose a scenario or name the masks, not both")
        return find_masks(edition, names, own)
    chosen = scenario_masks(edition, players, scenario)
    for mask in own:
        chosen = make_room(edition, players, chosen, mask)
    return chosen
