"""Hints: said in every language, from what one player has seen."""

import pytest

from ridotto.bots.search_result import MoveValue, SearchResult
from ridotto.bots.searcher import Searcher
from ridotto.cli.screen.hint import Adviser
from ridotto.games.mascarade.rules.moves import SWAP
from ridotto.games.mascarade.rules.notation import Names, read_move
from ridotto.games.registry import FOLDERS
from ridotto.play import Game
from ridotto.words import LANGUAGES, language

DEAL = ["King", "Queen", "Judge", "Bishop", "Witch", "Cheat"]
CERTAIN = tuple(tuple(float(mask == place) for mask in range(6)) for place in range(6))


def thinking(*moves: MoveValue) -> type[Searcher]:
    """A searcher that always thinks the same."""

    class Thinking(Searcher):
        def search(self):
            return self

        def think(self, *_):
            return SearchResult(moves, moves[0].move, CERTAIN) if moves else None

    return Thinking


def a_game() -> tuple[Game, Names]:
    game = Game.mascarade(["You", "Bob", "Cléa", "Dan", "Eva", "Felix"], deal=DEAL, seed=1, first=0)
    return game, game.rulebook.names


def said(kind: type[Searcher], code: str = "en") -> list[str]:
    game, _ = a_game()
    return [line.plain for line in Adviser(game, 0, kind).lines(language(code))]


def swap_with(seat: str) -> int:
    return read_move(a_game()[1], f"swap {seat}")


def test_a_hint_says_what_to_do_what_else_and_what_is_believed():
    kind = thinking(
        MoveValue(swap_with("C"), 0.5, 0.0, 100, 0.421, 9.6),
        MoveValue(swap_with("E"), 0.4, 0.1, 100, 0.3, 8.2),
    )

    assert said(kind) == [
        "The Thinker would do this: Swap your card and Cléa’s card. "
        "Chance of winning: 42%, coins at the end: 10.",
        "Instead: Swap your card and Eva’s card. Chance of winning: 30%, coins at the end: 8.",
        "From what you have seen, your card may be: King 100%.",
        "From what you have seen, Cléa’s card may be: Judge 100%.",
        "From what you have seen, Eva’s card may be: Witch 100%.",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_hints_are_said_in_every_language(code):
    lines = said(
        thinking(MoveValue(SWAP + 3, 0.5, 0.0, 9, 0.42, 9.6), MoveValue(SWAP + 6, 0.4, 0.1, 9, 0.3, 8)), code
    )

    assert "42%" in "".join(lines[0].split())
    assert "Bob" in lines[0]
    assert len(lines) == 5


def test_a_single_move_needs_no_figures():
    assert said(thinking(MoveValue(swap_with("B"), 0.0, 0.0, 0)))[0] == (
        "The Thinker sees only one move: Swap your card and Bob’s card."
    )


def test_without_a_search_result_there_is_no_hint_yet():
    assert said(thinking()) == ["The Thinker is still getting ready; there will be hints later."]


@pytest.mark.parametrize("game", FOLDERS)
def test_there_are_no_hints_without_a_decision(ridotto, game):
    done = ridotto("play", game, "--watch", "--hint")

    assert done.returncode == 2
    assert "a spectator has nothing to decide" in done.stderr


def test_hints_stand_before_the_choice_and_are_asked_for_again_when_a_game_goes_on(ridotto, monkeypatch):
    monkeypatch.setattr(
        "ridotto.cli.commands.play.Adviser", lambda game, viewer: Adviser(game, viewer, thinking())
    )

    done = ridotto("play", "--seed", 2, "--first", "A", "--hint", typed="q\n")

    assert "there will be hints later.\nYour choice (1–10" in done.stdout
    assert "--hint" in done.stdout.splitlines()[-2]
