"""What it takes to follow a ball from what one player sees.

At a ball, hidden things decide what a move leads to: characters, the order of cards, and chance. So the table
is laid out with what the player sees next before a move is tried, and the rules draw what the player will see
drawn. Whatever stays hidden is laid out in any way that fits.
"""

from collections.abc import Sequence
from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING, Final

from ridotto import chance
from ridotto.events import HIDDEN, Event, Log
from ridotto.games.grimm.bots.imagine import (
    fill_hands,
    pile_up_cards,
    pile_up_characters,
    put_on_masks,
    redraw_wagers,
)
from ridotto.games.grimm.bots.invitation import GrimmInvitation
from ridotto.games.grimm.play.header import Grimm
from ridotto.games.grimm.play.rulebook import GrimmRulebook, set_table
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.games.grimm.rules.drawing import random_card
from ridotto.games.grimm.rules.events import Kind, MarkReason
from ridotto.games.grimm.rules.moves import Move
from ridotto.games.grimm.rules.notation import Names
from ridotto.games.grimm.rules.rules import play
from ridotto.games.grimm.rules.seen import blank_table
from ridotto.games.grimm.rules.setup import open_by_chance
from ridotto.games.grimm.rules.table import GIVING, HAND, KEEP_OR_GIVE, KINDS, NO_CARD, Table, is_masked
from ridotto.play.rules_twin import RulesTwin
from ridotto.seats import NOWHERE, Player

if TYPE_CHECKING:
    from ridotto.games.grimm.bots.character_beliefs import GrimmBeliefs


class FollowedBall(GrimmRulebook):
    """The rules at a table that one player sees, where what this player sees next is drawn."""

    def __init__(self, invitation: GrimmInvitation, beliefs: "GrimmBeliefs") -> None:
        """Before the deal. The beliefs are those of the player before what is followed next."""
        self.header = header_for(invitation)
        self.table = set_table(self.header)
        self._seen = blank_table(self.table)
        self.names = Names.of(self.table)
        self.viewer, self.beliefs = invitation.player, beliefs
        self.upcoming: Sequence[Event] = ()
        """What the player sees from the next move on."""

    def deal(self, log: Log) -> None:
        """Deal the first round as it was seen."""
        self.table.chance = Foresight(self.table, log, self.upcoming)
        OPEN(self.table, self.upcoming[0].who, log)
        self.table.chance = self.table.chance[:]

    def play(self, move: Move, log: Log) -> None:
        """Make a legal move, with luck as it was seen as far as it can be."""
        self.table.chance = Foresight(self.table, log, self.upcoming)
        PLAY(self.table, move, log)
        self.table.chance = self.table.chance[:]


def header_for(invitation: GrimmInvitation) -> Grimm:
    """A header for the game of an invitation."""
    return Grimm(players=list(invitation.names), seed="0", options=invitation.options)


def ball_after_deal(
    invitation: GrimmInvitation, beliefs: "GrimmBeliefs", events: Sequence[Event]
) -> tuple[FollowedBall | None, int]:
    """The rules at the table after the deal that a player saw, and how many events that took.

    None if these events do not start with a deal.
    """
    if not events or events[0].kind != Kind.ROUND or events[0].n != 1:
        return None, 0
    rules, log = FollowedBall(invitation, beliefs), list[Event]()
    rules.upcoming = events
    rules.deal(log)
    seen = [event.seen_by(invitation.player) for event in log]
    return (rules, len(log)) if seen == list(events[: len(log)]) else (None, 0)


def ball_at(
    invitation: GrimmInvitation, beliefs: "GrimmBeliefs", table: Table, known: list[int]
) -> FollowedBall:
    """The rules at a table as a player sees it, with the cards that others are known to hold."""
    rules = FollowedBall(invitation, beliefs)
    rules.table = table.copy()
    pile_up_cards(rules.table)
    fill_hands(rules.table)
    redraw_wagers(rules.table, known)
    return rules


# ── Before a move ────────────────────────────────────────────────────────────────────────────────────


def foretell(rules: FollowedBall, events: Sequence[Event]) -> None:
    """Lay out what the next events show."""
    rules.upcoming = events
    t = rules.table
    if t.masked:
        lay_characters(rules)
    lay_cards(t, events)
    lay_action_cards(t, events, 2 * t.round)
    fill_in_hand(rules)
    lay_choices(rules)
    lay_wagers(rules)


def lay_characters(rules: FollowedBall) -> None:
    """Give everybody characters that fit, and lay those that the player will see on the character deck."""
    t, viewer, each = rules.table, rules.viewer, rules.beliefs.each
    deal = rules.beliefs.deal_before(rules.upcoming)
    deal[viewer * each : (viewer + 1) * each] = t.characters[2 * viewer : 2 * viewer + each]
    put_on_masks(t, deal, each)
    pile_up_characters(t)
    coming = dropwhile(lambda event: event.kind != Kind.PEEKED, this_round(rules.upcoming))
    for i, event in enumerate(takewhile(lambda event: event.kind == Kind.PEEKED, coming)):
        bring_to(t.character_deck, i, event.secret)


def this_round(events: Sequence[Event]) -> Sequence[Event]:
    """What happens before the next round begins."""
    end = next((i for i, event in enumerate(events) if event.kind == Kind.ROUND), len(events))
    return events[:end]


