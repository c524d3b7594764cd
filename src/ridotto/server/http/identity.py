"""Who somebody is: no account, a name and a signed cookie; and a way back for another device."""

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac
from secrets import choice, token_hex
from typing import Final

from ridotto.server.store.store import Milliseconds, Person, Store

COOKIE: Final = "ridotto"
LETTERS: Final = "BCDFGHJKMNPQRSTVWXZ23456789"
"""What codes are made of: nothing that looks like something else, and no words by chance."""
TABLE_CODE: Final = 6
WAY_BACK: Final = 12
A_DAY: Final = 24 * 60 * 60 * 1000


def new_code(length: int = TABLE_CODE) -> str:
    """A code that nobody can guess."""
    return "".join(choice(LETTERS) for _ in range(length))


def read_code(text: str) -> str:
    """A code as somebody typed it: case, spaces and dashes do not matter."""
    return "".join(c for c in text.upper() if c.isalnum())


class People:
    """Everybody who came and may come back."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._key = key

    async def meet(self, name: str, language: str, now: Milliseconds) -> Person:
        """Somebody new."""
        person = Person(token_hex(12), name, language, now)
        await self.keep(person)
        return person

    async def keep(self, person: Person) -> None:
        """Remember somebody as they are now."""
        await self.store.keep_person(person)

    async def who(self, token: str | None) -> Person | None:
        """Whose token this is; None if it is nobody's."""
        person, _, signature = (token or "").partition(".")
        if not person or not compare_digest(signature.encode(), self._sign(person).encode()):
            return None
        return await self.store.person(person)

    def token(self, person: Person) -> str:
        """What a browser's cookie holds, or a program shows: proof of being this person."""
        return f"{person.id}.{self._sign(person.id)}"

    def _sign(self, person: str) -> str:
        digest = hmac(self._key, f"person {person}".encode(), sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode()

    async def way_back(self, person: Person, now: Milliseconds) -> str:
        """A code with which somebody is themselves on another device, for a day."""
        code = new_code(WAY_BACK)
        await self.store.keep_link(digest(code), person.id, now + A_DAY)
        return code

    async def come_back(self, code: str, now: Milliseconds) -> Person | None:
        """Who has this way back."""
        found = await self.store.follow_link(digest(read_code(code)), now)
        return None if found is None else await self.store.person(found)


def digest(code: str) -> str:
    """What the store knows of a code: not the code."""
    return sha256(f"way back {code}".encode()).hexdigest()
