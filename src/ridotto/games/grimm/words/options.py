"""What a guest may do, and what they have to decide, as lines of a menu."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ridotto.games.grimm.rules.moves import (
    ABILITY,
    ACCEPT,
    ACCUSE,
    ACT,
    DANCE,
    EAVESDROP,
    GIVE,
    HAND_OVER,
    KEEP,
    MARK,
    PASS,
    TAKE,
    TOAST,
    WAGER,
    WITH_TREASURE,
    Move,
)
from ridotto.games.grimm.rules.notation import Names, move_text
from ridotto.games.grimm.rules.table import (
    ABILITIES,
    ACTING,
    DANCING,
    DRAFT,
    GIFT,
    GIVING,
    HAND,
    KEEP_OR_GIVE,
    KINDS,
    LISTENING,
    MAX_PLAYERS,
    NO_CARD,
    OFFER,
    OVER,
    PLACING,
    POINTING,
    TOASTING,
    WAGERING,
    Table,
)
from ridotto.games.grimm.words.company import Guests
from ridotto.games.grimm.words.narrate import OFFERS, direction
from ridotto.seats import NOWHERE, Player, members

_PHASES: Final = {
    DRAFT: "draft",
    KEEP_OR_GIVE: "keep-or-give",
    GIVING: "giving",
    ACTING: "acting",
    HAND: "hand",
    POINTING: "pointing",
    LISTENING: "listening",
    PLACING: "placing",
    DANCING: "dancing",
    TOASTING: "toasting",
    GIFT: "gift",
    OFFER: "offer",
    WAGERING: "wagering",
    ABILITIES: "abilities",
}
_OF_A_CARD: Final = (KEEP_OR_GIVE, GIVING)
"""What is asked about one card just drawn."""


class Asked(NamedTuple):
    """What the table waits for, and what lies there to decide on."""

    phase: int
    who: Player = NOWHERE
    offer: int | None = None
    drawn: int = NO_CARD
    """The card just drawn."""
    drawn_too: int = NO_CARD

    @staticmethod
    def at(t: Table) -> "Asked":
        """What a table waits for."""
        return Asked(t.phase, t.asked, t.offer if t.phase == OFFER else None, t.drawn, t.drawn_too)

    def seen_by(self, viewer: Player) -> "Asked":
        """The same as somebody sees it: nobody but the decider needs the cards, so nobody else has them."""
        return self if viewer == self.who else self._replace(drawn=NO_CARD, drawn_too=NO_CARD)


FIRST_LISTENING: Final = EAVESDROP + 1
"""One never eavesdrops on nobody, and the last toast has that number."""
ANYTHING: Final = Asked(OVER)
"""Where nothing is known of what lies there."""


# ── Moves ────────────────────────────────────────────────────────────────────────────────────────────


def move_words(g: Guests, move: Move, asked: Asked = ANYTHING) -> str:
    """A move as a line of the decider's menu; ValueError if this table has none with this number."""
    move_text(Names(len(g.names)), move)
    first = max(start for start in _SPOKEN if start <= move)
    return _SPOKEN[first](g, move - first, asked.seen_by(g.viewer))


def _pass(g: Guests, _: int, asked: Asked) -> str:
    return g.language.say("grimm-move-no-action" if asked.phase == ACTING else "grimm-move-pass")


def _accept(g: Guests, _: int, asked: Asked) -> str:
    return g.language.say("grimm-move-accept" + ("" if asked.offer is None else f"-{OFFERS[asked.offer]}"))


def _keep(g: Guests, _: int, asked: Asked) -> str:
    if asked.drawn == NO_CARD:
        return g.language.say("grimm-move-keep")
    return g.language.say("grimm-move-keep-known", artifact=g.artifact(asked.drawn))


def _give(g: Guests, to: Player, asked: Asked) -> str:
    if asked.drawn == NO_CARD:
        return g.language.say("grimm-move-give", who=g.names[to])
    return g.language.say("grimm-move-hand", who=g.names[to], artifact=g.artifact(asked.drawn))


