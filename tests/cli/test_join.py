"""`ridotto join` plays at a table on the network, alone, with others, from a file, and comes back."""

import asyncio
import json
import re
import stat
import subprocess
import sys

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from harness.program import surroundings
from harness.server_process import serve_command
from harness.tables import ScriptedTable
from ridotto.cli.commands.join import Place, find_place
from ridotto.cli.online.client_state import ClientState
from ridotto.cli.online.commands import COMMANDS, NotACommand, read_command
from ridotto.cli.online.keyring import Keyring
from ridotto.cli.online.lobby import phrase_words
from ridotto.games.registry import games
from ridotto.server.client.http_client import HttpClient
from ridotto.server.client.read_messages import MessageReader
from ridotto.server.client.table_client import Client, new_id
from ridotto.server.socket.protocol import Asked, Frame, Snapshot
from ridotto.server.tables.messages import GuestNotice
from ridotto.server.tables.playing import Begin, Move
from ridotto.server.tables.table_status import table_status
from ridotto.words.language import LANGUAGES, language

SHORT = ("--max-turns", "12", "--pace", "instant")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serve_command(
        tmp_path_factory.mktemp("server") / "r.db", "--rate", "1000", "--tables", "1000"
    ) as server:
        yield server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def join(ridotto, ridotto_alone, server, tmp_path):
    """`join(where, …)`: the program on a device of its own, and in a process of its own with `alone`."""

    def run(where, *words, typed="", device="laptop", alone=False):
        config = {"XDG_CONFIG_HOME": str(tmp_path / device)}
        return (ridotto_alone if alone else ridotto)(
            "join", f"{server.address}{where}", *words, typed=typed, **config
        )

    return run


@pytest.mark.parametrize(("game", "bots"), [("mascarade", "honest,bluffer"), ("grimm", "careful")])
def test_a_whole_game_from_a_file(join, game, bots):
    words = (game, "--players", 4, "--bots", bots, "--begin", "--name", "Zoë", *SHORT)

    done = join("", *words, typed="/say good evening\n" + "1\n" * 200, alone=True)

    assert (done.returncode, done.stderr) == (0, "")
    assert "Zoë: good evening" in done.stdout
    assert "Zoë (you)" in done.stdout
    assert "The seal is right" in done.stdout
    assert done.stdout.count("Your choice (") > 2


def test_it_speaks_the_language_of_the_person_who_joins(join):
    done = join(
        "",
        "--players",
        4,
        "--bots",
        "honest",
        "--begin",
        "--name",
        "Zoë",
        "--lang",
        "fr",
        *SHORT,
        typed="1\n" * 99,
    )

    assert done.returncode == 0
    assert "Les cartes sont scellées" in done.stdout
    assert "Le sceau est bon" in done.stdout
    assert "Your" not in done.stdout


def test_a_refusal_is_in_the_language_of_the_person(join):
    done = join("", "--players", 4, "--name", "Zoë", "--lang", "pl", typed="/begin\nq\n")

    assert "Niektóre miejsca są wolne; poczekaj na ludzi albo posadź boty." in done.stdout


def test_the_result_of_a_vote_is_shown_and_the_question_repeated(join):
    words = ("--players", 4, "--bots", "honest", "--begin", "--name", "Zoë", *SHORT)

    done = join("", *words, typed="nonsense\n/vote\n/vote\n" + "1\n" * 200)

    assert (done.returncode, done.stderr) == (0, "")
    paused, goes_on = done.stdout.index("the game waits"), done.stdout.index("the game resumes")
    assert paused < goes_on < done.stdout.index("The seal is right")


def test_a_spectator_sees_no_secret_and_stays_to_the_end(join):
    done = join("", "--players", 4, "--bots", "honest", "--watch", "--begin", "--name", "Zoë", *SHORT)

    assert (done.returncode, done.stderr) == (0, "")
    assert "(you)" not in done.stdout
    assert "The seal is right" in done.stdout


def test_every_message_as_json(join):
    done = join(
        "", "--players", 4, "--bots", "honest", "--watch", "--begin", "--name", "Zoë", "--json", *SHORT
    )
    reader = MessageReader()
    answers = [reader.read(line) for line in done.stdout.splitlines()]

    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()[:2]] == ["welcome", "snapshot"]
    assert isinstance(answers[-1], Frame)
    assert answers[-1].table is not None
    assert answers[-1].table.phase == "over"


def test_joining_again_returns_to_the_seat(join, server, tmp_path):
    first = join("", "--players", 4, "--name", "Zoë", typed="q\n")
    link = re.search(r"/t/\w+", first.stdout)[0]
    again = join(link, typed="/who\nq\n")
    another = join(link, "--name", "Max", typed="/who\nq\n", device="phone")

    assert re.search(r"A +Zoë +0 +you · host", again.stdout)
    assert re.search(r"B +Max +1 +you", another.stdout)
    assert "people.json" in [path.name for path in (tmp_path / "laptop" / "ridotto").iterdir()]


def test_a_person_in_a_terminal_counts_as_a_person(join, server):
    first = join("", "--players", 4, "--name", "Zoë", typed="q\n")
    table = asyncio.run(seen_by_a_robot(server.address, re.search(r"/t/(\w+)", first.stdout)[1]))

    assert [(guest.name, guest.program) for guest in table.guests] == [("Zoë", False), ("Robot", True)]


async def seen_by_a_robot(address, code):
    """The table in the first snapshot of a program."""
    token = HttpClient(address).register("Robot", "en").token
    async with Client(address, code, token) as client:
        async for answer in client:
            if isinstance(answer, Snapshot):
                break
    return answer.table


