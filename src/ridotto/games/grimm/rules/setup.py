"""Setting up the table: variants, a seed, and optionally cards laid out by hand."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ridotto.chance import below, shuffle, sow, words_of
from ridotto.events import Log
from ridotto.games.grimm.rules.actions import action_cards
from ridotto.games.grimm.rules.rounds import put_back
from ridotto.games.grimm.rules.rules import go_on
from ridotto.games.grimm.rules.table import MAX_PLAYERS, NOBODY, Table
from ridotto.refusal import BadTable
from ridotto.seats import NOWHERE, Player

PLAYERS: Final = range(2, MAX_PLAYERS + 1)
"""The possible numbers of players."""


class Variant(NamedTuple):
    """The variants of a table. The defaults are the printed rules for a first game."""

    wagers: bool = False
    """Unmasked players bet on who will win (G70); not with two players."""
    treasures: bool = False
    """Every player has a treasure that helps to pay for an action (G75)."""
    abilities: bool = False
    """From the second round on, players with the fewest roses have an ability (G80)."""
    max_turns: int = 0
    """End after this many turns; 0 for no limit."""


class Start(NamedTuple):
    """Cards laid out by hand for the first round; chance decides the rest."""

    characters: Sequence[Sequence[int]] = ()
    """One or two characters for each player."""
    deck: Sequence[int] = ()
    """The first artifacts, in the order in which they are turned up."""
    actions: Sequence[int] = ()
    """The action cards, in the order in which they are turned up."""


BY_CHANCE: Final = Start()


class BadSetup(BadTable):
    """A table that the rules do not know."""

    words = "ridotto.games.grimm.words"


def check_players(players: int, wagers: bool) -> None:
    """Raise unless this many may play, with Wagers or without."""
    if players not in PLAYERS:
        raise BadSetup("wrong-number-of-players", least=PLAYERS[0], most=PLAYERS[-1], players=players)
    if wagers and players == 2:
        raise BadSetup("two-without-wagers")


def new_table(players: int, variant: Variant, seed: int) -> Table:
    """A table before anything is dealt."""
    check_players(players, variant.wagers)
    table = Table(
        players,
        wagers=int(variant.wagers),
        treasures=int(variant.treasures),
        abilities=int(variant.abilities),
        max_turns=variant.max_turns,
    )
    cards = action_cards(players, variant.wagers)
    table.action_cards[: len(cards)] = cards
    table.action_count = len(cards)
    sow(table.chance, *words_of(seed))
    return table


def open_table(t: Table, first: Player, log: Log, start: Start = BY_CHANCE) -> None:
    """Shuffle, deal the first round and begin the draft; first NOWHERE: chance decides who (G4)."""
    shuffle_everything(t, first)
    _arrange(t, start)
    go_on(t, log)


def open_by_chance(t: Table, first: Player, log: Log) -> None:
    """The same with nothing laid out by hand; this one can be compiled."""
    shuffle_everything(t, first)
    go_on(t, log)


def shuffle_everything(t: Table, first: Player) -> None:
    """Shuffle action cards, characters and artifacts, and choose the first player."""
    shuffle(t.chance, t.action_cards, t.action_count)
    put_back(t)
    t.first = below(t.chance, t.players) if first == NOWHERE else first
    t.phase = NOBODY


def _arrange(t: Table, start: Start) -> None:
    """Bring the named cards to where they will be dealt first."""
    order = [(t.first + i) % t.players for i in range(t.players)]
    dealt = [character for who in order for character in start.characters[who]] if start.characters else []
    _bring_up(t.character_deck, t.character_count, dealt)
    _bring_up(t.deck, t.deck_count, start.deck)
    actions = t.action_cards[: t.action_count][::-1]
    _bring_up(actions, t.action_count, start.actions)
    t.action_cards[: t.action_count] = actions[::-1]


def _bring_up(cards: list[int], count: int, wanted: Sequence[int]) -> None:
    """Move the wanted cards to the end of the pile, the first wanted one last."""
    for i, card in enumerate(wanted):
        top = count - 1 - i
        found = cards.index(card, 0, top + 1)
        cards[found], cards[top] = cards[top], cards[found]
