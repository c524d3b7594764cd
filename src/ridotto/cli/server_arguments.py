"""The command line's arguments for servers and clients. Nothing here needs more than Python."""

import argparse
from dataclasses import fields
from pathlib import Path
from typing import Final

from ridotto.cli.parsing import (
    BadValue,
    Commands,
    add_command,
    add_game,
    add_rules,
    bots_help,
    examples_for,
    names,
    whole,
)
from ridotto.cli.speech import metavar, told
from ridotto.server.settings import DATA, PREFIX, Settings

METAVARS: Final = {
    "store": "PLACE",
    "bus": "URL",
    "host": "ADDRESS",
    "port": "N",
    "processes": "N",
    "origins": "URL,…",
    "hosts": "NAME,…",
    "proxies": "ADDRESS,…",
    "secure": "",
    "bot_processes": "N",
    "bot_limit": "SECONDS",
    "connections": "N",
    "keepalive": "SECONDS",
    "rate": "N",
    "burst": "N",
    "tables": "N",
    "people": "N",
    "rows": "N",
    "table_rows": "N",
    "table_size": "MB",
    "codes": "N",
    "expensive": "N",
    "reviews": "N",
    "review_requests": "N",
    "no_list": "",
    "forget_after": "DAYS",
    "keep_games": "",
    "log": "LEVEL",
}
"""What each setting takes; those that are switched on take nothing."""


def add_server_commands(commands: Commands) -> None:
    """The commands for hosts and guests on the network."""
    _add_serve(commands)
    _add_join(commands)
    _add_verify(commands)
    _add_keeping(commands)
    _add_admin(commands)


def _add_verify(commands: Commands) -> None:
    parser = add_command(
        commands,
        "verify",
        "ridotto.cli.commands.verify",
        told("verify"),
        "ridotto verify http://192.168.1.20:8080/t/ABC123 --game 2",
        "ridotto verify game.proof.json --seal 33a6a2a1ddcea7b5…",
    )
    parser.add_argument("source", metavar=metavar("FILE|URL"), help=told("verify-source"))
    parser.add_argument(
        "--game",
        metavar="N",
        type=whole,
        default=1,
        dest="number",
        help=told("verify-game"),
    )
    parser.add_argument("--seal", metavar=metavar("HEX"), help=told("verify-seal"))


def _add_keeping(commands: Commands) -> None:
    backup = add_command(
        commands,
        "backup",
        "ridotto.cli.commands.backup",
        told("backup"),
        "ridotto backup ridotto-backup.db",
        "ridotto backup --store /var/lib/ridotto/ridotto.db /mnt/backup/ridotto-monday.db",
    )
    backup.add_argument("file", metavar=metavar("FILE"), type=Path, help=told("backup-file"))
    export = add_command(
        commands,
        "export",
        "ridotto.cli.commands.export",
        told("export"),
        "ridotto export games",
        "ridotto export --store postgresql://ridotto@localhost/ridotto games",
    )
    export.add_argument("folder", metavar=metavar("FOLDER"), type=Path, help=told("export-folder"))
    for parser in (backup, export):
        parser.add_argument("--store", metavar=metavar("PLACE"), help=told("store", default=DATA))


def _add_admin(commands: Commands) -> None:
    parser = add_command(
        commands,
        "admin",
        "ridotto.cli.commands.admin",
        told("admin"),
        "ridotto admin tables",
        "ridotto admin talk ABC123",
        "ridotto admin close ABC123 --store postgresql://ridotto@localhost/ridotto",
        "ridotto admin ban 192.0.2.7 --hours 24 --why spam",
    )
    parser.add_argument(
        "what",
        choices=("tables", "reports", "talk", "close", "ban", "unban", "bans"),
        help=told("admin-what"),
    )
    parser.add_argument(
        "subject",
        metavar=metavar("CODE|WHO"),
        nargs="?",
        help=told("admin-subject"),
    )
    parser.add_argument("--hours", metavar="N", type=number, default=24.0, help=told("admin-hours"))
    parser.add_argument("--why", metavar=metavar("TEXT"), help=told("admin-why"))
    parser.add_argument("--store", metavar=metavar("PLACE"), help=told("store", default=DATA))


def _add_join(commands: Commands) -> None:
    parser = add_command(
        commands,
        "join",
        "ridotto.cli.commands.join",
        told("join"),
        "ridotto join http://192.168.1.20:8080/t/ABC123 --name Zoë",
        "ridotto join http://192.168.1.20:8080/t/ABC123 --back BCDF2345GHJK",
        "ridotto join localhost:8080/t/ABC123 --watch --json > game.jsonl",
        *examples_for("join"),
    )
    parser.add_argument("url", metavar=metavar("URL"), help=told("join-url"))
    add_game(parser)
    parser.add_argument("--name", metavar=metavar("NAME"), help=told("join-name"))
    parser.add_argument("--watch", action="store_true", help=told("join-watch"))
    parser.add_argument("--back", metavar=metavar("CODE"), help=told("join-back"))
    parser.add_argument("--json", action="store_true", help=told("join-json"))
    new = parser.add_argument_group(told("new-table"))
    new.add_argument(
        "--bots", metavar=metavar("NAME,…"), type=names, help=told("join-bots", bots=bots_help())
    )
    new.add_argument("--begin", action="store_true", help=told("join-begin"))
    new.add_argument(
        "--clock",
        choices=("none", "relaxed", "brisk"),
        default="none",
        help=told("join-clock"),
    )
    new.add_argument(
        "--pace",
        choices=("instant", "brisk", "relaxed"),
        default="brisk",
        help=told("join-pace"),
    )
    new.add_argument("--public", action="store_true", help=told("join-public"))
    new.add_argument("--study", action="store_true", help=told("join-study"))
    add_rules(parser)


def _add_serve(commands: Commands) -> None:
    parser = add_command(
        commands,
        "serve",
        "ridotto.cli.commands.serve",
        told("serve"),
        "ridotto serve",
        "ridotto serve --port 9000 --store /var/lib/ridotto/ridotto.db",
        "ridotto serve --store postgresql://ridotto@localhost/ridotto --processes 4",
        "RIDOTTO_PORT=9000 ridotto serve",
    )
    about = parser.add_argument_group(told("settings"), told("settings-about", variable=f"{PREFIX}BOT_LIMIT"))
    for each in fields(Settings):
        _add_setting(about, each.name, each.default)


def _add_setting(parser: "argparse._ArgumentGroup", name: str, default: object) -> None:
    """A flag for one setting; without it, the environment decides."""
    flag = f"--{name.replace('_', '-')}"
    about = told(f"setting-{flag[2:]}")
    if isinstance(default, bool):
        parser.add_argument(
            flag,
            action="store_const",
            const=True,
            help=told("default", about=about, default=told("default-no")),
        )
        return
    shown = told("default", about=about, default=str(default) or told("default-none"))
    reader = {int: whole, float: number}.get(type(default), str)
    parser.add_argument(flag, metavar=metavar(METAVARS.get(name, "VALUE")), type=reader, help=shown)


def number(text: str) -> float:
    """A non-negative number."""
    try:
        read = float(text)
    except ValueError:
        read = -1.0
    if not 0 <= read < 1_000_000_000:
        raise BadValue("number-below-zero", text=text[:20])
    return read
