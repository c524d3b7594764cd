"""Rounds: who begins, what is dealt, the draft, the trophy, and what is put back."""

from typing import Final

from ridotto.chance import shuffle
from ridotto.events import Log, tell
from ridotto.games.grimm.rules.abilities import use
from ridotto.games.grimm.rules.characters import ABILITY, COPIES, NO_CHARACTER, Ability
from ridotto.games.grimm.rules.events import Ending, Kind, RoseReason, RoundEnd
from ridotto.games.grimm.rules.roses import end_game, give_roses, with_fewest_roses, with_most_roses
from ridotto.games.grimm.rules.table import (
    ABILITIES,
    CHOOSE_ABILITIES,
    DEAL,
    DRAFT,
    KINDS,
    MAX_PLAYERS,
    NEW_ROUND,
    NEXT_DRAFT,
    Table,
    ask,
    is_single,
    left_of,
)
from ridotto.games.grimm.rules.turns import begin_turn
from ridotto.games.grimm.rules.unmasking import receive
from ridotto.games.grimm.rules.wagers import pay_wagers, take_random_wager
from ridotto.seats import EVERYONE, NOWHERE, Player, first_of

ENOUGH_ROSES: Final = 10
"""Roses that end the game after a round (G51)."""
ROUNDS: Final = 3
REVEALED_FOR_TWO: Final = 6
"""Artifacts revealed for the draft of two players (G60)."""
DRAFTED_BY_TWO: Final = 4


# ── The start of a round ─────────────────────────────────────────────────────────────────────────────


def begin_round(t: Table, log: Log) -> None:
    """First player, then abilities (G4, G5, G80)."""
    t.round += 1
    if t.round > 1:
        t.first = next_first(t)
    t.turn_player = t.first
    tell(log, Kind.ROUND, t.first, 0, 0, t.round)
    t.step = DEAL
    if t.abilities and t.round > 1:
        t.choosers = with_fewest_roses(t)
        t.step = CHOOSE_ABILITIES


def next_first(t: Table) -> Player:
    """The player with the fewest roses; among equals, the first from the left of the leader (G4)."""
    leaders = with_most_roses(t)
    if is_single(leaders):
        seat = left_of(t, first_of(leaders))
    else:
        seat = left_of(t, t.first if t.round_winner == NOWHERE else t.round_winner)
    fewest = with_fewest_roses(t)
    while not fewest >> seat & 1:
        seat = left_of(t, seat)
    return seat


def next_ability(t: Table, log: Log) -> None:
    """Players with the fewest roses get the ability of their last character, or one of two (G63, G80)."""
    who = t.first
    while t.choosers:
        if t.choosers >> who & 1:
            if t.played[2 * who + 1] != NO_CHARACTER:
                ask(t, ABILITIES, who)
                return
            get_ability(t, who, t.played[2 * who], log)
        who = left_of(t, who)
    t.step = DEAL


def get_ability(t: Table, who: Player, character: int, log: Log) -> None:
    """An ability for one round."""
    t.choosers &= ~(1 << who)
    t.ability_of[who] = character
    t.verb[who] = ABILITY[character]
    tell(log, Kind.ABILITY, who, 0, 0, character)


def deal(t: Table, log: Log) -> None:
    """Actions, characters, treasures, wagers of abilities, and the cards for the draft (G5)."""
    turn_up_actions(t, log)
    deal_characters(t, log)
    who = t.first
    for _ in range(t.players):
        if t.treasures:
            t.treasure[who] = 1
            tell(log, Kind.TREASURE, who, 0, 0, 0)
        who = left_of(t, who)
    for _ in range(t.players):
        if t.wagers and t.verb[who] == Ability.RANDOM_WAGER:
            use(t, who, log)
            take_random_wager(t, who, log)
        who = left_of(t, who)
    reveal_for_draft(t, log)
    t.step = NEXT_DRAFT


def turn_up_actions(t: Table, log: Log) -> None:
    """Two new action cards a round; with two players the third round uses any of the four (G2, G61)."""
    t.actions = 0
    start = 2 * (t.round - 1)
    if start + 2 > t.action_count:
        shuffle(t.chance, t.action_cards, t.action_count)
        start = 0
    for i in range(start, start + 2):
        t.actions |= 1 << t.action_cards[i]
        tell(log, Kind.OFFERED, t.first, 0, 0, t.action_cards[i])


def deal_characters(t: Table, log: Log) -> None:
    """One secret character each, two with two players (G1, G60)."""
    each = 2 if t.players == 2 else 1
    who = t.first
    for _ in range(t.players):
        t.masked |= 1 << who
        for i in range(each):
            t.character_count -= 1
            character = t.character_deck[t.character_count]
            t.characters[2 * who + i] = character
            t.hidden[who] |= 1 << character
            tell(log, Kind.DEALT, who, i, 0, 0, character, 1 << who)
        who = left_of(t, who)


# ── The draft ────────────────────────────────────────────────────────────────────────────────────────


