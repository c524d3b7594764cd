"""What a guest may do, and what is asked of them, stands in the menu in their own language."""

import re

import pytest

from games.grimm.words.played_games import NAMES, spend, variants
from ridotto.games.grimm.rules.characters import ARTIFACTS
from ridotto.games.grimm.rules.events import Offer
from ridotto.games.grimm.rules.moves import ACCEPT, EAVESDROP, GIVE, KEEP, MOVES, PASS, toast_move
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
    PHASE_NAMES,
    TOASTING,
    Table,
)
from ridotto.games.grimm.words import GameNarrator
from ridotto.seats import SPECTATOR
from ridotto.words import LANGUAGES, NoWords, language
from ridotto.words.narrator import Facts

ANN, BOB, CLEA = range(3)
CROWN, MIRROR = ARTIFACTS.index("Crown"), ARTIFACTS.index("Mirror")
PHASES = range(DRAFT, OVER)
OFFERS = (Offer.WAGER, Offer.EXTRA_CARD, Offer.LOOK, Offer.DRAW)


def narrator(code: str, viewer: int = ANN, players: int = 5) -> GameNarrator:
    return GameNarrator(language(code), NAMES[:players], viewer)


def about(phase: int, decider: int | None = None, **facts: int | None) -> Facts:
    """What a view says of an open question."""
    return {"phase": PHASE_NAMES[phase], "decider": decider, **facts}


def at(table: Table) -> Facts:
    """The open question at a table."""
    offer = {"offer": table.offer} if table.phase == OFFER else {}
    drawn = {"drawn": table.drawn, "drawn-too": table.drawn_too}
    return {**about(table.phase, table.asked), **offer, **drawn}


def said(text: str, code: str = "en") -> str:
    """A move in notation as Ann reads it in her menu."""
    return narrator(code).option(read_move(Names(5), text))


def check_line(line: str) -> None:
    assert re.fullmatch(r"[^\W\d_][^{}]*[^\s{}.]", line), line
    assert "  " not in line, line


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_move_of_every_table_has_words(code: str) -> None:
    for players in PLAYERS:
        moves = all_moves(Names(players)).values()
        for move in moves:
            check_line(narrator(code, players=players).option(move))


def test_a_move_that_the_table_does_not_have_is_refused() -> None:
    with pytest.raises(LookupError):
        narrator("en", players=4).option(GIVE + 4)
    with pytest.raises(LookupError, match="there is no move 167"):
        narrator("en").option(EAVESDROP + 0b111)
    with pytest.raises(LookupError, match=f"there is no move {MOVES}"):
        narrator("en").option(MOVES)


def test_no_two_lines_of_a_menu_are_the_same_and_every_question_is_asked() -> None:
    phases: set[int] = set()

    def watch(table: Table, legal: list[int]) -> None:
        phases.add(table.phase)
        for code in LANGUAGES:
            g = narrator(code, table.asked, table.players)
            for asked in (at(table), about(table.phase)):
                lines = {g.option(move, asked) for move in legal}
                assert len(lines) == len(legal), lines
            assert g.question(at(table)).endswith("?")

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
    assert said("ability Hansel") == "Take the ability of: Hansel"
    assert said("accuse C Hansel") == "Accuse Cléa of being: Hansel"
    assert said("give B Crown") == "Give Bob: Crown"
    assert said("pass left Crown") == "Dance to the left and pass: Crown"
    assert said("serve B C") == "The first card to Bob, the second to Cléa"
    assert said("serve B B") == "Both cards to Bob"
    assert said("listen B C") == "Eavesdrop on Bob and Cléa"
    assert said("toast for Crown Crown") == "Make a Toast (2 × Crown)"
    assert said("toast for treasure Crown") == "Make a Toast (treasure + Crown)"


def test_the_menu_names_the_cards_that_lie_there() -> None:
    drawn = about(KEEP_OR_GIVE, ANN, drawn=CROWN)
    toast = about(TOASTING, ANN, drawn=CROWN, **{"drawn-too": MIRROR})

    assert narrator("en").option(KEEP, drawn) == "Keep: Crown"
    assert narrator("en").option(GIVE + BOB, drawn) == "Give Bob: Crown"
    assert narrator("en").option(toast_move(BOB, CLEA), toast) == "Crown to Bob, Mirror to Cléa"
    assert narrator("pl").option(toast_move(BOB, CLEA), toast) == (
        "Korona dla gracza Bob, Lustro dla gracza Cléa"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_menu_says_what_there_is_to_accept(code: str) -> None:
    lines = {narrator(code).option(ACCEPT, about(OFFER, ANN, offer=offer)) for offer in OFFERS}

    assert len(lines | {narrator(code).option(ACCEPT)}) == 5
    assert narrator(code).option(PASS, about(ACTING, ANN)) != narrator(code).option(PASS)


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Accuse Bob of being: Sleeping Beauty"),
        ("pl", "Wskaż gracza Bob: to Śpiąca Królewna"),
        ("uk", "Вказати на гравця Bob: це Спляча Красуня"),
        ("it", "Accusa Bob: Bella Addormentata"),
        ("nl", "Beschuldig Bob: Doornroosje"),
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
            asked = about(phase, BOB, offer=offer)
            yours.add(narrator(code, BOB).question(asked))
            for viewer in (ANN, SPECTATOR):
                theirs.add(narrator(code, viewer).question(asked))
    assert len(yours) == len(theirs) == len(PHASES) + len(OFFERS) - 1
    assert not any("Bob" in question for question in yours)
    assert all(question.startswith("Bob ") and question.endswith("?") for question in theirs)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("phase", [KEEP_OR_GIVE, GIVING])
def test_only_the_decider_is_told_which_card_it_is_about(code: str, phase: int) -> None:
    asked = about(phase, BOB, drawn=CROWN)
    crown = language(code).say("grimm-artifact-crown")

    assert crown in narrator(code, BOB).question(asked)
    assert crown not in narrator(code, BOB).question({**asked, "drawn": NO_CARD})
    assert narrator(code, ANN).question(asked) == narrator(code, ANN).question(about(phase, BOB))
    assert crown not in narrator(code, ANN).option(GIVE + CLEA, asked)
    assert crown not in narrator(code, SPECTATOR).option(KEEP, asked)


def test_an_offer_has_to_be_named_to_the_one_who_decides() -> None:
    with pytest.raises(NoWords):
        narrator("en").question(about(OFFER, ANN))


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_does_not_know_what_is_offered_hears_that_somebody_thinks(code: str) -> None:
    assert "Bob" in narrator(code, ANN).question(about(OFFER, BOB))


def test_after_the_end_there_is_nothing_to_decide() -> None:
    assert narrator("en").question(about(OVER)) == "The game is over."
