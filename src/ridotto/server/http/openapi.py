"""The OpenAPI 3.1 description of all calls and messages, generated from their types."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_args

import msgspec

from ridotto import __version__
from ridotto.games.registry import games
from ridotto.languages import LANGUAGES
from ridotto.play.compact_view import question_type
from ridotto.server.game_fields import MARK, OPTIONAL, Part
from ridotto.server.http.requests import Call, Picture, Problem
from ridotto.server.http.routes import all_calls
from ridotto.server.part import server_part
from ridotto.server.socket.protocol import VERSION, AnyAnswer, Signal
from ridotto.server.tables.commands import AnyCommand, Notice
from ridotto.server.tables.log_entries import AnyEntry
from ridotto.server.tables.messages import WHAT
from ridotto.server.tables.refused import Code

Schema = dict[str, Any]
SCHEMAS: Final = "#/components/schemas/{name}"
"""The reference to the schema of a type."""
NAMED: Final[dict[str, Any]] = {
    "AnyCommand": AnyCommand | Signal,
    "AnyAnswer": AnyAnswer,
    "Notice": Notice,
    "Code": Code,
}
"""Unions that have a name of their own."""
REFUSALS: Final = {
    400: "The host or address is invalid",
    421: "The server does not know this host",
    401: "The token is missing or invalid",
    403: "Not allowed to you, or to pages from this origin",
    404: "Not found",
    409: "Not possible in this game",
    410: "The data of the table are damaged",
    405: "Method not allowed",
    413: "Too long",
    422: "Invalid parameters",
    429: "Too many requests",
    503: "Temporarily unavailable",
}
ALWAYS: Final = (400, 403, 405, 421, 503)
"""The statuses with which any call may be refused."""
PARAMETERS: Final[dict[str, Schema]] = {
    "code": {"type": "string", "minLength": 1, "maxLength": 20},
    "game": {"type": "integer", "minimum": 1, "maximum": 999_999},
    "id": {"type": "string", "minLength": 1, "maxLength": 40},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "part": {"type": "string", "minLength": 1, "maxLength": 20},
}
ABOUT: Final = (
    "Opening tables and looking things up. What happens at a table goes over the socket "
    f"`/ws/CODE?v={VERSION}`: commands are AnyCommand, answers AnyAnswer (docs/protocol.md)."
)


@cache
def document_json() -> msgspec.Raw:
    """The whole document, encoded once."""
    return msgspec.Raw(msgspec.json.encode(document()))


@cache
def document() -> Schema:
    """The whole document."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ridotto",
            "version": __version__,
            "description": ABOUT,
            "license": {"name": "MIT"},
        },
        "paths": _paths(),
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "ridotto"},
            },
        },
    }


@cache
def components() -> dict[str, Schema]:
    """The schemas of all messages, parameters and answers, by name."""
    called = [
        kind for call in all_calls() for kind in (call.takes, call.gives) if kind not in (None, Picture)
    ]
    parts = [(part, kind) for part, kinds in types_of_games().items() for kind in kinds]
    kinds = [*(kind for _, kind in parts), *NAMED.values(), Problem, *called]
    schemas, found = msgspec.json.schema_components(kinds, ref_template=SCHEMAS)
    references: dict[str, list[Schema]] = {part: [] for part, _ in parts}
    for (part, _), schema in zip(parts, schemas, strict=False):
        references[part].append(_resolved(schema, {}))
    named = dict(zip(NAMED, schemas[len(parts) :], strict=False))
    every = {schema_name(name): _resolved(schema, references) for name, schema in {**found, **named}.items()}
    return dict(sorted(every.items()))


def schema_name(name: str) -> str:
    """A type's name; where several games have a type of this name, with the game's id in front."""
    if "." not in name:
        return name
    game = next(kind.id for kind in games().values() if name.startswith(f"{kind.folder}."))
    return f"{game.capitalize()}{name.rpartition('.')[2]}"


def types_of_games() -> dict[Part, list[Any]]:
    """The types that the games have in fields of their own."""
    parts = [kind.play for kind in games().values()]
    return {
        "settings": [part.settings for part in parts],
        "header": [part.header for part in parts],
        "view": [part.view for part in parts],
        "compact view": [part.compact_form.type for part in parts],
        "question": [question_type(part.view) for part in parts],
        "story": [part.story_type for part in parts if part.story_type is not None],
        "info": [server_part(kind).info_type for kind in games().values()],
    }


def _resolved(schema: Any, references: Mapping[str, list[Schema]]) -> Any:
    """A schema with any game's type where a field is marked."""
    if isinstance(schema, list):
        return [_resolved(each, references) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if WHAT in schema:
        return {
            "enum": sorted(
                what for entry in get_args(AnyEntry) for what in entry.notices.get(schema[WHAT], ())
            )
        }
    resolved = {key: _resolved(value, references) for key, value in schema.items()}
    if "$ref" in schema:
        resolved["$ref"] = SCHEMAS.format(name=schema_name(schema["$ref"].rpartition("/")[2]))
    if MARK not in schema:
        return resolved
    nothing: list[Schema] = [{"type": "null"}] if schema[OPTIONAL] else []
    return {**resolved, "anyOf": [*references[schema[MARK]], *nothing]}


def reference(kind: Any) -> Schema:
    """The reference to the schema of a type."""
    return {"$ref": SCHEMAS.format(name=kind.__name__)}


def _paths() -> Schema:
    paths: dict[str, Schema] = {}
    for call in all_calls():
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call)
    return paths


def _operation(call: Call) -> Schema:
    operation: Schema = {
        "operationId": call.handle.__name__,
        "summary": call.about,
        "description": call.handle.__doc__,
        "parameters": _parameters(call),
        "responses": {str(call.status): _content("Done", call.gives, call.may_be_null), **_refusals(call)},
    }
    if 401 in call.refuses:
        operation["security"] = [{"token": []}, {"cookie": []}, *([{}] if call.may_be_null else [])]
    if call.takes is not None and not call.is_get:
        operation["requestBody"] = {"required": True, **_content("", call.takes)}
        del operation["requestBody"]["description"]
    return operation


def _parameters(call: Call) -> list[Schema]:
    names = re.findall(r"{(\w+)}", call.path)
    in_path = [{"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names]
    if call.takes is None or not call.is_get:
        return in_path
    taken = components()[call.takes.__name__]
    needed = taken.get("required", ())
    return [
        *in_path,
        *(
            {"name": name, "in": "query", "required": name in needed, "schema": schema}
            for name, schema in taken["properties"].items()
        ),
    ]


def _refusals(call: Call) -> Schema:
    too_long = () if call.takes is None or call.is_get else (413,)
    statuses = sorted({*ALWAYS, *too_long, *call.refuses})
    return {str(status): _content(REFUSALS[status], Problem) for status in statuses}


def _content(about: str, kind: Any, may_be_null: bool = False) -> Schema:
    if kind is Picture:
        return {"description": about, "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
    schema = {"anyOf": [reference(kind), {"type": "null"}]} if may_be_null else reference(kind)
    return {"description": about, "content": {"application/json": {"schema": schema}}}
