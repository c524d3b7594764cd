"""A bot from an installed package plays with every command."""

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from ridotto.bots import registry
from ridotto.bots.bot import ask_bot, options_of
from ridotto.bots.registry import UnknownBot, check_bot, find_bot, invitation
from ridotto.bots.table_of_bots import Party
from ridotto.events import HIDDEN
from ridotto.games.mascarade import MOVES, Options
from ridotto.games.mascarade.rules.moves import legal_moves
from ridotto.play import Game

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
ENTRIES = """[ridotto.bots]
mascarade.Curious = my_bot:Curious
mascarade.bluffer = my_bot:Curious
mascarade.absent = my_bot:Nobody
mascarade.broken = no_such_module:Bot
mascarade.sick = sick:Bot
mascarade.cheat = cheat:Cheat
grimm.dancer = my_bot:Curious
"""
CHEAT = """import my_bot
class Cheat(my_bot.Curious):
    def answer(self, view):
        return 99
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with the package of the example, as if it were installed there."""
    facts = tmp_path / "my_bot-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bot\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(ENTRIES)
    shutil.copy(EXAMPLE, tmp_path)
    (tmp_path / "sick.py").write_text("1 / 0\n")
    (tmp_path / "cheat.py").write_text(CHEAT)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_is_found_by_its_name_at_its_game():
    assert find_bot("curious").__name__ == "Curious"
    assert find_bot("dancer", "grimm").__name__ == "Curious"
    with pytest.raises(UnknownBot, match="no bot 'dancer'"):
        find_bot("dancer")


@pytest.mark.usefixtures("installed")
def test_our_own_bots_keep_their_names():
    assert find_bot("bluffer").__name__ == "Bluffer"


@pytest.mark.usefixtures("installed")
def test_installed_bots_are_among_those_that_are_suggested():
    with pytest.raises(UnknownBot, match="did you mean curious"):
        find_bot("curios")
    with pytest.raises(UnknownBot, match="searcher-deep, curious"):
        find_bot("xyz")


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", ["absent", "broken", "sick"])
def test_an_installed_bot_that_cannot_be_loaded_gets_one_sentence(name):
    with pytest.raises(UnknownBot, match=f"the bot '{name}' is installed and cannot be loaded: "):
        find_bot(name)


@pytest.mark.usefixtures("installed")
def test_packages_are_searched_for_bots_once_and_never_for_our_own(monkeypatch):
    searches = []
    monkeypatch.setattr(
        registry, "entry_points", lambda group: searches.append(group) or entry_points(group=group)
    )
    for _ in range(12):
        check_bot("searcher", "mascarade")
        check_bot("bluffer", "mascarade")
    assert searches == []

    for _ in range(12):
        check_bot("curious", "mascarade")
        with pytest.raises(UnknownBot):
            check_bot("nobody", "mascarade")
    assert searches == [registry.GROUP]


def ridotto(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What the command says where the package is installed."""
    path = os.pathsep.join([str(installed), *filter(None, sys.path)])
    return subprocess.run(
        [sys.executable, "-m", "ridotto", *arguments],
        capture_output=True,
        text=True,
        cwd=installed,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )


def test_an_installed_bot_plays_in_the_terminal(installed):
    done = ridotto(installed, "play", "--watch", "--bots", "curious,honest", "--seed", "1")

    assert (done.returncode, done.stderr) == (0, "")
    assert "★" in done.stdout


@pytest.mark.parametrize(
    "command",
    [
        ["play", "--watch", "--bots", "cheat,honest", "--seed", "1"],
        ["arena", "--odd", "cheat", "--among", "honest", "--players", "4", "--deals", "1", "--threads", "2"],
    ],
)
def test_an_installed_bot_that_does_what_it_may_not_gets_one_sentence(installed, command):
    done = ridotto(installed, *command)

    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert re.search(
        "the bot Cheat made an illegal move as .*; correct the bot or choose another one", done.stderr
    )


class Wrapper:
    """A bot written before bots could have the table: it watches, and answers."""

    def __init__(self, _invitation, _seed):
        self.options = []

    def watch(self, events):
        pass

    def answer(self, view):
        self.options.append(options_of(view))
        return self.options[-1][0]


class WantingTable(Wrapper):
    """The same, and it wants the table."""

    def see_table(self, table):
        self.table = table

    def answer(self, view):
        out = [0] * MOVES
        assert tuple(out[: legal_moves(self.table, out)]) == options_of(view)
        assert set(self.table.cards) == {HIDDEN}
        return super().answer(view)


def test_a_bot_that_asks_for_it_gets_the_table_with_each_question_and_others_get_none():
    game = Game.mascarade(4, seed=1, options=Options(max_turns=30))
    party = Party.of(game, [Wrapper, WantingTable])

    party.play_out()

    assert game.over
    assert min(len(bot.options) for bot in party.bots.values()) > 5


def test_a_bot_of_ours_without_its_table_says_how_to_ask_it():
    game = Game.mascarade(4, seed=1, first=0)
    bot = find_bot("honest")(invitation(game.header, 0), 1)
    bot.watch(game.events(0))

    with pytest.raises(ValueError, match="ask_bot"):
        bot.answer(game.view(0))
    assert ask_bot(bot, game.view(0), game.seen_table(0)) in game.legal()
