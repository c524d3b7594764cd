"""What one player has noticed at Mascarade: plain functions over events, like the rules.

An eye never looks at a card. It hears what is told, and of a secret only what its player may know.
"""

from dataclasses import dataclass, field
from typing import Final

from ridotto.events import HIDDEN
from ridotto.games.mascarade.rules.events import Kind
from ridotto.games.mascarade.rules.knowledge import learn
from ridotto.games.mascarade.rules.seen import is_choosing
from ridotto.games.mascarade.rules.table import MAX_MASKS, OVER, TURN, Table
from ridotto.rows import row
from ridotto.seats import MAX_PLACES, MAX_SEATS, NO_ONE, NOWHERE, Bits, Place, Player


class At:
    """Where each fact lies in an observation; docs/observations.md says what they mean."""

    # What stays as it is for a whole game
    VIEWER: Final = 0
    PLAYERS: Final = VIEWER + 1
    HANDS: Final = PLAYERS + 1
    CENTRE: Final = HANDS + 1
    MASKS: Final = CENTRE + 1
    OPENING: Final = MASKS + 1
    MUST_SWAP: Final = OPENING + 1
    ALL_AT_ONCE: Final = MUST_SWAP + 1
    FATE: Final = ALL_AT_ONCE + 1
    SHOW_BANS: Final = FATE + 1
    MAX_TURNS: Final = SHOW_BANS + 1
    COPIES: Final = MAX_TURNS + 1

    # What lies open on the table
    COINS: Final = COPIES + MAX_MASKS
    PLAYER_AT: Final = COINS + MAX_SEATS
    COURT: Final = PLAYER_AT + MAX_SEATS
    BANK: Final = COURT + 1
    TURN: Final = BANK + 1
    TURN_SEAT: Final = TURN + 1
    FREEDOM: Final = TURN_SEAT + 1
    PHASE: Final = FREEDOM + 1
    DECIDER: Final = PHASE + 1
    ANNOUNCED: Final = DECIDER + 1
    EXPOSED: Final = ANNOUNCED + 1
    HELD: Final = EXPOSED + 1
    ENDING: Final = HELD + 2
    WINNERS: Final = ENDING + 1

    # What the player has noticed
    CLAIMANTS: Final = WINNERS + 1
    HERO: Final = CLAIMANTS + 1
    ANSWER: Final = HERO + 1
    QUESTIONED: Final = ANSWER + 1
    STOOD_FOR: Final = QUESTIONED + 1
    LOOKED_IN: Final = STOOD_FOR + MAX_SEATS
    HANDLED_IN: Final = LOOKED_IN + MAX_SEATS
    HANDLED_BY: Final = HANDLED_IN + MAX_PLACES
    POSSIBLE: Final = HANDLED_BY + MAX_PLACES
    END: Final = POSSIBLE + MAX_PLACES


@dataclass(slots=True)
class MascaradeEye:
    """One player's attention for one game: it misses nothing and never forgets."""

    player: Player = 0
    has_moved: int = 1
    """Whether coins or people have moved since the player last looked at the table."""
    seen: list[int] = field(default_factory=row(At.END))
    """The observation."""


def mascarade_eye(t: Table, player: Player) -> MascaradeEye:
    """The eye of a player before the deal."""
    eye = MascaradeEye(player)
    house = (t.opening, t.must_swap, t.all_at_once, t.fate, t.show_bans, t.max_turns)
    eye.seen[At.VIEWER : At.COPIES] = [player, t.players, t.hands, t.centre, t.masks, *house]
    eye.seen[At.PLAYER_AT : At.COURT] = [NOWHERE] * MAX_SEATS
    eye.seen[At.HERO : At.POSSIBLE] = [NOWHERE] * (At.POSSIBLE - At.HERO)
    return eye


# ── Events ───────────────────────────────────────────────────────────────────────────────────────────


def watch_mascarade(
    eye: MascaradeEye,
    kind: int,
    who: Player,
    a: int,
    b: int,
    n: int,
    secret: int = HIDDEN,
    audience: Bits = NO_ONE,
) -> None:
    """Take in what happened next. Here a secret stays outside, unless it is this player's to know."""
    if kind != Kind.PASSED:
        notice(eye, kind, who, a, b, n, secret if audience >> eye.player & 1 else HIDDEN)


