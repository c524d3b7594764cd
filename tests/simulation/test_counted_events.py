"""Statistics equal what one counts by hand."""

import pytest

from ridotto.events import Event
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.play.header import mascarade
from ridotto.play import Game
from ridotto.play.header import Header
from ridotto.simulation import play_many
from ridotto.simulation.statistics import count_by_player, count_events


def test_games_are_either_logged_or_counted():
    with pytest.raises(ValueError, match="either told or counted"):
        play_many(mascarade(4), 2, told=True, counted=True)


def told(*moves: str, deal: tuple[str, ...], first: int = 0, **options: bool) -> tuple[Header, list[Event]]:
    """A game with these moves after four opening swaps that are none."""
    game = Game.mascarade(4, deal=deal, first=first, options=Options(**options), seed=1)
    for turn in range(4):
        other = "BAAA"[turn]
        game.play(f"pretend {other}")
    for move in moves:
        game.play(move)
    return game.header, game.log


DEAL = ("Judge", "King", "Queen", "Witch", "Bishop", "Thief")


def mask_of(header: Header, name: str) -> int:
    return [card.name for card in header.masks].index(name)


def test_a_lie_that_is_contested_by_the_true_mask_is_caught_and_the_true_one_earns():
    header, log = told("announce King", "claim", "pass", "pass", deal=DEAL)
    *_, counts = count_events(header, log)
    king = mask_of(header, "King")

    assert counts["announced"][king] == counts["lies"][king] == counts["caught"][king] == 1
    assert counts["contested"][king] == counts["claims"][king] == counts["used"][king] == 1
    assert counts["wrong_claims"][king] == 0
    assert counts["earned"][king] == 3
    assert (counts["fines"], counts["swaps"], counts["real_swaps"]) == (1, 4, 0)


def test_a_lie_that_nobody_contests_earns_and_is_not_caught():
    header, log = told("announce Queen", "pass", "pass", "pass", deal=DEAL)
    *_, counts = count_events(header, log)
    queen = mask_of(header, "Queen")

    assert (counts["announced"][queen], counts["lies"][queen], counts["caught"][queen]) == (1, 1, 0)
    assert (counts["contested"][queen], counts["earned"][queen]) == (0, 2)


def test_a_wrong_claim_against_the_truth_is_the_claimants_fault():
    header, log = told("announce Judge", "pass", "claim", "pass", deal=DEAL)
    *_, counts = count_events(header, log)
    judge = mask_of(header, "Judge")

    assert (counts["lies"][judge], counts["caught"][judge], counts["wrong_claims"][judge]) == (0, 0, 1)


def test_a_fortune_exchanged_is_earned_by_the_witch():
    header, log = told(
        *("announce King", "pass", "pass", "pass"),  # A has 9
        *("look", "look"),
        *("announce Witch", "pass", "pass", "pass", "choose A"),
        deal=DEAL,
    )
    leads, _, counts = count_events(header, log)

    assert counts["earned"][mask_of(header, "Witch")] == 3
    assert counts["looks"] == 2
    assert leads == 1, "first A was ahead alone, then D"


def test_after_a_swap_by_fate_nobody_is_counted_as_lying():
    game = Game.mascarade(4, deal=DEAL, first=0, options=Options(fate=True), seed=1)
    for move in ("fate B", "pretend A", "pretend A", "pretend A", "announce Judge"):
        game.play(move)
    *_, counts = count_events(game.header, game.log)

    assert counts["announced"].sum() == 1
    assert counts["judged"].sum() == counts["lies"].sum() == 0


# ── By player ────────────────────────────────────────────────────────────────────────────────────────


def manners(header: Header, log: list[Event], *names: str) -> list[list[int]]:
    """These tallies, a row for each player."""
    rows = count_by_player(header, count_events(header, log).counts)
    return [[int(row[name][0]) for name in names] for row in rows]


def test_contesting_a_lie_is_right_whatever_the_claimant_is():
    header, log = told("announce King", "claim", "claim", "pass", deal=DEAL)

    announcing = manners(header, log, "announcements", "weighed", "bluffs", "doubted", "exposed")
    assert announcing == [[1, 1, 1, 1, 1], [0] * 5, [0] * 5, [0] * 5]
    contesting = manners(header, log, "asked", "doubts", "right_doubts", "true_claims")
    assert contesting == [[0, 0, 0, 0], [1, 1, 1, 1], [1, 1, 1, 0], [1, 0, 0, 0]]


def test_contesting_the_truth_is_wrong_even_if_all_answer_at_once():
    for options in ({}, {"all_at_once": True}):
        header, log = told("announce Judge", "pass", "claim", "pass", deal=DEAL, **options)

        assert manners(header, log, "bluffs", "doubted", "exposed")[0] == [0, 1, 0]
        contesting = manners(header, log, "asked", "doubts", "right_doubts", "true_claims")
        assert contesting == [[0, 0, 0, 0], [1, 0, 0, 0], [1, 1, 0, 0], [1, 0, 0, 0]]
