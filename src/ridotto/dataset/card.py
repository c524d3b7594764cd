"""The card of a data set, written beside its files: what it has, how it was made, and what to beware of."""

import ast
import inspect
from collections.abc import Iterator, Sequence
from importlib.resources import files
from string import Template
from textwrap import dedent

import msgspec

from ridotto.dataset.columns import BELIEFS, EVENT, GAME, MOVE, DataColumn
from ridotto.dataset.description import BOTS, Description
from ridotto.games.kind import GameKind
from ridotto.games.registry import find_game
from ridotto.lab.part import lab_part
from ridotto.play.header import read_header


def card(description: Description, size: int) -> str:
    """The card of a whole data set with files of so many bytes."""
    game = find_game(description.game)
    is_made = description.made_by == BOTS
    facts = {
        "title": game.play.title,
        "games": description.games,
        "licence": "cc0-1.0" if is_made else "other",
        "made_by": description.made_by,
        "size": size,
        "each": round(size / max(1, description.games)),
        "version": description.dataset,
        "release": description.ridotto,
        "shard": description.shard,
        "game_columns": table_of((*GAME, BELIEFS) if description.beliefs else GAME),
        "move_columns": table_of(MOVE),
        "event_columns": table_of(EVENT),
        "beliefs": beliefs_of(description, game),
        "kinds": "\n".join(kinds_of(game)),
    }
    origin = filled("card_bots.md", facts_of_bots(description)) if is_made else filled("card_people.md", {})
    return filled("card.md", {**facts, "origin": origin})


def filled(name: str, facts: dict[str, object]) -> str:
    """A file beside this one, with the facts in its gaps."""
    return Template(files(__package__).joinpath(name).read_text("utf-8")).substitute(facts)


def facts_of_bots(description: Description) -> dict[str, object]:
    """Which bots played, from which seed."""
    left_out = ("game", "players", "masks")
    options = {name: value for name, value in description.table.items() if name not in left_out}
    return {
        "game": description.game,
        "games": description.games,
        "players": len(description.table["players"]),
        "bots": ", ".join(description.bots),
        "bot_list": ",".join(description.bots),
        "seed": description.seed,
        "more": " --beliefs" if description.beliefs else "",
        "options": msgspec.json.encode(options).decode(),
    }


def table_of(columns: Sequence[DataColumn]) -> str:
    """Columns as a table."""
    rows = (f"| `{column.name}` | {type_name(column)} | {column.about} |" for column in columns)
    return "\n".join(["| column | type | what it is |", "|---|---|---|", *rows])


def type_name(column: DataColumn) -> str:
    """A type in a word or two."""
    text = str(column.type)
    return "List(Struct)" if "Struct" in text else text


def beliefs_of(description: Description, game: GameKind) -> str:
    """What the cells of beliefs are about, as a paragraph."""
    if not description.beliefs:
        return ""
    names = ", ".join(game.words.believed_names(read_header({**description.table, "seed": "0"})))
    rows = game.words.believed_rows
    return f"Cells of `beliefs`: a row for each of the {rows}, a column for each of these: {names}.\n\n"


def kinds_of(game: GameKind) -> Iterator[str]:
    """The kinds of events with what their fields mean, as the rules document them."""
    kinds = lab_part(game).event_kinds
    if kinds is None:
        yield "This game does not name them."
        return
    yield "| kind | name | what it is |"
    yield "|---|---|---|"
    for name, (number, about) in documented_constants(kinds).items():
        yield f"| {number} | {name} | {about} |"


def documented_constants(names: type) -> dict[str, tuple[int, str]]:
    """The constants of a class with the docstrings after them."""
    body = ast.parse(dedent(inspect.getsource(names))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, tuple[int, str]] = {}
    last = ""
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            last = node.target.id
            found[last] = (int(getattr(names, last)), "")
        elif last and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = " ".join(str(node.value.value).split()).replace("|", "\\|")
            found[last] = (found[last][0], text)
    return found
