"""Bans of addresses and identities: notes in the store, which every process reads every second."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

import msgspec

from ridotto.server.socket.limits import quota_key
from ridotto.server.store.store import Milliseconds, Note, Store

BAN: Final = "ban"
"""The kind of note that a ban is."""


class BanReason(msgspec.Struct, frozen=True):
    """When somebody was banned, and why."""

    at: Milliseconds
    why: str = ""


def ban_key(subject: str) -> str:
    """The key of a ban: identities have ids of 24 hexadecimal digits, the rest are addresses and networks."""
    is_id = len(subject) == 24 and all(c in "0123456789abcdef" for c in subject)
    if is_id:
        return f"person {subject}"
    network = ip_network(subject, strict=False) if "/" in subject else None
    is_wide = network is not None and network.prefixlen < (32 if network.version == 4 else 64)
    return f"address {network if is_wide else quota_key(subject.partition('/')[0])}"


async def ban(store: Store, subject: str, until: Milliseconds, reason: BanReason) -> None:
    """Ban an address or an identity until then."""
    await store.keep_note(Note(BAN, ban_key(subject), msgspec.json.encode(reason), until))


async def unban(store: Store, subject: str) -> bool:
    """Lift a ban; False if there is none."""
    return await store.drop_note(BAN, ban_key(subject))


class Bans:
    """The bans that this process knows."""

    def __init__(self) -> None:
        self.until: dict[str, Milliseconds] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, Milliseconds]] = []
        """Networks that are wider than what counts as one address."""

    async def load(self, store: Store, now: Milliseconds) -> None:
        """Read all bans that are not over."""
        self.until = {note.key: note.until for note in await store.notes(BAN, now)}
        self._networks = [
            (ip_network(key.removeprefix("address ")), until)
            for key, until in self.until.items()
            if "/" in key
        ]

    def seconds(self, address: str, person: str | None, now: Milliseconds) -> int:
        """For how long an address or a person is still banned; 0 if they are not."""
        if not self.until:
            return 0
        keys = [f"address {quota_key(address)}", f"person {person}"]
        last = max(self.until.get(key, 0) for key in keys)
        last = max([last, *(until for network, until in self._networks if _is_in(address, network))])
        return max(0, -((now - last) // 1000)) if last > now else 0


def _is_in(address: str, network: IPv4Network | IPv6Network) -> bool:
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = ip.ipv4_mapped if isinstance(ip, IPv6Address) else None
    return (mapped or ip) in network
