"""The arena is fair: the same deals and every seat for every bot, and correct intervals."""

import numpy as np
import pytest

from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.bots.heuristic_bot import POLICY
from ridotto.games.mascarade.play.header import mascarade
from ridotto.games.mascarade.rules.events import Kind
from ridotto.lab import contenders
from ridotto.lab import tournament as tournaments
from ridotto.lab.arena import CROSS, LADDER, RATING, RATIO, TournamentState, figures_of, fooled, standing_of
from ridotto.lab.arena_tables import crossing_of, sheets_of
from ridotto.lab.contenders import bot_states, find_contender, play_seated
from ridotto.lab.figures import Figure
from ridotto.lab.pages.arena_page import arena_page, mark_of
from ridotto.lab.tournament import LineUp, Tournament, odd_shares, round_robin
from ridotto.simulation import play_minded
from ridotto.words import LANGUAGES, language

BALL = Tournament(grimm(3, seed=0), round_robin(["careful", "random"]), 3, 7)
TABLE = Tournament(mascarade(4, seed=0), round_robin(["honest", "meek", "random"]), 40, 7)


def played(tournament: Tournament) -> TournamentState:
    return standing_of(tournament, [tournament.play(task) for task in tournament.tasks({})])


@pytest.fixture(scope="module", params=[TABLE, BALL], ids=["mascarade", "grimm"])
def standing(request):
    return played(request.param)


def test_every_rotation_plays_the_same_deals(monkeypatch):
    asked = []

    def listen(header, names, deals, seed, budget):
        asked.append((names.index("meek"), deals, seed))
        return play_seated(header, names, deals, seed, budget)

    monkeypatch.setattr(tournaments, "play_seated", listen)
    line_ups = [LineUp("meek", ("random",))]
    Tournament(TABLE.header, line_ups, 9, 7).play(tournaments.Task(0, range(3, 9)))

    assert asked == [(seat, range(3, 9), 7) for seat in range(4)]


def test_cards_and_first_player_depend_on_the_deal_alone():
    opened = []
    for seat in range(4):
        names = LineUp("meek", ("random",)).seated(4, seat)
        states = bot_states(TABLE.header, [find_contender(name, "mascarade") for name in names])
        diary = play_minded(TABLE.header, POLICY, states, 5, 7, start=3, told=True).recording
        opened.append([opening(diary.events_of(i)) for i in range(5)])

    assert opened[0] == opened[1] == opened[2] == opened[3]
    assert len({tuple(each) for each in opened[0]}) > 1


def opening(events):
    """The cards that lie there, and who begins."""
    first = next(event for event in events if event.kind == Kind.TURN)
    return [event.secret for event in events if event.kind == Kind.DEALT] + [first.who]


# ── What it comes to ─────────────────────────────────────────────────────────────────────────────────


def test_a_bot_among_copies_of_itself_wins_exactly_the_fair_share():
    alike = played(Tournament(mascarade(4, seed=0), [LineUp("honest", ("honest",))], 50, 3))

    (ratio,) = (figure for figure in figures_of(alike) if figure.section == CROSS)
    assert (ratio.value, ratio.low, ratio.high) == (1.0, 1.0, 1.0)


def test_the_same_seed_gives_the_same_figures_and_another_one_others(standing):
    again, other = (played(standing.tournament._replace(seed=seed)) for seed in (7, 8))

    assert figures_of(again) == figures_of(standing) != figures_of(other)


def test_figures_are_those_of_the_games(standing):
    figures = {(f.section, f.item, f.measure): f for f in figures_of(standing)}
    tournament = standing.tournament

    assert (
        standing.games == standing.asked == len(tournament.line_ups) * tournament.deals * tournament.players
    )
    for line_up, winners in zip(tournament.line_ups, standing.winners, strict=True):
        cell = figures[CROSS, f"{line_up.odd} among {line_up.among[0]}", RATIO]
        assert cell.value == pytest.approx(odd_shares(winners).mean())
    for bot in tournament.bots:
        mine = [
            f.value for (section, item, _), f in figures.items() if section == CROSS and item.startswith(bot)
        ]
        assert figures[LADDER, bot, RATIO].value == pytest.approx(np.mean(mine))
        seats = len(tournament.bots) - 1
        games = tournament.deals * tournament.players * seats * tournament.players
        assert figures[LADDER, bot, RATING].cases == games


def test_the_rates_show_who_never_contests_and_who_always_lies():
    bots = round_robin(["quarreller", "meek", "braggart"])
    found = figures_of(played(Tournament(mascarade(5, seed=0), bots, 60, 1)))
    rates = {(f.item, f.measure): f.value for f in found if f.section == "bluffing"}

    assert rates["meek", "contests"] == 0.0
    assert rates["quarreller", "contests"] == 1.0
    assert rates["braggart", "bluffs"] > 0.3 > rates["meek", "bluffs"]
    assert 0 < rates["quarreller", "right contests"] < 1


def test_a_baseline_that_wins_is_named(standing):
    mascarade_only = standing.tournament.game == "mascarade"
    lucky = [
        Figure(CROSS, "meek among honest", RATIO, 1.5, 1.2, 1.8, 40),
        Figure(CROSS, "meek among random", RATIO, 1.5, 0.9, 1.8, 40),
    ]

    assert fooled(standing, lucky) == ([("meek", "honest")] if mascarade_only else None)
    assert [mark_of(figure) for figure in lucky] == [" ▲", ""]


@pytest.mark.parametrize("tournament", [TABLE, BALL], ids=["mascarade", "grimm"])
def test_bots_that_think_leave_the_same_kind_of_blocks_as_compiled_ones(tournament, monkeypatch):
    task = tournaments.Task(0, range(2, 4))
    compiled = tournament.play(task)
    monkeypatch.setattr(contenders, "bot_states", lambda *_: None)
    found = tournament.play(task)

    assert (found.start, found.stop, found.line_up) == (2, 4, 0)
    assert np.shape(found.winners) == np.shape(compiled.winners) == (2, tournament.players)
    assert found.manners.keys() == compiled.manners.keys()
    for bot, tallies in found.manners.items():
        assert {name: len(row) for name, row in tallies.items()} == {
            name: len(row) for name, row in compiled.manners[bot].items()
        }
        assert tallies["games"] == compiled.manners[bot]["games"]


# ── In words ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_report_page_is_complete_and_self_contained_in_every_language(standing, code):
    words, figures = language(code), figures_of(standing)
    sheets, crossing = sheets_of(standing, figures, words), crossing_of(standing, figures)
    text = arena_page(sheets, crossing, ["A <b>remark</b>"], "A title", ["one"], words)

    assert len({sheet.title for sheet in sheets}) == len(sheets) > 1
    for column in (column for sheet in sheets for column in sheet.columns):
        assert column.title in text
    assert text.count("<svg") >= 7
    assert "A &lt;b&gt;remark" in text
    assert words.say("lab-arena-cross-note") in text
    assert "<script" not in text
    assert "src=" not in text
