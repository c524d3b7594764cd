"""A function with more than seven parameters wants a record; the exceptions are listed here."""

import ast

from layout.repository import definitions_in, files_in

MOST_PARAMETERS = 7
AN_EVENT = "what hears the event, and its seven facts: compiled code has no event objects"
ARRAYS = "compiled over bare arrays: the worlds, their weights, and where the next ones go"
MAY_HAVE_MORE_PARAMETERS = {
    "src/ridotto/events.py tell": AN_EVENT,
    "src/ridotto/games/grimm/simulation/observation.py hear": AN_EVENT,
    "src/ridotto/games/grimm/simulation/observation.py hear_together": AN_EVENT,
    "src/ridotto/games/grimm/simulation/statistics.py count_event": AN_EVENT,
    "src/ridotto/games/mascarade/bots/update.py hear_for_oneself": AN_EVENT,
    "src/ridotto/games/mascarade/simulation/observation.py hear": AN_EVENT,
    "src/ridotto/games/mascarade/simulation/observation.py hear_together": AN_EVENT,
    "src/ridotto/games/mascarade/simulation/statistics.py count_event": AN_EVENT,
    "src/ridotto/simulation/buffers.py write_event": AN_EVENT,
    "src/ridotto/simulation/vectors/bots_together.py hear_for_oneself": AN_EVENT,
    "src/ridotto/games/mascarade/bots/worlds.py hear_answer": ARRAYS,
    "src/ridotto/games/mascarade/bots/worlds.py mend": ARRAYS,
    "src/ridotto/games/mascarade/bots/worlds.py split": ARRAYS,
    "src/ridotto/words/narrator.py __init__": "how a table is laid out, by keyword; most have defaults",
    "src/ridotto/words/compose.py compose_telling": "the tables of one document, by keyword",
    "src/ridotto/games/mascarade/play/header.py mascarade": "the options of `Game.mascarade`, by keyword",
}
"""Functions with their reasons."""


def test_a_function_with_more_than_seven_parameters_is_listed_with_its_reason():
    many = {
        f"{name} {function.name}"
        for name in files_in("src/", ending=".py")
        for function in definitions_in(name)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        and parameters(function.args) > MOST_PARAMETERS
    }

    assert many == {
        each for each in MAY_HAVE_MORE_PARAMETERS if each.split()[0] in files_in("src/", ending=".py")
    }


def parameters(arguments: ast.arguments) -> int:
    """All parameters that a caller gives."""
    names = [each.arg for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    return len(names) - (names[:1] in (["self"], ["cls"]))