def test_a_code_returns_a_person_to_their_seat_on_another_device(join):
    first = join("", "--players", 4, "--name", "Zoë", typed="/back\nq\n")
    link, code = re.search(r"/t/\w+", first.stdout)[0], re.search(r"for a day: (\w+)", first.stdout)[1]

    phone = join(link, "--back", code, typed="/who\nq\n", device="phone")
    nobody = join(link, "--back", "BBBB2222CCCC", device="tablet")

    assert re.search(r"A +Zoë +0 +you · host", phone.stdout)
    assert nobody.returncode == 2
    assert "this code is wrong or too old" in nobody.stderr


def test_only_the_owner_may_read_the_identity_file(tmp_path):
    keyring = Keyring(tmp_path / "config" / "people.json")
    keyring.keep("http://a", "Zoë", "secret")
    keyring.keep("http://a", "Max", "other")
    keyring.keep("http://b", "Zoë", "elsewhere")

    assert stat.S_IMODE(keyring.path.stat().st_mode) == 0o600
    assert keyring.find("http://a", "Zoë") == "secret"
    assert keyring.find("http://a", None) == "other", "who was there last"
    assert keyring.find("http://c", None) is None


@pytest.mark.anyio
async def test_people_and_a_terminal_play_together(server, tmp_path):
    host = HttpClient(server.address)
    host = HttpClient(server.address, host.register("Ann", "en").token)
    code = host.open_table({"agreement": {"players": 2, "settings": {"options": {"max_turns": 6}}}})
    async with Client(server.address, code, host.token) as client:
        async for answer in client:
            if isinstance(answer, Snapshot):
                guest = bobs_terminal(f"{server.address}/t/{code}", str(tmp_path))
            if isinstance(answer, Frame) and answer.told == GuestNotice("sat", 1):
                await client.send(Begin(new_id()))
            if isinstance(answer, Frame) and answer.table is not None and answer.table.phase == "over":
                break
            if isinstance(answer, Asked):
                await client.send(Move(new_id(), 1, answer.decision, answer.question.options[0]))
    told = guest.communicate(timeout=120)[0]

    assert guest.returncode == 0
    assert "Bob: Hello!" in told
    assert "The seal is right" in told


def bobs_terminal(link: str, config: str) -> "subprocess.Popen[str]":
    """Bob joins, says hello, and always takes the first option."""
    guest = subprocess.Popen(
        [sys.executable, "-m", "ridotto", "join", link, "--name", "Bob"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings(XDG_CONFIG_HOME=config),
    )
    assert guest.stdin is not None
    guest.stdin.write("/phrase hello\n" + "1\n" * 100)
    guest.stdin.close()
    guest.stdin = None
    return guest


# ── What can go wrong ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("url", "words", "complaint"),
    [
        ("ftp://somewhere", (), "is not an address"),
        ("http://127.0.0.1:1", ("--name", "Zoë"), "nobody answers at 127.0.0.1:1"),
        ("http://127.0.0.1:1/t/ABC123", ("--players", "4"), "--players is for a new table"),
        ("http://127.0.0.1:1/t/ABC123", ("grimm",), "GAME is for a new table"),
    ],
)
def test_one_sentence_says_what_is_wrong(ridotto, tmp_path, url, words, complaint):
    done = ridotto("join", url, *words, XDG_CONFIG_HOME=str(tmp_path))

    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_table_that_is_not_there(join):
    done = join("/t/XXXXXX", "--name", "Zoë")

    assert done.returncode == 2
    assert "there is no table with this code" in done.stderr


def test_an_impossible_table_is_refused(join):
    done = join("", "grimm", "--players", 9, "--name", "Zoë")

    assert done.returncode == 2
    assert "2 to 5 players" in done.stderr


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("localhost:8080", Place("http://localhost:8080", None)),
        ("http://192.168.1.20:8080/", Place("http://192.168.1.20:8080", None)),
        ("https://ball.example.org/t/abc-123", Place("https://ball.example.org", "ABC123")),
        ("http://[::1]:8080/t/ABC123", Place("http://[::1]:8080", "ABC123")),
    ],
)
def test_every_form_of_a_link_is_understood(url, place):
    assert find_place(url) == place


# ── Words ────────────────────────────────────────────────────────────────────────────────────────────


def test_every_command_is_in_the_help_of_every_language():
    for code in LANGUAGES:
        helped = language(code).say("table-help")
        for command in (*COMMANDS, "who", "back"):
            assert re.search(rf"/{command}\b", helped), (code, command)


@pytest.mark.parametrize("line", ["/dance", "/say", "/seat Z", "/remove nobody", "/phrase boo", "/"])
def test_an_unknown_command_is_not_sent(line):
    with pytest.raises(NotACommand):
        read_command(line, ClientState())


@pytest.mark.parametrize("game", games())
def test_a_game_s_own_phrases_are_said_at_its_table_only(game):
    state = ClientState()
    status = table_status(ScriptedTable("Ann", game=game, players=4).state, whole=True)
    state.table = status
    state.take(Frame(1, 0, GuestNotice(0, "joined"), table=replace(status, agreement=UNSET)))

    for owner, kind in games().items():
        for phrase in kind.words.phrases:
            if owner == game:
                assert read_command(f"/phrase {phrase}", state).phrase == phrase
            else:
                with pytest.raises(NotACommand):
                    read_command(f"/phrase {phrase}", state)


def test_a_phrase_of_a_game_that_is_gone_is_told_by_its_name():
    assert phrase_words("over-the-hills", language("en")) == "over the hills"
