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
from ridotto.server.settings import DATA, PREFIX, Settings

SETTINGS: Final = {
    "store": ("PLACE", "where to store everything: a file, or postgresql://user@host/database"),
    "bus": ("URL", "how processes notify each other: valkey://host:6379, or by default through PostgreSQL"),
    "host": ("ADDRESS", "the address to listen on; 127.0.0.1 for this machine only"),
    "port": ("N", "the port to listen on; 0 for any free port"),
    "processes": ("N", "number of processes that share the port; several need PostgreSQL"),
    "origins": ("URL,…", "other origins whose pages may connect, such as https://ball.example.org"),
    "hosts": (
        "NAME,…",
        "more names under which people reach the server, such as ball.example.org; addresses, localhost, "
        ".local and this machine's own names always work; * for any",
    ),
    "proxies": ("ADDRESS,…", "trusted proxies, which say who connects; * for all"),
    "secure": ("", "send cookies over https only; set it behind an https proxy"),
    "bot_processes": ("N", "number of worker processes for bots"),
    "bot_limit": ("SECONDS", "time limit for a bot's answer, after which it is replaced"),
    "connections": ("N", "maximum number of sockets per address"),
    "keepalive": ("SECONDS", "time between checks of a connection, and in which each has to be answered"),
    "rate": ("N", "messages per second that a socket may send on average"),
    "burst": ("N", "messages that a socket may send at once"),
    "tables": ("N", "tables that an address may open per hour; 0 for no limit"),
    "people": ("N", "names, and codes for other devices, that an address may get per hour; 0 for no limit"),
    "rows": (
        "N",
        "rows that the people at an address may add to logs per hour: moves, talk and everything else; "
        "0 for no limit",
    ),
    "table_rows": ("N", "rows that the log of one table may have; 0 for no limit"),
    "table_size": ("MB", "megabytes that the log of one table may have; 0 for no limit"),
    "codes": ("N", "wrong codes that an address may try per hour; 0 for no limit"),
    "expensive": (
        "N",
        "expensive requests (finished games, stories, replays, QR codes, wall screens, looks at long games, "
        "checks of masks, new names) that an address may make per minute; 0 for no limit",
    ),
    "no_list": ("", "show no list of public tables"),
    "forget_after": (
        "DAYS",
        "days after which identities, names, talk and idle tables are deleted; 0 for never",
    ),
    "keep_games": ("", "keep finished games without names and times when their table is deleted"),
    "log": ("LEVEL", "log level: debug, info, warning or error"),
}
"""Every setting with what it takes and what it is for."""
STORE_HELP: Final = f"the server's data: a file, or postgresql://… (default: {DATA})"


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
        "check that a finished game was played with the cards that were sealed at its start",
        "ridotto verify http://192.168.1.20:8080/t/ABC123 --game 2",
        "ridotto verify game.proof.json --seal 33a6a2a1ddcea7b5…",
    )
    parser.add_argument("source", metavar="FILE|URL", help="a proof file, or the link of a table")
    parser.add_argument(
        "--game",
        metavar="N",
        type=whole,
        default=1,
        dest="number",
        help="which of the table's games (default: 1)",
    )
    parser.add_argument("--seal", metavar="HEX", help="the seal that was shown at the start")


def _add_keeping(commands: Commands) -> None:
    backup = add_command(
        commands,
        "backup",
        "ridotto.cli.commands.backup",
        "copy all data of a server into a new file, while people play",
        "ridotto backup ridotto-backup.db",
        "ridotto backup --store /var/lib/ridotto/ridotto.db /mnt/backup/ridotto-monday.db",
    )
    backup.add_argument("file", metavar="FILE", type=Path, help="the copy; the file must not exist yet")
    export = add_command(
        commands,
        "export",
        "ridotto.cli.commands.export",
        "export all finished games for research, without names",
        "ridotto export games.jsonl.gz",
        "ridotto export --store postgresql://ridotto@localhost/ridotto games.jsonl",
    )
    export.add_argument("file", metavar="FILE", type=Path, help="a new file, .jsonl or compressed .jsonl.gz")
    for parser in (backup, export):
        parser.add_argument("--store", metavar="PLACE", help=STORE_HELP)


