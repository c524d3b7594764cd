"""`ridotto verify`: whether a finished game was played with the cards that were sealed at its start."""

from argparse import Namespace
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import Request

import msgspec
from rich.text import Text

from ridotto.cli.files import BadInput, read_bytes
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.speech import speech
from ridotto.foreign_errors import data_reason
from ridotto.play.record import FORMAT as SAVED_GAME
from ridotto.server.client.http_client import fetch
from ridotto.server.http.identity import read_code
from ridotto.server.tables.sealed_game import Proof, verify


def run(arguments: Namespace) -> int:
    """Verify a proof, and print the result."""
    console, language = open_console(arguments), choose_language(arguments)
    proof = read_proof(load(arguments.source, arguments.number), arguments.source)
    verify(proof, arguments.seal)
    result = proof.record.result
    console.print(Text(language.say("table-proved"), "green"))
    console.print(Text(language.say("table-seal", seal=proof.seal)), soft_wrap=True)
    winners, moves = language.join(result.winners) or "–", len(proof.record.moves)
    console.print(Text(language.say("table-record", moves=moves, winners=winners)), soft_wrap=True)
    return 0


def load(source: str, number: int) -> bytes:
    """A proof from a file, from a server's own address for it, or from a table's link."""
    if "://" not in source and (Path(source).exists() or "/t/" not in source):
        return read_bytes(Path(source))
    url = source if "://" in source else f"http://{source}"
    parts = urlsplit(url)
    if not parts.path.startswith("/api/"):
        code = read_code(parts.path.rstrip("/").rpartition("/")[2])
        url = f"{parts.scheme}://{parts.netloc}/api/tables/{code}/games/{number}"
    return fetch(Request(url, headers={"Accept-Language": speech.language}))


def read_proof(data: bytes, where: str) -> Proof:
    """The proof in some bytes."""
    try:
        return msgspec.json.decode(data, type=Proof)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if f'"{SAVED_GAME}"'.encode() in data[:100]:
            raise BadInput("proof-is-saved-game", file=where) from None
        raise BadInput("not-a-proof", file=where, reason=data_reason(error)) from None
