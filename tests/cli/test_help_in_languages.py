"""`--help` and complaints in six languages: of `--lang`, else of the environment, else English."""

import re
from pathlib import Path

import pytest

import ridotto as package
from ridotto.bots.registry import quick_bots
from ridotto.cli.main import main
from ridotto.cli.screen.part import terminal_part
from ridotto.cli.speech import FILE, asked_for, told
from ridotto.games.registry import find_game, games
from ridotto.languages import LANGUAGES
from ridotto.refusal import gaps, read_sentences
from words.typography import mistakes

OTHERS = [code for code in LANGUAGES if code != "en"]
SOURCE = Path(package.__file__).parent
FOLDERS = sorted(file.parent for file in SOURCE.rglob(FILE.format("en")))
CODE = re.compile(r"\S+://\S+|\d+\.\d+\.\d+\.\d+|`\w+`")
COMMANDS = (
    "play",
    "serve",
    "join",
    "verify",
    "backup",
    "export",
    "admin",
    "replay",
    "review",
    "puzzle",
    "puzzles",
    "simulate",
    "arena",
    "exploit",
)
SAME = {"argument-error", "options", "default-no", "metavar-experiment"} | {
    f"metavar-{each}" for each in ("file", "code", "set", "link", "budget")
}
SAME |= {"admin-no", "admin-column-code", "admin-column-public", "admin-column-tables"}


def read(folder: Path, code: str) -> dict[str, str]:
    return read_sentences(folder.joinpath(FILE.format(code)).read_text("utf-8"))


def help_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as stopped:
        main([*arguments, "--help"])
    assert stopped.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_text_of_the_help_has_the_same_facts_and_good_print(folder: Path, code: str) -> None:
    english, other = read(folder, "en"), read(folder, code)

    assert list(other) == list(english)
    for name, said in other.items():
        assert gaps(said) == gaps(english[name]), name
        assert mistakes(code, CODE.sub("x", said)) == [], (name, said)
        assert said != english[name] or name in SAME, name


def test_every_text_of_the_help_is_used() -> None:
    sources = "".join(
        file.read_text("utf-8")
        for file in [*SOURCE.glob("cli/**/*.py"), *SOURCE.glob("games/*/terminal/*.py")]
    )
    made = ("metavar-", "setting-", "admin-column-", "admin-phase-")
    for folder in FOLDERS:
        for name in read(folder, "en"):
            assert f'"{name}"' in sources or name.startswith(made), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_command_explains_itself_in_the_language_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], code: str
) -> None:
    helps = [help_of(capsys, command, "--lang", code) for command in COMMANDS]

    for command, said in zip(COMMANDS, helps, strict=True):
        assert told(command)[1:20] in " ".join(said.split(" "))
        if code != "en":
            assert not re.search(r"(?<!-)\b(show|print|default:|usage|the|number of)\b", said), command


def test_the_language_of_the_environment_is_spoken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")

    assert help_of(capsys, "play").startswith("uso: ridotto play")
    assert help_of(capsys, "--lang", "uk").startswith("використання: ridotto")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--players", "x", "--lang", "pl"], "„x” nie jest liczbą całkowitą; zobacz: ridotto"),
        (["play", "--lang=fr", "--nothing"], "paramètres inconnus\u00a0: --nothing"),
        (["replay", "--lang", "nl"], "deze argumenten zijn verplicht: BESTAND"),
        (["--lang", "it", "replay", "none.json"], "leggere none.json: il file o la cartella non esiste"),
        (["join", "--lang", "uk", "localhost", "--clock", "x"], "недозволене значення «x»"),
        (["play", "--lang", "pl", "--max-turns", "2000000"], "między 0 (bez limitu) a 1\u00a0000\u00a0000"),
    ],
)  # fmt: skip
def test_bad_input_is_refused_in_the_language_with_the_specific_reason(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


def test_the_last_language_that_is_named_counts_and_an_unknown_one_does_not() -> None:
    assert asked_for(["--lang", "pl", "--lang=fr"]) == "fr"
    assert asked_for(["--lang"]) is None
    assert asked_for(["--lang", "xx"]) is None


@pytest.mark.parametrize("game", games())
def test_the_help_names_every_bot_that_answers_at_once(game: str) -> None:
    assert set(terminal_part(find_game(game)).bots) == set(quick_bots(game))
