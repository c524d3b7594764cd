"""What a guest may do, and what is asked of them, stands in the menu in their own language."""

import re

import pytest

from games.grimm.words.played_games import NAMES, spend, variants
from ridotto.games.grimm.rules.characters import ARTIFACTS
from ridotto.games.grimm.rules.events import Offer
from ridotto.games.grimm.rules.moves import ACCEPT, EAVESDROP, GIVE, KEEP, PASS, toast_move
from ridotto.games.grimm.rules.notation import Names, all_moves, read_move
from ridotto.games.grimm.rules.setup import PLAYERS
from ridotto.games.grimm.rules.table import (
    ACTING,
    DRAFT,
    GIVING,
    KEEP_OR_GIVE,
    NO_CARD,
    OFFER,
    OVER,
    TOASTING,
    Table,
)
from ridotto.games.grimm.words import Asked, Guests, move_words, question_words
from ridotto.seats import SPECTATOR
from ridotto.words import LANGUAGES, language

ANN, BOB, CLEA = range(3)
CROWN, MIRROR = ARTIFACTS.index("Crown"), ARTIFACTS.index("Mirror")
PHASES = range(DRAFT, OVER)
OFFERS = (Offer.WAGER, Offer.EXTRA_CARD, Offer.LOOK, Offer.DRAW)


def guests(code: str, viewer: int = ANN, players: int = 5) -> Guests:
    return Guests(language(code), NAMES[:players], viewer)


def said(text: str, code: str = "en", asked: Asked | None = None) -> str:
    """A move in notation as Ann reads it in her menu."""
    move = read_move(Names(5), text)
    return move_words(guests(code), move) if asked is None else move_words(guests(code), move, asked)


def check_line(line: str) -> None:
    assert re.fullmatch(r"[^\W\d_][^{}]*[^\s{}.]", line), line
    assert "  " not in line, line


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_move_of_every_table_has_words(code: str) -> None:
    for players in PLAYERS:
        moves = all_moves(Names(players)).values()
        for move in moves:
            check_line(move_words(guests(code, players=players), move))


def test_a_move_that_the_table_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 4 at a table for 4"):
        move_words(guests("en", players=4), GIVE + 4)
    with pytest.raises(ValueError, match="you eavesdrop on one or two players"):
        move_words(guests("en"), EAVESDROP + 0b111)
    with pytest.raises(ValueError, match="320 is no move"):
        move_words(guests("en"), 320)


def test_no_two_lines_of_a_menu_are_the_same_and_every_question_is_asked() -> None:
    phases: set[int] = set()

    def watch(table: Table, legal: list[int]) -> None:
        phases.add(table.phase)
        for code in LANGUAGES:
            g = guests(code, table.asked, table.players)
            for asked in (Asked.at(table), Asked(table.phase)):
                lines = {move_words(g, move, asked) for move in legal}
                assert len(lines) == len(legal), lines
            assert question_words(g, Asked.at(table)).endswith("?")

    for i, (players, variant) in enumerate(variants()):
        if variant.abilities or i % 3 == 0:
            spend(players, variant._replace(max_turns=25), i, watch)
    assert phases == set(PHASES)


def test_the_menu_speaks_to_the_one_who_decides() -> None:
    assert said("pass") == "Pass"
    assert said("keep") == "Keep the card"
    assert said("give B") == "Give the card to Bob"
    assert said("take Crown") == "Take: Crown"
    assert said("mark Hansel") == "Put a marker on: Hansel"
    assert said("wager Hansel") == "Take the wager on: Hansel"
    assert said("ability Hansel") == "Have the ability of: Hansel"
    assert said("accuse C Hansel") == "Accuse Cléa: Hansel"
    assert said("give B Crown") == "Give Bob: Crown"
    assert said("pass left Crown") == "Dance to the left and pass: Crown"
    assert said("serve B C") == "The first card to Bob, the second to Cléa"
    assert said("serve B B") == "Both cards to Bob"
    assert said("listen B C") == "Eavesdrop on Bob and Cléa"
    assert said("toast for Crown Crown") == "Make a Toast (2 × Crown)"
    assert said("toast for treasure Crown") == "Make a Toast (treasure + Crown)"


