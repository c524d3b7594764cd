"""`ridotto characters`: the cards of The Grimm Masquerade."""

from argparse import Namespace

from ridotto.cli.screen.console import choose_language, open_console
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.terminal.cards import (
    EVERYBODY,
    ability_table,
    action_table,
    artifact_table,
    character_table,
    part,
)


def run(arguments: Namespace) -> int:
    """Show the characters, artifacts, actions and abilities."""
    console, language = open_console(arguments), choose_language(arguments)
    for label, table in (
        ("characters", character_table(language)),
        ("artifacts", artifact_table(language)),
        ("actions", action_table(range(len(ACTION_NAMES)), language)),
        ("abilities", ability_table(EVERYBODY, language)),
    ):
        console.print(part(language.say(f"grimm-label-{label}"), table))
        console.print()
    return 0
