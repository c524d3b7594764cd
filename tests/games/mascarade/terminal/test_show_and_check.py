"""`masks`, `scenarios`, `check-mask`, `check-set`, `replay` and `--help`."""

import json
import subprocess
import sys

import pytest

from ridotto.games.mascarade.play.links import SharedSet, write_link
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.words import mask_name
from ridotto.words import LANGUAGES, language

COMMANDS = ("play", "masks", "scenarios", "check-mask", "check-set", "replay", "simulate")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(ridotto, command):
    done = ridotto(command, "--help")

    assert done.returncode == 0
    assert "example" in done.stdout
    assert f"\n  ridotto {command}" in done.stdout


def test_the_help_names_every_command_and_the_version_is_told(ridotto_alone):
    done = ridotto_alone("--help")

    assert all(command in done.stdout for command in COMMANDS)
    assert "examples:" in done.stdout
    assert ridotto_alone("--version").stdout.startswith("ridotto ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_masks_are_shown_in_every_language(ridotto, code):
    done = ridotto("masks", "--lang", code, COLUMNS="200")

    assert (done.returncode, done.stderr) == (0, "")
    for box in EDITIONS.values():
        assert all(mask_name(name, language(code)) in done.stdout for name in box)


def test_one_edition_is_shown_alone(ridotto):
    done = ridotto("masks", "--edition", 2)

    assert "Empress" in done.stdout
    assert "Bishop" not in done.stdout


def test_scenarios_are_shown_and_house_scenarios_are_called_ours(ridotto):
    done = ridotto("scenarios", COLUMNS="200")

    assert "Judge · Bishop · King● · Fool● · Queen● · Thief · Witch" in done.stdout
    assert "Judge · Guru · Puppet Master · Princess● · Patron● · Widow● · Spy · Beggar" in done.stdout
    assert done.stdout.count("ours, not the one in the box") == 2


def test_scenarios_for_three_leave_the_second_edition_out(ridotto):
    done = ridotto("scenarios", "--players", 3)

    assert "2013" in done.stdout
    assert "2021" not in done.stdout


def test_the_system_language_is_spoken_if_we_know_it(ridotto):
    assert "Sędzia" in ridotto("masks", LANG="pl_PL.UTF-8").stdout
    assert "Суддя" in ridotto("masks", LANG="pl_PL.UTF-8", LC_ALL="uk_UA.UTF-8").stdout
    for unknown in ("C", "de_DE.UTF-8", ""):
        assert "Judge" in ridotto("masks", LANG=unknown).stdout


def test_a_good_mask_is_read_back(ridotto, smuggler):
    done = ridotto("check-mask", smuggler)

    assert done.returncode == 0
    assert "Smuggler" in done.stdout
    assert "Take 2 coins from the bank." in done.stdout


def test_a_good_set_is_fine_with_commas_or_without(ridotto):
    names = ("Judge", "Bishop", "King", "Queen", "Witch", "Cheat")

    for arguments in (names, [",".join(names)], ["--masks", ",".join(names)]):
        done = ridotto("check-set", "--players", 6, *arguments)
        assert (done.returncode, done.stderr) == (0, "")
        assert "can be played" in done.stdout


def test_a_doubtful_set_is_fine_with_advice(ridotto):
    done = ridotto("check-set", "--edition", 2, "--players", 6, "Judge,King,Empress,Patron,Widow,Fool")

    assert done.returncode == 0
    assert "more than half" in " ".join(done.stdout.split())


def test_a_mask_of_your_own_finds_a_place_in_a_scenario(ridotto, smuggler):
    done = ridotto("check-set", "--players", 7, "--mask", smuggler)

    assert done.returncode == 0
    assert "Smuggler" in done.stdout


def test_a_mask_is_written_as_a_link_and_read_from_it_in_another_language(ridotto, smuggler):
    link = ridotto("check-mask", smuggler, "--link", "https://play.example").stdout.split()[-1]
    done = ridotto("check-mask", link, "--lang", "nl")

    assert link.startswith("https://play.example/workshop#1.")
    assert done.returncode == 0
    assert "Smuggler" in done.stdout
    assert "Neem 2 munten uit de bank" in done.stdout


def test_a_set_in_a_link_is_checked_as_a_whole(ridotto):
    link = write_link(SharedSet(edition=2, players=6, masks=["Judge", "King"]))
    done = ridotto("check-mask", link)

    assert done.returncode == 2
    assert "6 players need 6 to 8 cards, not 2" in done.stderr


def test_a_bad_link_says_in_one_sentence_what_is_wrong(ridotto):
    done = ridotto("check-mask", "https://play.example/workshop#1.eyJvd24i")

    assert done.returncode == 2
    assert done.stderr == "ridotto: this link is incomplete or damaged; copy the whole link again\n"


def test_a_replay_tells_the_whole_truth_of_a_finished_game(ridotto, finished):
    told = ridotto("replay", finished, COLUMNS="300").stdout

    assert told.count("Dealt: ") == 6
    assert "swaps them or not" not in told
    assert told.rstrip().endswith(("wins.", "share the win."))


def test_a_replay_as_seen_from_a_seat_keeps_what_that_player_did_not_see(ridotto, finished):
    told = ridotto("replay", finished, "--seat", "B", COLUMNS="300").stdout

    assert "swaps them or not" in told
    assert "your card" in told


def test_a_replay_of_a_game_that_goes_on_tells_no_secrets(ridotto, tmp_path):
    ridotto("play", "--players", 4, "--seed", 4, "--save", "left.json", typed="1\n")

    told = ridotto("replay", "left.json", COLUMNS="300").stdout

    assert "swaps them or not" in told
    assert "and swaps them." not in told


def test_a_replay_as_json_prints_position_and_result(ridotto, finished):
    done = ridotto("replay", finished, "--json")

    outcome = json.loads(done.stdout)
    saved = json.loads(finished.read_text())
    assert outcome["result"] == saved["result"]
    assert outcome["position"].startswith("A ")
    assert "won by" in outcome["position"]


def test_a_closed_pipe_is_no_reason_to_complain(tmp_path):
    for command in ("masks", "play --watch --seed 1"):
        piped = f"{sys.executable} -m ridotto {command} | head -1"
        done = subprocess.run(piped, shell=True, capture_output=True, text=True, cwd=tmp_path, check=False)

        assert done.stdout.count("\n") == 1
        assert done.stderr == ""


def test_without_the_terminal_extra_one_sentence_says_what_to_install(tmp_path):
    blocked = "import sys; sys.modules['rich'] = None; from ridotto.cli.main import main; sys.exit(main())"

    done = subprocess.run(
        [sys.executable, "-c", blocked, "masks"], capture_output=True, text=True, cwd=tmp_path, check=False
    )

    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert 'pip install "ridotto[terminal]"' in done.stderr
