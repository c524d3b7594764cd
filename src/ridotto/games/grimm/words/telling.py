"""What is said about The Grimm Masquerade, as data. `make types` writes it into telling.json for the page."""

from collections.abc import Mapping, Sequence
from typing import Final

from ridotto.games.grimm.rules.actions import ACTION_NAMES, Action
from ridotto.games.grimm.rules.characters import (
    ABILITY,
    ARTIFACTS,
    BANE,
    BANE_OF,
    BOON,
    BOON_OF,
    CHARACTER_NAMES,
    Ability,
)
from ridotto.games.grimm.rules.events import Ending, Kind, MarkReason, Offer, RoseReason, RoundEnd
from ridotto.games.grimm.rules.moves import ALL_MOVES, MOVE_KINDS, kind_of
from ridotto.games.grimm.rules.notation import DIRECTION_NAMES
from ridotto.games.grimm.rules.table import PHASE_NAMES
from ridotto.moves import move_rows
from ridotto.seats import EVERYONE
from ridotto.words.compose import (
    OVER,
    WHO,
    Message,
    compose_telling,
    short_name,
    short_names,
)
from ridotto.words.telling import NameList, Reading, ViewPaths


def cards(names: Sequence[str], kind: str, numbers: Sequence[int] | None = None) -> NameList:
    """Cards with a message each; or, of other numbers, the card that belongs to each of them."""
    chosen = names if numbers is None else [names[number] for number in numbers]
    return NameList(tuple(short_name(name) for name in chosen), f"grimm-{kind}-")


LISTS: Final = {
    "character": cards(CHARACTER_NAMES, "character"),
    "artifact": cards(ARTIFACTS, "artifact"),
    "action": cards(ACTION_NAMES, "action"),
    "boon": cards(ARTIFACTS, "artifact", BOON),
    "bane": cards(ARTIFACTS, "artifact", BANE),
    "boon-of": cards(CHARACTER_NAMES, "character", BOON_OF),
    "bane-of": cards(CHARACTER_NAMES, "character", BANE_OF),
    "action-word": NameList(short_names(Action)),
    "ability": NameList(tuple(short_names(Ability)[ability] for ability in ABILITY)),
    "mask": NameList(("masked", "unmasked")),
    "order": NameList(("first", "second")),
    "direction": NameList(DIRECTION_NAMES),
    "why": NameList(short_names(MarkReason)),
    "what-for": NameList(short_names(RoseReason)),
    "wagering": NameList(("chosen", "chosen", "random")),
    "offered": NameList(short_names(Offer)),
    "round-end": NameList(short_names(RoundEnd)),
    "ending": NameList(short_names(Ending)),
}

SUB_MESSAGES: Final = {
    "character-text": Message(
        "grimm-character-about", {"boon": "boon character", "bane": "bane character"}, of=("character",)
    ),
    "artifact-text": Message(
        "grimm-artifact-about", {"boon": "boon-of artifact", "bane": "bane-of artifact"}, of=("artifact",)
    ),
    "action-text": Message("grimm-action-about-{action-word action}", of=("action",)),
    "ability-text": Message(
        "grimm-ability-about-{ability character}",
        {"boon": "boon character", "bane": "bane character"},
        of=("character",),
    ),
}

# ── Events ───────────────────────────────────────────────────────────────────────────────────────────

HIDDEN: Final = {"known secret": "hidden"}


def said(kind: str, facts: Mapping[str, Reading] | None = None) -> tuple[Message, ...]:
    """A public action of a player."""
    return (Message(f"grimm-{kind}-{{side who}}", {**WHO, **(facts or {})}),)


def known(kind: str, facts: Mapping[str, Reading]) -> tuple[Message, ...]:
    """Something secret, named to those who may know it."""
    return (Message(f"grimm-{kind}-{{side who}}-{{known secret}}", {**WHO, **facts}),)


def met(kind: str, facts: Mapping[str, Reading]) -> tuple[Message, ...]:
    """A player's action that involves another player."""
    return (Message(f"grimm-{kind}-{{side who}}-{{side a}}", {**WHO, "other": "player a", **facts}),)


MARKED: Final = {**WHO, "character": "character n"}
DREW: Final = {**WHO, "artifact": "artifact secret"}

