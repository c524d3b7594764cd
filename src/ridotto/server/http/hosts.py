"""The names under which people reach the server.

A page from elsewhere can let its own name point to this machine and then read what we answer (DNS rebinding).
So a request has to name a host that we know: an address, this machine, or a name in the settings.
"""

import asyncio
import ipaddress
import re
import socket
from contextlib import suppress
from typing import Final

from ridotto.server.http.addresses import lan_address

HOST: Final = re.compile(rb"([0-9A-Za-z._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
LOCAL: Final = ("localhost", "local")
"""Top-level names that no stranger can own."""


def host_of(header: bytes) -> str | None:
    """The host in a Host header, in lower case and without its port; None if it is malformed."""
    found = HOST.fullmatch(header)
    return None if found is None else found[1].decode().casefold().removesuffix(".")


class KnownHosts:
    """Decides which hosts a request may name."""

    def __init__(self, allowed: str = "") -> None:
        """`allowed` are more names, separated by commas; `*.example.org` has all its subdomains, `*` any."""
        self.allowed = {name.strip().casefold().removesuffix(".") for name in allowed.split(",")} - {""}
        self._machine: frozenset[str] | None = None

    async def knows(self, host: str) -> bool:
        """Whether the host is known. This machine's names are looked up when they are first needed."""
        if is_address(host) or host.rpartition(".")[2] in LOCAL or self._allows(host):
            return True
        if self._machine is None:
            self._machine = await asyncio.to_thread(machine_names)
        return host in self._machine

    def _allows(self, host: str) -> bool:
        return "*" in self.allowed or any(
            host == name or (name.startswith("*.") and host.endswith(name[1:])) for name in self.allowed
        )


def is_address(host: str) -> bool:
    """Whether it is an IP address."""
    try:
        ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def machine_names() -> frozenset[str]:
    """All names of this machine, as far as it and its network know."""
    own = socket.gethostname()
    names = {own, own.partition(".")[0], socket.getfqdn()}
    address = lan_address()
    if address is not None:
        with suppress(OSError):
            name, aliases, _ = socket.gethostbyaddr(address)
            names |= {name, *aliases}
    return frozenset(name.casefold().removesuffix(".") for name in names if name)
