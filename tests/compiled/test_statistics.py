"""Statistics are equal compiled and interpreted, and equal what one counts by hand."""

import numpy as np
import pytest

from games.mascarade.random_tables import EVERY_TABLE
from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.play.header import grimm
from ridotto.games.grimm.rules.events import Kind as GrimmKind
from ridotto.games.grimm.rules.events import RoseReason, RoundEnd
from ridotto.games.grimm.rules.setup import PLAYERS
from ridotto.games.mascarade import Options
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.events import Ending, Kind
from ridotto.play.header import Header
from ridotto.simulation import play_many
from ridotto.simulation.results import add_counts
from ridotto.simulation.statistics import count_events

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
