"""Hints at the ball: said in every language, from what one guest has seen."""

import pytest

from ridotto.bots.search_result import MoveValue, SearchResult
from ridotto.bots.searcher import Searcher
from ridotto.cli.screen.hint import Adviser
from ridotto.games.grimm import Laid
from ridotto.play import Game
from ridotto.words import LANGUAGES, language

LAID = Laid(
    characters=[["Hansel"], ["Evil Queen"], ["The Beast"]],
    deck=["Crown", "Crown", "Treats", "Clock", "Mirror", "Spindle"],
)
NOTHING_KNOWN = [1 / 7] * 3 + [0.0] + [1 / 7] * 4
CHANCES = (
    [0.0] * 3 + [1.0] + [0.0] * 4,
    [0.5, 0.25, 0.125, 0.0, 0.125, 0.0, 0.0, 0.0],
    NOTHING_KNOWN,
)


def thinking(*moves: MoveValue) -> type[Searcher]:
    """A searcher that always thinks the same."""

    class Thinking(Searcher):
        def search(self):
            return self

        def think(self, *_):
            return SearchResult(moves, moves[0].move, CHANCES) if moves else None

    return Thinking


def a_ball() -> Game:
    """The draft is over, and it is your turn."""
    game = Game.grimm(["You", "Bob", "Cléa"], seed=1, first=0, laid=LAID)
    for move in ("take Crown", "take Treats", "take Clock"):
        game.play(move)
    return game


def said(kind: type[Searcher], code: str = "en", game: Game | None = None) -> list[str]:
    return [line.plain for line in Adviser(game or a_ball(), 0, kind).lines(language(code))]


def thought_of(move: str, wins: float = 0.0, roses: float = 0.0) -> MoveValue:
    return MoveValue(a_ball().rulebook.read(move), wins, 0.0, 100, wins, roses)


def test_a_hint_says_what_to_do_what_else_and_who_may_be_who():
    """Of Cléa nothing is known, so nothing is said."""
    lines = said(thinking(thought_of("give B", 0.421, 2.6), thought_of("keep", 0.3, 2.2)))

    assert lines == [
        "The Thinker would do this: Give Bob: Spindle. Chance of winning: 42%, roses after this round: 3.",
        "Instead: Keep: Spindle. Chance of winning: 30%, roses after this round: 2.",
        "From what you have seen, Bob may be: Evil Queen 50%, Red Riding Hood 25%, Big Bad Wolf 12%.",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_hints_at_the_ball_are_said_in_every_language(code):
    lines = said(thinking(thought_of("give B", 0.42, 2.6), thought_of("keep", 0.3, 2.2)), code)

    assert "42%" in "".join(lines[0].split())
    assert "Bob" in lines[0]
    assert "50%" in "".join(lines[2].split())
    assert len(lines) == 3


def test_a_single_move_needs_no_figures():
    assert said(thinking(thought_of("keep")))[0] == "The Thinker sees only one move: Keep: Spindle."


def test_an_unmasked_guest_is_not_guessed_at():
    game = a_ball()
    table = game.rulebook.table
    table.masked, table.broken, table.hidden[1] = 0b101, 0b1, 0

    assert not any("Bob may be" in line for line in said(thinking(thought_of("keep")), game=game))


def test_hints_stand_before_the_choice_at_the_ball(ridotto, monkeypatch):
    monkeypatch.setattr(
        "ridotto.cli.commands.play.Adviser", lambda game, viewer: Adviser(game, viewer, thinking())
    )

    done = ridotto("play", "grimm", "--seed", 2, "--first", "A", "--hint", typed="q\n")

    assert "there will be hints later.\nYour choice (1–" in done.stdout
    assert "--hint" in done.stdout.splitlines()[-2]
