"""The user's tokens for servers, in a file that only the user can read."""

import os
import sys
from pathlib import Path

import msgspec

from ridotto.cli.files import BadInput
from ridotto.foreign_errors import system_reason

Keys = dict[str, dict[str, str]]
"""Tokens by server and name; the one that was used last comes last."""


def config_directory() -> Path:
    """Where this system keeps settings of its users."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "ridotto"
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "ridotto"


class Keyring:
    """Tokens by server and name."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_directory() / "people.json"

    def find(self, address: str, name: str | None) -> str | None:
        """The token for a name on a server; without a name, the one that was used last."""
        known = self._read().get(address, {})
        if name is None:
            return next(reversed(known.values()), None)
        return known.get(name)

    def keep(self, address: str, name: str, token: str) -> None:
        """Remember a token, safely."""
        keys = self._read()
        known = keys.setdefault(address, {})
        known.pop(name, None)
        known[name] = token
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._write(msgspec.json.encode(keys))
        except OSError as error:
            raise BadInput("cannot-save-identity", file=str(self.path), reason=system_reason(error)) from None

    def _write(self, data: bytes) -> None:
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)
        draft.replace(self.path)

    def _read(self) -> Keys:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Keys)
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise BadInput("cannot-read", file=str(self.path), reason=system_reason(error)) from None
        except msgspec.DecodeError:
            raise BadInput("identity-damaged", file=str(self.path)) from None
