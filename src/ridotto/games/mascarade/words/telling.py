"""What is said about Mascarade, as data. `make types` writes it into telling.json for the page."""

from typing import Final

from ridotto.games.mascarade.rules.events import BANK, COURT, KIND_NAMES, PASSING, Ending, Freedom
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.rules.moves import ALL_MOVES, MOVE_KINDS, kind_of
from ridotto.games.mascarade.rules.notation import HAND_NAMES
from ridotto.games.mascarade.rules.table import PHASE_NAMES
from ridotto.moves import move_rows
from ridotto.words.compose import (
    OVER,
    WHO,
    Message,
    compose_telling,
    short_names,
)
from ridotto.words.telling import NameList, ViewPaths

LISTS: Final = {
    "mask": NameList(
        tuple(dict.fromkeys(name for box in EDITIONS.values() for name in box)), "mask-", given=True
    ),
    "freedom": NameList(short_names(Freedom)),
    "handling": NameList(("pretended", "swapped", "fate")),
    "ending": NameList(short_names(Ending)),
}

SUB_MESSAGES: Final = {
    "card": Message("card-{whose place}-{which place}", {"name": "owner place"}, of=("place",)),
    "card-for": Message(
        "object-{whose-for place actor}-{which place}", {"name": "owner place"}, of=("place", "actor")
    ),
    "card-note": Message(
        "note-card-{extent possible everything}",
        {"card": "card place", "masks": "either mask possible"},
        of=("place", "possible", "everything"),
    ),
    "own-card": Message("object-yourself-{hand hand}", of=("hand",)),
}

# ── Events ───────────────────────────────────────────────────────────────────────────────────────────

HIDDEN: Final = {"known secret": "hidden"}
ABOUT_MASK: Final = {**WHO, "mask": "mask n", "hand": "hand a"}


def card_seen(kind: str) -> tuple[Message, ...]:
    """A card is seen, by the one who is told or by others."""
    facts = {**WHO, "card": "card-for a who", "mask": "mask secret"}
    return (Message(f"{kind}-{{side who}}-{{known secret}}", facts),)


def deed(kind: str) -> tuple[Message, ...]:
    """A player's public words or action about a mask."""
    return (Message(f"{kind}-{{side who}}", ABOUT_MASK),)


TAKEN: Final = {**WHO, "first": "card-for a who", "second": "card-for b who"}

EVENTS: Final = {
    "dealt": (Message("dealt-{known secret}", {"card": "card a", "mask": "mask secret"}),),
    "turn": (Message("turn-{freedom b}-{side who}", {**WHO, "n": "ordinal n"}),),
    "looked": card_seen("looked"),
    "handled": (
        Message("handled-{side who}-hidden", TAKEN, HIDDEN),
        Message("handled-{side who}-{handling secret}", TAKEN),
    ),
    "announced": deed("announced"),
    "passed": deed("passed"),
    "claimed": deed("claimed"),
    "answered": (
        Message("answered-{side who}-hidden", WHO, HIDDEN),
        Message("answered-{side who}-passed", WHO, {"secret": PASSING}),
        Message("answered-{side who}-claimed", {**WHO, "hand": "hand secret"}),
    ),
    "revealed": card_seen("revealed"),
    "used": deed("used"),
    "paid": (
        Message("paid-bank-{sitter-side b}", {"taker": "sitter b", "n": "n"}, {"a": BANK}),
        Message("paid-court-{sitter-side b}", {"taker": "sitter b", "n": "n"}, {"a": COURT}),
        Message("paid-{sitter-side a}-court", {"giver": "sitter a", "n": "n"}, {"b": COURT}),
        Message("paid-{sitter-side a}-{sitter-side b}", {"giver": "sitter a", "taker": "sitter b", "n": "n"}),
    ),
    "fined": (Message("fined-{side who}", {**WHO, "n": "n"}),),
    "exchanged": (Message("exchanged-{side who}-{sitter-side b}", {**WHO, "other": "sitter b", "n": "n"}),),
    "declined": deed("declined"),
    "spied": card_seen("spied"),
    "shown": card_seen("shown"),
    "asked": (
        Message("asked-{side who}-{owner-side a}", {**WHO, "other": "owner a", "hand": "hand a", "n": "n"}),
    ),
    "named": deed("named"),
    "moved": (
        Message(
            "moved-{side who}-you",
            {**WHO, "first": "sitter b", "second": "sitter a"},
            {"sitter-side b": "you"},
        ),
        Message("moved-{side who}-{sitter-side a}", {**WHO, "first": "sitter a", "second": "sitter b"}),
    ),
    "ended": (Message("ended-{ending n}", then="winners a"),),
}

