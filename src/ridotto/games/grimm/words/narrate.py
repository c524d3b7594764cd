"""Every event at the ball in a sentence, as one player may hear it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ridotto.events import HIDDEN, Event
from ridotto.games.grimm.rules.characters import BANE, BOON
from ridotto.games.grimm.rules.events import LEFT, Ending, For, Kind, Offer, RoundEnd, Wagering, Why
from ridotto.games.grimm.words.company import Guests, message_names
from ridotto.seats import EVERYONE, Player, members
from ridotto.words.language import Fact, Language

KINDS: Final = message_names(Kind)
WHYS: Final = message_names(Why)
WHAT_FOR: Final = message_names(For)
OFFERS: Final = message_names(Offer)
ROUND_ENDS: Final = message_names(RoundEnd)
ENDINGS: Final = message_names(Ending)
"""What to call all these in messages."""

_OF_TWO: Final = ("first", "second")


class GrimmNarrator:
    """Tells a game of The Grimm Masquerade to one player or to those who watch."""

    def __init__(self, language: Language, names: Sequence[str], viewer: Player) -> None:
        """Sit down beside the viewer."""
        self.guests = Guests(language, names, viewer)

    def tell(self, event: Event) -> str:
        """One event, as the viewer saw it, in a sentence or two."""
        return _TELLERS[event.kind](self.guests, event)


def say_of(g: Guests, event: Event, *views: str, **facts: Fact) -> str:
    """The message of an event's kind from these points of view."""
    message = "-".join(("grimm", KINDS[event.kind], *views))
    return g.language.say(message, who=g.names[event.who], **facts)


def direction(way: int) -> str:
    """What to call a direction in messages."""
    return "left" if way == LEFT else "right"


# ── What all can see ─────────────────────────────────────────────────────────────────────────────────


def tell_number(g: Guests, event: Event) -> str:
    """A round begins with somebody, or somebody gets a treasure: a number says it all."""
    return say_of(g, event, g.side(event.who), n=event.n)


def tell_character(g: Guests, event: Event) -> str:
    """Somebody has or uses the ability of a character."""
    return say_of(g, event, g.side(event.who), character=g.character(event.n))


def tell_artifact(g: Guests, event: Event) -> str:
    """Somebody takes or keeps an artifact."""
    return say_of(g, event, g.side(event.who), artifact=g.artifact(event.n))


def tell_handed(g: Guests, event: Event) -> str:
    """An artifact goes from one player to another, by choice or by chance."""
    facts: dict[str, Fact] = {"other": g.names[event.a], "artifact": g.artifact(event.n)}
    return say_of(g, event, g.side(event.who), g.side(event.a), **facts)


def tell_offered(g: Guests, event: Event) -> str:
    """An action card for this round."""
    return say_of(g, event, action=g.action(event.n))


def tell_discarded(g: Guests, event: Event) -> str:
    """What nobody took in the draft."""
    return say_of(g, event, n=event.a, artifact=g.artifact(event.n))


def tell_turn(g: Guests, event: Event) -> str:
    """Whose turn it is, and whether they still have a mask."""
    return say_of(g, event, "unmasked" if event.a else "masked", g.side(event.who), n=event.n + 1)


def tell_shuffled(g: Guests, event: Event) -> str:
    """A new deck."""
    return say_of(g, event, n=event.n)


def tell_marked(g: Guests, event: Event) -> str:
    """A marker, and what it comes from: the pair is that character's bane, the triple its boon."""
    evidence = BOON if event.a == Why.TRIPLE else BANE
    facts: dict[str, Fact] = {"character": g.character(event.n), "artifact": g.artifact(evidence[event.n])}
    return say_of(g, event, WHYS[event.a], g.side(event.who), **facts)


def tell_roses(g: Guests, event: Event) -> str:
    """Roses, and what for."""
    return say_of(g, event, g.side(event.who), n=event.n, why=WHAT_FOR[event.a])


def tell_acted(g: Guests, event: Event) -> str:
    """An action is paid for."""
    facts: dict[str, Fact] = {"action": g.action(event.n), "artifact": g.artifact(event.a), "n": event.b}
    return say_of(g, event, g.side(event.who), **facts)


def tell_pointed(g: Guests, event: Event) -> str:
    """Somebody is accused of being a character."""
    facts: dict[str, Fact] = {"other": g.names[event.a], "character": g.character(event.n)}
    return say_of(g, event, g.side(event.who), g.side(event.a), **facts)


def tell_listened(g: Guests, event: Event) -> str:
    """Somebody eavesdrops on one or two others."""
    others = g.others(event.a)
    if event.who == g.viewer:
        return say_of(g, event, "you", others=others)
    if g.viewer not in members(event.a):
        return say_of(g, event, "other", others=others)
    return say_of(g, event, "other-you-too" if others else "other-you", others=others)


def tell_danced(g: Guests, event: Event) -> str:
    """The dance begins."""
    return say_of(g, event, g.side(event.who), direction=direction(event.a))


