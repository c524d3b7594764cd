"""Two games that differ only in what a player may not know look alike to that player.

The second game is played beside the first. Now and then somebody else really swaps in one of them and only
pretends in the other, takes other cards, chooses other seats or gives another secret answer, or fate falls
differently. From then on the player must see the same, event by event
and view by view, until a card is shown to that player: and then the secret is all that differs.
"""

from random import Random

import pytest
from hypothesis import given, settings

from games.mascarade.random_tables import EVERY_TABLE, games
from harness.amounts import examples
from harness.random_games import Look, view_and_table
from ridotto.events import HIDDEN, Event
from ridotto.games.mascarade.rules.events import FATE
from ridotto.games.mascarade.rules.moves import (
    ANNOUNCE,
    CLAIM,
    PASS,
    PRETEND_TO,
    REALLY_SWAP,
    SWAP,
    kind_of,
    swap_hand,
    swap_move,
    swap_place,
)
from ridotto.games.mascarade.rules.table import ANSWERS, HOW, PLACES, SEATS, TURN
from ridotto.play import Game
from ridotto.seats import SPECTATOR

CHOICES = (SEATS, PLACES)
"""Here a hero chooses seats or cards, and nothing is told before the effect."""


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_what_a_player_may_not_know_changes_nothing_that_they_see(edition: int, players: int) -> None:
    """M26 and every audience."""

    @settings(max_examples=examples(20, 150))
    @given(games(edition, players))
    def law(drawn: tuple[Game, Random]) -> None:
        game, rng = drawn
        viewer = rng.choice([*range(players), SPECTATOR])
        play_beside(game, game.copy(), viewer, rng)

    law()


def play_beside(one: Game, other: Game, viewer: int, rng: Random, look: Look = view_and_table) -> None:
    """Play both games until the viewer learns of the difference or they end."""
    chosen_apart = False
    """Whether a hero has chosen other seats or cards, which nobody else was told yet."""
    while not one.over:
        assert look(one, viewer) == look(other, viewer)
        assert chosen_apart or one.legal() == other.legal()
        assert one.decider == other.decider
        move = lively_move(one, rng)
        twist = move if one.decider == viewer or rng.random() < 0.5 else twisted(one, move, rng)
        chosen_apart = chosen_apart or (one.rulebook.table.phase in CHOICES and twist != move)
        if twist not in other.legal():
            twist = rng.choice(other.legal())
        if rng.random() < 0.5:
            other.rulebook.table.chance[:] = [rng.getrandbits(32) for _ in range(4)]
        before, t = len(one.log), one.rulebook.table
        secret_answers = t.phase == ANSWERS and t.all_at_once
        mover = one.decider
        assert one.play(move) == one.events(mover, before)
        other.play(twist)
        seen, beside = one.events(viewer, before), other.events(viewer, before)
        if secret_answers and t.phase != ANSWERS and answers(one) != answers(other):
            return  # the last answer is given, and all of them are told
        if seen != beside:
            if not chosen_apart:
                check_only_a_secret_differs(seen, beside, viewer)
            return
    assert look(one, viewer) == look(other, viewer)


def lively_move(game: Game, rng: Random) -> int:
    """Any legal move, but rather one by which a power is used."""
    legal, phase = game.legal(), game.rulebook.table.phase
    announcements = [move for move in legal if kind_of(move) == ANNOUNCE]
    if announcements and rng.random() < 0.6:
        return rng.choice(announcements)
    return PASS if phase == ANSWERS and rng.random() < 0.7 else rng.choice(legal)


def answers(game: Game) -> tuple[int, list[int]]:
    """Who claimed, and with which hand."""
    return game.rulebook.table.claimants, game.rulebook.table.hand_of


def twisted(game: Game, move: int, rng: Random) -> int:
    """Another move that looks the same to everybody else, if there is one."""
    t = game.rulebook.table
    if t.phase == TURN and move >= SWAP:
        return swap_move(swap_hand(move), swap_place(move), rng.randrange(FATE + 1 if t.fate else 2))
    if t.phase == HOW:
        return rng.choice([PRETEND_TO, REALLY_SWAP])
    if t.phase == ANSWERS and t.all_at_once:
        return rng.choice([PASS, CLAIM])
    if t.phase in CHOICES:
        return rng.choice(game.legal())
    return move


def check_only_a_secret_differs(seen: list[Event], beside: list[Event], viewer: int) -> None:
    """The first difference is a secret that was told to the viewer, and nothing else."""
    first, second = next((a, b) for a, b in zip(seen, beside, strict=False) if a != b)
    assert first._replace(secret=HIDDEN) == second._replace(secret=HIDDEN)
    assert HIDDEN not in (first.secret, second.secret)
    assert first.audience >> viewer & 1
