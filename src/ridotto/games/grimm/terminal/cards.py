"""The cards of the ball: characters, artifacts, actions and abilities, with what they do."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridotto.games.grimm.rules.characters import ARTIFACTS, BANE, BOON, CHARACTERS
from ridotto.games.grimm.words import (
    ability_text,
    action_name,
    action_text,
    artifact_name,
    artifact_text,
    character_name,
)
from ridotto.words.language import Language

EVERYBODY: Final = range(len(CHARACTERS))


def two_columns(rows: Iterable[tuple[str, str]]) -> Table:
    """Names and what is said of them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column(ratio=1)
    for name, text in rows:
        table.add_row(Text(name), Text(text))
    return table


def part(heading: str, *contents: RenderableType) -> RenderableType:
    """Something with a heading."""
    return Group(Text(heading, "bold cyan"), *(Padding(thing, (0, 0, 0, 2)) for thing in contents))


def character_table(language: Language) -> Table:
    """Every character with boon and bane, for a quick look."""
    say = language.say
    table = Table.grid(padding=(0, 2, 0, 0))
    for heading in ("", f"{say('grimm-label-boon')} (3)", f"{say('grimm-label-bane')} (2)"):
        table.add_column(heading)
    table.show_header = True
    table.header_style = "dim"
    for character in EVERYBODY:
        boon, bane = (artifact_name(of[character], language) for of in (BOON, BANE))
        table.add_row(
            Text(character_name(character, language), "bold"), Text(boon, "green"), Text(bane, "red")
        )
    return table


def artifact_table(language: Language) -> Table:
    """Every artifact with whose boon and whose bane it is."""
    return two_columns(
        (artifact_name(artifact, language), artifact_text(artifact, language))
        for artifact in range(len(ARTIFACTS))
    )


def action_table(actions: Sequence[int], language: Language) -> Table:
    """Actions with what they do."""
    return two_columns((action_name(action, language), action_text(action, language)) for action in actions)


def ability_table(characters: Iterable[int], language: Language) -> Table:
    """Characters with their abilities."""
    return two_columns((character_name(each, language), ability_text(each, language)) for each in characters)
