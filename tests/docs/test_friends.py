"""docs/friends.md: its commands run in order. tests/server/proxies plays over https through its proxy."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

from harness.server import server_in_process
from ridotto.cli.arguments import read_arguments
from ridotto.cli.commands.admin import DEEDS
from ridotto.cli.main import main
from ridotto.server.settings import from_environment
from ridotto.server.store.open_store import store_for

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "friends.md").read_text("utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
NAME = "ball.test"
STUBS = ("apt", "certbot", "curl", "getent", "git", "journalctl", "nginx", "ridotto", "systemctl")
"""Programs that would change the system or run for ever: here they only record how they were called."""
VENV = """\
mkdir -p "$3/bin"
ln -s {recorder} "$3/bin/pip"
printf '#!/bin/sh\\n[ "$1" = admin ] && exec {recorder} "$@"\\n' > "$3/bin/ridotto"
printf 'exec {python} -m ridotto "$@"\\n' >> "$3/bin/ridotto"
chmod +x "$3/bin/ridotto"
"""


# ── The commands ─────────────────────────────────────────────────────────────────────────────────────


class Machine:
    """A folder that stands for a rented machine."""

    def __init__(self, root: Path) -> None:
        self.root, self.calls = root, root / "calls"
        for folder in (
            "bin",
            "etc/systemd/system",
            "etc/caddy",
            "etc/nginx/conf.d",
            "opt",
            "var/lib/ridotto",
            "root",
        ):
            (root / folder).mkdir(parents=True)
        (root / "root" / "ridotto").symlink_to(ROOT)
        recorder = self.program("record", f'echo "$(basename "$0") $*" >> {self.calls}')
        for name in STUBS:
            (root / "bin" / name).symlink_to(recorder)
        self.program("python3", VENV.format(recorder=recorder, python=sys.executable))

    def program(self, name: str, body: str) -> Path:
        file = self.root / "bin" / name
        file.write_text(f"#!/bin/sh\n{body}\n")
        file.chmod(0o755)
        return file

    def run(self, block: str) -> None:
        """Run the commands of a block, as somebody would who has filled in the names."""
        filled = block.replace("NAME", NAME).replace("REPOSITORY", "https://example.org/ridotto.git")
        for folder in ("/opt/", "/etc/", "/var/lib/"):
            filled = re.sub(rf"(?<![\w/]){folder}", f"{self.root}{folder}", filled)
        copies = sorted((self.root / "root" / "backups").glob("*.db"))
        filled = filled.replace("COPY.db", copies[-1].name if copies else "COPY.db")
        subprocess.run(
            ["sh", "-e", "-u", "-c", filled],
            cwd=self.root / "root",
            env={**os.environ, "PATH": f"{self.root}/bin:{os.environ['PATH']}"},
            check=True,
        )

    def text(self, path: str) -> str:
        return (self.root / path).read_text("utf-8")


def test_the_commands_run_in_order(tmp_path: Path):
    machine = Machine(tmp_path / "machine")
    store = machine.root / "var/lib/ridotto/ridotto.db"
    asyncio.run(make_store(store))
    for block in BLOCKS:
        machine.run(block)
        if "COPY.db" in block:
            (copy,) = (machine.root / "root" / "backups").iterdir()
            assert store.read_bytes() == copy.read_bytes()

    assert f"RIDOTTO_HOSTS={NAME}" in machine.text("etc/systemd/system/ridotto.service")
    assert f"\n{NAME} {{" in machine.text("etc/caddy/Caddyfile")
    assert "ball.example.org" not in machine.text("etc/systemd/system/ridotto.service")
    calls = machine.text("calls").splitlines()
    assert "systemctl enable --now ridotto" in calls
    assert calls.index("systemctl stop ridotto") < calls.index("systemctl start ridotto")
    assert next(call for call in calls if call.startswith("pip ")) == "pip install ./ridotto[server]"


async def make_store(path: Path) -> None:
    store = store_for(str(path))
    await store.open()
    await store.close()


async def open_a_table(store: Path) -> str:
    """The code of a table in a new store."""
    async with server_in_process(store) as server:
        return await (await server.client("Ann")).opens()


def test_what_the_operator_types_does_something(tmp_path: Path):
    store = tmp_path / "ridotto.db"
    code = asyncio.run(open_a_table(store))
    lines = re.findall(r"^/opt/ridotto/bin/ridotto (admin .*)$", "\n".join(BLOCKS), re.MULTILINE)

    assert {line.split()[1] for line in lines} == set(DEEDS)
    for line in lines:
        words = line.replace("/var/lib/ridotto/ridotto.db", str(store)).replace("CODE", code).split()
        assert main(words) == 0, line


def test_nginx_serves_the_one_process_and_the_server_forgets(tmp_path: Path):
    machine = Machine(tmp_path / "machine")
    for block in BLOCKS:
        if "nginx.conf" in block or "FORGET" in block or "ridotto.service" in block:
            machine.run(block)

    nginx = machine.text("etc/nginx/conf.d/ridotto.conf")
    assert re.findall(r"^    server (\S+)", nginx, re.MULTILINE) == [f"127.0.0.1:{from_environment({}).port}"]
    assert "ball.example.org" not in nginx
    service = machine.text("etc/systemd/system/ridotto.service").split("[Install]")[0]
    settings = from_environment(dict(re.findall(r"^Environment=(\w+)=(.*)$", service, re.MULTILINE)))
    assert (settings.forget_after, settings.keep_games) == (90, True)


def test_the_tunnel_starts_a_server_for_this_machine_with_secure_cookies():
    (line,) = [line for block in BLOCKS for line in block.splitlines() if line.startswith("ridotto serve")]
    arguments = read_arguments(line.split()[1:])

    settings = from_environment({}, host=arguments.host, secure=arguments.secure, hosts=arguments.hosts)
    assert (settings.host, settings.secure, settings.hosts) == ("127.0.0.1", True, "NAME")
    assert line.removeprefix("ridotto serve ") in PAGE.split("make serve ARGS=")[1]


def test_the_service_and_the_proxy_agree_on_the_port():
    (upstream,) = re.findall(r"reverse_proxy (\S+)", (ROOT / "deploy" / "Caddyfile").read_text("utf-8"))

    assert upstream == f"127.0.0.1:{from_environment({}).port}"