def tell_declined(g: Guests, event: Event) -> str:
    """Somebody does not do what they may."""
    return say_of(g, event, OFFERS[event.n], g.side(event.who))


def tell_round_ended(g: Guests, event: Event) -> str:
    """How a round ended, and who has won it."""
    how = ROUND_ENDS[event.n]
    for winner in members(event.a):
        return g.language.say(f"grimm-round-ended-{how}-{g.side(winner)}", who=g.names[winner])
    return say_of(g, event, how)


def tell_ended(g: Guests, event: Event) -> str:
    """How the game ended, and who has won it."""
    return f"{say_of(g, event, ENDINGS[event.n])} {g.tell_winners(members(event.a))}"


# ── What not all can see ─────────────────────────────────────────────────────────────────────────────


def tell_secret_character(g: Guests, event: Event) -> str:
    """A character is seen, chosen or shown: named to those who may know it."""
    if event.secret == HIDDEN:
        return say_of(g, event, g.side(event.who), "hidden")
    return say_of(g, event, g.side(event.who), "known", character=g.character(event.secret))


def tell_dealt(g: Guests, event: Event) -> str:
    """A character is dealt; with two players there are two each."""
    if event.secret == HIDDEN:
        return say_of(g, event, g.side(event.who), "hidden")
    which = _OF_TWO[event.a] if len(g.names) == 2 else "only"
    return say_of(g, event, g.side(event.who), "known", which=which, character=g.character(event.secret))


def tell_revealed(g: Guests, event: Event) -> str:
    """A card lies there for the draft."""
    if event.secret == HIDDEN:
        return say_of(g, event, "hidden")
    return say_of(g, event, "known", artifact=g.artifact(event.secret))


def tell_drew(g: Guests, event: Event) -> str:
    """A card is drawn, for all to see or for the one who draws it alone."""
    if event.secret == HIDDEN:
        return say_of(g, event, g.side(event.who), "hidden")
    seen = "known" if event.audience == EVERYONE else "alone"
    return say_of(g, event, g.side(event.who), seen, artifact=g.artifact(event.secret))


def tell_unmasked(g: Guests, event: Event) -> str:
    """A mask falls, by a pair of the bane or by an accusation."""
    if event.secret == HIDDEN:
        return say_of(g, event, g.side(event.who), "hidden")
    facts: dict[str, Fact] = {
        "character": g.character(event.secret),
        "artifact": g.artifact(BANE[event.secret]),
    }
    return say_of(g, event, g.side(event.who), WHYS[event.b], **facts)


def tell_browsed(g: Guests, event: Event) -> str:
    """Somebody looks through the wagers left."""
    if event.secret == HIDDEN:
        return say_of(g, event, g.side(event.who), "hidden", n=event.n)
    left = g.language.join([g.character(character) for character in members(event.secret)])
    return say_of(g, event, g.side(event.who), "known", n=event.n, characters=left)


def tell_wagered(g: Guests, event: Event) -> str:
    """A wager is taken face down, by choice or by chance."""
    facts: dict[str, Fact] = {"n": event.n, "how": "random" if event.a == Wagering.ABILITY else "chosen"}
    if event.secret == HIDDEN:
        return say_of(g, event, g.side(event.who), "hidden", **facts)
    return say_of(g, event, g.side(event.who), "known", character=g.character(event.secret), **facts)


_TELLERS: Final[Mapping[int, Callable[[Guests, Event], str]]] = {
    Kind.ROUND: tell_number,
    Kind.ABILITY: tell_character,
    Kind.OFFERED: tell_offered,
    Kind.DEALT: tell_dealt,
    Kind.TREASURE: tell_number,
    Kind.REVEALED: tell_revealed,
    Kind.DRAFTED: tell_artifact,
    Kind.DISCARDED: tell_discarded,
    Kind.TURN: tell_turn,
    Kind.DREW: tell_drew,
    Kind.KEPT: tell_artifact,
    Kind.GAVE: tell_handed,
    Kind.SHUFFLED: tell_shuffled,
    Kind.MARKED: tell_marked,
    Kind.UNMASKED: tell_unmasked,
    Kind.ROSES: tell_roses,
    Kind.ACTED: tell_acted,
    Kind.POINTED: tell_pointed,
    Kind.LISTENED: tell_listened,
    Kind.CHOSE: tell_secret_character,
    Kind.PEEKED: tell_secret_character,
    Kind.DANCED: tell_danced,
    Kind.PASSED: tell_handed,
    Kind.BROWSED: tell_browsed,
    Kind.WAGERED: tell_wagered,
    Kind.USED: tell_character,
    Kind.DECLINED: tell_declined,
    Kind.SHOWN: tell_secret_character,
    Kind.WAGER_SHOWN: tell_secret_character,
    Kind.ROUND_ENDED: tell_round_ended,
    Kind.ENDED: tell_ended,
}
"""How each kind is told."""
