"""Masks as cards: the name, the bank symbol, and what the power says."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from ridotto.games.mascarade.rules.masks import Mask
from ridotto.games.mascarade.words.card_text import card_text
from ridotto.games.mascarade.words.narrator import mask_name
from ridotto.words.language import Language

COIN = "●"


def card_table(masks: Sequence[Mask], language: Language, notes: bool = False) -> Table:
    """One row a mask; with notes, how many there are and from how many players on."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for mask, copies in Counter(masks).items():
        text = Text(card_text(mask.power, language))
        if notes and mask.least_players > 2:
            text.append(f" ({language.say('from-players', n=mask.least_players)})", "dim")
        table.add_row(title(mask, mask.copies if notes else copies, language), text)
    return table


def title(mask: Mask, copies: int, language: Language) -> Text:
    """A mask's name, the bank symbol if it carries one, and how many there are if several."""
    text = Text(mask_name(mask.name, language), "bold")
    if mask.has_bank_symbol:
        text.append(COIN, "yellow")
    if copies > 1:
        text.append(f"×{copies}", "not bold")
    return text


def titles(masks: Sequence[Mask], language: Language) -> Text:
    """A whole set on one line."""
    return Text(" · ").join(title(mask, copies, language) for mask, copies in Counter(masks).items())


def legend(masks: Iterable[Mask], language: Language) -> Text:
    """What the bank symbol means, if any of these masks carries it."""
    if not any(mask.has_bank_symbol for mask in masks):
        return Text()
    return Text.assemble((COIN, "yellow"), (f" {language.say('bank-symbol')}", "dim"))
