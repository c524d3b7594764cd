"""The words of a game over HTTP, for pages and programs that have none of their own for it."""

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from harness.server import server_in_thread
from ridotto.games.kind import GameKind
from ridotto.games.registry import FOLDERS, find_game, games
from ridotto.words.language import LANGUAGES
from ridotto.words.telling import Telling


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        server_in_thread(tmp_path_factory.mktemp("server") / "ridotto.db") as server,
        httpx.Client(base_url=server.address, timeout=60, verify=False) as client,
    ):
        yield client


@pytest.fixture
def wordless(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game without words."""
    monkeypatch.setitem(games(), "wordless", GameKind("wordless", "harness"))
    return "wordless"


@pytest.mark.parametrize("id", FOLDERS)
def test_the_document_says_how_a_game_is_put_into_words(client: httpx.Client, id: str):
    answer = client.get(f"/api/games/{id}/telling")

    assert answer.headers["cache-control"] == "public, max-age=300"
    assert msgspec.json.decode(answer.content, type=Telling) == find_game(id).words.telling


@pytest.mark.parametrize("id", FOLDERS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_messages_of_a_game_come_in_every_language(client: httpx.Client, id: str, code: str):
    answer = client.get(f"/api/games/{id}/words/{code}")

    assert answer.headers["cache-control"] == "public, max-age=300"
    assert answer.json()["language"] == code
    assert "question-" in answer.json()["ftl"]


@pytest.mark.parametrize(
    ("path", "status", "code", "text"),
    [
        ("nowhere/telling", 404, "no-game", "there is no game 'nowhere'; the games are: "),
        ("nowhere/words/en", 404, "no-game", "there is no game 'nowhere'; the games are: "),
        ("wordless/telling", 404, "no-game", "the game 'wordless' has no words"),
        (f"{next(iter(FOLDERS))}/words/de", 422, "bad-message", "there is no language 'de'"),
    ],
)
@pytest.mark.usefixtures("wordless")
def test_unknown_games_and_languages_are_refused(
    client: httpx.Client, path: str, status: int, code: str, text: str
):
    answer = client.get(f"/api/games/{path}")

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"].startswith(text)
