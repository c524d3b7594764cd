"""Every refusal has a sentence in six languages, with exactly the facts that the code gives."""

import ast
import pickle
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource

import ridotto
from ridotto.languages import LANGUAGES
from ridotto.play import BadTable
from ridotto.refusal import FILE, Refusal, gaps, read_sentences, sentences
from ridotto.server.tables.refused import Refused

SOURCE = Path(ridotto.__file__).parent
FILES = sorted(SOURCE.rglob(FILE.format("en")))
PACKAGES = [".".join(("ridotto", *file.parent.relative_to(SOURCE).parts)) for file in FILES]


class Use(NamedTuple):
    """A place in the code where a refusal is made."""

    where: str
    words: str
    names: tuple[str, ...]
    facts: set[str] | None
    """None if they are passed on."""


@cache
def all_uses() -> list[Use]:
    return list(uses())


def uses() -> Iterator[Use]:
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text("utf-8")
        if "Refusal" in text or any(f"{name}(" in text for name in (*REFUSALS, *SHORTCUTS)):
            yield from uses_in(file, ast.parse(text))


def refusal_names() -> set[str]:
    """The names of all classes that derive from Refusal, by reading the code."""
    bases = defaultdict(set)
    for file in SOURCE.rglob("*.py"):
        for name, derives_from in re.findall(
            r"^ *class (\w+)\(([^)]*)\)", file.read_text("utf-8"), re.MULTILINE
        ):
            for base in derives_from.split(","):
                bases[base.strip()].add(name)
    found, more = set(), {"Refusal"}
    while more:
        found |= more
        more = set().union(*(bases[name] for name in more)) - found
    return found


REFUSALS = refusal_names()
SHORTCUTS = {"refuse": Refused, "_refuse": Refused}
"""Functions that make a refusal; its name is their last argument."""


def uses_in(file: Path, tree: ast.Module) -> Iterator[Use]:
    here = ".".join(("ridotto", *file.relative_to(SOURCE).with_suffix("").parts))
    imported = {
        name.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        where, facts = f"{file.name}:{node.lineno}", {keyword.arg for keyword in node.keywords}
        if None in facts:
            facts = None
            if not node.args or not isinstance(node.args[-1], ast.JoinedStr):
                continue  # name and facts are given elsewhere
        called = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if called in SHORTCUTS and len(node.args) > 1:  # with a code and a name
            yield Use(where, SHORTCUTS[called].words, named(node.args[-1], SHORTCUTS[called].words), facts)
        elif isinstance(node.func, ast.Name) and called in REFUSALS:
            made = getattr(import_module(imported.get(called, here)), called)
            if issubclass(made, Refusal):  # there are other classes with such a name
                yield Use(where, made.words, named(node.args[-1], made.words), facts)


def named(node: ast.expr, words: str) -> tuple[str, ...]:
    """The names that an argument can stand for: a literal, one of two, or all that match an f-string."""
    if isinstance(node, ast.Constant):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        return named(node.body, words) + named(node.orelse, words)
    assert isinstance(node, ast.JoinedStr), ast.dump(node)
    parts = [re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values]
    return tuple(name for name in sentences(words) if re.fullmatch("".join(parts), name))


def test_every_refusal_has_a_sentence_with_exactly_its_facts():
    assert len(all_uses()) > 100
    for use in all_uses():
        assert use.names, use
        for name in use.names:
            assert name in sentences(use.words), use
            assert use.facts is None or gaps(sentences(use.words)[name]) == use.facts, use


@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_is_used(package):
    used = {name for use in all_uses() if use.words == package for name in use.names}

    assert set(sentences(package)) == used


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_refusal_has_the_same_facts_in_six_languages(package, code):
    english, other = sentences(package), sentences(package, code)

    assert list(other) == list(english)
    assert {name: gaps(said) for name, said in other.items()} == {
        name: gaps(said) for name, said in english.items()
    }


def given_facts() -> Iterator[tuple[str, ast.expr, ast.Module, ast.AST]]:
    """Where each fact is given, with the module and the function around it."""
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]
        around = {inner: function for function in functions for inner in ast.walk(function)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called_name(node) in {*REFUSALS, *SHORTCUTS}:
                for keyword in node.keywords:
                    if keyword.arg is not None:
                        yield f"{file.name}:{node.lineno}", keyword.value, tree, around.get(node, tree)


def called_name(call: ast.Call) -> str:
    return ast.unparse(call.func).split(".")[0] if isinstance(call.func, ast.Name | ast.Attribute) else ""


def texts(fact: ast.AST, module: ast.Module, around: ast.AST, depth: int = 3) -> Iterator[str]:
    """The English that a fact may be made of, through names, dictionaries and functions of its module."""
    patterns = [node for node in ast.walk(fact) if isinstance(node, ast.Call) and is_regular_expression(node)]
    skipped = {inner for call in patterns for inner in ast.walk(call)}
    for node in ast.walk(fact) if depth else ():
        if node in skipped:
            continue
        if isinstance(node, ast.JoinedStr):
            yield "".join(part.value if isinstance(part, ast.Constant) else "x" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name):
            for given in values_of(node.id, module, around):
                yield from texts(given, module, around, depth - 1)


def is_regular_expression(call: ast.Call) -> bool:
    return ast.unparse(call.func).startswith("re.")


def values_of(name: str, module: ast.Module, around: ast.AST) -> Iterator[ast.expr]:
    """What is assigned to a name, and what a function with that name returns."""
    for node in (*ast.walk(around), *module.body):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            if name in {
                ast.unparse(target) for target in getattr(node, "targets", [getattr(node, "target", None)])
            }:
                yield node.value
        elif isinstance(node, ast.FunctionDef) and node.name == name:
            returned = (each.value for each in ast.walk(node) if isinstance(each, ast.Return))
            yield from (value for value in returned if value is not None)


def test_no_fact_is_a_sentence():
    """A fact that is English prose could not be translated: the refusal needs a name of its own."""
    checked = 0
    for where, fact, module, around in given_facts():
        checked += 1
        for text in texts(fact, module, around):
            assert len(text.split()) < 3, f"{where} gives a sentence as a fact: {text}"
    assert checked > 200


def test_no_fact_is_the_sentence_of_another_refusal():
    """A refusal among the facts is given as it is, with its own name and facts."""
    for file in sorted(SOURCE.rglob("*.py")):
        for handler in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(handler, ast.ExceptHandler) and handler.name and handler.type is not None:
                caught = {getattr(node, "id", "") for node in ast.walk(handler.type)}
                facts = [
                    ast.unparse(keyword.value)
                    for node in ast.walk(handler)
                    if isinstance(node, ast.Call)
                    for keyword in node.keywords
                ]
                assert not caught & REFUSALS or f"str({handler.name})" not in facts, (
                    f"{file.name}:{handler.lineno}"
                )


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_is_only_what_the_code_fills_in(package):
    joins_refusals = {"bad-set", "set-problem", "data-at"}
    for name, sentence in sentences(package).items():
        assert re.sub(r"\{ \$\w+ \}", "", sentence).strip(" ;:") or name in joins_refusals, name


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("file", FILES, ids=PACKAGES)
def test_fluent_reads_the_same_sentences(file, code):
    text = file.with_name(FILE.format(code)).read_text("utf-8")
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(text))

    for name, sentence in read_sentences(text).items():
        facts = {fact: f"<{fact}>" for fact in gaps(sentence)}
        said, errors = bundle.format_pattern(bundle.get_message(name).value, facts)
        assert not errors
        assert said == re.sub(r"\{ \$(\w+) \}", r"<\1>", sentence)