EVENTS: Final = {
    "round": said("round", {"n": "n"}),
    "ability": said("ability", {"character": "character n"}),
    "offered": (Message("grimm-offered", {"action": "action n"}),),
    "dealt": (
        Message("grimm-dealt-{side who}-hidden", WHO, HIDDEN),
        Message(
            "grimm-dealt-{side who}-known",
            {**WHO, "which": "order a", "character": "character secret"},
            {"players": 2},
        ),
        Message("grimm-dealt-{side who}-known", {**WHO, "which": "=only", "character": "character secret"}),
    ),
    "treasure": said("treasure"),
    "revealed": (Message("grimm-revealed-{known secret}", {"artifact": "artifact secret"}),),
    "drafted": said("drafted", {"artifact": "artifact n"}),
    "discarded": (Message("grimm-discarded", {"n": "a", "artifact": "artifact n"}),),
    "turn": (Message("grimm-turn-{mask a}-{side who}", {**WHO, "n": "ordinal n"}),),
    "drew": (
        Message("grimm-drew-{side who}-hidden", WHO, HIDDEN),
        Message("grimm-drew-{side who}-known", DREW, {"audience": EVERYONE}),
        Message("grimm-drew-{side who}-alone", DREW),
    ),
    "kept": said("kept", {"artifact": "artifact n"}),
    "gave": met("gave", {"artifact": "artifact n"}),
    "shuffled": (Message("grimm-shuffled", {"n": "n"}),),
    "marked": (
        Message("grimm-marked-{why a}-{side who}", {**MARKED, "artifact": "boon n"}, {"why a": "triple"}),
        Message("grimm-marked-{why a}-{side who}", {**MARKED, "artifact": "bane n"}),
    ),
    "unmasked": (
        Message("grimm-unmasked-{side who}-hidden", WHO, HIDDEN),
        Message(
            "grimm-unmasked-{side who}-{why b}",
            {**WHO, "character": "character secret", "artifact": "bane secret"},
        ),
    ),
    "roses": said("roses", {"n": "n", "why": "what-for a"}),
    "acted": said("acted", {"action": "action n", "artifact": "artifact a", "n": "b"}),
    "pointed": met("pointed", {"character": "character n"}),
    "listened": (
        Message("grimm-listened-you", {"others": "others a"}, {"side who": "you"}),
        Message("grimm-listened-other", {**WHO, "others": "others a"}, {"among a": "other"}),
        Message("grimm-listened-other-{among a}", {**WHO, "others": "others a"}),
    ),
    "chose": known("chose", {"character": "character secret"}),
    "peeked": known("peeked", {"character": "character secret"}),
    "danced": said("danced", {"direction": "direction a"}),
    "passed": met("passed", {"artifact": "artifact n"}),
    "browsed": known("browsed", {"n": "n", "characters": "each character secret"}),
    "wagered": known("wagered", {"n": "n", "how": "wagering a", "character": "character secret"}),
    "used": said("used", {"character": "character n"}),
    "declined": (Message("grimm-declined-{offered n}-{side who}", WHO),),
    "shown": known("shown", {"character": "character secret"}),
    "wager-shown": known("wager-shown", {"character": "character secret"}),
    "round-ended": (
        Message("grimm-round-ended-{round-end n}", when={"a": 0}),
        Message("grimm-round-ended-{round-end n}-{among a}", {"who": "others a"}),
    ),
    "ended": (Message("grimm-ended-{ending n}", then="winners a"),),
}

# ── Options and questions ────────────────────────────────────────────────────────────────────────────

YOURS: Final = {"side decider": "you"}
THEIRS: Final = {"side decider": "other"}
DRAWN: Final = {**YOURS, "known drawn": "known"}
"""You have to decide on a card just drawn, and know it."""

