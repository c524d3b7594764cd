"""Games at a table: what is agreed on, when they begin, pauses, talk, playing again."""

import pytest

from games.grimm.random_tables import EVERY_BALL, described
from games.mascarade.random_tables import EVERY_TABLE
from harness.tables import ScriptedTable, four_friends, person_id
from ridotto.games.mascarade.rules.masks import SCENARIOS
from ridotto.server.tables.agreement import MOST_TURNS
from ridotto.server.tables.seats import Left

SMUGGLER = 'name = "Smuggler"\npower = ["gain(2)"]\n'


# ── Agreeing ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("edition", "players", "scenario"),
    [(edition, players, scenario) for edition, players in EVERY_TABLE for scenario in SCENARIOS[edition]],
)
def test_every_table_of_mascarade_can_be_played(edition: int, players: int, scenario: str) -> None:
    settings = {"edition": edition, "scenario": scenario, "options": {"max_turns": 3}}
    table = ScriptedTable("Ann", players=players, settings=settings)
    table.does("Ann", "fill_all", bots=["honest", "bluffer"]).begins().plays_to_the_end()

    assert table.state.phase == "over"
    assert table.read_again().game.position() == table.state.game.position()


@pytest.mark.parametrize("ball", EVERY_BALL, ids=described)
def test_every_ball_can_be_played(ball: tuple[int, bool, bool, bool]) -> None:
    variants = dict(zip(("wagers", "treasures", "abilities"), ball[1:], strict=True))
    table = ScriptedTable("Ann", game="grimm", players=ball[0], settings={**variants, "max_turns": 9})
    table.does("Ann", "fill_all", bots=["careful"]).begins().plays_to_the_end()

    assert table.state.phase == "over"


@pytest.mark.parametrize("option", ["opening_round", "all_at_once", "fate", "show_bans"])
def test_every_house_rule_can_be_played(option: str) -> None:
    settings = {"options": {option: True, "max_turns": 4}}
    table = ScriptedTable("Ann", players=6, bots=("honest",) * 5, settings=settings)

    assert table.begins().plays_to_the_end().state.phase == "over"


@pytest.mark.parametrize("memory", ["nothing", "round", "everything"])
def test_a_table_remembers_as_long_as_it_agreed_to(memory: str) -> None:
    settings = {"options": {"memory": memory}}
    table = ScriptedTable("Ann", players=6, bots=("honest",) * 5, settings=settings).begins()
    for _ in range(12):
        table.move(-1)

    first = table.sees("Ann").remembered
    assert (first == 0) == (memory == "everything")


def test_a_table_plays_with_masks_of_its_own() -> None:
    masks = ["Judge", "Bishop", "King", "Queen", "Smuggler", "Cheat"]
    settings = {"own": [SMUGGLER], "masks": masks}
    table = ScriptedTable("Ann", players=6, bots=("honest",) * 5, settings=settings).begins()

    assert "Smuggler" in {mask.name for mask in table.state.game.header.masks}


@pytest.mark.parametrize(
    "agreement",
    [
        {"players": 2, "settings": {"edition": 2, "scenario": "no such evening"}},
        {"game": "grimm", "players": 6},
        {"game": "grimm", "players": 2, "settings": {"wagers": True}},
        {"settings": {"masks": ["Judge", "Nobody"]}},
        {"settings": {"own": ["this is no TOML"]}},
        {"settings": {"own": [SMUGGLER.replace("gain(2)", "rob the bank")]}},
        {"settings": {"own": ["copies = 0x" + "f" * 4000 + "\n" + SMUGGLER]}},
        {"settings": {"own": ["copies = " + "[" * 2000 + "\n" + SMUGGLER]}},
        {"stand_in": "Deep Blue"},
        {"game": "grimm", "players": 4, "stand_in": "bluffer"},
    ],
)
def test_an_agreement_that_cannot_be_played_is_refused(agreement: dict[str, object]) -> None:
    assert ScriptedTable("Ann").refuses("Ann", "agree", agreement=agreement) == "bad-agreement"


def test_an_agreement_does_not_change_during_a_game() -> None:
    assert four_friends().begins().refuses("Ann", "agree", agreement={"players": 4}) == "not-now"


def test_no_game_goes_on_for_ever() -> None:
    assert four_friends().begins().state.game.header.options.max_turns == MOST_TURNS
    assert (
        four_friends(settings={"options": {"max_turns": 7}}).begins().state.game.header.options.max_turns == 7
    )


# ── Beginning and playing ────────────────────────────────────────────────────────────────────────────


def test_a_game_needs_a_player_on_every_seat() -> None:
    table = ScriptedTable("Ann", players=4, bots=("honest",) * 2)

    assert table.refuses("Ann", "begin") == "empty-seats"
    assert table.does("Ann", "fill_all", bots=["honest"]).refuses("Ann", "begin") == "done"


