"""Every event is told to everybody, in their language, with what they may know and no more."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from harness.amounts import share_of
from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.events import (
    BANK,
    COURT,
    FATE,
    KIND_NAMES,
    PASSING,
    PRETENDED,
    SWAPPED,
    Ending,
    Freedom,
    Kind,
)
from ridotto.games.mascarade.rules.masks import PLAYERS
from ridotto.games.mascarade.words import GameNarrator, mask_name
from ridotto.play import Game
from ridotto.seats import EVERYONE, SPECTATOR
from ridotto.words import LANGUAGES, language

NAMES = ("Ann", "Bob", "Cléa", "Dan")
MASKS = ("Judge", "King", "Puppet Master", "Smuggler")
ANN, BOB, CLEA, DAN = range(4)
KING = 1
CARDS_SEEN = (Kind.LOOKED, Kind.REVEALED, Kind.SPIED, Kind.SHOWN)
DEEDS = (Kind.ANNOUNCED, Kind.PASSED, Kind.CLAIMED, Kind.USED, Kind.DECLINED, Kind.NAMED)


def narrator(code: str, viewer: int, hands: int = 1, centre: int = 2) -> GameNarrator:
    return GameNarrator(language(code), NAMES, MASKS, viewer, hands, centre)


def told(code: str, viewer: int, event: Event, hands: int = 1) -> str:
    return narrator(code, viewer, hands).tell(event)


def every_event(hands: int) -> Iterator[Event]:
    """Ann does everything that can be done, with her secrets known and unknown."""
    places = range(len(NAMES) * hands + 2)
    for place in places:
        for secret in (KING, HIDDEN):
            yield Event(Kind.DEALT, 0, place, secret=secret)
            yield Event(Kind.SPIED, ANN, place, secret=secret)
    for freedom in (Freedom.FREE, Freedom.OPENING, Freedom.MUST_SWAP, Freedom.NO_ANNOUNCE):
        yield Event(Kind.TURN, ANN, ANN, freedom, 5)
    for hand in range(hands):
        for secret in (KING, HIDDEN):
            yield from (Event(kind, ANN, hand, secret=secret) for kind in CARDS_SEEN)
        yield from (Event(kind, ANN, hand, n=KING) for kind in DEEDS)
        yield Event(Kind.ANSWERED, ANN, secret=hand)
        yield Event(Kind.ASKED, ANN, hands + hand, n=4)
        for place in places[hand + 1 :]:
            for secret in (HIDDEN, PRETENDED, SWAPPED, FATE):
                yield Event(Kind.HANDLED, ANN, hand, place, secret=secret)
    yield from (Event(Kind.ANSWERED, ANN, secret=secret) for secret in (HIDDEN, PASSING))
    for n in (1, 2, 5):
        pairs = ((BANK, ANN), (COURT, ANN), (ANN, COURT), (ANN, BOB), (BOB, ANN), (BOB, CLEA))
        yield from (Event(Kind.PAID, ANN, a, b, n) for a, b in pairs)
        yield Event(Kind.FINED, ANN, ANN, 0, n)
        yield Event(Kind.EXCHANGED, ANN, ANN, BOB, n)
    yield Event(Kind.MOVED, ANN, BOB, CLEA)
    for ending in (Ending.RICH, Ending.RUIN, Ending.POWER, Ending.LIMIT):
        yield from (Event(Kind.ENDED, ANN, winners, n=ending) for winners in (0b1, 0b11, 0b111, 0b110))


def check_sentence(sentence: str) -> None:
    assert re.fullmatch(r"\S[^{}]*[.!?]", sentence), sentence
    assert "  " not in sentence, sentence
    assert " ." not in sentence, sentence


@cache
def names_of(code: str, masks: tuple[str, ...]) -> re.Pattern[str]:
    """Any of these masks' names, as a word of its own."""
    return re.compile(rf"\b({'|'.join(mask_name(mask, language(code)) for mask in masks)})\b")


def check_secret(code: str, masks: tuple[str, ...], event: Event, sentence: str) -> None:
    """A card that was not seen is not named."""
    names = set(names_of(code, masks).findall(sentence))
    if event.kind in (*CARDS_SEEN, Kind.DEALT):
        known = set() if event.secret == HIDDEN else {mask_name(masks[event.secret], language(code))}
        assert names == known, sentence
    elif event.kind not in DEEDS:
        assert names == set(), sentence


def test_every_kind_of_event_is_among_those_told() -> None:
    assert {event.kind for event in every_event(1)} == set(KIND_NAMES)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("viewer", [ANN, BOB, CLEA, DAN, SPECTATOR])
def test_every_event_is_told_from_every_point_of_view(code: str, viewer: int) -> None:
    for hands in (1, 2, 3):
        for event in every_event(hands):
            sentence = told(code, viewer, event, hands)
            check_sentence(sentence)
            check_secret(code, MASKS, event, sentence)


