"""`ridotto check-mask` and `ridotto check-set`: shows what is fine and says what is not."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ridotto.cli.files import SeveralRefusals
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.games.mascarade.play.links import SharedSet, read_link, write_link, write_mask
from ridotto.games.mascarade.rules.blank import read_mask
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.games.mascarade.rules.sets import BadSet, check_set, find_masks
from ridotto.games.mascarade.terminal.cards import card_table, legend, titles
from ridotto.games.mascarade.terminal.options import (
    chosen_masks,
    edition_of,
    how_many,
    load_mask,
    own_masks,
)
from ridotto.words.language import Language


def run(arguments: Namespace) -> int:
    """Check a mask or a set."""
    console, language = open_console(arguments), choose_language(arguments)
    if arguments.command == "check-set":
        check_masks(console, language, arguments)
        return 0
    shared = shared_by(arguments.file)
    own = [read_mask(text) for text in shared.own]
    for mask in own:
        show_mask(console, language, mask)
    if shared.masks is not None:
        masks = find_masks(shared.edition, shared.masks, own)
        show_set(console, language, masks, shared.edition, how_many(shared.players, masks))
    if arguments.link is not None:
        print(write_link(shared, arguments.link))
    return 0


def shared_by(file: str) -> SharedSet:
    """What is in a file or a link."""
    return read_link(file) if "#" in file else SharedSet([write_mask(load_mask(Path(file)))])


def show_mask(console: Console, language: Language, mask: Mask) -> None:
    """The card of a mask that can be played, and how its file spells it."""
    console.print(Text(language.say("mask-is-fine"), "green"))
    console.print(Padding(card_table([mask], language, notes=True), (0, 0, 0, 2)))
    console.print(Text(f"  {', '.join(map(str, mask.power))}", "dim"))
    console.print(legend([mask], language))


def check_masks(console: Console, language: Language, arguments: Namespace) -> None:
    """A set that can be played, and advice about it if there is any."""
    masks = set_of(arguments)
    show_set(console, language, masks, edition_of(arguments), how_many(arguments.players, masks))


def show_set(console: Console, language: Language, masks: Sequence[Mask], edition: int, players: int) -> None:
    """The titles of a set that can be played; else everything that is wrong with it."""
    verdict = check_set(edition, players, masks)
    if verdict.errors:
        raise SeveralRefusals([error.refusal for error in verdict.errors])
    console.print(Text(language.say("set-is-fine", edition=edition, players=players), "green"))
    console.print(Padding(titles(masks, language), (0, 0, 0, 2)))
    for problem in verdict.advice:
        console.print(Text(f"  {problem}", "yellow"))
    console.print(legend(masks, language))


def set_of(arguments: Namespace) -> Sequence[Mask]:
    """The masks that were named, one by one or between commas; or a scenario with own masks in it."""
    named = [word.strip() for text in arguments.names for word in text.split(",") if word.strip()]
    if named and arguments.masks:
        raise BadSet("masks-named-twice")
    own = own_masks(arguments.mask)
    if named or arguments.masks:
        if arguments.scenario is not None:
            raise BadSet("scenario-and-masks")
        return find_masks(edition_of(arguments), named or arguments.masks, own)
    return chosen_masks(arguments, own)
