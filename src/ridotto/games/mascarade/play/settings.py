"""What a table on a server can agree on for Mascarade, apart from what all games share."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from ridotto.games.mascarade.play.header import Mascarade, Options, mascarade
from ridotto.games.mascarade.rules.blank import MAX_FILE, read_mask
from ridotto.play.part import number_players

MAX_OWN: Final = 4
"""How many masks of their own a table may bring."""
MaskName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
MaskFile: TypeAlias = Annotated[str, msgspec.Meta(max_length=MAX_FILE)]


class MascaradeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which masks, and which house rules."""

    edition: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    scenario: MaskName | None = None
    masks: Annotated[list[MaskName], msgspec.Meta(min_length=1, max_length=15)] | None = None
    own: Annotated[list[MaskFile], msgspec.Meta(max_length=MAX_OWN)] = []
    """Masks of the table's own, as TOML."""
    options: Options = Options()


def header_from(
    settings: MascaradeSettings, names: Sequence[str] | int, seed: int | None, most_turns: int
) -> Mascarade:
    """What a game with these settings starts from."""
    most = min(settings.options.max_turns or most_turns, most_turns)
    return mascarade(
        names,
        edition=settings.edition,
        scenario=settings.scenario,
        masks=settings.masks,
        own=[read_mask(text) for text in settings.own],
        options=msgspec.structs.replace(settings.options, max_turns=most),
        seed=seed,
    )


def settings_from(header: Mascarade) -> MascaradeSettings:
    """The masks and house rules of a game; masks that people invented are left out."""
    known = header.scenario is None and not any(mask.own for mask in header.masks)
    masks = [header.masks[card].name for card in header.cards] if known else None
    return MascaradeSettings(header.edition, header.scenario, masks, options=header.options)


def upgrade_settings(agreement: Mapping[str, Any]) -> dict[str, Any]:
    """The settings inside an agreement of protocol version 1."""
    return {name: agreement[name] for name in MascaradeSettings.__struct_fields__ if name in agreement}


def listed_settings(settings: MascaradeSettings) -> dict[str, int | str]:
    """What a list of tables says about these settings."""
    return {"edition": settings.edition}


def anonymous(header: Mascarade) -> Mascarade:
    """The same start with numbers instead of names: the players', and those of masks that people invented."""
    masks = [
        msgspec.structs.replace(mask, name=f"Own {number}") if mask.own else mask
        for number, mask in enumerate(header.masks, 1)
    ]
    return msgspec.structs.replace(number_players(header), masks=masks)


def remembering(header: Mascarade) -> Mascarade:
    """The same start at a table that remembers everything."""
    options = msgspec.structs.replace(header.options, memory="everything")
    return msgspec.structs.replace(header, options=options)
