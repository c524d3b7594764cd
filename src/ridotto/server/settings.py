"""The server's settings, from the environment or the command line; the defaults work at home."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from math import inf
from pathlib import Path
from typing import Any, Final

from ridotto.refusal import Refusal

PREFIX: Final = "RIDOTTO_"
DATA: Final = "ridotto.db"
NEEDED: Final = frozenset({"bot_processes", "connections", "rate", "burst", "bot_limit", "keepalive"})
"""The settings that must not be 0."""


class BadSetting(Refusal):
    """An invalid setting. The sentences are in `errors.<language>.ftl`."""

    words = "ridotto.server"


@dataclass(frozen=True, slots=True)
class Settings:
    """How this server is run."""

    store: str = DATA
    """Where to store everything: a file (SQLite), or postgresql://…"""
    bus: str = ""
    """How processes notify each other: valkey://…; by default through PostgreSQL."""
    host: str = "0.0.0.0"
    port: int = 8080
    processes: int = 1
    origins: str = ""
    """Other origins whose pages may connect, separated by commas, like https://ball.example.org."""
    hosts: str = ""
    """More names of this server, separated by commas, like ball.example.org; * for any."""
    proxies: str = "127.0.0.1"
    """Addresses of trusted proxies, separated by commas; * for all."""
    secure: bool = False
    """Whether cookies are sent over https only."""
    bot_processes: int = 1
    bot_limit: float = 5.0
    """Time limit for a bot's answer in seconds, after which it is replaced."""
    connections: int = 128
    """Maximum number of sockets per address."""
    keepalive: float = 20.0
    """Seconds between two checks of a connection, and within which each has to be answered."""
    rate: float = 10.0
    """Messages per second that a socket may send on average."""
    burst: int = 40
    """Messages that a socket may send at once."""
    tables: int = 20
    """Number of tables that an address may open per hour; 0 for no limit, as with all that follow."""
    people: int = 260
    """Names that an address may register per hour, and codes for other devices."""
    rows: int = 20_000
    """Rows that the people at an address may add to logs per hour: moves, talk and everything else."""
    table_rows: int = 100_000
    """Rows that the log of one table may have."""
    table_size: float = 32.0
    """Megabytes that the log of one table may have."""
    codes: int = 600
    """Wrong codes, of tables or for other devices, that an address may try per hour: every phone asks for the
    tables that it remembers, and they may all be gone."""
    expensive: int = 520
    """Expensive requests that an address may make per minute: finished games, QR codes, walls,
    long games, checks of masks, new names."""
    reviews: int = 1
    """Reviews of games that are computed at a time, in all processes together; 0 for none at all."""
    review_requests: int = 100
    """Reviews that an address may ask for per hour."""
    no_list: bool = False
    """Whether the list of public tables is switched off."""
    forget_after: int = 0
    """Days after which identities, names, talk and idle tables are deleted; 0 for never."""
    keep_games: bool = False
    """Whether finished games stay, without names and times, when their table is deleted."""
    log: str = "info"
    """Log level: debug, info, warning or error."""

    def check(self) -> "Settings":
        """Return these settings, or raise BadSetting."""
        if not 1 <= self.processes <= 64:
            raise BadSetting("bad-processes", processes=self.processes)
        if self.processes > 1 and not self.store.startswith(("postgresql://", "postgres://")):
            raise BadSetting("processes-need-postgresql")
        if not 0 <= self.port <= 65535:
            raise BadSetting("bad-port", port=self.port)
        for proxy in self.proxies.split(","):
            if self.proxies.strip() not in ("", "*") and not is_network(proxy.strip()):
                raise BadSetting("bad-proxy", proxy=proxy.strip())
        for each in fields(self):
            value = getattr(self, each.name)
            flag = f"--{each.name.replace('_', '-')}"
            if isinstance(value, (int, float)) and not 0 <= value < inf:
                raise BadSetting("setting-below-zero", flag=flag)
            if each.name in NEEDED and not value:
                raise BadSetting("setting-is-zero", flag=flag)
        if self.log not in ("debug", "info", "warning", "error"):
            raise BadSetting("no-log-level", level=self.log)
        return self

    def place(self) -> str:
        """The store's location, without a password."""
        if "://" not in self.store:
            return str(Path(self.store).absolute())
        scheme, _, rest = self.store.partition("://")
        return f"{scheme}://{rest.rpartition('@')[2]}"


def is_network(text: str) -> bool:
    """Whether it is an IP address, or a network of them."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def from_environment(environment: Mapping[str, str] = os.environ, **said: Any) -> Settings:
    """The settings from variables like RIDOTTO_STORE, overridden by those given as arguments."""
    found: dict[str, Any] = {}
    for each in fields(Settings):
        text = environment.get(PREFIX + each.name.upper())
        if text is not None:
            found[each.name] = read(each.name, text)
    found |= {name: value for name, value in said.items() if value is not None}
    return Settings(**found).check()


def to_environment(settings: Settings) -> dict[str, str]:
    """These settings as environment variables, for child processes."""
    return {PREFIX + each.name.upper(): str(getattr(settings, each.name)) for each in fields(settings)}


def read(name: str, text: str) -> Any:
    """One setting from its text."""
    default = getattr(Settings(), name)
    try:
        if isinstance(default, bool):
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}[
                text.strip().casefold()
            ]
        return type(default)(text.strip())
    except (ValueError, KeyError):
        raise BadSetting(
            "bad-variable", variable=f"{PREFIX}{name.upper()}", value=text, example=repr(default)
        ) from None
