"""The options of a decision at Mascarade."""

from collections.abc import Iterator, Sequence

from ridotto.cli.screen.menu import Menu, Option
from ridotto.games.mascarade.rules.events import FATE, PRETENDED, SWAPPED
from ridotto.games.mascarade.rules.moves import (
    ANNOUNCE,
    CHOOSE_CARD,
    CHOOSE_SEAT,
    NAME,
    SWAP,
    Move,
    announce_hand,
    announced_mask,
    chosen_place,
    chosen_seat,
    kind_of,
    named_mask,
    swap_hand,
    swap_how,
    swap_place,
)
from ridotto.games.mascarade.rules.notation import HOW_NAMES, Names, move_text
from ridotto.games.mascarade.words.narrator import GameNarrator
from ridotto.seats import Place


def mascarade_menu(options: Sequence[Move], company: GameNarrator) -> Menu:
    """What a player may do now, announcements and swaps in groups."""
    return Menu(_options(options, company))


def _options(options: Sequence[Move], c: GameNarrator) -> Iterator[Option]:
    names = Names(len(c.names), c.hands, c.centre, tuple(c.masks))
    for move in sorted(options, key=group_order):
        yield Option(move, label(c, move), heading(c, move), (move_text(names, move), c.option(move)))


def group_order(move: Move) -> tuple[int, int]:
    """Where an option's group stands: swapping before pretending before fate, the rest as numbered."""
    if move < SWAP:
        return 0, 0
    return swap_hand(move) + 1, (SWAPPED, PRETENDED, FATE).index(swap_how(move))


def heading(c: GameNarrator, move: Move) -> str:
    """The group an option belongs to; empty where the label says everything."""
    if kind_of(move) == SWAP:
        return c.language.say(f"menu-{HOW_NAMES[swap_how(move)]}", hand=c.hand(swap_hand(move)))
    if kind_of(move) == ANNOUNCE:
        return c.language.say("menu-announce", hand=c.hand(announce_hand(move)))
    return ""


def label(c: GameNarrator, move: Move) -> str:
    """An option in as few words as its group allows."""
    if kind_of(move) == SWAP:
        return card(c, swap_place(move))
    if kind_of(move) == ANNOUNCE:
        return c.mask(announced_mask(move))
    if kind_of(move) == CHOOSE_CARD:
        return card(c, chosen_place(move))
    if kind_of(move) == CHOOSE_SEAT:
        return sitter(c, chosen_seat(move))
    if kind_of(move) == NAME:
        return c.mask(named_mask(move))
    return c.option(move)


def card(c: GameNarrator, place: Place) -> str:
    """A card by whom it lies before."""
    if c.owner(place) is None:
        number = place - len(c.names) * c.hands + 1
        return c.language.say("centre") + (f" {number}" if c.centre > 1 else "")
    return sitter(c, place) if c.hands == 1 else c.card_taken(place, c.viewer)


def sitter(c: GameNarrator, seat: int) -> str:
    """Who sits on a seat."""
    return c.names[c.player_at[seat]]
