"""The options of a decision at Mascarade."""

from collections.abc import Iterator, Sequence

from ridotto.cli.screen.menu import Menu, Option
from ridotto.games.mascarade.rules.events import FATE, PRETENDED, SWAPPED
from ridotto.games.mascarade.rules.moves import ANNOUNCE, CHOOSE_CARD, CHOOSE_SEAT, MOVES, NAME, SWAP, Move
from ridotto.games.mascarade.rules.notation import HOW_NAMES, Names, move_text
from ridotto.games.mascarade.words.company import Company
from ridotto.games.mascarade.words.options import move_words
from ridotto.seats import Place


def mascarade_menu(options: Sequence[Move], company: Company) -> Menu:
    """What somebody may do now, announcements and swaps in groups."""
    return Menu(_options(options, company))


def _options(options: Sequence[Move], c: Company) -> Iterator[Option]:
    names = Names(len(c.names), c.hands, c.centre, tuple(c.masks))
    for move in sorted(options, key=group_order):
        yield Option(move, label(c, move), heading(c, move), (move_text(names, move), move_words(c, move)))


def group_order(move: Move) -> tuple[int, int]:
    """Where an option's group stands: swapping before pretending before fate, the rest as numbered."""
    if move < SWAP:
        return 0, 0
    return (move - SWAP) // 48 + 1, (SWAPPED, PRETENDED, FATE).index((move - SWAP) % 3)


def heading(c: Company, move: Move) -> str:
    """The group an option belongs to; empty where the label says everything."""
    if SWAP <= move < MOVES:
        return c.language.say(f"menu-{HOW_NAMES[(move - SWAP) % 3]}", hand=c.hand((move - SWAP) // 48))
    if ANNOUNCE <= move < SWAP:
        return c.language.say("menu-announce", hand=c.hand((move - ANNOUNCE) // 16))
    return ""


def label(c: Company, move: Move) -> str:
    """An option in as few words as its group allows."""
    if SWAP <= move < MOVES:
        return card(c, (move - SWAP) // 3 % 16)
    if ANNOUNCE <= move < SWAP:
        return c.mask((move - ANNOUNCE) % 16)
    if CHOOSE_CARD <= move < ANNOUNCE:
        return card(c, move - CHOOSE_CARD)
    if CHOOSE_SEAT <= move < CHOOSE_CARD:
        return sitter(c, move - CHOOSE_SEAT)
    if NAME <= move < CHOOSE_SEAT:
        return c.mask(move - NAME)
    return move_words(c, move)


def card(c: Company, place: Place) -> str:
    """A card by whom it lies before."""
    if c.owner(place) is None:
        number = place - len(c.names) * c.hands + 1
        return c.language.say("centre") + (f" {number}" if c.centre > 1 else "")
    return sitter(c, place) if c.hands == 1 else c.card_taken(place, c.viewer)


def sitter(c: Company, seat: int) -> str:
    """Who sits on a seat."""
    return c.names[c.player_at[seat]]