def test_two_games_do_not_begin_at_once() -> None:
    assert four_friends().begins().refuses("Ann", "begin") == "not-now"


def test_a_game_of_bots_only_can_be_watched() -> None:
    table = ScriptedTable("Ann", sits=False, bots=("honest",) * 4).comes("Bob").begins().plays_to_the_end()

    assert table.sees("Bob") == table.sees(None)
    assert table.sees("Bob").view.winners


def test_only_the_decider_may_move() -> None:
    table = four_friends().begins().until_decides("Bob")
    move = table.answer()

    assert table.refuses("Ann", "move", **move) == "not-yours"
    assert table.refuses("Bob", "move", **move) == "done"


def test_a_spectator_may_not_move() -> None:
    table = four_friends().comes("Eva").begins()

    assert table.refuses("Eva", "move", **table.answer()) == "watching"


def test_a_decision_is_made_once() -> None:
    table = four_friends().begins().until_decides("Bob")
    old = table.answer()
    table.move()

    assert table.refuses("Bob", "move", **old) == "stale"
    assert table.refuses("Bob", "move", **{**table.answer(), "decision": 999}) == "stale"
    assert table.refuses("Bob", "move", **{**table.answer(), "game": 0}) == "stale"


def test_a_move_that_is_not_an_option_is_refused() -> None:
    table = four_friends().begins().until_decides("Bob")

    assert table.refuses("Bob", "move", **table.answer(999_999)) == "illegal"


def test_nobody_moves_without_a_game() -> None:
    assert four_friends().refuses("Ann", "move", game=0, decision=0, move=0) == "not-now"
    over = four_friends().begins().plays_to_the_end()
    assert over.refuses("Ann", "move", game=1, decision=0, move=0) == "not-now"


def test_another_game_keeps_people_spectators_and_seats() -> None:
    table = four_friends().comes("Eva").begins().plays_to_the_end()
    before = table.people, table.seats

    table.does("Ann", "play_again")

    assert (table.people, table.seats) == before
    assert table.sees("Ann").view is None
    assert table.begins().state.games == 2


def test_another_game_may_begin_at_once_with_other_cards() -> None:
    table = four_friends().begins()
    first = table.state.game.header.seed

    assert table.plays_to_the_end().begins().state.game.header.seed != first
    assert table.sees("Ann").decision == 0


def test_nobody_plays_again_before_the_end() -> None:
    assert four_friends().refuses("Ann", "play_again") == "not-now"
    assert four_friends().begins().refuses("Ann", "play_again") == "not-now"


def test_a_table_is_nothing_but_its_log() -> None:
    table = four_friends().comes("Eva").begins().does("Bob", "stand").goes("Dan").plays_to_the_end()
    again = table.read_again()

    assert again.game.truth() == table.state.game.truth()
    for state in (again, table.state):
        state.game = None
    assert vars(again) == vars(table.state)


# ── Time ─────────────────────────────────────────────────────────────────────────────────────────────


def test_without_a_clock_everybody_has_all_the_time() -> None:
    assert four_friends(clock="none").begins().due() == {}


@pytest.mark.parametrize(("clock", "times"), [("brisk", {10, 20, 30}), ("relaxed", {30, 60, 90})])
def test_each_decision_has_its_own_time(clock: str, times: set[float]) -> None:
    table = four_friends(clock=clock).begins().later(8)
    assert table.due()["decide"] + 8 in times

    assert table.move().due()["decide"] in times
    assert table.hears("Ann").due == table.time + table.due()["decide"] * 1000


def test_a_bot_decides_at_once_as_far_as_the_clock_is_concerned() -> None:
    assert ScriptedTable("Ann", sits=False, bots=("honest",) * 4, clock="brisk").begins().due() == {
        "bot": 0.0
    }


def test_after_the_hosts_pause_the_decider_has_the_full_time() -> None:
    table = four_friends(clock="brisk").begins().later(9).does("Ann", "pause")
    assert table.due() == {}
    assert table.refuses(table.decider, "move", **table.answer()) == "not-now"

    assert table.later(500).does("Ann", "go_on").due()["decide"] in (10, 20, 30)


def test_there_is_nothing_to_pause_twice_or_without_a_game() -> None:
    assert four_friends().refuses("Ann", "pause") == "not-now"
    assert four_friends().refuses("Ann", "go_on") == "not-now"
    assert four_friends().begins().does("Ann", "pause").refuses("Ann", "pause") == "not-now"


def test_bots_wait_in_a_pause() -> None:
    assert ScriptedTable("Ann", sits=False, bots=("honest",) * 4).begins().does("Ann", "pause").due() == {}


