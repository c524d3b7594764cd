"""Every event at the ball is told to everybody, in their language, with what they may know and no more."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from games.grimm.words.played_games import NAMES, all_evenings
from harness.amounts import share_of
from ridotto.events import HIDDEN, Event
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.rules.events import (
    KIND_NAMES,
    LEFT,
    RIGHT,
    Ending,
    Kind,
    MarkReason,
    Offer,
    RoseReason,
    RoundEnd,
    WagerSource,
)
from ridotto.games.grimm.words import GameNarrator, artifact_name, character_name
from ridotto.seats import EVERYONE, SPECTATOR, members
from ridotto.words import LANGUAGES, language

ANN, BOB, CLEA, DAN, EVE = range(5)
CROWN, MIRROR = ARTIFACTS.index("Crown"), ARTIFACTS.index("Mirror")
QUEEN, WOLF = CHARACTER_NAMES.index("Evil Queen"), CHARACTER_NAMES.index("Big Bad Wolf")

SECRET_CHARACTERS = (
    *(Kind.DEALT, Kind.UNMASKED, Kind.CHOSE, Kind.PEEKED),
    *(Kind.WAGERED, Kind.SHOWN, Kind.WAGER_SHOWN),
)
SECRET_ARTIFACTS = (Kind.REVEALED, Kind.DREW)
PUBLIC_NAMES = (
    *(Kind.ABILITY, Kind.DRAFTED, Kind.DISCARDED, Kind.KEPT, Kind.GAVE, Kind.MARKED),
    *(Kind.ACTED, Kind.POINTED, Kind.PASSED, Kind.USED),
)
FOR_THE_TABLE = (Kind.OFFERED, Kind.REVEALED, Kind.DISCARDED, Kind.SHUFFLED, Kind.ROUND_ENDED, Kind.ENDED)
"""What happens to nobody in particular."""


def numbers(names: type) -> list[int]:
    """All numbers of a class, without the one that says that nothing has happened yet."""
    return [n for name, n in vars(names).items() if name.isupper() and name != "NOT_YET"]


def told(code: str, viewer: int, event: Event, players: int = 5) -> str:
    return GameNarrator(language(code), NAMES[:players], viewer).tell(event)


def known_and_hidden(event: Event, secret: int, audience: int) -> Iterator[Event]:
    """An event as those in the audience see it, and as all others do."""
    yield event._replace(secret=secret, audience=audience)
    yield event


def secret_events() -> Iterator[Event]:
    """All that Ann does and not everybody sees."""
    for kind in SECRET_CHARACTERS:
        for why in numbers(MarkReason)[0::2] if kind == Kind.UNMASKED else (0,):
            yield from known_and_hidden(Event(kind, ANN, BOB if why else 0, why, 4), WOLF, 1 << ANN)
    for how in numbers(WagerSource):
        yield from known_and_hidden(Event(Kind.WAGERED, ANN, how, 0, 5), WOLF, 1 << ANN)
    for kind, audience in product(SECRET_ARTIFACTS, (EVERYONE, 1 << ANN)):
        yield from known_and_hidden(Event(kind, ANN, 0, 0, 7), CROWN, audience)
    yield from known_and_hidden(Event(Kind.BROWSED, ANN, 0, 0, 2), 1 << QUEEN | 1 << WOLF, 1 << ANN)


def public_events() -> Iterator[Event]:
    """All that Ann does for everybody to see."""
    for n in (1, 2, 3):
        yield Event(Kind.ROUND, ANN, 0, 0, n)
        yield Event(Kind.DISCARDED, ANN, n, 0, CROWN)
        yield from (Event(Kind.ROSES, ANN, why, 0, n) for why in numbers(RoseReason))
    for kind in (
        Kind.ABILITY,
        Kind.OFFERED,
        Kind.TREASURE,
        Kind.DRAFTED,
        Kind.KEPT,
        Kind.SHUFFLED,
        Kind.USED,
    ):
        yield from (Event(kind, ANN, 0, 0, n) for n in range(8))
    yield from (Event(Kind.TURN, ANN, unmasked, 0, 4) for unmasked in (0, 1))
    for kind in (Kind.GAVE, Kind.PASSED, Kind.POINTED):
        yield from (Event(kind, ANN, other, 0, n) for other in (BOB, EVE) for n in range(8))
    yield from (Event(Kind.MARKED, ANN, why, 0, n) for why in numbers(MarkReason) for n in range(8))
    yield from (Event(Kind.ACTED, ANN, CROWN, n, action) for n in (1, 2) for action in range(8))
    yield from (Event(Kind.LISTENED, ANN, them) for them in (0b10, 0b110, 0b1100, 0b10000))
    yield from (Event(Kind.DANCED, ANN, way) for way in (LEFT, RIGHT))
    yield from (Event(Kind.DECLINED, ANN, n=offer) for offer in numbers(Offer))
    for end in (RoundEnd.BOON, RoundEnd.LAST_MASK, RoundEnd.SIX_DIFFERENT):
        yield from (Event(Kind.ROUND_ENDED, ANN, 1 << winner, 3, end) for winner in (ANN, BOB))
    yield from (Event(Kind.ROUND_ENDED, ANN, n=end) for end in (RoundEnd.TOGETHER, RoundEnd.STALEMATE))
    for ending in numbers(Ending):
        yield from (Event(Kind.ENDED, ANN, winners, n=ending) for winners in (0b1, 0b11, 0b111, 0b110))


def every_event() -> list[Event]:
    """Ann does everything that can be done, with her secrets known and unknown."""
    return [*secret_events(), *public_events()]


@cache
def patterns_of(code: str) -> tuple[re.Pattern[str], ...]:
    """Any character's name, and any artifact's, as words of their own."""
    both = (character_name, artifact_name)
    return tuple(re.compile(rf"\b({'|'.join(name(n, language(code)) for n in range(8))})\b") for name in both)


def check_sentence(sentence: str) -> None:
    assert re.fullmatch(r"\S[^{}]*[.!?]", sentence), sentence
    assert "  " not in sentence, sentence
    assert " ." not in sentence, sentence


def check_secret(code: str, event: Event, sentence: str) -> None:
    """No character and no artifact is named that this listener may not know of."""
    spoken = language(code)
    characters, artifacts = (set(pattern.findall(sentence)) for pattern in patterns_of(code))
    if event.kind in SECRET_CHARACTERS:
        assert characters == (set() if event.secret == HIDDEN else {character_name(event.secret, spoken)})
        assert artifacts == set() or (event.kind == Kind.UNMASKED and event.secret != HIDDEN)
    elif event.kind in SECRET_ARTIFACTS:
        assert artifacts == (set() if event.secret == HIDDEN else {artifact_name(event.secret, spoken)})
        assert characters == set()
    elif event.kind == Kind.BROWSED:
        seen = [] if event.secret == HIDDEN else members(event.secret)
        assert characters == {character_name(character, spoken) for character in seen}
    elif event.kind not in PUBLIC_NAMES:
        assert characters | artifacts == set(), sentence


def test_every_kind_of_event_is_among_those_told() -> None:
    assert {event.kind for event in every_event()} == set(KIND_NAMES)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("viewer", [ANN, BOB, CLEA, DAN, EVE, SPECTATOR])
def test_every_event_is_told_from_every_point_of_view(code: str, viewer: int) -> None:
    for event in every_event():
        sentence = told(code, viewer, event)
        check_sentence(sentence)
        check_secret(code, event, sentence)


@pytest.mark.parametrize("code", LANGUAGES)
def test_you_and_the_others_hear_different_sentences(code: str) -> None:
    for event in every_event():
        if event.kind not in FOR_THE_TABLE:
            assert told(code, ANN, event) != told(code, SPECTATOR, event)
            assert not re.search(r"\bAnn\b", told(code, ANN, event))
            assert re.search(r"\bAnn\b", told(code, SPECTATOR, event))


@pytest.mark.parametrize("code", LANGUAGES)
def test_whoever_is_met_is_spoken_to(code: str) -> None:
    for kind in (Kind.GAVE, Kind.PASSED, Kind.POINTED):
        event = Event(kind, ANN, BOB, 0, CROWN)
        assert "Bob" in told(code, ANN, event)
        assert "Bob" in told(code, CLEA, event)
        assert "Bob" not in told(code, BOB, event)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_secret_makes_the_only_difference_between_knowing_and_not(code: str) -> None:
    for secret in (e for e in secret_events() if e.secret != HIDDEN):
        for viewer in (ANN, BOB):
            hidden = told(code, viewer, secret._replace(secret=HIDDEN, audience=0))
            assert hidden != told(code, viewer, secret)


@cache
def all_that_is_seen() -> set[tuple[int, int, Event]]:
    """Each thing that somebody sees in any of the games, with the size of the table and who sees it."""
    return {
        (players, viewer, event.seen_by(viewer))
        for players, log in all_evenings()
        for viewer in (*range(players), SPECTATOR)
        for event in log
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_games_are_told_to_every_player_and_to_those_who_watch(code: str) -> None:
    for players, viewer, event in share_of(code, sorted(all_that_is_seen())):
        sentence = told(code, viewer, event, players)
        check_sentence(sentence)
        check_secret(code, event, sentence)


@pytest.mark.parametrize("code", LANGUAGES)
def test_after_the_end_the_truth_is_told_as_well(code: str) -> None:
    for players, log in all_evenings()[::3]:
        narrator = GameNarrator(language(code), NAMES[:players], SPECTATOR)
        for event in set(log):
            check_secret(code, event, narrator.tell(event))


def test_the_games_told_are_of_all_sizes_and_leave_no_kind_out() -> None:
    assert len(all_evenings()) == 28
    assert {players for players, _ in all_evenings()} == {2, 3, 4, 5}
    assert {event.kind for _, log in all_evenings() for event in log} == set(KIND_NAMES)


def test_with_two_players_your_two_characters_are_numbered() -> None:
    second = Event(Kind.DEALT, ANN, 1, secret=QUEEN, audience=1 << ANN)

    assert told("en", ANN, second, players=2) == "Your second character: Evil Queen."
    assert told("en", ANN, second._replace(a=0), players=3) == "Your character: Evil Queen."
    assert told("en", BOB, second.seen_by(BOB), players=2) == "Ann gets a secret character."


def test_a_card_drawn_without_a_mask_is_seen_by_nobody_else() -> None:
    drawn = Event(Kind.DREW, ANN, n=9, secret=CROWN, audience=1 << ANN)

    assert told("en", ANN, drawn) == "You draw a card that only you can see: Crown."
    assert told("en", BOB, drawn.seen_by(BOB)) == "Ann draws a card unseen by others."
    assert told("en", BOB, drawn._replace(audience=EVERYONE)) == "Ann draws: Crown."


def test_a_marker_says_which_pair_or_triple_it_comes_from() -> None:
    pair, triple = (Event(Kind.MARKED, ANN, why, 0, QUEEN) for why in (MarkReason.PAIR, MarkReason.TRIPLE))

    assert told("en", ANN, pair) == "A pair (Mirror): you put a marker on Evil Queen."
    assert told("en", BOB, triple) == "Three of a kind (Crown): Ann puts a marker on Evil Queen."


def test_whoever_is_overheard_hears_who_else_is() -> None:
    both = Event(Kind.LISTENED, ANN, 0b110)

    assert told("en", ANN, both) == "You eavesdrop on Bob and Cléa."
    assert told("en", BOB, both) == "Ann eavesdrops on you and Cléa."
    assert told("en", DAN, both) == "Ann eavesdrops on Bob and Cléa."
    assert told("en", BOB, both._replace(a=0b10)) == "Ann eavesdrops on you."


GIVEN = Event(Kind.GAVE, ANN, BOB, 0, MIRROR)
FALLEN = Event(Kind.UNMASKED, BOB, ANN, MarkReason.PAIR, secret=QUEEN, audience=EVERYONE)
FIVE = Event(Kind.ROSES, ANN, RoseReason.TROPHY, 0, 5)
PAID = Event(Kind.ACTED, ANN, CROWN, 1, 0)
SHARED = Event(Kind.ENDED, ANN, 0b110, n=Ending.TEN_ROSES)

GOLDEN = {
    "en": (
        (GIVEN, BOB, "Ann gives you: Mirror."),
        (FALLEN, BOB, "A fatal pair (Mirror) unmasks you: Evil Queen!"),
        (FALLEN, ANN, "A fatal pair (Mirror) unmasks Bob: Evil Queen!"),
        (FIVE, SPECTATOR, "Ann gets 5 roses for the trophy."),
        (PAID, ANN, "Your action: Point the Finger (treasure + Crown)."),
        (SHARED, BOB, "Ten roses or more: the game is over. You win, and so does Cléa!"),
    ),
    "pl": (
        (GIVEN, BOB, "Ann daje ci: Lustro."),
        (FALLEN, BOB, "Zgubna para (Lustro): tracisz maskę – Zła Królowa!"),
        (FALLEN, ANN, "Zgubna para (Lustro): Bob traci maskę – Zła Królowa!"),
        (FIVE, SPECTATOR, "Ann dostaje 5 róż za trofeum."),
        (PAID, ANN, "Twoja akcja: Wytknij palcem (skarb + Korona)."),
        (SHARED, BOB, "Ktoś ma co najmniej 10 róż: koniec gry. Wygrywasz! Wygrywa też Cléa."),
    ),
    "uk": (
        (GIVEN, BOB, "Ann дає тобі: Дзеркало."),
        (FALLEN, BOB, "Згубна пара (Дзеркало): ти втрачаєш маску – Зла Королева!"),
        (FALLEN, ANN, "Згубна пара (Дзеркало): Bob втрачає маску – Зла Королева!"),
        (FIVE, SPECTATOR, "Ann отримує 5 троянд за трофей."),
        (PAID, ANN, "Твоя дія: Вказати пальцем (скарб + Корона)."),
        (SHARED, BOB, "Хтось має щонайменше 10 троянд: гру завершено. Ти перемагаєш! Перемагає також Cléa."),
    ),
    "it": (
        (GIVEN, BOB, "Ann ti dà: Specchio."),
        (FALLEN, BOB, "Coppia fatale (Specchio): perdi la maschera – Regina Cattiva!"),
        (FALLEN, ANN, "Coppia fatale (Specchio): Bob perde la maschera – Regina Cattiva!"),
        (FIVE, SPECTATOR, "Ann riceve 5 rose per il trofeo."),
        (PAID, ANN, "La tua azione: Punta il dito (tesoro + Corona)."),
        (SHARED, BOB, "Dieci rose o più: la partita è finita. Hai vinto, e con te vince Cléa!"),
    ),
    "nl": (
        (GIVEN, BOB, "Ann geeft jou: Spiegel."),
        (FALLEN, BOB, "Noodlottig paar (Spiegel): je wordt ontmaskerd – Boosaardige Koningin!"),
        (FALLEN, ANN, "Noodlottig paar (Spiegel): Bob wordt ontmaskerd – Boosaardige Koningin!"),
        (FIVE, SPECTATOR, "Ann krijgt 5 rozen voor de trofee."),
        (PAID, ANN, "Jouw actie: Wijs met de vinger (schat + Kroon)."),
        (SHARED, BOB, "Tien rozen of meer: het spel is afgelopen. Je wint, en Cléa wint ook!"),
    ),
    "fr": (
        (GIVEN, BOB, "Ann te donne : Miroir."),
        (FALLEN, BOB, "Paire fatale (Miroir) : tu perds ton masque – Méchante Reine\u202f!"),
        (FALLEN, ANN, "Paire fatale (Miroir) : Bob perd son masque – Méchante Reine\u202f!"),
        (FIVE, SPECTATOR, "Ann reçoit 5 roses pour le trophée."),
        (PAID, ANN, "Ton action : Pointer du doigt (trésor + Couronne)."),
        (SHARED, BOB, "Dix roses ou plus : la partie est finie. Tu gagnes, et Cléa aussi\u202f!"),
    ),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_handful_of_events_in_the_very_words(code: str) -> None:
    for event, viewer, sentence in GOLDEN[code]:
        assert told(code, viewer, event.seen_by(viewer)).replace("\u00a0", " ") == sentence
