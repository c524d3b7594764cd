"""One game, compiled and interpreted, decision by decision."""

from random import Random

from ridotto.play import Game
from ridotto.simulation import CompiledTable

OFTEN = 5
"""After so many decisions the whole position is compared, not only what is told."""


def play_side_by_side(game: Game, rng: Random) -> int:
    """Play a game just dealt to its end in both bodies and compare all the way; say how many decisions."""
    compiled = CompiledTable(game.header)
    assert compiled.events() == game.log
    decisions = 0
    while not game.over:
        legal = game.rulebook.legal()
        assert compiled.legal() == legal
        if decisions % OFTEN == 0:
            assert compiled.table() == game.rulebook.table
        move = legal[0] if rng.random() < 0.1 else rng.choice(legal)
        before = len(game.log)
        game.make_move(move)
        compiled.play(move)
        assert compiled.events() == game.log[before:]
        decisions += 1
    assert compiled.legal() == []
    assert compiled.table() == game.rulebook.table
    return decisions
