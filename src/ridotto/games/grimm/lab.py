"""What reports of many games say about The Grimm Masquerade: rounds, roses, characters, actions, and bots."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from ridotto.games.grimm.play.header import Grimm
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.rules.events import ENDING_NAMES, ROUND_END_NAMES, Kind, RoseReason, RoundEnd
from ridotto.games.grimm.words import action_name, character_name
from ridotto.lab.figures import Figure, rate, share
from ridotto.lab.part import NUMBER, PERCENT, LabPart, Section, slug
from ridotto.lab.report_tables import spelled
from ridotto.words.language import Language

if TYPE_CHECKING:
    from ridotto.simulation.results import Counts

WHAT_FOR: Final = {number: name.lower() for name, number in vars(RoseReason).items() if name.isupper()}
"""What roses are given for, in a word."""
VARIANTS: Final = ("wagers", "treasures", "abilities")


# ── Many games ───────────────────────────────────────────────────────────────────────────────────────


def figures(_: Grimm, counted: "Counts", games: int) -> Iterator[Figure]:
    """How rounds end, what roses are for, which characters win, how often the deck runs out."""
    rounds = int(counted["round_ends"].sum())
    for end, name in ROUND_END_NAMES.items():
        if end != RoundEnd.NOT_YET:
            yield share("rounds", name, "rounds", int(counted["round_ends"][end]), rounds)
    for reason, name in WHAT_FOR.items():
        yield rate("roses", name, "per game", int(counted["roses"][reason]), games)
    for character, name in enumerate(CHARACTER_NAMES):
        dealt = int(counted["dealt"][character])
        yield share("characters", name, "rounds won", int(counted["won"][character]), dealt)
        yield share("characters", name, "unmasked", int(counted["unmasked"][character]), dealt)
    yield share("deck", "ran out", "rounds", int(counted["exhausted"]), rounds)
    yield rate("deck", "shuffled again", "per game", int(counted["shuffles"]), games)
    for action, name in enumerate(ACTION_NAMES):
        yield rate("actions", name, "per game", int(counted["acted"][action]), games)
    right, all_of_them = int(counted["right_accusations"]), int(counted["accusations"])
    yield share("actions", "accusation", "right", right, all_of_them)


def remarks(found: Sequence[Figure], language: Language) -> Iterator[str]:
    """How many accusations were right."""
    for figure in found:
        if (figure.section, figure.item) == ("actions", "accusation"):
            yield language.say("lab-right-accusations", share=spelled(language, figure.value, PERCENT))


# ── One bot ──────────────────────────────────────────────────────────────────────────────────────────


def bot_figures(name: str, counts: Mapping[str, Sequence[int]]) -> Iterator[Figure]:
    """Whom a bot unmasks, and what it gets its roses for."""
    n = {tally: numbers[0] for tally, numbers in counts.items()}
    yield rate("pointing", name, "accusations per game", n["pointed"], n["games"])
    yield share("pointing", name, "right accusations", n["pointed_right"], n["pointed"])
    yield share("pointing", name, "rounds won", n["rounds_won"], n["rounds"])
    yield rate("pointing", name, "masks lost", n["masks_lost"], n["rounds"])
    yield rate("pointing", name, "masks broken", n["masks_broken"], n["rounds"])
    yield share("pointing", name, "boons given away", n["boons_given"], n["boons_drawn"])
    for reason, what in WHAT_FOR.items():
        yield rate("bot roses", name, what, counts["roses_for"][reason], n["games"])


# ── Words ────────────────────────────────────────────────────────────────────────────────────────────


def table_facts(header: Grimm, language: Language) -> list[str]:
    """Which variants."""
    return [language.say(f"grimm-option-{name}") for name in VARIANTS if getattr(header.options, name)]


def reason_words(reason: str, language: Language) -> str:
    """What roses are given for."""
    return language.say("grimm-what-for", why=reason)


own_section: Final = partial(Section, says="grimm-report")

PART: Final = LabPart(
    title=lambda language: language.say("grimm-title"),
    endings=list(ENDING_NAMES.values()),
    ending_label=lambda ending, language: language.say(f"grimm-ending-{slug(ending)}"),
    table_facts=table_facts,
    figures=figures,
    sections=(
        own_section(
            "rounds",
            [("rounds", PERCENT)],
            lambda end, language: language.say(f"grimm-round-end-{slug(end)}"),
            skips_zeros=True,
        ),
        own_section("roses", [("per game", NUMBER)], reason_words, skips_zeros=True),
        own_section(
            "characters",
            [("rounds won", PERCENT), ("unmasked", PERCENT)],
            lambda name, language: character_name(CHARACTER_NAMES.index(name), language),
            alike="rounds won",
        ),
        own_section("deck", [("rounds", PERCENT)], lambda _, language: language.say("lab-deck-ran-out")),
        own_section(
            "actions",
            [("per game", NUMBER)],
            lambda name, language: action_name(ACTION_NAMES.index(name), language),
            skips_zeros=True,
        ),
    ),
    remarks=remarks,
    bot_figures=bot_figures,
    bot_sections=(
        own_section(
            "pointing",
            [
                ("accusations per game", NUMBER),
                ("right accusations", PERCENT),
                ("rounds won", PERCENT),
                ("masks lost", NUMBER),
                ("masks broken", NUMBER),
                ("boons given away", PERCENT),
            ],
        ),
        own_section("bot roses", [(what, NUMBER) for what in WHAT_FOR.values()], measure_label=reason_words),
    ),
    event_kinds=Kind,
)
