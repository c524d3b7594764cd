"""Observations of The Grimm Masquerade: what one player knows as numbers. Plain functions, like the rules.

An observer takes in events, of a secret only what its player may know. Of the table it reads what everybody
sees; the rest through `ridotto.games.grimm.rules.seen`, which decides what is whose to see.

If all players of a table are observed, only what each of them remembers of events is kept.
"""

from dataclasses import dataclass, field
from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.knowledge import Knowledge, learn, possible_for
from ridotto.games.grimm.rules.seen import (
    sees_artifacts,
    visible_drawn,
    visible_drawn_too,
    visible_offer,
)
from ridotto.games.grimm.rules.table import KINDS, MAX_PLAYERS, OVER, Table
from ridotto.rows import row
from ridotto.seats import NO_ONE, NOWHERE, SPECTATOR, Bits, Player


class Index:
    """Where each fact lies in an observation; docs/observations.md says what they mean."""

    # What stays as it is for a whole game
    VIEWER: Final = 0
    PLAYERS: Final = VIEWER + 1
    WAGERS: Final = PLAYERS + 1
    TREASURES: Final = WAGERS + 1
    ABILITIES: Final = TREASURES + 1
    MAX_TURNS: Final = ABILITIES + 1

    # What lies open on the table
    ROUND: Final = MAX_TURNS + 1
    TURN: Final = ROUND + 1
    TURN_PLAYER: Final = TURN + 1
    FIRST: Final = TURN_PLAYER + 1
    PHASE: Final = FIRST + 1
    DECIDER: Final = PHASE + 1
    OFFER: Final = DECIDER + 1
    ACTIONS: Final = OFFER + 1
    DECK: Final = ACTIONS + 1
    WAGERS_LEFT: Final = DECK + 1
    MASKED: Final = WAGERS_LEFT + 1
    BROKEN: Final = MASKED + 1
    ENDING: Final = BROKEN + 1
    WINNERS: Final = ENDING + 1
    DISCARD: Final = WINNERS + 1
    POOL: Final = DISCARD + KINDS
    ROSES: Final = POOL + KINDS
    TROPHIES: Final = ROSES + MAX_PLAYERS
    CARDS: Final = TROPHIES + MAX_PLAYERS
    MARKERS: Final = CARDS + MAX_PLAYERS
    TREASURE: Final = MARKERS + MAX_PLAYERS
    ABILITY: Final = TREASURE + MAX_PLAYERS

    # What the player has noticed, alone or with others
    DRAWN: Final = ABILITY + MAX_PLAYERS
    CHOSEN: Final = DRAWN + 2
    PEEKED: Final = CHOSEN + 1
    BROWSED: Final = PEEKED + 1
    OWN_WAGERS: Final = BROWSED + 1
    WAGERS_OF: Final = OWN_WAGERS + 1
    CHARACTERS: Final = WAGERS_OF + MAX_PLAYERS
    POSSIBLE: Final = CHARACTERS + MAX_PLAYERS
    ARTIFACTS: Final = POSSIBLE + MAX_PLAYERS
    END: Final = ARTIFACTS + KINDS * MAX_PLAYERS


@dataclass(slots=True)
class Observer(Knowledge):
    """What one player has seen so far in one game."""

    player: Player = 0
    has_moved: int = 1
    """Whether anything lies otherwise than when the player last looked at the table."""
    facts: list[int] = field(default_factory=row(Index.END))
    """The observation."""


@dataclass(slots=True)
class Common:
    """What all players of a table know from the start."""

    facts: list[int] = field(default_factory=row(Index.ROUND))
    """The first facts of an observation, which stay as they are for a whole game."""


def new_observer(t: Table, player: Player) -> Observer:
    """The observer for a player before the deal."""
    observer = Observer(player=player)
    observer.facts[: Index.ROUND] = facts_before(t, player)
    return observer


def new_common(t: Table) -> Common:
    """The same for what all players know."""
    return Common(facts_before(t, SPECTATOR))


def facts_before(t: Table, player: Player) -> list[int]:
    """The facts that stay as they are for a whole game."""
    return [player, t.players, t.wagers, t.treasures, t.abilities, t.max_turns]


# ── Events ───────────────────────────────────────────────────────────────────────────────────────────


def hear(
    observer: Observer,
    kind: int,
    who: Player,
    a: int,  # noqa: ARG001
    b: int,  # noqa: ARG001
    n: int,  # noqa: ARG001
    secret: int = HIDDEN,
    audience: Bits = NO_ONE,
) -> None:
    """Take in what happened next, without a secret that is not for this player."""
    observer.has_moved = 1
    learn(observer, kind, who, secret if audience >> observer.player & 1 else HIDDEN)


