"""Bans of addresses and identities: notes in the store, which every process reads every second."""

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
    """The key of a ban: identities have ids of 24 hexadecimal digits, everything else is an address."""
    is_id = len(subject) == 24 and all(c in "0123456789abcdef" for c in subject)
    return f"person {subject}" if is_id else f"address {quota_key(subject.partition('/')[0])}"


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

    async def load(self, store: Store, now: Milliseconds) -> None:
        """Read all bans that are not over."""
        self.until = {note.key: note.until for note in await store.notes(BAN, now)}

    def seconds(self, address: str, person: str | None, now: Milliseconds) -> int:
        """For how long an address or a person is still banned; 0 if they are not."""
        if not self.until:
            return 0
        keys = [f"address {quota_key(address)}", f"person {person}"]
        last = max(self.until.get(key, 0) for key in keys)
        return max(0, -((now - last) // 1000)) if last > now else 0