def lay_cards(t: Table, events: Sequence[Event]) -> None:
    """Lay the cards that will be seen into the deck, up to when it is shuffled."""
    for i, event in enumerate(events):
        if event.kind in (Kind.SHUFFLED, Kind.ROUND):
            return
        if event.kind in (Kind.DREW, Kind.REVEALED):
            after = events[i + 1] if i + 1 < len(events) else event
            if event.secret != HIDDEN:
                t.deck[event.n] = event.secret
            elif after.kind == Kind.KEPT and after.who == event.who:
                t.deck[event.n] = after.n


def lay_action_cards(t: Table, events: Sequence[Event], first: int) -> None:
    """Lay the action cards that will be turned up next, from the given place on."""
    offered = [event.n for event in events if event.kind == Kind.OFFERED][:2]
    if first + len(offered) <= t.action_count:
        for i, action in enumerate(offered):
            bring_to(t.action_cards, first + i, action)


def fill_in_hand(rules: FollowedBall) -> None:
    """A card that an unmasked player gives or keeps was in their hand, or was drawn."""
    t, event = rules.table, rules.upcoming[0]
    who, artifact = t.asked, event.n
    if who == rules.viewer or is_masked(t, who) or event.kind not in (Kind.GAVE, Kind.KEPT):
        return
    if t.phase in (KEEP_OR_GIVE, GIVING):
        t.drawn = artifact
    elif t.phase == HAND and t.tableau[who * KINDS + artifact] == 0:
        other = next(i for i in range(KINDS) if t.tableau[who * KINDS + i] > 0)
        t.tableau[who * KINDS + other] -= 1
        t.tableau[who * KINDS + artifact] += 1


def lay_choices(rules: FollowedBall) -> None:
    """Markers that were chosen in secret are where they will be put."""
    t, waiting = rules.table, set(range(rules.table.players)) - {rules.viewer}
    for event in this_round(rules.upcoming):
        if event.kind == Kind.MARKED and event.a == MarkReason.CHOSEN and event.who in waiting:
            waiting.remove(event.who)
            if t.chosen[event.who] != NO_CHARACTER:
                t.chosen[event.who] = event.n


def lay_wagers(rules: FollowedBall) -> None:
    """The wagers of others are those that they will show, or not those that the player will find left."""
    t, viewer = rules.table, rules.viewer
    taken = sum(who != NOWHERE for who in t.wager_of)
    coming = this_round(rules.upcoming)
    shown = [event for event in coming if event.kind == Kind.WAGER_SHOWN]
    if shown and len(shown) == taken:
        t.wager_of = [NOWHERE] * KINDS
        for event in shown:
            t.wager_of[event.secret] = event.who
    left = next((event.secret for event in coming if event.kind == Kind.BROWSED), HIDDEN)
    if left != HIDDEN and t.asked == viewer:
        owners = [who for who in t.wager_of if who not in (NOWHERE, viewer)]
        for character in range(KINDS):
            if t.wager_of[character] != viewer:
                gone = not left >> character & 1 and owners
                t.wager_of[character] = owners.pop() if gone else NOWHERE


def bring_to(cards: list[int], place: int, card: int) -> None:
    """Let a card change places with the one at this place; a hidden one stays where it is."""
    if card in cards:
        found = cards.index(card)
        cards[found], cards[place] = cards[place], cards[found]


# ── In the place of chance ───────────────────────────────────────────────────────────────────────────


class Foresight(list[int]):
    """Lies on a table in the place of its random numbers, while a move is tried."""

    def __init__(self, table: Table, log: Log, events: Sequence[Event]) -> None:
        super().__init__([0] * len(table.chance))
        self.table, self.log, self.events = table, log, events
        self.taken = [0] * table.players
        """How many random cards were taken from each player."""

    def coming(self) -> Sequence[Event]:
        """What will be seen after what has happened so far."""
        return self.events[len(self.log) :]


def shuffle(foresight: Foresight, items: list[int], count: int) -> None:
    """Takes the place of `ridotto.chance.shuffle`: what will be seen comes where it will be seen."""
    t, coming = foresight.table, foresight.coming()
    if items is t.deck:
        lay_cards(t, coming[1:])
    elif items is t.action_cards:
        lay_action_cards(t, coming, 0)
    else:
        dealt = [event.secret for event in this_round(coming[1:]) if event.kind == Kind.DEALT]
        for i, character in enumerate(dealt):
            bring_to(items, count - 1 - i, character)


def below(foresight: Foresight, n: int) -> int:
    """Takes the place of `ridotto.chance.below`, with which a random one of the wagers left is taken."""
    coming = foresight.coming()
    if not coming or coming[0].kind != Kind.WAGERED or coming[0].secret == HIDDEN:
        return 0  # hidden, or this is not what happened
    left = sum(who == NOWHERE for who in foresight.table.wager_of[: coming[0].secret])
    return min(left, n - 1)


def seen_card(t: Table, who: Player) -> int:
    """Takes the place of `random_card`: the card that will be seen to leave the player."""
    foresight = t.chance
    assert isinstance(foresight, Foresight)
    held = [artifact for artifact in range(KINDS) if t.tableau[who * KINDS + artifact] > 0]
    passed = [event.n for event in foresight.coming() if event.kind == Kind.PASSED and event.who == who]
    i = foresight.taken[who]
    foresight.taken[who] += 1
    if i < len(passed) and passed[i] in held:
        return passed[i]
    return held[0] if held else NO_CARD


_TWIN: Final = RulesTwin({chance.shuffle: shuffle, chance.below: below, random_card: seen_card})
PLAY: Final = _TWIN.twin(play)
OPEN: Final = _TWIN.twin(open_by_chance)
