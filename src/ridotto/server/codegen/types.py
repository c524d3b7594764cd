"""The page's types, written in TypeScript from the schemas of everything that is asked and told."""

import re
from collections.abc import Iterable
from json import dumps
from typing import Any, Final

from ridotto.server.http.openapi import components
from ridotto.server.socket.protocol import MAX_MESSAGE, VERSION

TOP: Final = f"""\
// What goes between the server and a page. Made by `make types` from the server's own types: do not edit.

export const VERSION = {VERSION};
export const MAX_MESSAGE = {MAX_MESSAGE};
"""
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
WORD: Final = re.compile(r"[A-Za-z_$][\w$]*")


def typescript() -> str:
    """The whole file."""
    return "\n".join([TOP, *(declaration(name, schema) for name, schema in components().items())])


def declaration(name: str, schema: dict[str, Any]) -> str:
    """One type with its name."""
    about = f"/** {schema['description']} */\n" if "description" in schema else ""
    if "properties" not in schema and schema.get("type") != "object":
        return f"{about}export type {name} = {written(schema)};\n"
    return f"{about}export interface {name} {{\n{_fields(schema)}}}\n"


def _fields(schema: dict[str, Any]) -> str:
    """The fields of an interface; what need not be there has a question mark."""
    required = schema.get("required", ())
    return "".join(
        f"  {_key(name)}{'' if name in required else '?'}: {written(field)};\n"
        for name, field in schema.get("properties", {}).items()
    )


def _key(name: str) -> str:
    return name if WORD.fullmatch(name) else dumps(name)


def written(schema: dict[str, Any]) -> str:
    """A type where it is used."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return _union(written(each) for each in schema["anyOf"])
    if "enum" in schema:
        return _union(dumps(each, ensure_ascii=False) for each in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"{{ [name: string]: {written(schema.get('additionalProperties', {}))} }}"
    return PLAIN.get(str(kind), "unknown")


def _array(schema: dict[str, Any]) -> str:
    """A list of anything, or a tuple."""
    if "prefixItems" in schema:
        return f"[{', '.join(written(each) for each in schema['prefixItems'])}]"
    items = written(schema.get("items", {}))
    return f"({items})[]" if " | " in items else f"{items}[]"


def _union(kinds: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(kinds))
