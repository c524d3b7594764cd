"""docs/hosting.md and deploy/ are right, as far as can be checked without building an image."""

import configparser
import re
import shlex
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest
import yaml

from ridotto.cli.arguments import read_arguments
from ridotto.cli.speech import told
from ridotto.server.settings import PREFIX, Settings, from_environment

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")
LOCK = ROOT / "requirements" / "test.lock"
UNIT = DEPLOY / "ridotto.service"


@pytest.mark.parametrize("setting", fields(Settings), ids=lambda setting: setting.name)
def test_every_setting_stands_in_the_table_with_its_default(setting):
    shown = {False: "no", "": "none"}.get(setting.default, f"`{setting.default}`")
    flag, variable = f"--{setting.name.replace('_', '-')}", f"{PREFIX}{setting.name.upper()}"

    assert f"| `{flag}` | `{variable}` | {shown} | {told(f'setting-{flag[2:]}')} |" in PAGE


def test_make_serves():
    made = subprocess.run(
        ["make", "--no-print-directory", "-n", "-o", ".venv/.ready-serve", "serve", "ARGS=--port 9000"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert read_arguments(shlex.split(made.stdout.splitlines()[-1])[1:]).port == 9000


# ── Docker ───────────────────────────────────────────────────────────────────────────────────────────


def instructions(word: str) -> list[str]:
    joined = DOCKERFILE.replace("\\\n", " ")
    return [line.removeprefix(word).strip() for line in joined.splitlines() if line.startswith(f"{word} ")]


def test_everything_that_is_copied_is_there():
    copied = [line.split()[:-1] for line in instructions("COPY") if not line.startswith("--from")]

    assert copied
    for path in (path for line in copied for path in line):
        assert (ROOT / path).exists(), path


def test_the_container_runs_a_command_that_there_is():
    command = yaml.safe_load(instructions("ENTRYPOINT")[0]) + yaml.safe_load(instructions("CMD")[0])

    assert command[0] == "ridotto"
    assert read_arguments(command[1:]).module == "ridotto.cli.commands.serve"
    assert instructions("EXPOSE") == [str(Settings().port)]


def test_what_is_installed_is_what_the_lock_says():
    pattern = re.search(r"grep -oE '(.*?)'", DOCKERFILE)[1].replace("\\\\", "\\")
    found = subprocess.run(
        ["grep", "-oE", pattern, LOCK],
        capture_output=True,
        text=True,
        check=True,
    )
    pinned = dict(line.split("==") for line in found.stdout.splitlines())

    assert {"starlette", "uvicorn", "websockets", "asyncpg", "valkey", "msgspec"} <= pinned.keys()
    assert not [version for version in pinned.values() if not re.fullmatch(r"[\w.]+", version)]


def test_the_extras_that_are_installed_exist():
    extras = re.search(r'"\.\[([\w,]+)\]"', DOCKERFILE)[1].split(",")
    declared = re.findall(r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)

    assert set(extras) <= set(declared)


def test_compose_sets_what_can_be_set():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    ridotto = compose["services"]["ridotto"]
    build = ridotto["build"]
    said = {name: re.sub(r"\$\{.*?\}", "password", value) for name, value in ridotto["environment"].items()}
    settings = from_environment(said)

    assert {name.removeprefix(PREFIX).lower() for name in said} <= {each.name for each in fields(Settings)}
    assert (settings.processes, settings.bus) == (2, "valkey://valkey:6379")
    assert settings.place() == "postgresql://postgres/ridotto"
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert read_arguments(ridotto["command"]).module == "ridotto.cli.commands.serve"
    assert set(ridotto["depends_on"]) | {"ridotto"} == set(compose["services"])
    assert ridotto["ports"] == [f"127.0.0.1:{settings.port}:{settings.port}"]


# ── systemd ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_unit_runs_the_server_with_settings_that_there_are():
    lines = re.findall(r"^Environment=(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read_string(UNIT.read_text("utf-8"))
    command = shlex.split(unit["Service"]["ExecStart"])

    assert {name.removeprefix(PREFIX).lower() for name, _ in lines} <= {
        each.name for each in fields(Settings)
    }
    assert from_environment(dict(lines)).secure is True
    assert Path(command[0]).name == "ridotto"
    assert read_arguments(command[1:]).module == "ridotto.cli.commands.serve"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_has_nothing_to_say_about_the_unit(tmp_path):
    program = tmp_path / "ridotto"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "ridotto.service"
    unit.write_text(UNIT.read_text("utf-8").replace("/opt/ridotto/bin/ridotto", str(program)))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