def notice(eye: MascaradeEye, kind: int, who: Player, a: int, b: int, n: int, secret: int) -> None:
    """Remember what is worth it."""
    if kind == Kind.TURN:
        eye.seen[At.TURN] = n
        forget_announcement(eye)
    elif kind == Kind.HANDLED:
        see_handling(eye, who, a, b)
        learn(eye.seen, At.COPIES, At.POSSIBLE, kind, a, b, secret)
    elif kind == Kind.REVEALED or kind == Kind.SPIED or kind == Kind.SHOWN:
        learn(eye.seen, At.COPIES, At.POSSIBLE, kind, a, b, secret)
    elif kind == Kind.LOOKED:
        eye.seen[At.LOOKED_IN + who] = eye.seen[At.TURN]
        learn(eye.seen, At.COPIES, At.POSSIBLE, kind, a, b, secret)
    elif kind == Kind.CLAIMED:
        eye.seen[At.CLAIMANTS] |= 1 << who
        eye.seen[At.STOOD_FOR + who] = a
    elif kind == Kind.ANNOUNCED:
        hear_announcement(eye, who, a)
    elif kind == Kind.DEALT:
        eye.seen[At.COPIES + secret] += 1
        learn(eye.seen, At.COPIES, At.POSSIBLE, kind, a, b, secret)
    else:
        notice_power(eye, kind, who, a, secret)


def notice_power(eye: MascaradeEye, kind: int, who: Player, a: int, secret: int) -> None:
    """Who uses a power and what it does; a secret answer, if it is the player's own."""
    if kind == Kind.ANSWERED:
        if secret != HIDDEN:
            eye.seen[At.ANSWER] = secret
    elif kind == Kind.USED:
        eye.seen[At.HERO] = who
    elif kind == Kind.ASKED:
        eye.seen[At.QUESTIONED] = a
    elif kind == Kind.NAMED:
        eye.seen[At.QUESTIONED] = NOWHERE
    elif kind == Kind.ENDED:
        forget_announcement(eye)
    elif kind != Kind.DECLINED:
        eye.has_moved = 1


def forget_announcement(eye: MascaradeEye) -> None:
    """It is settled; who stood for it with which card stays known until the next one."""
    eye.seen[At.CLAIMANTS] = 0
    eye.seen[At.HERO] = NOWHERE
    eye.seen[At.ANSWER] = HIDDEN


def hear_announcement(eye: MascaradeEye, who: Player, place: Place) -> None:
    """Somebody stands for a mask with a card, and so far nobody else does."""
    for player in range(MAX_SEATS):
        eye.seen[At.STOOD_FOR + player] = NOWHERE
    eye.seen[At.STOOD_FOR + who] = place


def see_handling(eye: MascaradeEye, who: Player, a: Place, b: Place) -> None:
    """Two cards went under the table: when, and who took them."""
    seen = eye.seen
    seen[At.HANDLED_IN + a] = seen[At.TURN]
    seen[At.HANDLED_IN + b] = seen[At.TURN]
    seen[At.HANDLED_BY + a] = who
    seen[At.HANDLED_BY + b] = who


# ── The table ────────────────────────────────────────────────────────────────────────────────────────


def observe_mascarade(t: Table, eye: MascaradeEye) -> None:
    """See what lies open on the table now; what else the player knows is in the eye already."""
    if eye.has_moved:
        see_seats(t, eye)
    seen = eye.seen
    phase = t.phase
    decider = t.player_at[t.asked] if phase != OVER else NOWHERE
    seen[At.TURN] = t.turn
    seen[At.TURN_SEAT] = t.turn_seat
    seen[At.FREEDOM] = t.freedom
    seen[At.PHASE] = phase
    seen[At.DECIDER] = decider
    seen[At.ANNOUNCED] = t.announced if phase != TURN and phase != OVER else HIDDEN
    seen[At.EXPOSED] = t.exposed
    holds = is_choosing(t, eye.player)
    seen[At.HELD] = t.card_a if holds else NOWHERE
    seen[At.HELD + 1] = t.card_b if holds else NOWHERE
    seen[At.ENDING] = t.ending
    seen[At.WINNERS] = t.winners


def see_seats(t: Table, eye: MascaradeEye) -> None:
    """Where the coins are, and who sits where."""
    eye.has_moved = 0
    for seat in range(t.players):
        eye.seen[At.COINS + seat] = t.coins[seat]
        eye.seen[At.PLAYER_AT + seat] = t.player_at[seat]
    eye.seen[At.COURT] = t.court
    eye.seen[At.BANK] = t.bank