def _take(g: Guests, artifact: int, _: Asked) -> str:
    return g.language.say("grimm-move-take", artifact=g.artifact(artifact))


def _mark(g: Guests, character: int, _: Asked) -> str:
    return g.language.say("grimm-move-mark", character=g.character(character))


def _wager(g: Guests, character: int, _: Asked) -> str:
    return g.language.say("grimm-move-wager", character=g.character(character))


def _ability(g: Guests, character: int, _: Asked) -> str:
    return g.language.say("grimm-move-ability", character=g.character(character))


def _accuse(g: Guests, packed: int, _: Asked) -> str:
    player, character = divmod(packed, KINDS)
    return g.language.say("grimm-move-accuse", who=g.names[player], character=g.character(character))


def _hand_over(g: Guests, packed: int, _: Asked) -> str:
    player, artifact = divmod(packed, KINDS)
    return g.language.say("grimm-move-hand", who=g.names[player], artifact=g.artifact(artifact))


def _dance(g: Guests, packed: int, _: Asked) -> str:
    way, artifact = divmod(packed, KINDS)
    return g.language.say("grimm-move-dance", direction=direction(way), artifact=g.artifact(artifact))


def _toast(g: Guests, packed: int, asked: Asked) -> str:
    first, second = (g.names[player] for player in divmod(packed, MAX_PLAYERS))
    if packed % (MAX_PLAYERS + 1) == 0:
        return g.language.say("grimm-move-toast-both", who=first)
    if NO_CARD in (asked.drawn, asked.drawn_too):
        return g.language.say("grimm-move-toast", first=first, second=second)
    one, two = g.artifact(asked.drawn), g.artifact(asked.drawn_too)
    return g.language.say("grimm-move-toast-known", first=first, second=second, one=one, two=two)


def _listen(g: Guests, offset: int, _: Asked) -> str:
    players = members(FIRST_LISTENING + offset - EAVESDROP)
    return g.language.say("grimm-move-listen", others=g.language.join([g.names[p] for p in players]))


def _act(g: Guests, packed: int, _: Asked) -> str:
    action, payment = divmod(packed, 16)
    treasure, artifact = divmod(payment, WITH_TREASURE)
    facts = {"action": g.action(action), "artifact": g.artifact(artifact)}
    return g.language.say("grimm-move-act", n=2 - treasure, **facts)


_SPOKEN: Final[Mapping[Move, Callable[[Guests, int, Asked], str]]] = {
    PASS: _pass,
    ACCEPT: _accept,
    KEEP: _keep,
    GIVE: _give,
    TAKE: _take,
    MARK: _mark,
    WAGER: _wager,
    ABILITY: _ability,
    ACCUSE: _accuse,
    HAND_OVER: _hand_over,
    DANCE: _dance,
    TOAST: _toast,
    FIRST_LISTENING: _listen,
    ACT: _act,
}
"""How the moves from each number on are said."""


# ── Questions ────────────────────────────────────────────────────────────────────────────────────────


def question_words(g: Guests, asked: Asked) -> str:
    """What the table waits for: what you have to decide, or what somebody else is thinking about."""
    if asked.phase == OVER:
        return g.language.say("question-over")
    phase = _PHASES[asked.phase]
    if asked.offer is not None:
        phase += f"-{OFFERS[asked.offer]}"
    elif asked.phase == OFFER and asked.who == g.viewer:
        raise ValueError("you may do something; say what is offered")
    if asked.who != g.viewer:
        return g.language.say(f"grimm-thinking-{phase}", who=g.names[asked.who])
    if asked.phase in _OF_A_CARD and asked.drawn != NO_CARD:
        return g.language.say(f"grimm-question-{phase}-known", artifact=g.artifact(asked.drawn))
    return g.language.say(f"grimm-question-{phase}")
