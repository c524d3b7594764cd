"""What a game of Mascarade starts from: players, masks by value, house options, seed or deal."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ridotto.games.mascarade.rules.effects import MAX_EFFECTS, read_effect
from ridotto.games.mascarade.rules.masks import PLAYERS, Mask
from ridotto.games.mascarade.rules.printed_names import MaskName
from ridotto.games.mascarade.rules.sets import (
    BadSet,
    check_players,
    find_masks,
    hands_for,
    make_room,
    require_set,
    scenario_masks,
)
from ridotto.games.mascarade.rules.setup import House
from ridotto.play.arguments import check_arguments
from ridotto.play.header import Header
from ridotto.play.setup import (
    RULES_VERSION,
    BadStart,
    Seed,
    TurnLimit,
    are_different,
    check_first,
    check_names,
    check_rules,
    check_seed,
    check_texts,
    check_types,
    how_many,
    player_names,
    seed_text,
)
from ridotto.seats import MAX_PLACES

Memory: TypeAlias = Literal["nothing", "round", "everything"]
"""How long a person's view remembers: this turn only, the last round, or the whole game."""


class BadHeader(BadStart):
    """A header of Mascarade from which no table can be set up."""

    words = "ridotto.games.mascarade.words"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agreed on. The defaults are the printed rules."""

    opening_round: bool = False
    all_at_once: bool = False
    fate: bool = False
    show_bans: bool = False
    max_turns: TurnLimit = 0
    memory: Memory = "nothing"

    def house(self) -> House:
        """The options that the rules need to know."""
        return House(self.opening_round, self.all_at_once, self.fate, self.show_bans, self.max_turns)


AS_PRINTED: Final = Options()


class MaskCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mask by value, so that a saved game stays correct when we change an edition's masks."""

    name: str
    power: list[str]
    copies: int = 1
    least_players: int = 2
    own: bool = False

    @staticmethod
    def of(mask: Mask) -> "MaskCard":
        """A mask as it appears in a record."""
        return MaskCard(mask.name, [str(e) for e in mask.power], mask.copies, mask.least_players, mask.own)

    def mask(self) -> Mask:
        """The mask itself."""
        if len(self.power) > MAX_EFFECTS:
            raise BadHeader("record-too-many-effects", mask=MaskName(self.name), most=MAX_EFFECTS)
        power = tuple(read_effect(text) for text in self.power)
        return Mask(self.name, power, self.copies, self.least_players, self.own)


class Mascarade(Header, frozen=True, forbid_unknown_fields=True, tag="mascarade"):
    """A game of Mascarade before the first move."""

    edition: Annotated[int, msgspec.Meta(ge=1, le=2)]
    players: list[str]
    masks: list[MaskCard]
    """The different masks of this game."""
    cards: list[int]
    """The set, as numbers of masks; place by place if it was dealt by hand."""
    seed: Seed
    rules: int = RULES_VERSION
    scenario: str | None = None
    dealt: bool = False
    """Whether the cards lie as listed; else they are shuffled."""
    first: int | None = None
    options: Options = Options()

    def check(self) -> None:
        """Raise unless a table can be set up from this."""
        check_types(self)
        check_rules(self.rules)
        if self.edition not in PLAYERS or len(self.players) not in PLAYERS[self.edition]:
            raise BadHeader("record-no-such-edition", edition=self.edition, players=len(self.players))
        hands = hands_for(len(self.players))
        centre = len(self.cards) - len(self.players) * hands
        if not 0 <= centre <= (2 if hands == 1 else 0):
            raise BadHeader("record-cards-do-not-fit", cards=len(self.cards), players=len(self.players))
        if (
            not all(0 <= mask < len(self.masks) for mask in self.cards)
            or not 1 <= len(self.masks) <= MAX_PLACES
        ):
            raise BadHeader("record-unknown-masks")
        check_first(self.first, len(self.players))
        check_seed(self.seed)
        unused = set(range(len(self.masks))) - set(self.cards)
        if unused:
            raise BadHeader("record-unused-mask", mask=MaskName(self.masks[min(unused)].name))
        check_names(self.players)
        names = [mask.name for mask in self.masks]
        check_texts(names)
        if not are_different(names):
            raise BadHeader("record-same-mask")


@check_arguments
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
    """Prepare a game of Mascarade for some players: their number or their names.

    Choose a scenario, or name the masks (or the whole deal, place by place); `own` has masks of your own.
    `first` is the seat that begins. What you leave out is as printed, or left to chance.
    """
    check_players(edition, how_many(players))
    names = player_names(players)
    chosen = choose_masks(edition, len(names), scenario, deal if deal is not None else masks, own)
    if deal is not None and masks is not None and sorted(masks) != sorted(deal):
        raise BadSet("deal-and-masks")
    require_set(edition, len(names), chosen)
    different = list(dict.fromkeys(chosen))
    header = Mascarade(
        edition=edition,
        players=names,
        masks=[MaskCard.of(mask) for mask in different],
        cards=[different.index(mask) for mask in chosen],
        seed=seed_text(seed),
        scenario=scenario,
        dealt=deal is not None,
        first=first,
        options=options,
    )
    header.check()
    return header


def choose_masks(
    edition: int, players: int, scenario: str | None, names: Sequence[str] | None, own: Sequence[Mask]
) -> tuple[Mask, ...]:
    """The set: masks by name, or a scenario into which own masks are fitted."""
    if names is not None:
        if scenario is not None:
            raise BadSet("scenario-and-masks")
        return find_masks(edition, names, own)
    chosen = scenario_masks(edition, players, scenario)
    for mask in own:
        chosen = make_room(edition, players, chosen, mask)
    return chosen
