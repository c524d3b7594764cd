"""Registering, names and languages, and codes for other devices."""

from typing import Final

import msgspec
from starlette.requests import Request

from ridotto.server.http.requests import (
    BadRequest,
    Call,
    LanguageCode,
    known_person,
    limit_expensive,
    require_language,
    require_person,
)
from ridotto.server.process import ServerProcess, address_of
from ridotto.server.store.store import Person
from ridotto.server.tables.messages import Name
from ridotto.server.tables.people import clean_name
from ridotto.server.tables.refused import BadName


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's name and language."""

    name: Name
    language: LanguageCode = "en"


class Me(msgspec.Struct, frozen=True):
    """Your own name, language and token."""

    name: str
    language: LanguageCode
    token: str
    """For programs: `Authorization: Bearer …`. Browsers have a cookie instead, and an empty text here."""


class WayBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code that logs a person in on another device."""

    code: str


async def register(server: ServerProcess, request: Request, who: Introduction) -> Me:
    """Register under a name; the answer has a cookie or a token."""
    name, language = _name(who.name), require_language(who.language)
    _limit(server, request)
    return _me(server, await server.people.add(name, language, server.tables.clock.now()))


async def about_me(server: ServerProcess, request: Request, _: None) -> Me | None:
    """Your own name and language; null for a browser that the server does not know, 401 for a wrong token."""
    if "authorization" in request.headers:
        return _me(server, await require_person(server, request))
    person = await known_person(server, request)
    return None if person is None else _me(server, person)


async def change_me(server: ServerProcess, request: Request, who: Introduction) -> Me:
    """Change your name or language."""
    person = await require_person(server, request)
    limit_expensive(server, request)
    person = person._replace(name=_name(who.name), language=require_language(who.language))
    await server.people.keep(person)
    for each in server.sockets:
        each.speak(person.id, person.language)
    return _me(server, person)


class Goodbye(msgspec.Struct, frozen=True):
    """Your identity was deleted; the cookie is taken back."""

    deleted: bool = True


async def delete_me(server: ServerProcess, request: Request, _: None) -> Goodbye:
    """Delete your identity: name, language and codes for other devices; you leave your tables."""
    person = await require_person(server, request)
    await server.presence.delete(person.id)
    for socket in list(server.sockets):
        if socket.person_id == person.id:
            socket.end("left")
    return Goodbye()


async def way_back(server: ServerProcess, request: Request, _: None) -> WayBack:
    """A code for another device, valid for a day."""
    person = await require_person(server, request)
    _limit(server, request)
    return WayBack(await server.people.way_back(person, server.tables.clock.now()))


async def come_back(server: ServerProcess, request: Request, back: WayBack) -> Me:
    """Log in on this device with a code from another."""
    address = address_of(request)
    wait = server.quotas.codes.wait(address)
    if wait:
        raise BadRequest(429, "too-fast", "too-many-codes", seconds=wait)
    person = await server.people.come_back(back.code, server.tables.clock.now())
    if person is None:
        server.quotas.codes.spend(address)
        raise BadRequest(404, "no-guest", "bad-way-back")
    return _me(server, person)


CALLS: Final = (
    Call("POST", "/api/people", register, "Register under a name", Me, Introduction, 201, (422, 429)),
    Call("GET", "/api/me", about_me, "Your own name and language", Me, refuses=(401,), may_be_null=True),
    Call(
        "PATCH", "/api/me", change_me, "Change your name or language", Me, Introduction, 200, (401, 422, 429)
    ),
    Call("DELETE", "/api/me", delete_me, "Delete your identity", Goodbye, refuses=(401,)),
    Call("POST", "/api/me/way-back", way_back, "A code for another device", WayBack, None, 201, (401, 429)),
    Call("POST", "/api/way-back", come_back, "Log in with a code", Me, WayBack, 200, (404, 422, 429)),
)


def _me(server: ServerProcess, person: Person) -> Me:
    return Me(person.name, person.language, server.people.token(person))


def _limit(server: ServerProcess, request: Request) -> None:
    wait = server.quotas.people.take(address_of(request))
    if wait:
        raise BadRequest(429, "too-fast", "too-many-people", seconds=wait)


def _name(name: str) -> str:
    try:
        return clean_name(name)
    except BadName as error:
        raise BadRequest.because(422, "bad-name", error) from None
