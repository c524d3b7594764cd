"""The Fluent files of the package, and what the messages in them ask for."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ridotto

PACKAGE = Path(ridotto.__file__).parent
FOLDERS = sorted(file.parent.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("en.ftl"))
"""Every folder with words."""


def read(folder: str, code: str) -> str:
    """The words of a folder in a language."""
    return PACKAGE.joinpath(folder, f"{code}.ftl").read_text("utf-8")


def read_all(code: str) -> str:
    """All words of a language: messages may quote those of other files."""
    return "\n".join(read(folder, code) for folder in FOLDERS)


PLURALS = {"one", "few", "many", "other"}


class Findings(Visitor):
    """What one pattern asks for: variables, other messages, functions, and the cases it knows."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.cases: set[tuple[str, str]] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            self.cases.add((node.selector.id.name, key))
        self.generic_visit(node)


@cache
def patterns(text: str) -> dict[str, Findings]:
    """Every message and attribute of a file."""
    found: dict[str, Findings] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for name, pattern in parts:
                assert name not in found, f"{name} is there twice"
                found[name] = Findings(pattern)
    return found


def variables(found: dict[str, Findings], name: str) -> set[str]:
    """The variables a message needs, those of the messages it quotes among them."""
    quoted = (variables(found, other) for other in found[name].messages)
    return found[name].variables.union(*quoted)


def differences(ours: str, theirs: str) -> list[str]:
    """What one file has or asks for and the other does not."""
    a, b = patterns(ours), patterns(theirs)
    lines = [f"missing message: {name}" for name in sorted(a.keys() - b.keys())]
    lines += [f"message too many: {name}" for name in sorted(b.keys() - a.keys())]
    for name in sorted(a.keys() & b.keys()):
        for variable in sorted(variables(a, name) ^ variables(b, name)):
            lines.append(f"{name} differs in ${variable}")
        for variable, case in sorted(a[name].cases ^ b[name].cases):
            if case not in PLURALS:
                lines.append(f"{name} differs in ${variable} [{case}]")
    return lines
