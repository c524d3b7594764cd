"""A report's figures are those of the games, compiled or interpreted."""

import numpy as np
import polars as pl
import pytest

from ridotto.games.grimm import GrimmOptions
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.play.header import mascarade
from ridotto.lab.data_files import table_of_figures, table_of_games, write_table
from ridotto.lab.pages.page import report_page
from ridotto.lab.part import part_for
from ridotto.lab.report_tables import shared_sections, sheets_of
from ridotto.lab.run import SimulationRequest
from ridotto.lab.summary import figures_of
from ridotto.words import LANGUAGES, language

HEADERS = {"mascarade": mascarade(5, seed=0), "grimm": grimm(3, seed=0)}


def played(game: str, games: int = 60, policy: str = "random", seed: int = 5):
    request = SimulationRequest(HEADERS[game], [policy], games, seed)
    return request.result(list(request.play()))


@pytest.fixture(scope="module", params=HEADERS)
def series(request):
    return played(request.param)


def test_wins_endings_and_length_are_those_of_the_rows(series):
    figures = {(f.section, f.item, f.measure): f for f in figures_of(series)}
    games = table_of_games(series)

    for seat in "ABCDE"[: len(series.header.players)]:
        assert figures["seats", seat, "wins"].value == pytest.approx(games[f"won_{seat}"].mean())
    for ending, count in games["ending"].value_counts().iter_rows():
        assert figures["endings", ending, "games"].value == pytest.approx(count / 60)
    assert figures["length", "turns", "mean"].value == pytest.approx(games["turns"].mean())
    assert figures["length", "turns", "50%"].value == pytest.approx(games["turns"].median())
    assert figures["length", "lead changes", "mean"].value == pytest.approx(games["lead_changes"].mean())


def test_wins_are_counted_in_order_of_play(series):
    figures = {(f.section, f.item): f.value for f in figures_of(series)}
    games, letters = table_of_games(series), "ABCDE"[: len(series.header.players)]
    for place in range(len(letters)):
        won = [
            row[f"won_{letters[(letters.index(row['first']) + place) % len(letters)]}"]
            for row in games.iter_rows(named=True)
        ]
        assert figures["order", f"{place + 1}"] == pytest.approx(sum(won) / len(won))


def test_the_turn_in_which_a_game_ends_is_a_turn():
    series = played("mascarade", 300)
    deeds = series.statistics["looks"] + series.statistics["announced"].sum() + series.statistics["swaps"]

    assert series.results.turns.sum() == deeds


def test_a_ball_that_is_cut_short_is_still_counted():
    request = SimulationRequest(grimm(2, options=GrimmOptions(max_turns=9), seed=0), ["random"], 300, 3)
    figures = figures_of(request.result(list(request.play())))

    assert all(figure.value <= 1 for figure in figures if figure.section == "characters")


@pytest.mark.parametrize("ending", [".csv", ".parquet"])
def test_a_notebook_reads_what_was_written(series, ending, tmp_path):
    read = {".csv": pl.read_csv, ".parquet": pl.read_parquet}[ending]
    for name, table in (("figures", table_of_figures(figures_of(series))), ("games", table_of_games(series))):
        path = tmp_path / f"{name}{ending}"
        write_table(table, path)

        again = read(path)
        assert again.columns == table.columns
        assert again.height == table.height > 0
        assert again.get_column(table.columns[-1]).to_list() == table.get_column(table.columns[-1]).to_list()


@pytest.mark.parametrize("game", HEADERS)
def test_bots_that_think_are_reported_like_compiled_ones(game):
    policy = {"mascarade": "honest", "grimm": "careful"}[game]
    series = played(game, 4, policy)

    assert series.games == 4
    assert series.policy == [policy] * len(series.header.players)
    assert {f.section for f in figures_of(series)} == {f.section for f in figures_of(played(game, 50))}
    assert np.array_equal(series.results.start, 0)


def test_compiled_and_interpreted_bots_play_the_same_games():
    request = SimulationRequest(HEADERS["mascarade"], ["honest", "bluffer"], 300, 7)
    one, again = (request.result(list(request.play(threads))) for threads in (1, 2))

    assert request.policy == ["honest", "bluffer", "honest", "bluffer", "honest"]
    assert figures_of(one) == figures_of(again)
    lies = one.statistics["lies"].sum() / one.statistics["announced"].sum()
    assert 0.02 < lies < 0.6, "honest ones seldom, bluffers now and then"


def test_random_bots_of_both_bodies_play_the_same_kind_of_game():
    compiled = played("mascarade", 4000)
    request = SimulationRequest(HEADERS["mascarade"], ["random"], 150, 1)
    request.compiled = lambda: None
    request.bots = [SimulationRequest(HEADERS["mascarade"], ["honest", "random"], 1, 1).bots[1]] * 5
    interpreted = request.result(list(request.play()))

    one, two = ({(f.section, f.item, f.measure): f for f in figures_of(c)} for c in (compiled, interpreted))
    for key in (("length", "turns", "mean"), ("turns", "look", "turns"), ("turns", "swap", "turns")):
        assert two[key].low * 0.9 < one[key].value < two[key].high * 1.1, key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sheet_has_words_in_every_language(series, code):
    sheets = sheets_of(series, figures_of(series), language(code))

    part = part_for(series.header)
    known = {section.key for section in (*shared_sections(series, part), *part.sections)}
    assert {sheet.key for sheet in sheets} <= known
    assert all(sheet.rows and sheet.title for sheet in sheets)
    assert len({sheet.title for sheet in sheets}) == len(sheets)


def test_a_report_page_is_self_contained(series):
    words = language("en")
    text = report_page(series, sheets_of(series, figures_of(series), words), "A <b>title</b>", ["one"], words)

    assert text.startswith("<!doctype html>")
    assert text.count("<svg") > 3
    assert "A &lt;b&gt;title" in text
    assert "<script" not in text
    assert "src=" not in text
    assert "url(" not in text
    assert not [part for part in text.split('href="')[1:] if not part.startswith("#")]


def test_games_without_statistics_have_no_report(series):
    bare = series._replace(results=series.results._replace(statistics=None))
    with pytest.raises(ValueError, match="counted=True"):
        figures_of(bare)
