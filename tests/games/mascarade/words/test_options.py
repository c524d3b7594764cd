"""What somebody may do, and what is asked of them, stands in the menu in their own language."""

import random

import pytest

from ridotto.games.mascarade import Options
from ridotto.games.mascarade.rules.events import Freedom
from ridotto.games.mascarade.rules.masks import PLAYERS
from ridotto.games.mascarade.rules.moves import CHOOSE_SEAT
from ridotto.games.mascarade.rules.notation import Names, all_moves
from ridotto.games.mascarade.rules.table import ANSWERS, HOW, NAMING, OVER, PHASE_NAMES, PLACES, SEATS, TURN
from ridotto.games.mascarade.words import GameNarrator
from ridotto.play import Game
from ridotto.seats import SPECTATOR
from ridotto.words import LANGUAGES, NoWords, language

NAMES = ("Ann", "Bob", "Cléa", "Dan")
MASKS = ("Judge", "King", "Puppet Master", "Smuggler")
SHAPES = ((2, 3, 0), (3, 2, 0), (4, 1, 2), (4, 1, 1))


def narrator(code: str, viewer: int = 0, players: int = 4, hands: int = 1, centre: int = 2) -> GameNarrator:
    return GameNarrator(language(code), NAMES[:players], MASKS, viewer, hands, centre)


def question(n: GameNarrator, phase: int, decider: int | None, **facts: int) -> str:
    return n.question({"phase": PHASE_NAMES[phase], "decider": decider, **facts})


def said(text: str, code: str = "en", players: int = 4, hands: int = 1, centre: int = 2) -> str:
    """A move in notation as Ann reads it in her menu."""
    moves = all_moves(Names(players, hands, centre, MASKS))
    return narrator(code, 0, players, hands, centre).option(moves[text])


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_move_of_every_table_has_words(code: str) -> None:
    for players, hands, centre in SHAPES:
        for move in all_moves(Names(players, hands, centre, MASKS)).values():
            words = narrator(code, 0, players, hands, centre).option(move)
            assert words
            assert "{" not in words
            assert words == words.strip()
            assert "  " not in words


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_lines_of_a_menu_are_the_same(code: str) -> None:
    for edition, players in ((1, 2), (1, 3), (1, 4), (1, 11), (2, 8)):
        assert players in PLAYERS[edition]
        options = Options(fate=True, max_turns=30)
        game = Game.mascarade(
            players, edition=edition, scenario="B" if edition == 2 else None, options=options, seed=players
        )
        rng = random.Random(players)
        masks = tuple(mask.name for mask in game.rulebook.masks)
        while not game.over:
            t = game.rulebook.table
            assert game.decider is not None
            c = GameNarrator(
                language(code), game.players, masks, game.decider, t.hands, t.centre, t.player_at
            )
            lines = [c.option(move) for move in game.legal()]
            assert len(set(lines)) == len(lines)
            game.play(rng.choice(game.legal()))


def test_a_move_that_the_table_does_not_have_is_refused() -> None:
    with pytest.raises(LookupError):
        narrator("en").option(CHOOSE_SEAT + 9)


def test_the_menu_speaks_to_the_one_who_decides() -> None:
    assert said("look") == "Look at your card"
    assert said("swap B") == "Swap your card and Bob’s card"
    assert said("pretend centre2") == "Only pretend to swap your card and the second card in the centre"
    assert said("fate centre1", centre=1) == "Let fate decide: your card and the card in the centre"
    assert said("announce Puppet Master") == "Announce: Puppet Master"
    assert said("claim") == "That’s me! (claim)"
    assert said("choose B") == "Choose Bob"
    assert said("take B") == "Take Bob’s card"
    assert said("name Judge") == "Name: Judge"


def test_with_two_or_three_players_the_menu_says_which_card() -> None:
    assert said("look protected", players=2, hands=3, centre=0) == "Look at your protected card"
    assert (
        said("swap left B.right", players=3, hands=2, centre=0) == "Swap your left card and Bob’s right card"
    )
    assert said("claim right", players=3, hands=2, centre=0) == "That’s me! (claim) (right card)"
    assert said("announce King left", "pl", 3, 2, 0) == "Ogłoś: Król (lewa karta)"


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Swap your card and Bob’s card"),
        ("pl", "Zamień swoją kartę i kartę gracza Bob"),
        ("uk", "Поміняти місцями свою карту і карту гравця Bob"),
        ("it", "Scambia la tua carta e la carta di Bob"),
        ("nl", "Ruil je eigen kaart en de kaart van Bob"),
        ("fr", "Échanger ta carte et la carte devant Bob"),
    ],
)
def test_a_swap_in_every_language(code: str, line: str) -> None:
    assert said("swap B", code) == line


def test_after_people_change_seats_the_menu_names_who_sits_there_now() -> None:
    c = GameNarrator(language("en"), NAMES, MASKS, 1, player_at=[0, 2, 1, 3])

    assert c.option(CHOOSE_SEAT + 1) == "Choose Cléa"
    assert c.option(CHOOSE_SEAT + 2) == "Choose yourself"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_is_asked_of_the_decider_and_told_to_the_others(code: str) -> None:
    for phase in (TURN, ANSWERS, SEATS, PLACES, HOW, NAMING):
        for freedom in (Freedom.FREE, Freedom.OPENING, Freedom.MUST_SWAP, Freedom.NO_ANNOUNCE):
            yours = question(narrator(code, 1), phase, 1, announced=1, freedom=freedom, **{"turn-seat": 0})
            assert "Bob" not in yours
            for viewer in (0, SPECTATOR):
                theirs = question(narrator(code, viewer), phase, 1, announced=1, freedom=freedom)
                assert theirs.startswith("Bob ")


def test_a_question_names_the_announcer_and_the_mask() -> None:
    asked = question(narrator("pl", 1), ANSWERS, 1, announced=1, **{"turn-seat": 0})

    assert asked == "Ann ogłasza: Król. Pasujesz czy też się zgłaszasz?"
    with pytest.raises(NoWords):
        question(narrator("pl", 1), ANSWERS, 1)


def test_after_the_end_there_is_nothing_to_decide() -> None:
    assert question(narrator("en"), OVER, None) == "The game is over."
