"""Writes the page's TypeScript types from the schemas of all messages and HTTP calls.

A game's own types go into that game's folder on the page. Where a shared type mentions one, it says
`GameView`, `GameHeader`, … instead (`web/src/server/game.ts`), so that shared code depends on no game.
"""

import re
from collections.abc import Iterable, Mapping
from json import dumps
from typing import Any, Final

from ridotto.server.codegen.games import PageGame, page_games
from ridotto.server.game_fields import MARK, OPTIONAL
from ridotto.server.http.openapi import components
from ridotto.server.socket.protocol import MAX_MESSAGE, VERSION

Schema = Mapping[str, Any]

TOP: Final = "// What goes between the server and a page. Written by `make types`: do not edit.\n"
NEUTRAL: Final = {
    "header": "GameHeader",
    "view": "GameView",
    "compact view": "CompactGameView",
    "question": "GameQuestion",
    "story": "GameStory",
    "settings": "GameSettings",
    "info": "GameInfo",
}
"""The neutral name of a game's own type, by the part of the game in a field."""
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
WORD: Final = re.compile(r"[A-Za-z_$][\w$]*")


def protocol_module() -> str:
    """The types that belong to no game."""
    owned = frozenset(name for game in page_games() for name in (*game.types, *game.long_names()))
    shared = {name: neutral(schema) for name, schema in components().items() if name not in owned}
    body = "\n".join(declaration(name, schema) for name, schema in shared.items())
    constants = f"export const VERSION = {VERSION};\nexport const MAX_MESSAGE = {MAX_MESSAGE};\n"
    names = sorted({name for name in NEUTRAL.values() if re.search(rf"\b{name}\b", body)})
    imported = f'import type {{ {", ".join(names)} }} from "../game";\n'
    return "\n".join([TOP, imported, constants, body])


def game_module(game: PageGame) -> str:
    """The types of one game, without the game's name in front of theirs."""
    names = {name: game.short_name(name) for name in game.types}
    body = "\n".join(declaration(names[name], schema, names) for name, schema in game.types.items())
    shared = sorted(set(_references(game.types)) - names.keys())
    imported = f'import type {{ {", ".join(shared)} }} from "../../../server/generated/protocol";\n'
    return "\n".join([TOP, *([imported] if shared else []), body])


def neutral(schema: Any) -> Any:
    """The same type with neutral names for what a game owns."""
    if isinstance(schema, list):
        return [neutral(each) for each in schema]
    if not isinstance(schema, Mapping):
        return schema
    if MARK not in schema:
        return {key: neutral(value) for key, value in schema.items()}
    reference = {"$ref": NEUTRAL[schema[MARK]]}
    return {"anyOf": [reference, {"type": "null"}]} if schema[OPTIONAL] else reference


def _references(schema: object) -> Iterable[str]:
    """The names of the types that a schema refers to."""
    if isinstance(schema, Mapping):
        if "$ref" in schema:
            yield _referred(schema)
        for part in schema.values():
            yield from _references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _references(part)


def declaration(name: str, schema: Schema, names: Mapping[str, str] = {}) -> str:
    """One type with its name; `names` says what other types are called here, where it differs."""
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema and schema.get("type") != "object":
        return f"{about}export type {name} = {written(schema, names)};\n"
    return f"{about}export interface {name} {{\n{_fields(schema, names)}}}\n"


def _fields(schema: Schema, names: Mapping[str, str]) -> str:
    """The fields of an interface; optional ones have a question mark."""
    required = schema.get("required", ())
    return "".join(
        f"  {_key(name)}{'' if name in required else '?'}: {written(field, names)};\n"
        for name, field in schema.get("properties", {}).items()
    )


def _key(name: str) -> str:
    return name if WORD.fullmatch(name) else dumps(name)


def written(schema: Schema, names: Mapping[str, str] = {}) -> str:
    """A type where it is used."""
    if "$ref" in schema:
        return names.get(_referred(schema), _referred(schema))
    if "anyOf" in schema:
        return _union(written(each, names) for each in schema["anyOf"])
    if "enum" in schema:
        return _union(dumps(each, ensure_ascii=False) for each in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema, names)
    if kind == "object":
        return f"{{ [name: string]: {written(schema.get('additionalProperties', {}), names)} }}"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: Schema, names: Mapping[str, str]) -> str:
    """A list of anything, or a tuple."""
    if "prefixItems" in schema:
        return f"[{', '.join(written(each, names) for each in schema['prefixItems'])}]"
    items = written(schema.get("items", {}), names)
    return f"({items})[]" if " | " in items else f"{items}[]"


def _referred(schema: Schema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def _union(kinds: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(kinds))
