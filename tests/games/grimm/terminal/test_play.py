"""A ball with numbers from a file instead of a keyboard."""

import json
import re

import pytest

from ridotto.games.grimm.rules.characters import CHARACTER_NAMES
from ridotto.games.grimm.words import character_name
from ridotto.words import LANGUAGES, language

ONES = "1\n" * 400
EVERYTHING = ("--wagers", "--treasures", "--abilities")


def drawn(text):
    """The lines of the tables that were drawn."""
    return [line for line in text.splitlines() if line.startswith(("│", "╭", "╰"))]


def last_table(text):
    return text.rpartition("╭")[2].partition("╰")[0]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_ball_can_be_played_and_told_in_every_language(ridotto, tmp_path, code):
    done = ridotto(
        "play",
        "grimm",
        "--players",
        3,
        *EVERYTHING,
        "--seed",
        3,
        "--lang",
        code,
        "--save",
        "g.json",
        typed=ONES,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert language(code).say("grimm-question-draft") in done.stdout
    assert "★" in done.stdout
    record = json.loads((tmp_path / "g.json").read_text())
    assert record["result"]["winners"]
    assert record["start"]["game"] == "grimm"
    told = ridotto("replay", "g.json", "--lang", code)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.count("\n") > 100


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_ball_of_bots_can_be_watched_in_every_language(ridotto, code):
    done = ridotto("play", "grimm", "--watch", "--players", 3, "--seed", 4, "--lang", code)

    assert (done.returncode, done.stderr) == (0, "")
    assert language(code).say("grimm-everybody-dealt") in done.stdout
    assert language(code).say("grimm-label-boon") + " " not in done.stdout.partition("╰")[2]
    assert "★" in last_table(done.stdout)


@pytest.mark.parametrize(("players", "code"), [(2, "uk"), (3, "uk"), (4, "en"), (5, "uk")])
@pytest.mark.parametrize("width", ["60", "80"])
def test_every_ball_fits_the_screen(ridotto, players, code, width):
    options = EVERYTHING if players > 2 else EVERYTHING[1:]

    arguments = (*options, "--players", players, "--lang", code, "--seed", players)
    done = ridotto("play", "grimm", *arguments, typed=ONES, COLUMNS=width)

    assert (done.returncode, done.stderr) == (0, "")
    assert {len(line) for line in drawn(done.stdout)} == {int(width)}
    saved = language(code).say("saved", file="")[:8]
    shown = [line for line in done.stdout.splitlines() if not line.startswith(saved)]
    assert max(map(len, shown)) <= int(width) + 1
    assert "…" not in done.stdout.replace("│ … ", "")


def test_you_see_your_own_character_with_boon_and_bane_and_nobody_elses(ridotto, tmp_path):
    done = ridotto("play", "grimm", "--seed", 2, "--first", "A", "--save", "g.json", COLUMNS="200")

    position = json.loads(ridotto("replay", "g.json", "--json").stdout)["position"]
    masks = [part.split(" ", 1)[1].partition(",")[0] for part in position.split(" | ")[:4]]
    assert set(masks) <= set(CHARACTER_NAMES)
    table = last_table(done.stdout)
    assert f"{masks[0]} · boon " in table
    assert not any(mask in table for mask in masks[1:])
    assert f"Your character: {masks[0]}." in done.stdout
    assert "gets a secret character" not in done.stdout


def test_evidence_is_shown_unless_the_table_hides_it(ridotto):
    arguments = ("play", "grimm", "--seed", 4, "--players", 5)

    helped = ridotto(*arguments, typed=ONES, COLUMNS="120").stdout
    alone = ridotto(*arguments, "--no-deduction", typed=ONES, COLUMNS="120").stdout

    assert "still possible  " in helped
    assert "still possible  " not in alone
    assert "  not  " in alone


def test_variants_are_saved_with_the_ball(ridotto, tmp_path):
    ridotto("play", "grimm", *EVERYTHING, "--no-deduction", "--max-turns", 9, "--save", "g.json")

    assert json.loads((tmp_path / "g.json").read_text())["start"]["options"] == {
        "wagers": True,
        "treasures": True,
        "abilities": True,
        "max_turns": 9,
        "deduction": False,
    }


def test_four_play_if_nobody_says_and_names_and_seats_are_as_you_wish(ridotto, tmp_path):
    ridotto("play", "grimm", "--save", "four.json")
    done = ridotto("play", "grimm", "--names", "Zoë,Max,Lou", "--seat", "C", "--save", "three.json")

    assert len(json.loads((tmp_path / "four.json").read_text())["start"]["players"]) == 4
    assert json.loads((tmp_path / "three.json").read_text())["start"]["players"] == ["Max", "Lou", "Zoë"]
    assert "C Zoë (you)" in done.stdout


@pytest.mark.parametrize("typed", ["take mirror", "TAKE  Mirror", "Take: Mirror"])
def test_a_number_a_notation_and_the_words_mean_the_same(ridotto, tmp_path, typed):
    for name, said in (("a.json", typed), ("b.json", "99\nmirror\n5")):
        ridotto("play", "grimm", "--seed", 11, "--first", "A", "--save", name, typed=f"{said}\nq\n")

    a, b = (json.loads((tmp_path / name).read_text())["moves"] for name in ("a.json", "b.json"))
    assert a == b


def test_accusations_stand_by_player_and_actions_with_what_they_cost(ridotto):
    typed = "1\nkeep\n1\npoint for treasure Crown\n"
    done = ridotto(
        *("play", "grimm", "--treasures", "--players", 3, "--seed", 0, "--first", "A"),
        typed=typed.replace("Crown", first_artifact(ridotto)) + "accuse B Hansel\n",
    )

    assert re.search(r"^Point the Finger +2 treasure \+ ", done.stdout, re.M)
    assert re.search(r"^Bob +1 Evil Queen +2 Red Riding Hood", done.stdout, re.M)
    assert re.search(r"^Cléa +9 Evil Queen", done.stdout, re.M)
    assert "You accuse Bob of being: Hansel!" in done.stdout


def first_artifact(ridotto):
    """What Ann took first in the ball with this seed."""
    done = ridotto("play", "grimm", "--treasures", "--players", 3, "--seed", 0, "--first", "A", typed="1\n")
    return re.search(r"In the draft you take: (.*)\.", done.stdout)[1]


def test_a_question_mark_shows_the_rules_and_the_cards_that_lie_there(ridotto):
    done = ridotto("play", "grimm", *EVERYTHING, "--seed", 2, "--first", "A", typed="?\nq\n", COLUMNS="200")

    for sentence in (
        "On your turn draw an artifact for all to see, and keep it or give it away.",
        "Name the character of another masked player.",
        "Unmasked players bet on who will win the round",
        "special abilities",
    ):
        assert done.stdout.count(sentence) == 1
    assert "like: take " in done.stdout


def test_the_help_tells_of_abilities_once_somebody_has_one(ridotto):
    done = ridotto(
        "play", "grimm", "--abilities", "--players", 2, "--seed", 5, typed="1\n?\n" * 300, COLUMNS="200"
    )

    assert re.search(r"^abilities\n  \S", done.stdout, re.M)
    assert "Two characters each" in done.stdout


def test_a_resumed_ball_ends_as_it_would_have(ridotto, tmp_path):
    start = ("play", "grimm", "--wagers", "--seed", 6)
    ridotto(*start, "--save", "whole.json", typed=ONES)
    ridotto(*start, "--save", "left.json", typed="1\n1\n1\n1\n1\n")
    before = json.loads((tmp_path / "left.json").read_text())

    ridotto("play", "--resume", "left.json", "--seat", "A", typed=ONES)

    after = json.loads((tmp_path / "left.json").read_text())
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert after == json.loads((tmp_path / "whole.json").read_text())


def test_a_replay_of_a_ball_as_json_prints_position_and_result(ridotto, tmp_path):
    ridotto("play", "grimm", "--watch", "--seed", 9, "--save", "g.json")

    done = ridotto("replay", "g.json", "--json")

    outcome = json.loads(done.stdout)
    assert outcome["result"] == json.loads((tmp_path / "g.json").read_text())["result"]
    assert "won by" in outcome["position"]


def test_a_replay_tells_the_truth_after_the_end_and_no_secret_before(ridotto, tmp_path):
    ridotto("play", "grimm", "--watch", "--seed", 9, "--save", "over.json")
    ridotto("play", "grimm", "--seed", 9, "--save", "left.json", typed="1\n")

    over, left = (ridotto("replay", f"{name}.json", COLUMNS="200").stdout for name in ("over", "left"))

    assert over.count("gets a secret character: ") >= 8
    assert "gets a secret character:" not in left
    assert "Everybody gets a secret character." in left
    assert "Your character: " in ridotto("replay", "left.json", "--seat", "B", COLUMNS="200").stdout


def test_a_card_and_what_becomes_of_it_stand_on_one_line(ridotto):
    told = ridotto("play", "grimm", "--watch", "--seed", 9, COLUMNS="200").stdout

    assert re.search(r"^  (\w+) draws: ([\w ]+)\. \1 keeps: \2\.$", told, re.M)
    assert re.search(r"^  (\w+) draws: ([\w ]+)\. \1 gives \w+: \2\.$", told, re.M)
    assert re.search(r"^  Turned up for the draft: [\w ]+(, [\w ]+){5}\.$", told, re.M)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_cards_of_the_ball_are_shown_in_every_language(ridotto, code):
    done = ridotto("characters", "--lang", code, COLUMNS="200")

    assert (done.returncode, done.stderr) == (0, "")
    for character in range(len(CHARACTER_NAMES)):
        assert done.stdout.count(character_name(character, language(code))) >= 4
    assert done.stdout.count("\n") > 8 * 4


def test_the_help_names_the_command_for_characters_and_has_an_example_of_it(ridotto):
    assert "characters" in ridotto("--help").stdout
    assert "\n  ridotto characters" in ridotto("characters", "--help").stdout
