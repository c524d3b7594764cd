"""What reports of many games say about Mascarade: its masks, what turns are used for, and who bluffs."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, Final

from ridotto.games.mascarade.play.header import Mascarade
from ridotto.games.mascarade.rules.events import ENDING_NAMES, Kind
from ridotto.games.mascarade.simulation.statistics import Tallies
from ridotto.games.mascarade.words.narrator import mask_name
from ridotto.lab.figures import Figure, rate, share
from ridotto.lab.part import NUMBER, PERCENT, LabPart, Section, slug
from ridotto.lab.report_tables import spelled
from ridotto.words.language import Language

if TYPE_CHECKING:
    from ridotto.simulation.results import Counts

TALLIES: Final = tuple(each.name for each in fields(Tallies))
HOUSE_RULES: Final = ("opening_round", "all_at_once", "fate", "show_bans", "max_turns")


# ── Many games ───────────────────────────────────────────────────────────────────────────────────────


def figures(header: Mascarade, counted: "Counts", games: int) -> Iterator[Figure]:
    """What each mask earns, how often it is announced, contested and caught lying; and what else is done."""
    for number, card in enumerate(header.masks):
        counts = {name: int(counted[name][number]) for name in TALLIES if counted[name].ndim}
        yield from mask_figures(card.name, counts, games)
    deeds = {
        "look": int(counted["looks"]),
        "announce": int(counted["announced"].sum()),
        "swap": int(counted["swaps"]),
    }
    for deed, count in deeds.items():
        yield share("turns", deed, "turns", count, sum(deeds.values()))
    yield share("turns", "real swap", "swaps", int(counted["real_swaps"]), deeds["swap"])
    yield rate("turns", "fines", "per game", int(counted["fines"]), games)


def mask_figures(name: str, counts: Mapping[str, int], games: int) -> Iterator[Figure]:
    """What happened to one mask."""
    announced = counts["announced"]
    yield rate("masks", name, "announced per game", announced, games)
    yield share("masks", name, "bluffs", counts["lies"], counts["judged"])
    yield share("masks", name, "contested", counts["contested"], announced)
    yield share("masks", name, "caught lying", counts["caught"], announced)
    yield share("masks", name, "wrong claims", counts["wrong_claims"], counts["claims"])
    yield rate("masks", name, "coins per use", counts["earned"], counts["used"])
    yield rate("masks", name, "coins per game", counts["earned"], games)


def remarks(found: Sequence[Figure], language: Language) -> Iterator[str]:
    """How many swaps were real."""
    for figure in found:
        if (figure.section, figure.item) == ("turns", "real swap"):
            yield language.say("lab-real-swaps", share=spelled(language, figure.value, PERCENT))


# ── One bot ──────────────────────────────────────────────────────────────────────────────────────────


def bot_figures(name: str, counts: Mapping[str, Sequence[int]]) -> Iterator[Figure]:
    """How a bot announces and contests."""
    n = {tally: numbers[0] for tally, numbers in counts.items()}
    yield rate("bluffing", name, "announced per game", n["announcements"], n["games"])
    yield share("bluffing", name, "bluffs", n["bluffs"], n["weighed"])
    yield share("bluffing", name, "contested", n["doubted"], n["announcements"])
    yield share("bluffing", name, "caught lying", n["exposed"], n["announcements"])
    yield share("bluffing", name, "contests", n["doubts"], n["asked"])
    yield share("bluffing", name, "right contests", n["right_doubts"], n["doubts"])
    yield share("bluffing", name, "true claims", n["true_claims"], n["doubts"])


# ── Words ────────────────────────────────────────────────────────────────────────────────────────────


def table_facts(header: Mascarade, language: Language) -> list[str]:
    """Which edition, which scenario, which house rules."""
    scenario = [header.scenario] if header.scenario else []
    house = [language.say(f"option-{slug(name)}") for name in HOUSE_RULES if getattr(header.options, name)]
    return [language.say(f"edition-{header.edition}"), *scenario, *house]


def contents(header: Mascarade, language: Language) -> str:
    """The masks."""
    return ", ".join(mask_name(card.name, language) for card in header.masks)


own_section: Final = partial(Section, says="mascarade-report")

PART: Final = LabPart(
    endings=list(ENDING_NAMES.values()),
    ending_label=lambda ending, language: language.say(f"ending-{slug(ending)}"),
    table_facts=table_facts,
    contents=contents,
    figures=figures,
    sections=(
        own_section(
            "turns", [("turns", PERCENT)], lambda deed, language: language.say("lab-deed", deed=slug(deed))
        ),
        own_section(
            "masks",
            [
                ("announced per game", NUMBER),
                ("bluffs", PERCENT),
                ("contested", PERCENT),
                ("caught lying", PERCENT),
                ("wrong claims", PERCENT),
                ("coins per use", NUMBER),
                ("coins per game", NUMBER),
            ],
            mask_name,
        ),
    ),
    remarks=remarks,
    bot_figures=bot_figures,
    bot_sections=(
        own_section(
            "bluffing",
            [
                ("announced per game", NUMBER),
                ("bluffs", PERCENT),
                ("contested", PERCENT),
                ("caught lying", PERCENT),
                ("contests", PERCENT),
                ("right contests", PERCENT),
                ("true claims", PERCENT),
            ],
        ),
    ),
    event_kinds=Kind,
)