def hear_together(
    common: Common,  # noqa: ARG001
    owns: list[Knowledge],
    listening: Bits,
    kind: int,
    who: Player,
    a: int,  # noqa: ARG001
    b: int,  # noqa: ARG001
    n: int,  # noqa: ARG001
    secret: int,
    audience: Bits,
) -> None:
    """Let those players of a table who listen take in what happened next."""
    for player in range(len(owns)):
        if listening >> player & 1:
            learn(owns[player], kind, who, secret if audience >> player & 1 else HIDDEN)


# ── The table ────────────────────────────────────────────────────────────────────────────────────────


def observe(t: Table, observer: Observer) -> None:
    """Complete the observation with what lies open on the table now."""
    see_decision(t, observer.player, observer.facts)
    if observer.has_moved:
        observer.has_moved = 0
        see_all(t, observer, observer.player, observer.facts)


def observe_as(t: Table, common: Common, own: Knowledge, player: Player, into: list[int]) -> None:
    """Write the whole observation of one of the players who heard events together."""
    for fact in range(Index.ROUND):
        into[fact] = common.facts[fact]
    into[Index.VIEWER] = player
    see_decision(t, player, into)
    see_all(t, own, player, into)


def see_decision(t: Table, player: Player, facts: list[int]) -> None:
    """What is to be decided, and about which cards."""
    phase = t.phase
    facts[Index.PHASE] = phase
    facts[Index.DECIDER] = t.asked if phase != OVER else NOWHERE
    facts[Index.OFFER] = visible_offer(t, player)
    facts[Index.DRAWN] = visible_drawn(t, player)
    facts[Index.DRAWN + 1] = visible_drawn_too(t, player)


def see_all(t: Table, known: Knowledge, player: Player, facts: list[int]) -> None:
    """Everything that changes only when something happens."""
    show_knowledge(known, facts)
    see_round(t, facts)
    see_players(t, player, facts)
    deduce(t, known, player, facts)


def show_knowledge(known: Knowledge, facts: list[int]) -> None:
    """What the player knows from events, alone or with others."""
    facts[Index.CHOSEN] = known.chosen
    facts[Index.PEEKED] = known.peeked
    facts[Index.BROWSED] = known.browsed
    facts[Index.OWN_WAGERS] = known.own_wagers
    for player in range(MAX_PLAYERS):
        facts[Index.WAGERS_OF + player] = known.wagers_of[player]
        facts[Index.CHARACTERS + player] = known.characters[player]


def see_round(t: Table, facts: list[int]) -> None:
    """What concerns all."""
    facts[Index.ROUND] = t.round
    facts[Index.TURN] = t.turn
    facts[Index.TURN_PLAYER] = t.turn_player
    facts[Index.FIRST] = t.first
    facts[Index.ACTIONS] = t.actions
    facts[Index.DECK] = t.deck_count
    facts[Index.WAGERS_LEFT] = t.wager_count
    facts[Index.MASKED] = t.masked
    facts[Index.BROKEN] = t.broken
    facts[Index.ENDING] = t.ending
    facts[Index.WINNERS] = t.winners
    for artifact in range(KINDS):
        facts[Index.DISCARD + artifact] = t.discard[artifact]
        facts[Index.POOL + artifact] = t.pool[artifact]


def see_players(t: Table, player: Player, facts: list[int]) -> None:
    """What lies before each player."""
    for who in range(MAX_PLAYERS):
        facts[Index.ROSES + who] = t.roses[who]
        facts[Index.TROPHIES + who] = t.trophies[who]
        facts[Index.CARDS + who] = t.size[who]
        facts[Index.MARKERS + who] = t.markers[who]
        facts[Index.TREASURE + who] = t.treasure[who]
        facts[Index.ABILITY + who] = t.ability_of[who]
        see_artifacts(t, who, player, facts)


def see_artifacts(t: Table, who: Player, player: Player, facts: list[int]) -> None:
    """They are public, except for the secret hands of unmasked players."""
    first = who * KINDS
    if sees_artifacts(t, who, player):
        for i in range(first, first + KINDS):
            facts[Index.ARTIFACTS + i] = t.tableau[i]
    else:
        for i in range(first, first + KINDS):
            facts[Index.ARTIFACTS + i] = HIDDEN


def deduce(t: Table, known: Knowledge, player: Player, facts: list[int]) -> None:
    """The characters each player may still hide: no marker on them, not shown, not in the viewer's hand."""
    own = 0
    if player < t.players:
        own = known.characters[player] & ~t.broken
    for who in range(MAX_PLAYERS):
        facts[Index.POSSIBLE + who] = own if who == player else possible_for(t, who, own | known.peeked)
