"""`ridotto serve`: a table for everyone on the network, until somebody stops it."""

import ipaddress
import os
import socket
from argparse import Namespace
from contextlib import suppress
from dataclasses import fields
from typing import Any

from rich.console import Console
from rich.text import Text

from ridotto.server.serving import listen, serve, try_out
from ridotto.server.settings import BadSetting, Settings, from_environment
from ridotto.server.store import Trouble
from ridotto.terminal.files import BadRequest
from ridotto.terminal.qr import qr
from ridotto.terminal.signals import CLOSING, answering, leave
from ridotto.terminal.speaking import screen, spoken
from ridotto.words.language import Language


def run(arguments: Namespace) -> int:
    """Open the doors."""
    console, language = screen(arguments), spoken(arguments)
    settings = read_settings(arguments)
    try:
        with suppress(KeyboardInterrupt), answering(leave, *CLOSING):
            try_out(settings)
            with listen(settings) as door:
                port = door.getsockname()[1]
                serve(settings, door, lambda: show(console, language, settings, port))
    except Trouble as trouble:
        raise BadRequest(str(trouble)) from None
    return 0


def read_settings(arguments: Namespace) -> Settings:
    """What the environment says, and the command line instead."""
    said: dict[str, Any] = {each.name: getattr(arguments, each.name, None) for each in fields(Settings)}
    try:
        return from_environment(os.environ, **said)
    except BadSetting as error:
        raise BadRequest(str(error)) from None


def show(console: Console, language: Language, settings: Settings, port: int) -> None:
    """Where people come to, and where what they do is kept."""
    here, near = addresses(settings.host)
    say = language.say
    console.print(Text(say("serving-here", address=f"http://{here}:{port}"), "bold"), soft_wrap=True)
    if near is not None:
        console.print(Text(say("serving-near", address=f"http://{near}:{port}")), soft_wrap=True)
        console.print(qr(f"http://{near}:{port}"))
    console.print(Text(say("serving-data", place=settings.place())), soft_wrap=True)
    console.print(Text(say("serving-stop"), "dim"))
    console.file.flush()


def addresses(host: str) -> tuple[str, str | None]:
    """The address for this machine and the one for others nearby, if there is one."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost", lan_address()
    written = f"[{host}]" if ":" in host else host
    return written, None if is_loopback(host) else written


def is_loopback(host: str) -> bool:
    """Whether only this machine itself gets there."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def lan_address() -> str | None:
    """This machine's address on its network. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(way.getsockname()[0])
    return None if is_loopback(address) else address
