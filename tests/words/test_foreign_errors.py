"""What the system and parsers say in English is said in six languages, with the reason."""

import errno
import http.client
import socket
import ssl
import tomllib
from typing import Annotated, Literal
from urllib.error import URLError

import msgspec
import pytest

from ridotto.foreign_errors import OF_SYSTEM, ForeignError, data_reason, system_reason, toml_reason
from ridotto.languages import LANGUAGES
from ridotto.refusal import Refusal, sentences
from ridotto.server.client.http_client import connection_reason


def names_in(reason: Refusal) -> set[str]:
    """The names of a refusal and of those among its facts."""
    inner = [fact for fact in reason.facts.values() if isinstance(fact, Refusal)]
    return {reason.name}.union(*map(names_in, inner))


def assert_translated(reason: Refusal) -> None:
    assert not {"toml-other", "data-other", "system-says", "server-says"} & names_in(reason), str(reason)
    assert len({reason.say(code) for code in LANGUAGES}) >= len(LANGUAGES) - 1


BAD_TOML = {
    'name = "X\n': (1, "toml-open-text"),
    'name = """X': (None, "toml-open-text"),
    "name = 'X": (None, "toml-open-text"),
    'name = "X"\nname = "Y"\n': (2, "toml-same-key"),
    "[a]\n[a]": (2, "toml-same-key"),
    "a = {b = 1, b = 2}": (1, "toml-same-key"),
    "a = {b = 1}\na.c = 2\n": (2, "toml-same-key"),
    "name": (None, "toml-no-equals"),
    "name: 1": (1, "toml-no-equals"),
    "[a\n": (1, "toml-open-table"),
    "[[a]\n": (1, "toml-open-table"),
    "a = 1 2": (1, "toml-more-on-line"),
    "a = 1 # \x01": (1, "toml-bad-character"),
    "= 1": (1, "toml-bad-key"),
    "a = yes": (1, "toml-bad-value"),
    "a =": (None, "toml-bad-value"),
    "a = 2021-02-30": (1, "toml-bad-date"),
    "a = [1, 2": (None, "toml-open-list"),
    "a = {b = 1": (None, "toml-open-braces"),
    'a = "\\q"': (1, "toml-bad-escape"),
    'a = "\\uZZZZ"': (1, "toml-bad-escape"),
    'a = "\\uD800"': (1, "toml-bad-escape"),
}


@pytest.mark.parametrize("text", BAD_TOML)
def test_what_the_toml_parser_says_is_translated(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(text)
    line, reason = toml_reason(error.value)

    assert (line, reason.name) == BAD_TOML[text]
    assert_translated(reason)


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    need: int
    few: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=3)] = "a"
    form: Annotated[str, msgspec.Meta(pattern="^a*$")] = "a"
    many: Annotated[tuple[int, ...], msgspec.Meta(min_length=1, max_length=2)] = (1,)
    pair: tuple[int, int] = (1, 2)
    kind: Literal["a", "b"] = "a"
    maybe: float | None = None
    yes: bool = True
    inner: dict[str, int] = {}

    def __post_init__(self) -> None:
        if self.need < 0:
            raise ForeignError("data-too-small", least="0")


BAD_DATA = {
    b"": {"data-cut-off"},
    b"{": {"data-cut-off"},
    b"x": {"data-not-json"},
    b'{"need": 1,}': {"data-not-json"},
    b'{"need": 1} x': {"data-not-json"},
    b"[]": {"data-wrong-type", "data-type-object", "data-type-array"},
    b"{}": {"data-missing"},
    b'{"need": 1, "more": 1}': {"data-unknown"},
    b'{"need": "1"}': {"data-at", "data-wrong-type", "data-type-int", "data-type-str"},
    b'{"need": null}': {"data-at", "data-wrong-type", "data-type-int", "data-type-null"},
    b'{"need": 1, "maybe": "x"}': {"data-at", "data-wrong-type", "data-type-float", "data-type-str"},
    b'{"need": 1, "yes": 1}': {"data-at", "data-wrong-type", "data-type-bool", "data-type-int"},
    b'{"need": 1, "few": 0}': {"data-at", "data-too-small"},
    b'{"need": 1, "few": 6}': {"data-at", "data-too-large"},
    b'{"need": 1, "text": ""}': {"data-at", "data-short-text"},
    b'{"need": 1, "text": "aaaa"}': {"data-at", "data-long-text"},
    b'{"need": 1, "form": "b"}': {"data-at", "data-other-form"},
    b'{"need": 1, "many": []}': {"data-at", "data-short-list"},
    b'{"need": 1, "many": [1, 2, 3]}': {"data-at", "data-long-list"},
    b'{"need": 1, "pair": [1]}': {"data-at", "data-other-length"},
    b'{"need": 1, "kind": "c"}': {"data-at", "data-no-such-value"},
    b'{"need": 1, "inner": {"a": []}}': {"data-at", "data-wrong-type", "data-type-int", "data-type-array"},
    b'{"need": -1}': {"data-too-small"},
    b'{"need": 1, "text": "\xff"}': {"data-not-utf8"},
    b'{"need": ' + b"[" * 100_000: {"data-at", "data-wrong-type", "data-type-int", "data-type-array"},
}


@pytest.mark.parametrize("data", BAD_DATA, ids=lambda data: repr(data[:40]))
def test_what_is_wrong_with_data_is_translated(data: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError, RecursionError)) as error:
        msgspec.json.decode(data, type=Shape)
    reason = data_reason(error.value)

    assert names_in(reason) == BAD_DATA[data]
    assert_translated(reason)


def test_data_says_where_the_mistake_is() -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.json.decode(b'{"need": 1, "pair": [1, "2"]}', type=Shape)

    assert str(data_reason(error.value)) == "pair[1]: expected a whole number, found a text"
    assert data_reason(error.value).say("pl") == "pair[1]: powinno tu być: liczba całkowita, a jest: tekst"


@pytest.mark.parametrize("number", OF_SYSTEM)
def test_errors_of_the_system_are_translated(number: int) -> None:
    assert_translated(system_reason(OSError(number, "in English")))


def test_an_error_of_the_system_without_words_keeps_its_own() -> None:
    assert system_reason(OSError(errno.EDOM, "Odd.")).say("nl") == "het systeem zegt: Odd"


@pytest.mark.parametrize(
    "error",
    [
        URLError(socket.gaierror(-2, "Name or service not known")),
        URLError(ConnectionRefusedError(errno.ECONNREFUSED, "Connection refused")),
        URLError(ssl.SSLCertVerificationError(1, "certificate verify failed")),
        URLError(ssl.SSLError(1, "wrong version number")),
        TimeoutError("timed out"),
        http.client.RemoteDisconnected("Remote end closed connection without response"),
        http.client.BadStatusLine("x"),
        UnicodeError("label too long"),
    ],
    ids=repr,
)
def test_a_server_that_cannot_be_reached_is_explained(error: Exception) -> None:
    assert_translated(connection_reason(error))


def test_every_one_of_these_sentences_can_be_reached() -> None:
    tested = {name for _, name in BAD_TOML.values()}.union(*BAD_DATA.values())
    written = {name for name in sentences("ridotto.words") if name.startswith(("toml-", "data-"))}

    assert written - tested == {"toml-other", "data-other", "data-other-type", "data-too-deep"}