def reveal_for_draft(t: Table, log: Log) -> None:
    """Two cards more than players, or six for two players (G3, G60)."""
    t.drafted = 0
    for _ in range(REVEALED_FOR_TWO if t.players == 2 else t.players + 2):
        t.deck_count -= 1
        card = t.deck[t.deck_count]
        t.pool[card] += 1
        tell(log, Kind.REVEALED, t.first, 0, 0, t.deck_count, card, EVERYONE)


def go_on_drafting(t: Table, log: Log) -> None:
    """The next player takes a card; after the last, the rest is discarded and the first turn begins (G3)."""
    if t.drafted < (DRAFTED_BY_TWO if t.players == 2 else t.players):
        ask(t, DRAFT, (t.first + t.drafted) % t.players)
        return
    for artifact in range(KINDS):
        n = t.pool[artifact]
        if n > 0:
            t.pool[artifact] = 0
            t.discard[artifact] += n
            t.discard_count += n
            tell(log, Kind.DISCARDED, t.first, n, 0, artifact)
    begin_turn(t, t.first, log)


def take_from_pool(t: Table, who: Player, artifact: int, log: Log) -> None:
    """A card of the draft goes into a tableau; with two players a pair counts at once (G3, G60)."""
    t.pool[artifact] -= 1
    t.drafted += 1
    tell(log, Kind.DRAFTED, who, 0, 0, artifact)
    receive(t, who, artifact, who, log)


# ── The end of a round ───────────────────────────────────────────────────────────────────────────────


def end_round(t: Table, log: Log) -> None:
    """Show characters, give trophy, wagers and treasures, then end the game or go on (G6, G50, G51)."""
    trophy = 0 if t.round_winner == NOWHERE else 2 * t.round - 1
    winner = 0 if t.round_winner == NOWHERE else 1 << t.round_winner
    tell(log, Kind.ROUND_ENDED, t.turn_player, winner, trophy, t.round_end)
    show_characters(t, log)
    if trophy > 0:
        t.trophies[t.round_winner] += trophy
        give_roses(t, t.round_winner, trophy, RoseReason.TROPHY, log)
    pay_wagers(t, trophy, log)
    pay_treasures(t, log)
    if t.round_end != RoundEnd.STALEMATE:
        t.turn += 1  # the turn was cut short
    end_or_go_on(t, log)


def end_or_go_on(t: Table, log: Log) -> None:
    """Ten roses, three rounds or the turn limit end the game; else everything is put back (G51)."""
    if t.roses[first_of(with_most_roses(t))] >= ENOUGH_ROSES:
        end_game(t, Ending.TEN_ROSES, log)
    elif t.round == ROUNDS:
        end_game(t, Ending.THREE_ROUNDS, log)
    elif t.max_turns > 0 and t.turn >= t.max_turns:
        end_game(t, Ending.LIMIT, log)
    else:
        put_back(t)
        t.step = NEW_ROUND


def show_characters(t: Table, log: Log) -> None:
    """Masked players show their characters."""
    for who in range(t.players):
        for i in range(2):
            character = t.characters[2 * who + i]
            if character != NO_CHARACTER and not t.broken >> character & 1:
                tell(log, Kind.SHOWN, who, i, 0, 0, character, EVERYONE)


def pay_treasures(t: Table, log: Log) -> None:
    """A rose for every treasure that was not used (G75)."""
    for who in range(t.players):
        if t.treasure[who]:
            t.treasure[who] = 0
            give_roses(t, who, 1, RoseReason.TREASURE, log)


def put_back(t: Table) -> None:
    """Put everything except roses and used action cards back, and shuffle (G53)."""
    put_back_masks(t)
    put_back_cards(t)
    t.broken = 0
    t.masked = 0
    t.actions = 0
    t.round_end = RoundEnd.NOT_YET
    t.idle = 0
    t.has_chosen = 0
    t.wager_count = KINDS if t.wagers else 0
    for character in range(KINDS):
        t.wager_of[character] = NOWHERE
    for who in range(MAX_PLAYERS):
        t.markers[who] = 0
        t.hidden[who] = 0
        t.ability_of[who] = NO_CHARACTER
        t.verb[who] = Ability.NONE


def put_back_masks(t: Table) -> None:
    """Remember the characters as those of the last round, and shuffle them."""
    for i in range(2 * MAX_PLAYERS):
        t.played[i] = t.characters[i]
        t.characters[i] = NO_CHARACTER
    for character in range(KINDS):
        t.character_deck[character] = character
    t.character_count = KINDS
    shuffle(t.chance, t.character_deck, KINDS)


def put_back_cards(t: Table) -> None:
    """Put all artifacts into the deck, including hands and cards just drawn."""
    t.deck_count = 0
    for artifact in range(KINDS):
        t.discard[artifact] = 0
        t.pool[artifact] = 0
        for _ in range(COPIES):
            t.deck[t.deck_count] = artifact
            t.deck_count += 1
    t.discard_count = 0
    for place in range(KINDS * MAX_PLAYERS):
        t.tableau[place] = 0
    for who in range(MAX_PLAYERS):
        t.size[who] = 0
    shuffle(t.chance, t.deck, t.deck_count)