OPTIONS: Final = {
    "pass": (
        Message("grimm-move-no-action", when={"phase": "acting"}),
        Message("grimm-move-pass"),
    ),
    "accept": (
        Message("grimm-move-accept-{offered offer}", when={"known offer": "known"}),
        Message("grimm-move-accept"),
    ),
    "keep": (
        Message("grimm-move-keep-known", {"artifact": "artifact drawn"}, DRAWN),
        Message("grimm-move-keep"),
    ),
    "give": (
        Message("grimm-move-hand", {"who": "player player", "artifact": "artifact drawn"}, DRAWN),
        Message("grimm-move-give", {"who": "player player"}),
    ),
    "take": (Message("grimm-move-take", {"artifact": "artifact artifact"}),),
    "mark": (Message("grimm-move-mark", {"character": "character character"}),),
    "wager": (Message("grimm-move-wager", {"character": "character character"}),),
    "ability": (Message("grimm-move-ability", {"character": "character character"}),),
    "accuse": (Message("grimm-move-accuse", {"who": "player player", "character": "character character"}),),
    "hand-over": (Message("grimm-move-hand", {"who": "player player", "artifact": "artifact artifact"}),),
    "dance": (
        Message("grimm-move-dance", {"direction": "direction direction", "artifact": "artifact artifact"}),
    ),
    "toast": (
        Message("grimm-move-toast-both", {"who": "player first"}, {"same first second": "same"}),
        Message(
            "grimm-move-toast-known",
            {
                "first": "player first",
                "second": "player second",
                "one": "artifact drawn",
                "two": "artifact drawn-too",
            },
            {**DRAWN, "known drawn-too": "known"},
        ),
        Message("grimm-move-toast", {"first": "player first", "second": "player second"}),
    ),
    "eavesdrop": (Message("grimm-move-listen", {"others": "all them"}),),
    "act": (
        Message("grimm-move-act", {"action": "action action", "artifact": "artifact artifact", "n": "cards"}),
    ),
}

QUESTIONS: Final = {
    "over": OVER,
    "offer": (
        Message("grimm-question-offer-{offered offer}", when=YOURS),
        Message("grimm-thinking-offer-{offered offer}", {"who": "player decider"}, {"known offer": "known"}),
    ),
    "keep-or-give": (Message("grimm-question-{phase}-known", {"artifact": "artifact drawn"}, DRAWN),),
    "giving": (Message("grimm-question-{phase}-known", {"artifact": "artifact drawn"}, DRAWN),),
    "*": (
        Message("grimm-question-{phase}", when=YOURS),
        Message("grimm-thinking-{phase}", {"who": "player decider"}, THEIRS),
    ),
}

DRAWN_CARD: Final = (
    Message("grimm-artifact-about", {"boon": "boon-of drawn", "bane": "bane-of drawn"}, DRAWN),
    Message("grimm-note-second", {"them": "sitters second"}, {"any second": "some"}),
    Message("grimm-note-third", {"them": "sitters third"}, {"any third": "some"}),
)
NOTES: Final = {
    "keep-or-give": DRAWN_CARD,
    "giving": DRAWN_CARD,
    "pointing": (Message("grimm-action-about-point"),),
    "listening": (Message("grimm-action-about-eavesdrop"),),
    "placing": (Message("grimm-note-placing"),),
    "dancing": (Message("grimm-action-about-dance"),),
    "toasting": (Message("grimm-action-about-toast"),),
    "gift": (Message("grimm-action-about-gift"),),
    "offer": (Message("grimm-option-wagers-about", when={"known offer": "known", "offered offer": "wager"}),),
    "wagering": (Message("grimm-option-wagers-about"),),
}

LISTED: Final = {
    "acted": ("grimm-missed-acted", Message("grimm-missed-action", {**WHO, "action": "action n"})),
    "unmasked": (
        "grimm-missed-unmasked",
        Message("grimm-missed-character", {**WHO, "character": "character secret"}),
    ),
}

TELLING: Final = compose_telling(
    "ridotto.games.grimm.words",
    kinds=short_names(Kind),
    events=EVENTS,
    options=OPTIONS,
    questions=QUESTIONS,
    notes=NOTES,
    phases=PHASE_NAMES,
    moves=move_rows(MOVE_KINDS, kind_of, ALL_MOVES),
    move_facts={kind.name: tuple(kind.facts) for kind in MOVE_KINDS.values()},
    lists=LISTS,
    sub_messages=SUB_MESSAGES,
    summed_up=("round", "drafted", "gave", "acted", "pointed", "unmasked", "danced", "round-ended", "ended"),
    listed=LISTED,
    view=ViewPaths(
        people="guests",
        facts={
            "offer": "question.offer",
            "drawn": "drawn.0",
            "drawn-too": "drawn.1",
            "second": "question.second",
            "third": "question.third",
        },
    ),
)
