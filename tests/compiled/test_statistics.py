"""Statistics are equal compiled and interpreted, and equal what one counts by hand."""

import numpy as np
import pytest

from games.mascarade.random_tables import EVERY_TABLE
from ridotto.events import Event
from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.play.header import grimm
from ridotto.games.grimm.rules.events import Kind as GrimmKind
from ridotto.games.grimm.rules.events import RoseReason, RoundEnd
from ridotto.games.grimm.rules.setup import PLAYERS
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.events import Ending, Kind
from ridotto.play import Game
from ridotto.play.header import Header
from ridotto.simulation import play_many
from ridotto.simulation.results import add_counts
from ridotto.simulation.statistics import count_by_player, count_events

SEED = 99
EVERY_HEADER = [
    *(mascarade(players, edition=edition, seed=0) for edition, players in EVERY_TABLE),
    mascarade(7, edition=2, scenario="B", options=Options(fate=True, all_at_once=True, show_bans=True)),
    *(grimm(players, seed=0) for players in PLAYERS),
    grimm(5, options=GrimmOptions(wagers=True, treasures=True, abilities=True)),
]


@pytest.mark.parametrize(
    "header", EVERY_HEADER, ids=lambda header: f"{type(header).__name__}-{len(header.players)}"
)
def test_compiled_games_are_counted_as_their_events_are(header: Header):
    counted, told = (play_many(header, 50, SEED, **{how: True}) for how in ("counted", "told"))

    by_hand = [count_events(header, told.recording.events_of(i)) for i in range(50)]

    assert counted.leads.tolist() == [one.leads for one in by_hand]
    assert counted.winners.tolist() == told.winners.tolist()
    for name, tally in add_counts([one.counts for one in by_hand]).items():
        assert np.array_equal(counted.statistics[name], tally), name


def test_blocks_are_counted_together_on_any_number_of_cores():
    header = mascarade(5)
    one, two = (play_many(header, 3000, 1, counted=True, threads=threads) for threads in (1, 2))

    assert {name: tally.tolist() for name, tally in one.statistics.items()} == {
        name: tally.tolist() for name, tally in two.statistics.items()
    }
    assert one.leads.tolist() == two.leads.tolist()
    assert one.statistics["announced"].sum() > 3000


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


def test_rounds_roses_and_endings_add_up_at_a_ball():
    header = grimm(4)
    results = play_many(header, 400, 3, told=True)
    events = np.concatenate([np.array(results.recording.events_of(i)) for i in range(400)])
    counts = play_many(header, 400, 3, counted=True).statistics

    ended = events[events[:, 0] == GrimmKind.ROUND_ENDED]
    assert counts["round_ends"].sum() == len(ended)
    assert counts["round_ends"][RoundEnd.BOON] == (ended[:, 4] == RoundEnd.BOON).sum()
    assert counts["roses"].sum() == results.scores.sum()
    assert counts["roses"][RoseReason.TROPHY] == ended[ended[:, 2] > 0][:, 3].sum()
    assert counts["dealt"].sum() == 4 * len(ended)
    assert counts["won"].sum() == (ended[:, 2] > 0).sum()
    assert counts["exhausted"] <= counts["shuffles"] == (events[:, 0] == GrimmKind.SHUFFLED).sum()


def test_earnings_minus_fines_are_the_coins_at_the_end():
    header = mascarade(6, masks=["Judge", "King", "Queen", "Fool", "Widow", "Cheat"])
    results = play_many(header, 500, 4, told=True)
    paid_by_bank = sum(
        event.n
        for i in range(500)
        for event in results.recording.events_of(i)
        if event.kind == Kind.PAID and event.a >= 13
    )
    counts = play_many(header, 500, 4, counted=True).statistics

    assert counts["earned"].sum() == paid_by_bank
    assert results.scores.sum() == 500 * 36 + counts["earned"].sum() - counts["fines"]
    assert set(results.endings.tolist()) <= {Ending.RICH, Ending.RUIN, Ending.POWER}


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


def test_what_players_do_at_mascarade_adds_up_to_what_happens_to_the_masks():
    header = mascarade(7, edition=2, scenario="B", options=Options(fate=True))
    counts = play_many(header, 300, 6, counted=True).statistics

    pairs = {
        "announcements": "announced",
        "weighed": "judged",
        "bluffs": "lies",
        "doubted": "contested",
        "exposed": "caught",
        "doubts": "claims",
    }
    for mine, masks in pairs.items():
        assert counts[mine].sum() == counts[masks].sum() > 0
    assert (counts["true_claims"].sum() + counts["wrong_claims"].sum()) == counts["doubts"].sum()
    assert counts["asked"].sum() == 6 * counts["announced"].sum()


def test_what_players_do_at_the_ball_adds_up_to_what_happens_to_the_characters():
    counts = play_many(grimm(4), 300, 6, counted=True).statistics

    assert counts["pointed"].sum() == counts["accusations"]
    assert counts["pointed_right"].sum() == counts["right_accusations"] > 0
    assert counts["masks_lost"].sum() == counts["unmasked"].sum()
    assert 0 < counts["masks_broken"].sum() < counts["masks_lost"].sum()
    assert counts["rounds"][:4].tolist() == [counts["round_ends"].sum()] * 4
    assert counts["rounds_won"].sum() == counts["won"].sum()
    assert counts["roses_for"].reshape(5, -1).sum(axis=0).tolist() == counts["roses"].tolist()
