"""Who somebody is, asked over HTTP."""

from typing import Final

import msgspec
from starlette.requests import Request

from ridotto.server.http.requests import (
    BadRequest,
    Call,
    LanguageCode,
    Problem,
    address_of,
    require,
    require_language,
)
from ridotto.server.process import House
from ridotto.server.socket.protocol import Name
from ridotto.server.store.store import Person
from ridotto.server.tables.names import BadName, clean_name
from ridotto.server.tables.table import now


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody is."""

    name: Name
    language: LanguageCode = "en"


class Me(msgspec.Struct, frozen=True):
    """Somebody, as they know themselves."""

    name: str
    language: LanguageCode
    token: str
    """For programs: `Authorization: Bearer …`. Browsers have a cookie instead, and an empty text here."""


class WayBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code with which somebody is themselves on another device."""

    code: str


async def meet(house: House, request: Request, who: Introduction) -> Me:
    """Say who you are, and get a cookie or a token for it."""
    name, language = _name(who.name), require_language(who.language)
    _limit(house, request)
    return _me(house, await house.people.meet(name, language, now()))


async def about_me(house: House, request: Request, _: None) -> Me:
    """Who you are."""
    return _me(house, await require(house, request))


async def change_me(house: House, request: Request, who: Introduction) -> Me:
    """Have another name or language from now on."""
    person = await require(house, request)
    person = person._replace(name=_name(who.name), language=require_language(who.language))
    await house.people.keep(person)
    return _me(house, person)


async def way_back(house: House, request: Request, _: None) -> WayBack:
    """A code for another device, good for a day."""
    person = await require(house, request)
    _limit(house, request)
    return WayBack(await house.people.way_back(person, now()))


async def come_back(house: House, request: Request, back: WayBack) -> Me:
    """Be yourself on this device, too."""
    if not house.tries.take(address_of(request)):
        raise BadRequest(429, Problem("too-fast", "too many codes were tried from here; wait an hour"))
    person = await house.people.come_back(back.code, now())
    if person is None:
        text = "this code is nobody's, or too old; make a new one where you are known"
        raise BadRequest(404, Problem("no-guest", text))
    return _me(house, person)


CALLS: Final = (
    Call("POST", "/api/people", meet, "Say who you are", Me, Introduction, 201, (422, 429)),
    Call("GET", "/api/me", about_me, "Who you are", Me, refuses=(401,)),
    Call("PATCH", "/api/me", change_me, "Change your name or language", Me, Introduction, 200, (401, 422)),
    Call("POST", "/api/me/way-back", way_back, "A code for another device", WayBack, None, 201, (401, 429)),
    Call("POST", "/api/way-back", come_back, "Come back with a code", Me, WayBack, 200, (404, 422, 429)),
)


def _me(house: House, person: Person) -> Me:
    return Me(person.name, person.language, house.people.token(person))


def _limit(house: House, request: Request) -> None:
    if not house.meetings.take(address_of(request)):
        raise BadRequest(429, Problem("too-fast", "too many people came from here; wait an hour"))


def _name(name: str) -> str:
    try:
        return clean_name(name)
    except BadName as error:
        raise BadRequest(422, Problem("bad-name", str(error))) from None