# ── Options and questions ────────────────────────────────────────────────────────────────────────────

OPTIONS: Final = {
    "pass": (Message("move-pass"),),
    "decline": (Message("move-decline"),),
    "pretend-to": (Message("move-pretend"),),
    "really-swap": (Message("move-swap"),),
    "claim": (Message("move-claim", {"hand": "hand hand"}),),
    "look": (Message("move-look", {"card": "own-card hand"}),),
    "name": (Message("move-name", {"mask": "mask mask"}),),
    "choose-seat": (Message("move-choose-{sitter-side seat}", {"who": "sitter seat"}),),
    "choose-card": (Message("move-take", {"card": "card-for place you"}),),
    "announce": (Message("move-announce", {"mask": "mask mask", "hand": "hand hand"}),),
    "swap": (
        Message("move-swap-{handling how}", {"first": "own-card hand", "second": "card-for place you"}),
    ),
}

YOURS: Final = {"side decider": "you"}
QUESTIONS: Final = {
    "over": OVER,
    "turn": (
        Message("question-turn-{freedom freedom}", when=YOURS),
        Message("thinking-turn-{freedom freedom}", {"who": "player decider"}),
    ),
    "*": (
        Message("question-{phase}", {"mask": "mask announced", "who": "sitter turn-seat"}, YOURS),
        Message("thinking-{phase}", {"who": "player decider", "mask": "mask announced"}),
    ),
}

NOTES: Final = {
    "turn": (
        Message("note-cost-announce", {"n": "cost"}, {"any cost": "some"}),
        Message("note-lately", {"masks": "each mask lately"}, {"any lately": "some"}),
    ),
    "answer": (
        Message("note-claims", {"others": "others claimants"}, {"any claimants": "some"}),
        Message(
            "note-meets-theirs",
            {"who": "sitter turn-seat", "them": "sitters theirs"},
            {"any theirs": "some"},
        ),
        Message("note-meets-yours", {"them": "sitters yours"}, {"any yours": "some"}),
        Message("note-cost-claim", {"n": "cost"}, {"any cost": "some"}),
    ),
    "how": (Message("note-how"),),
    "naming": (Message("note-cost-naming", {"n": "cost"}, {"any cost": "some"}),),
}

LISTED: Final = {
    "announced": ("missed-announced", Message("missed-each", {**WHO, "mask": "mask n"})),
    "revealed": ("missed-revealed", Message("missed-each", {**WHO, "mask": "mask secret"})),
}

TELLING: Final = compose_telling(
    "ridotto.games.mascarade.words",
    kinds=tuple(KIND_NAMES[kind] for kind in range(len(KIND_NAMES))),
    events=EVENTS,
    options=OPTIONS,
    questions=QUESTIONS,
    notes=NOTES,
    phases=PHASE_NAMES,
    moves=move_rows(MOVE_KINDS, kind_of, ALL_MOVES),
    move_facts={kind.name: tuple(kind.facts) for kind in MOVE_KINDS.values()},
    lists=LISTS,
    sub_messages=SUB_MESSAGES,
    hand_names=HAND_NAMES,
    centre_names=("first", "second"),
    change_seats="moved",
    summed_up=("handled", "announced", "claimed", "revealed", "exchanged", "shown", "moved", "ended"),
    listed=LISTED,
    passes="passed",
    view=ViewPaths(
        people="seats",
        given={"mask": "masks"},
        hand="seats.0.cards",
        centre="centre",
        facts={
            "announced": "announced",
            "freedom": "freedom",
            "turn-seat": "turn_seat",
            "claimants": "claimants",
            "cost": "question.cost",
            "theirs": "question.theirs",
            "yours": "question.yours",
            "lately": "question.lately",
        },
    ),
)
