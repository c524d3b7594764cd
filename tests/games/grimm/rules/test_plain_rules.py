"""The rules stay plain enough to be compiled: integers, lists and functions, and no function calls itself."""

import ast
from pathlib import Path

import pytest

import ridotto.games.grimm.rules

RULES = (
    "abilities",
    "acting",
    "drawing",
    "knowledge",
    "moves",
    "roses",
    "rounds",
    "rules",
    "turns",
    "unmasking",
    "wagers",
)
FORBIDDEN = (
    ast.Dict,
    ast.Set,
    ast.List,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
    ast.Lambda,
    ast.Try,
    ast.Raise,
    ast.With,
    ast.Yield,
    ast.JoinedStr,
    ast.Starred,
    ast.ClassDef,
    ast.Slice,
)


def functions(module: str) -> list[ast.FunctionDef]:
    """The functions of a module of rules."""
    tree = ast.parse((Path(ridotto.games.grimm.rules.__file__).parent / f"{module}.py").read_text("utf-8"))
    return [node for node in tree.body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("module", RULES)
def test_a_rule_uses_nothing_but_integers_lists_and_functions(module):
    for function in functions(module):
        for statement in function.body[1:]:
            for node in ast.walk(statement):
                assert not isinstance(node, FORBIDDEN), (function.name, ast.unparse(node))
                assert not (isinstance(node, ast.Constant) and isinstance(node.value, str)), function.name
                if isinstance(node, ast.Call):
                    assert isinstance(node.func, ast.Name), (function.name, ast.unparse(node))
                    assert not node.keywords, (function.name, ast.unparse(node))


def test_no_rule_leads_back_to_itself():
    calls = {
        function.name: {
            node.func.id
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        for module in RULES
        for function in functions(module)
    }
    settled: set[str] = set()
    while len(settled) < len(calls):
        leaves = {
            name for name in calls if name not in settled and not (calls[name] & calls.keys()) - settled
        }
        assert leaves, sorted(calls.keys() - settled)
        settled |= leaves
