"""Identity without accounts: a name and a signed cookie, and codes for other devices."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from secrets import choice, token_hex
from typing import Final

from ridotto.server.store.store import Milliseconds, Person, Store

COOKIE: Final = "ridotto"
LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ23456789"
"""The letters of codes: no look-alikes, and no vowels that could form words."""
TABLE_CODE: Final = 6
WAY_BACK: Final = 12
AN_HOUR: Final = 60 * 60 * 1000
A_DAY: Final = 24 * AN_HOUR


def new_code(length: int = TABLE_CODE) -> str:
    """A random code."""
    return "".join(choice(LETTERS) for _ in range(length))


def read_code(text: str) -> str:
    """A code as a person typed it: case, spaces and dashes do not matter."""
    return "".join(c for c in text.upper() if c.isalnum())


class People:
    """Everyone who has a token."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._key = key

    async def add(self, name: str, language: str, now: Milliseconds) -> Person:
        """Add a person."""
        person = Person(token_hex(12), name, language, now)
        await self.keep(person)
        return person

    async def keep(self, person: Person) -> None:
        """Store a person's current name and language."""
        await self.store.keep_person(person)

    async def who(self, token: str | None, now: Milliseconds = 0) -> Person | None:
        """The person with this token, None if it is not valid; notes once an hour that they were seen."""
        person, _, signature = (token or "").partition(".")
        if not person or not compare_digest(signature.encode(), self._sign(person).encode()):
            return None
        found = await self.store.person(person)
        if found is not None and now - found.since > AN_HOUR:
            found = found._replace(since=now)
            await self.keep(found)
        return found

    def token(self, person: Person) -> str:
        """A signed token, for a cookie or an Authorization header."""
        return f"{person.id}.{self._sign(person.id)}"

    def _sign(self, person: str) -> str:
        digest = hmac(self._key, f"person {person}".encode(), sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode()

    def address_hash(self, code: str, address: str) -> str:
        """A hash by which a table recognises an address: other tables have others, and nobody can undo it."""
        return hmac(self._key, f"address {code} {address}".encode(), sha256).hexdigest()[:16]

    async def way_back(self, person: Person, now: Milliseconds) -> str:
        """A code that identifies a person on another device, valid for a day."""
        code = new_code(WAY_BACK)
        await self.store.keep_link(digest(code), person.id, now + A_DAY)
        return code

    async def come_back(self, code: str, now: Milliseconds) -> Person | None:
        """The person who got this code."""
        found = await self.store.follow_link(digest(read_code(code)), now)
        return None if found is None else await self.store.person(found)


def digest(code: str) -> str:
    """The hash under which a code is stored."""
    return sha256(f"way back {code}".encode()).hexdigest()
