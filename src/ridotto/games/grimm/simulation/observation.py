"""What one player has noticed at a ball: plain functions over events, like the rules.

An eye never looks under a mask. It hears what is told, and of a secret only what its player may know.
"""

from dataclasses import dataclass, field
from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.grimm.rules.knowledge import Knowledge, learn, possible_for
from ridotto.games.grimm.rules.seen import sees_artifacts, sees_offer
from ridotto.games.grimm.rules.table import (
    GIVING,
    KEEP_OR_GIVE,
    KINDS,
    MAX_PLAYERS,
    NO_CARD,
    OVER,
    TOASTING,
    Table,
)
from ridotto.rows import row
from ridotto.seats import NO_ONE, NOWHERE, Bits, Player


class At:
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
class GrimmEye(Knowledge):
    """One player's attention for one game: it misses nothing and never forgets."""

    player: Player = 0
    has_moved: int = 1
    """Whether anything lies otherwise than when the player last looked at the table."""
    seen: list[int] = field(default_factory=row(At.END))
    """The observation."""


def grimm_eye(t: Table, player: Player) -> GrimmEye:
    """The eye of a player before the deal."""
    eye = GrimmEye(player=player)
    eye.seen[At.VIEWER : At.ROUND] = [player, t.players, t.wagers, t.treasures, t.abilities, t.max_turns]
    return eye


# ── Events ───────────────────────────────────────────────────────────────────────────────────────────


def watch_grimm(
    eye: GrimmEye,
    kind: int,
    who: Player,
    a: int,  # noqa: ARG001
    b: int,  # noqa: ARG001
    n: int,  # noqa: ARG001
    secret: int = HIDDEN,
    audience: Bits = NO_ONE,
) -> None:
    """Take in what happened next. Here a secret stays outside, unless it is this player's to know."""
    eye.has_moved = 1
    learn(eye, kind, who, secret if audience >> eye.player & 1 else HIDDEN)


# ── The table ────────────────────────────────────────────────────────────────────────────────────────


def observe_grimm(t: Table, eye: GrimmEye) -> None:
    """See what lies open on the table now; what else the player knows is in the eye already."""
    seen = eye.seen
    phase = t.phase
    decider = t.asked if phase != OVER else NOWHERE
    seen[At.PHASE] = phase
    seen[At.DECIDER] = decider
    seen[At.OFFER] = t.offer if sees_offer(t, eye.player) else HIDDEN
    see_drawn(t, eye)
    if eye.has_moved:
        eye.has_moved = 0
        show_knowledge(eye)
        see_round(t, eye)
        see_players(t, eye)


def see_drawn(t: Table, eye: GrimmEye) -> None:
    """The cards drawn that nobody has yet, as far as the player saw them."""
    is_toast = t.phase == TOASTING
    is_alone = t.phase == KEEP_OR_GIVE or t.phase == GIVING
    eye.seen[At.DRAWN] = eye.drawn if is_alone else eye.drawn_before if is_toast else NO_CARD
    eye.seen[At.DRAWN + 1] = eye.drawn if is_toast else NO_CARD


def show_knowledge(eye: GrimmEye) -> None:
    """What the player knows from events, alone or with others."""
    seen = eye.seen
    seen[At.CHOSEN] = eye.chosen
    seen[At.PEEKED] = eye.peeked
    seen[At.BROWSED] = eye.browsed
    seen[At.OWN_WAGERS] = eye.own_wagers
    for player in range(MAX_PLAYERS):
        seen[At.WAGERS_OF + player] = eye.wagers_of[player]
        seen[At.CHARACTERS + player] = eye.characters[player]


def see_round(t: Table, eye: GrimmEye) -> None:
    """What concerns all."""
    seen = eye.seen
    seen[At.ROUND] = t.round
    seen[At.TURN] = t.turn
    seen[At.TURN_PLAYER] = t.turn_player
    seen[At.FIRST] = t.first
    seen[At.ACTIONS] = t.actions
    seen[At.DECK] = t.deck_count
    seen[At.WAGERS_LEFT] = t.wager_count
    seen[At.MASKED] = t.masked
    seen[At.BROKEN] = t.broken
    seen[At.ENDING] = t.ending
    seen[At.WINNERS] = t.winners
    for artifact in range(KINDS):
        seen[At.DISCARD + artifact] = t.discard[artifact]
        seen[At.POOL + artifact] = t.pool[artifact]


def see_players(t: Table, eye: GrimmEye) -> None:
    """What lies before each player, and who they may still be."""
    seen = eye.seen
    for who in range(MAX_PLAYERS):
        seen[At.ROSES + who] = t.roses[who]
        seen[At.TROPHIES + who] = t.trophies[who]
        seen[At.CARDS + who] = t.size[who]
        seen[At.MARKERS + who] = t.markers[who]
        seen[At.TREASURE + who] = t.treasure[who]
        seen[At.ABILITY + who] = t.ability_of[who]
        see_artifacts(t, eye, who)
    deduce(t, eye)


def see_artifacts(t: Table, eye: GrimmEye, who: Player) -> None:
    """They lie open, but for the secret hand of somebody unmasked."""
    first = who * KINDS
    if sees_artifacts(t, who, eye.player):
        for i in range(first, first + KINDS):
            eye.seen[At.ARTIFACTS + i] = t.tableau[i]
    else:
        for i in range(first, first + KINDS):
            eye.seen[At.ARTIFACTS + i] = HIDDEN


def deduce(t: Table, eye: GrimmEye) -> None:
    """The characters each player may still hide: no marker on them, not shown, not in the viewer's hand."""
    own = 0
    if eye.player < t.players:
        own = eye.characters[eye.player] & ~t.broken
    for who in range(MAX_PLAYERS):
        able = own if who == eye.player else possible_for(t, who, own | eye.peeked)
        eye.seen[At.POSSIBLE + who] = able