def test_more_than_half_of_those_who_play_can_pause_the_game() -> None:
    table = four_friends(clock="brisk").begins().does("Bob", "vote").does("Cléa", "vote")
    assert not table.state.paused

    table.does("Dan", "vote")
    assert table.state.paused
    assert table.sees("Bob").table.votes == []


def test_more_than_half_of_those_who_play_can_go_on() -> None:
    table = four_friends().begins().does("Ann", "pause")
    for name in ("Bob", "Cléa", "Dan"):
        table.does(name, "vote")

    assert not table.state.paused


def test_a_vote_can_be_taken_back() -> None:
    table = four_friends().begins().does("Bob", "vote").does("Bob", "vote")

    assert table.sees("Ann").table.votes == []


def test_a_player_who_is_away_has_no_vote() -> None:
    table = four_friends().begins().goes("Cléa", "Dan").does("Bob", "vote").does("Ann", "vote")

    assert table.state.paused


def test_a_spectator_has_no_vote() -> None:
    table = four_friends().comes("Eva").begins()

    assert table.refuses("Eva", "vote") == "watching"


def test_standing_up_withdraws_a_vote() -> None:
    table = four_friends().begins().does("Bob", "vote").does("Bob", "stand")

    assert table.sees("Ann").table.votes == []


def test_before_a_game_people_say_that_they_are_ready_and_the_host_begins() -> None:
    table = four_friends().does("Bob", "vote").does("Cléa", "vote").does("Dan", "vote")
    assert table.sees("Ann").table.votes == [1, 2, 3]
    assert table.sees("Ann").table.phase == "waiting"

    table.does("Bob", "vote")
    assert table.sees("Ann").table.votes == [2, 3]

    assert table.begins().sees("Ann").table.votes == []


def test_after_a_game_people_say_that_they_are_ready_for_another_and_keep_their_seats() -> None:
    table = four_friends().begins().does("Dan", "vote").plays_to_the_end()
    assert table.sees("Ann").table.votes == []

    table.does("Bob", "vote").does("Cléa", "vote").does("Cléa", "vote")
    assert table.hears("Ann").told.what == "unready"
    assert table.sees("Ann").table.votes == [1]
    assert table.sees("Ann").table.phase == "over"

    table.begins()
    assert table.seats == ["Ann", "Bob", "Cléa", "Dan"]
    assert table.sees("Ann").table.votes == []


def test_after_a_game_spectators_are_not_ready_for_another() -> None:
    table = four_friends().comes("Eva").begins().plays_to_the_end()

    assert table.refuses("Eva", "vote") == "watching"


def test_people_talk_after_a_game() -> None:
    table = four_friends().begins().plays_to_the_end().does("Bob", "say", text="you never had the King")

    assert table.hears("Ann").told.text == "you never had the King"
    assert table.refuses("Bob", "phrase", phrase="again") == "done"


def test_changing_the_agreement_resets_who_is_ready() -> None:
    table = four_friends().does("Bob", "vote").does("Ann", "agree", agreement={"players": 5})

    assert table.sees("Ann").table.votes == []


# ── Talk ─────────────────────────────────────────────────────────────────────────────────────────────


def test_chat_reaches_everyone_at_the_table() -> None:
    table = four_friends().comes("Eva").does("Eva", "say", text=" I saw\n that \u202e! ")

    assert table.hears("Ann").told.text == "I saw that !"
    assert table.hears("Ann") == table.hears(None)


def test_a_table_may_play_without_chat_or_phrases() -> None:
    table = four_friends(chat=False)
    assert table.refuses("Bob", "say", text="hello") == "silent"
    assert table.refuses("Bob", "phrase", phrase="hello") == "done"
    assert four_friends(phrases=False).refuses("Bob", "phrase", phrase="hello") == "silent"


def test_a_muted_guest_stays_silent_until_unmuted() -> None:
    table = four_friends()
    table.does("Ann", "mute", guest=table.number("Bob"), muted=True)

    assert table.refuses("Bob", "say", text="hello") == "silent"
    assert table.refuses("Bob", "phrase", phrase="hello") == "silent"
    assert table.does("Bob", "leave").comes("Bob").refuses("Bob", "say", text="hello") == "silent"
    table.does("Ann", "mute", guest=table.number("Bob"), muted=False)
    assert table.refuses("Bob", "say", text="hello") == "done"


def test_an_empty_message_is_refused() -> None:
    assert four_friends().refuses("Bob", "say", text=" \u200b\x00 ") == "bad-message"


def test_a_guest_who_left_cannot_chat() -> None:
    table = four_friends().happens(Left(person_id("Bob")))

    assert table.refuses("Bob", "say", text="hello") == "removed"