def test_the_menu_names_the_cards_that_lie_there() -> None:
    drawn = Asked(KEEP_OR_GIVE, ANN, drawn=CROWN)
    toast = Asked(TOASTING, ANN, drawn=CROWN, drawn_too=MIRROR)

    assert move_words(guests("en"), KEEP, drawn) == "Keep: Crown"
    assert move_words(guests("en"), GIVE + BOB, drawn) == "Give Bob: Crown"
    assert move_words(guests("en"), toast_move(BOB, CLEA), toast) == "Crown to Bob, Mirror to Cléa"
    assert move_words(guests("pl"), toast_move(BOB, CLEA), toast) == (
        "Korona dla gracza Bob, Lustro dla gracza Cléa"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_menu_says_what_there_is_to_accept(code: str) -> None:
    lines = {move_words(guests(code), ACCEPT, Asked(OFFER, ANN, offer)) for offer in OFFERS}

    assert len(lines | {move_words(guests(code), ACCEPT)}) == 5
    assert move_words(guests(code), PASS, Asked(ACTING, ANN)) != move_words(guests(code), PASS)


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Accuse Bob: Sleeping Beauty"),
        ("pl", "Wskaż gracza Bob: to Śpiąca Królewna"),
        ("uk", "Вказати на гравця Bob: це Спляча Красуня"),
        ("it", "Accusa Bob: Bella Addormentata"),
        ("nl", "Beschuldig Bob: Schone Slaapster"),
        ("fr", "Accuser Bob : Belle au bois dormant"),
    ],
)
def test_an_accusation_in_every_language(code: str, line: str) -> None:
    assert said("accuse B Sleeping Beauty", code).replace("\u00a0", " ") == line


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_is_asked_of_the_decider_and_told_to_the_others(code: str) -> None:
    yours, theirs = set(), set()
    for phase in PHASES:
        for offer in OFFERS if phase == OFFER else (None,):
            asked = Asked(phase, BOB, offer)
            yours.add(question_words(guests(code, BOB), asked))
            for viewer in (ANN, SPECTATOR):
                theirs.add(question_words(guests(code, viewer), asked))
    assert len(yours) == len(theirs) == len(PHASES) + len(OFFERS) - 1
    assert not any("Bob" in question for question in yours)
    assert all(question.startswith("Bob ") and question.endswith("?") for question in theirs)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("phase", [KEEP_OR_GIVE, GIVING])
def test_only_the_decider_is_told_which_card_it_is_about(code: str, phase: int) -> None:
    asked = Asked(phase, BOB, drawn=CROWN)
    crown = language(code).say("grimm-artifact-crown")

    assert crown in question_words(guests(code, BOB), asked)
    assert crown not in question_words(guests(code, BOB), asked._replace(drawn=NO_CARD))
    assert question_words(guests(code, ANN), asked) == question_words(guests(code, ANN), Asked(phase, BOB))
    assert crown not in move_words(guests(code, ANN), GIVE + CLEA, asked)
    assert crown not in move_words(guests(code, SPECTATOR), KEEP, asked)


def test_an_offer_has_to_be_named_to_the_one_who_decides() -> None:
    with pytest.raises(ValueError, match="say what is offered"):
        question_words(guests("en"), Asked(OFFER, ANN))


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_does_not_know_what_is_offered_hears_that_somebody_thinks(code: str) -> None:
    assert "Bob" in question_words(guests(code, ANN), Asked(OFFER, BOB))


def test_after_the_end_there_is_nothing_to_decide() -> None:
    assert question_words(guests("en"), Asked(OVER)) == "The game is over."