def _add_admin(commands: Commands) -> None:
    parser = add_command(
        commands,
        "admin",
        "ridotto.cli.commands.admin",
        "look after a server that runs: tables, load, reports, talk, bans",
        "ridotto admin tables",
        "ridotto admin talk ABC123",
        "ridotto admin close ABC123 --store postgresql://ridotto@localhost/ridotto",
        "ridotto admin ban 192.0.2.7 --hours 24 --why spam",
    )
    parser.add_argument(
        "what",
        choices=("tables", "reports", "talk", "close", "ban", "unban", "bans"),
        help="list tables and load, or reports, or bans; read a table's talk; close a table; ban or unban",
    )
    parser.add_argument(
        "subject",
        metavar="CODE|WHO",
        nargs="?",
        help="a table's code; or an address or the id of a person, as `reports` and `talk` show it",
    )
    parser.add_argument(
        "--hours", metavar="N", type=number, default=24.0, help="how long a ban lasts (default: 24)"
    )
    parser.add_argument("--why", metavar="TEXT", help="why somebody is banned, for other operators")
    parser.add_argument("--store", metavar="PLACE", help=STORE_HELP)


def _add_join(commands: Commands) -> None:
    parser = add_command(
        commands,
        "join",
        "ridotto.cli.commands.join",
        "join a table on the network, or open one there",
        "ridotto join http://192.168.1.20:8080/t/ABC123 --name Zoë",
        "ridotto join http://192.168.1.20:8080/t/ABC123 --back BCDF2345GHJK",
        "ridotto join localhost:8080/t/ABC123 --watch --json > game.jsonl",
        *examples_for("join"),
    )
    parser.add_argument("url", metavar="URL", help="a table's link; or a server's address, to open a table")
    add_game(parser)
    parser.add_argument("--name", metavar="NAME", help="your name (default: the one you had last time)")
    parser.add_argument("--watch", action="store_true", help="watch without taking a seat")
    parser.add_argument("--back", metavar="CODE", help="continue as yourself with a code from another device")
    parser.add_argument("--json", action="store_true", help="print every message as a line of JSON")
    new = parser.add_argument_group("a new table")
    new.add_argument("--bots", metavar="NAME,…", type=names, help=f"on all other seats: {bots_help()}")
    new.add_argument("--begin", action="store_true", help="begin at once; every seat must be taken")
    new.add_argument(
        "--clock",
        choices=("none", "relaxed", "brisk"),
        default="none",
        help="time limits for decisions (default: none)",
    )
    new.add_argument(
        "--pace",
        choices=("instant", "brisk", "relaxed"),
        default="brisk",
        help="how long bots wait before a move (default: brisk)",
    )
    new.add_argument("--public", action="store_true", help="show it in the list of public tables")
    add_rules(parser)


def _add_serve(commands: Commands) -> None:
    parser = add_command(
        commands,
        "serve",
        "ridotto.cli.commands.serve",
        "run a server, for playing over the network",
        "ridotto serve",
        "ridotto serve --port 9000 --store /var/lib/ridotto/ridotto.db",
        "ridotto serve --store postgresql://ridotto@localhost/ridotto --processes 4",
        "RIDOTTO_PORT=9000 ridotto serve",
    )
    about = parser.add_argument_group(
        "settings", f"each can also be set in the environment: --bot-limit is {PREFIX}BOT_LIMIT"
    )
    for each in fields(Settings):
        _add_setting(about, each.name, each.default)


def _add_setting(parser: "argparse._ArgumentGroup", name: str, default: object) -> None:
    """A flag for one setting; without it, the environment decides."""
    metavar, about = SETTINGS.get(name, ("VALUE", ""))
    flag = f"--{name.replace('_', '-')}"
    if isinstance(default, bool):
        parser.add_argument(flag, action="store_const", const=True, help=f"{about} (default: no)")
        return
    shown = default if default != "" else "none"
    reader = {int: whole, float: number}.get(type(default), str)
    parser.add_argument(flag, metavar=metavar, type=reader, help=f"{about} (default: {shown})".strip())


def number(text: str) -> float:
    """A non-negative number."""
    try:
        read = float(text)
    except ValueError:
        read = -1.0
    if not 0 <= read < 1_000_000_000:
        raise BadValue("number-below-zero", text=text[:20])
    return read
