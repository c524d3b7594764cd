"""The six files say the same things, and nothing is said that is not written."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ridotto.words import LANGUAGES, Language, NoWords, language

PLURALS = {"one", "few", "many", "other"}


def read(code: str) -> str:
    return files("ridotto.games.mascarade.words").joinpath(f"{code}.ftl").read_text("utf-8")


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


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_messages_and_variables_of_english(code: str) -> None:
    assert differences(read("en"), read(code)) == []


@pytest.mark.parametrize(
    ("before", "after", "noticed"),
    [
        ("goodbye = Tot ziens!\n", "", "missing message: goodbye"),
        ("goodbye = Tot ziens!", "goodbye = Tot ziens!\nhello = Hallo!", "message too many: hello"),
        ("passed-other = { $who } past.", "passed-other = { $wie } past.", "passed-other differs in $wie"),
        ("passed-other = { $who } past.", "passed-other = Iemand past.", "passed-other differs in $who"),
        ("opgeslagen in { $file }", "opgeslagen", "saved differs in $file"),
        ("    [left] ", "    [lefft] ", "with-hand differs in $hand [lefft]"),
    ],
)
def test_a_missing_message_or_a_misspelt_variable_is_noticed(before: str, after: str, noticed: str) -> None:
    dutch = read("nl")

    assert before in dutch
    assert noticed in differences(read("en"), dutch.replace(before, after))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_can_read_the_same_files_because_they_call_no_functions(code: str) -> None:
    assert {name for name, found in patterns(read(code)).items() if found.functions} == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_plurals_of_coins_know_every_case_of_their_language(code: str) -> None:
    cases = {"pl": {"one", "few", "many"}, "uk": {"one", "few", "many"}}.get(code, {"one", "other"})

    assert {case for _, case in patterns(read(code))["coins"].cases} == cases


def coins(code: str, *numbers: int, message: str = "coins") -> list[str]:
    return [language(code).say(message, n=n) for n in numbers]


def test_polish_counts_one_moneta_two_monety_five_monet() -> None:
    assert coins("pl", 1, 2, 5) == ["1 moneta", "2 monety", "5 monet"]
    assert coins("pl", 0, 4, 12, 21, 22) == ["0 monet", "4 monety", "12 monet", "21 monet", "22 monety"]


def test_polish_pays_one_monete_and_gives_each_po_jednej_monecie() -> None:
    assert coins("pl", 1, 2, 5, message="coins-object") == ["1 monetę", "2 monety", "5 monet"]
    assert coins("pl", 1, 2, 5, message="coins-each") == ["po 1 monecie", "po 2 monety", "po 5 monet"]


def test_ukrainian_counts_one_and_twenty_one_alike() -> None:
    assert coins("uk", 1, 2, 5, 11, 21, 22) == [
        *("1 монета", "2 монети", "5 монет"),
        *("11 монет", "21 монета", "22 монети"),
    ]


def test_the_other_languages_count_one_and_many() -> None:
    assert coins("en", 0, 1, 2) == ["0 coins", "1 coin", "2 coins"]
    assert coins("it", 0, 1, 2) == ["0 monete", "1 moneta", "2 monete"]
    assert coins("nl", 0, 1, 2) == ["0 munten", "1 munt", "2 munten"]
    assert coins("fr", 0, 1, 2) == ["0 pièce", "1 pièce", "2 pièces"]


def test_an_unknown_language_is_told_which_six_there_are() -> None:
    with pytest.raises(
        ValueError, match="there is no language 'de'; the languages are: en, pl, uk, it, nl, fr"
    ):
        language("de")


def test_an_unknown_message_is_never_said() -> None:
    with pytest.raises(NoWords, match=r"en\.ftl has no message 'hello'"):
        language("en").say("hello")


def test_half_a_sentence_is_never_said() -> None:
    with pytest.raises(NoWords, match="'saved' cannot be said"):
        language("en").say("saved")


def test_a_file_that_cannot_be_read_is_noticed_at_once() -> None:
    with pytest.raises(NoWords, match=r"xx\.ftl cannot be read here: broken = { \$"):
        Language("xx", "fine = Fine\nbroken = { $\n")


def test_names_stand_as_they_are_whatever_they_look_like() -> None:
    assert language("en").say("passed-other", who="{ $mask }") == "{ $mask } passes."


@pytest.mark.parametrize(
    ("code", "joined"),
    [
        ("en", "Ann, Bob and Cléa"),
        ("pl", "Ann, Bob i Cléa"),
        ("uk", "Ann, Bob та Cléa"),
        ("it", "Ann, Bob e Cléa"),
        ("nl", "Ann, Bob en Cléa"),
        ("fr", "Ann, Bob et Cléa"),
    ],
)
def test_names_are_joined_as_people_say_them(code: str, joined: str) -> None:
    assert language(code).join(["Ann", "Bob", "Cléa"]) == joined
    assert language(code).join(["Ann"]) == "Ann"


def test_french_never_breaks_a_line_before_its_double_punctuation() -> None:
    text = "\n".join(line for line in read("fr").splitlines() if not line.startswith("#"))

    assert re.findall(r"\w+ [:;?!»]", text) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_house_scenarios_are_labelled_as_ours(code: str) -> None:
    ours = {"en": "ours", "pl": "nasz", "uk": "наш", "it": "nostro", "nl": "van ons", "fr": "le nôtre"}

    assert ours[code] in language(code).say("scenario-a")
    assert ours[code] in language(code).say("scenario-b")
