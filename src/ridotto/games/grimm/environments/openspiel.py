"""The Grimm Masquerade in OpenSpiel."""

from collections.abc import Mapping
from typing import Any, Final

from ridotto.environments.openspiel.part import OpenSpielPart
from ridotto.games.grimm.environments.resampling import plan
from ridotto.games.grimm.play.header import Grimm, Options, grimm
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import KIND_NAMES
from ridotto.games.grimm.rules.moves import MOVES
from ridotto.games.grimm.rules.rounds import ROUNDS
from ridotto.games.grimm.rules.table import CARDS

TURNS: Final = 150
"""The turn limit, if no other is set."""
DECISIONS: Final = 24
"""More than a turn can ask for: cards, an action, and what comes of it for everybody."""
OPTIONS: Final = ("wagers", "treasures", "abilities", "max_turns")


def header_from(given: Mapping[str, Any]) -> Grimm:
    """What a game starts from; nothing in it is random, since chance is OpenSpiel's."""
    return grimm(
        given["players"],
        first=None if given["first"] == -1 else given["first"],
        options=Options(**{name: given[name] for name in OPTIONS}),
        seed=0,
    )


def most_decisions(header: Grimm) -> int:
    """Turns, and in each round an ability and the draft, in which two players take two cards each."""
    return DECISIONS * header.options.max_turns + ROUNDS * 3 * len(header.players)


def most_draws(header: Grimm) -> int:
    """Cards, random ones of other players and characters in turns; in each round what is dealt."""
    players = len(header.players)
    return 1 + 16 * header.options.max_turns + ROUNDS * (2 + 2 * players + 6 + players + players)


PART: Final = OpenSpielPart(
    parameters={
        "players": 4,
        "wagers": False,
        "treasures": False,
        "abilities": False,
        "first": -1,
        "max_turns": TURNS,
    },
    header=header_from,
    moves=MOVES,
    piles={
        "deck": lambda _: ARTIFACTS,
        "character_deck": lambda _: CHARACTER_NAMES,
        "action_cards": lambda _: ACTION_NAMES,
    },
    kind_names=KIND_NAMES,
    most_decisions=most_decisions,
    most_draws=most_draws,
    most_outcomes=CARDS,
    plan=plan,
)
