"""Which worker process gets a connection: the same one for everybody at a table.

A table that is served by one process is computed once. Any process can serve any table: a connection that
was routed elsewhere, or carries requests for several tables, only costs more.
"""

import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final
from urllib.parse import unquote_to_bytes

from ridotto.server.http.identity import read_code

_CODE: Final = re.compile(rb"[A-Z]+ /(?:ws|t|tv|api/tables)/([^/? ]+)")
_PROCESS: Final = re.compile(rb"[A-Z]+ [^ ?]*\?(?:[^ ]*&)?process=([0-9]{1,2})[& ]")


def code_in(line: bytes) -> str | None:
    """The code of the table in a request line, if it has one."""
    found = _CODE.match(line)
    return read_code(unquote_to_bytes(found[1]).decode(errors="replace")) if found else None


def process_in(line: bytes) -> int | None:
    """The number of the process that a request line asks for: `/metrics?process=1`."""
    found = _PROCESS.match(line)
    return int(found[1]) if found else None


def worker_for(code: str, workers: Sequence[int]) -> int:
    """The worker for a table. If one is missing, only its tables move."""
    return max(workers, key=lambda worker: blake2b(f"{worker} {code}".encode(), digest_size=8).digest())