def test_a_sentence_may_go_on_in_the_next_line():
    assert read_sentences("# why\na-b = one { $n }\n    two\n\nc = three\n") == {
        "a-b": "one { $n }\ntwo",
        "c": "three",
    }


@pytest.mark.parametrize("text", ["a = b\na = c", "a = b\n\n  c", "a: b", "a ="])
def test_a_malformed_message_is_an_error(text):
    with pytest.raises(ValueError, match="cannot be read here"):
        read_sentences(text)


def test_a_refusal_keeps_its_name_and_facts_through_pickling():
    refusal = pickle.loads(pickle.dumps(BadTable("bad-seed", bits=96, seed="-1")))

    assert (refusal.name, refusal.facts) == ("bad-seed", {"bits": 96, "seed": "-1"})
    assert str(refusal) == "a seed is a whole number from 0 to 2^96 - 1, not -1; choose another"


def test_the_command_line_says_nothing_but_refusals():
    """Whatever else people see when a command cannot be run would have no short name."""
    for file in [*SOURCE.glob("cli/**/*.py"), *SOURCE.glob("games/*/terminal/**/*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                made = ast.unparse(node.exc.func)
                assert made in {*REFUSALS, "SeveralRefusals", "NotACommand"}, f"{file.name}:{node.lineno}"


def test_the_command_line_needs_no_fluent_to_say_what_is_wrong():
    code = "import sys; sys.modules['fluent'] = None; from ridotto.cli.main import main; sys.exit(main())"
    for arguments, said in (
        (["play", "--max-turns", "-1"], "-1 is not from 0 (no limit) to 1,000,000"),
        (["play"], 'this needs the terminal extra; install it with: pip install "ridotto[terminal]"'),
    ):
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False
        )

        assert done.returncode == 2
        assert said in done.stderr


def test_sentences_need_no_fluent():
    code = "import sys; sys.modules['fluent'] = None; from ridotto.play import setup; setup.seed_text(-1)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.stderr.strip().endswith("a seed is a whole number from 0 to 2^96 - 1, not -1; choose another")
