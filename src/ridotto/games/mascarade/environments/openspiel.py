"""Mascarade in OpenSpiel."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ridotto.environments.openspiel.part import OpenSpielPart
from ridotto.games.mascarade.environments.resampling import plan
from ridotto.games.mascarade.play.header import Mascarade, Options, mascarade
from ridotto.games.mascarade.rules.blank import BadMask, read_mask
from ridotto.games.mascarade.rules.effects import MAX_EFFECTS
from ridotto.games.mascarade.rules.events import KIND_NAMES
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.games.mascarade.rules.moves import MOVES
from ridotto.games.mascarade.rules.table import MAX_MASKS

CHOICES: Final = 5
"""What an effect may ask for: two seats, two cards, and whether they are swapped."""
TURNS: Final = 100
"""The turn limit, if no other is set."""
OPTIONS: Final = ("opening_round", "all_at_once", "fate", "show_bans", "max_turns")


def header_from(given: Mapping[str, Any]) -> Mascarade:
    """What a game starts from; nothing in it is random, since chance is OpenSpiel's."""
    return mascarade(
        given["players"],
        edition=given["edition"],
        scenario=given["scenario"] or None,
        masks=names_in(given["masks"]),
        own=own_masks(given["own"]),
        deal=names_in(given["deal"]),
        first=None if given["first"] == -1 else given["first"],
        options=Options(**{name: given[name] for name in OPTIONS}),
        seed=0,
    )


def names_in(text: str) -> list[str] | None:
    """Names of masks that are written with + between them."""
    return text.split("+") if text else None


def own_masks(text: str) -> tuple[Mask, ...]:
    """Masks of your own: TOML in hexadecimal, because OpenSpiel reads commas and brackets; + between them."""
    try:
        files = [bytes.fromhex(each).decode() for each in text.split("+") if each]
    except ValueError:
        raise BadMask("mask-not-text", file="own", value=text) from None
    return tuple(read_mask(file) for file in files)


def most_decisions(header: Mascarade) -> int:
    """Each turn a move, an answer of everybody else, and what the power asks each of those who use it."""
    copies = max(Counter(header.cards).values())
    return header.options.max_turns * (len(header.players) + copies * MAX_EFFECTS * CHOICES)


def most_draws(header: Mascarade) -> int:
    """The deal, who begins, and what fate decides once a turn."""
    return len(header.cards) + 1 + header.options.max_turns


def mask_names(header: Mascarade) -> list[str]:
    """The masks by number."""
    return [mask.name for mask in header.masks]


PART: Final = OpenSpielPart(
    parameters={
        "players": 6,
        "edition": 1,
        "scenario": "",
        "masks": "",
        "own": "",
        "deal": "",
        "first": -1,
        "opening_round": False,
        "all_at_once": False,
        "fate": False,
        "show_bans": False,
        "max_turns": TURNS,
    },
    header=header_from,
    moves=MOVES,
    piles={"cards": mask_names},
    kind_names=KIND_NAMES,
    most_decisions=most_decisions,
    most_draws=most_draws,
    most_outcomes=MAX_MASKS,
    plan=plan,
)