@pytest.mark.parametrize("code", LANGUAGES)
def test_you_and_the_others_hear_different_sentences(code: str) -> None:
    for event in every_event(1):
        if event.kind not in (Kind.DEALT, Kind.ENDED) and (
            event.kind != Kind.PAID or ANN in (event.a, event.b)
        ):
            assert told(code, ANN, event) != told(code, DAN, event)
            assert not re.search(r"\bAnn\b", told(code, ANN, event))


def played(edition: int, players: int, seed: int) -> Game:
    """A random game."""
    options = Options(fate=seed % 2 == 0, all_at_once=seed % 3 == 0, max_turns=players + 12)
    scenario = ("A", "B")[seed % 2] if edition == 2 else None
    game = Game.mascarade(players, edition=edition, scenario=scenario, options=options, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game


@cache
def all_tables() -> tuple[Game, ...]:
    return tuple(played(edition, players, players) for edition in PLAYERS for players in PLAYERS[edition])


@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_games_are_told_to_every_player_and_to_those_who_watch(code: str) -> None:
    for game in share_of(code, all_tables()):
        masks = tuple(mask.name for mask in game.rulebook.masks)
        for viewer in (*range(len(game.players)), SPECTATOR):
            t = game.rulebook.table
            narrated = GameNarrator(language(code), game.players, masks, viewer, t.hands, t.centre)
            for event in game.events(viewer):
                sentence = narrated.tell(event)
                check_sentence(sentence)
                check_secret(code, masks, event, sentence)
            assert narrated.player_at == game.rulebook.table.player_at


@pytest.mark.parametrize("code", LANGUAGES)
def test_after_the_end_the_truth_is_told_as_well(code: str) -> None:
    for game in share_of(code, all_tables()):
        masks = tuple(mask.name for mask in game.rulebook.masks)
        t = game.rulebook.table
        narrated = GameNarrator(language(code), game.players, masks, SPECTATOR, t.hands, t.centre)
        for event in game.truth():
            check_secret(code, masks, event, narrated.tell(event))


def test_the_narrator_knows_who_sits_where_after_people_change_seats() -> None:
    narrated = narrator("en", BOB)
    narrated.tell(Event(Kind.MOVED, ANN, BOB, CLEA))

    assert narrated.tell(Event(Kind.PAID, ANN, BOB, ANN, 2)) == "Cléa gives 2 coins to Ann."
    assert narrated.tell(Event(Kind.PAID, ANN, CLEA, ANN, 2)) == "You give 2 coins to Ann."
    assert narrated.tell(Event(Kind.HANDLED, ANN, ANN, CLEA)) == (
        "Ann takes their own card and your card under the table, and swaps them or not."
    )


LOOKED = Event(Kind.LOOKED, ANN, 0, secret=KING, audience=1 << ANN)
SWAP = Event(Kind.HANDLED, ANN, ANN, BOB, secret=SWAPPED, audience=1 << ANN)
TAKEN = Event(Kind.PAID, ANN, BOB, ANN, 1)
FIVE = Event(Kind.PAID, ANN, BANK, ANN, 5)
SHARED = Event(Kind.ENDED, ANN, 0b110, n=Ending.RICH)
MOVED = Event(Kind.MOVED, ANN, BOB, CLEA)

GOLDEN = {
    "en": (
        (LOOKED, ANN, "You look at your card: King."),
        (LOOKED, BOB, "Ann looks at their own card."),
        (SWAP, ANN, "You take your card and Bob’s card under the table and swap them."),
        (SWAP, BOB, "Ann takes their own card and your card under the table, and swaps them or not."),
        (TAKEN, ANN, "Bob gives you 1 coin."),
        (FIVE, SPECTATOR, "Ann takes 5 coins from the bank."),
        (MOVED, BOB, "Ann makes you and Cléa change seats."),
        (SHARED, BOB, "Thirteen coins or more: the game is over. You win, and so does Cléa!"),
        (SHARED, SPECTATOR, "Thirteen coins or more: the game is over. Bob and Cléa share the win."),
    ),
    "pl": (
        (LOOKED, ANN, "Podglądasz swoją kartę: Król."),
        (LOOKED, BOB, "Ann podgląda swoją kartę."),
        (SWAP, ANN, "Bierzesz pod stół swoją kartę i kartę gracza Bob, po czym je zamieniasz."),
        (SWAP, BOB, "Ann bierze pod stół swoją kartę i twoją kartę, po czym je zamienia albo nie."),
        (TAKEN, ANN, "Bob oddaje ci 1 monetę."),
        (FIVE, SPECTATOR, "Ann bierze 5 monet z banku."),
        (MOVED, BOB, "Ann każe tobie i graczowi Cléa zamienić się miejscami."),
        (SHARED, BOB, "Ktoś ma co najmniej 13 monet: koniec gry. Wygrywasz! Wygrywa też Cléa."),
        (SHARED, SPECTATOR, "Ktoś ma co najmniej 13 monet: koniec gry. Wspólnie wygrywają Bob i Cléa."),
    ),
    "uk": (
        (LOOKED, ANN, "Ти дивишся на свою карту: Король."),
        (LOOKED, BOB, "Ann дивиться на свою карту."),
        (SWAP, ANN, "Ти береш свою карту і карту гравця Bob та під столом міняєш їх місцями."),
        (SWAP, BOB, "Ann бере свою карту і твою карту та під столом міняє їх місцями або ні."),
        (TAKEN, ANN, "Bob віддає тобі 1 монету."),
        (FIVE, SPECTATOR, "Ann бере 5 монет з банку."),
        (MOVED, BOB, "Ann наказує тобі та гравцеві Cléa помінятися місцями."),
        (SHARED, BOB, "Хтось має щонайменше 13 монет: гру завершено. Ти перемагаєш! Перемагає також Cléa."),
        (SHARED, SPECTATOR, "Хтось має щонайменше 13 монет: гру завершено. Разом перемагають Bob та Cléa."),
    ),
    "it": (
        (LOOKED, ANN, "Guardi la tua carta: Re."),
        (LOOKED, BOB, "Ann guarda la propria carta."),
        (SWAP, ANN, "Porti la tua carta e la carta di Bob sotto il tavolo e le scambi."),
        (SWAP, BOB, "Ann porta la propria carta e la tua carta sotto il tavolo e le scambia oppure no."),
        (TAKEN, ANN, "Bob ti dà 1 moneta."),
        (FIVE, SPECTATOR, "Ann prende 5 monete dalla banca."),
        (MOVED, BOB, "Ann fa scambiare di posto te e Cléa."),
        (SHARED, BOB, "Tredici monete o più: la partita è finita. Hai vinto, e con te vince Cléa!"),
        (SHARED, SPECTATOR, "Tredici monete o più: la partita è finita. Vincono insieme Bob e Cléa."),
    ),
    "nl": (
        (LOOKED, ANN, "Je bekijkt je eigen kaart: Koning."),
        (LOOKED, BOB, "Ann bekijkt de eigen kaart."),
        (SWAP, ANN, "Je neemt je eigen kaart en de kaart van Bob en ruilt ze onder de tafel."),
        (SWAP, BOB, "Ann neemt de eigen kaart en jouw kaart en ruilt ze onder de tafel, of niet."),
        (TAKEN, ANN, "Bob geeft jou 1 munt."),
        (FIVE, SPECTATOR, "Ann neemt 5 munten uit de bank."),
        (MOVED, BOB, "Ann laat jou en Cléa van plaats wisselen."),
        (SHARED, BOB, "Dertien munten of meer: het spel is afgelopen. Je wint, en Cléa wint ook!"),
        (SHARED, SPECTATOR, "Dertien munten of meer: het spel is afgelopen. Bob en Cléa winnen samen."),
    ),
    "fr": (
        (LOOKED, ANN, "Tu regardes ta carte : Roi."),
        (LOOKED, BOB, "Ann regarde sa propre carte."),
        (SWAP, ANN, "Tu prends ta carte et la carte devant Bob et tu les échanges sous la table."),
        (SWAP, BOB, "Ann prend sa propre carte et ta carte et les échange ou non sous la table."),
        (TAKEN, ANN, "Bob te donne 1 pièce."),
        (FIVE, SPECTATOR, "Ann prend 5 pièces à la banque."),
        (MOVED, BOB, "Ann vous fait changer de place, Cléa et toi."),
        (SHARED, BOB, "Treize pièces ou plus : la partie est finie. Tu gagnes, et Cléa aussi\u202f!"),
        (SHARED, SPECTATOR, "Treize pièces ou plus : la partie est finie. Bob et Cléa gagnent ensemble."),
    ),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_handful_of_events_in_the_very_words(code: str) -> None:
    for event, viewer, sentence in GOLDEN[code]:
        assert told(code, viewer, event.seen_by(viewer)).replace("\u00a0", " ") == sentence


def test_a_revealed_card_is_named_to_everybody() -> None:
    revealed = Event(Kind.REVEALED, ANN, 1, secret=KING, audience=EVERYONE)

    assert (
        told("en", SPECTATOR, revealed.seen_by(SPECTATOR), hands=2)
        == "Ann reveals their own right card: King."
    )


def test_a_turn_says_what_is_not_allowed() -> None:
    assert told("en", ANN, Event(Kind.TURN, ANN, ANN, Freedom.OPENING, 0)) == (
        "Turn 1: it is your turn, an opening swap."
    )
    assert "you must swap or pretend to" in told("en", ANN, Event(Kind.TURN, ANN, ANN, Freedom.MUST_SWAP, 7))
    assert "Ann may not announce" in told("en", BOB, Event(Kind.TURN, ANN, ANN, Freedom.NO_ANNOUNCE, 7))
