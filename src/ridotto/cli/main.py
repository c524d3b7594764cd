"""`ridotto`: reads the command line, runs the command, and says in one sentence what went wrong."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from ridotto.cli.arguments import read_arguments
from ridotto.cli.files import BadInput, SeveralRefusals
from ridotto.cli.signals import INTERRUPTED, quiet_imports
from ridotto.cli.speech import speech
from ridotto.foreign_errors import system_reason
from ridotto.refusal import Refusal

BAD_INPUT: Final = 2
PIPE_CLOSED: Final = 141
EXTRAS: Final = {
    **dict.fromkeys(("rich", "fluent"), "terminal"),
    **dict.fromkeys(("numba", "numpy", "openskill", "polars", "vl_convert"), "lab"),
    "ray": "cluster",
    **dict.fromkeys(("jax", "optax"), "train"),
    **dict.fromkeys(("prometheus_client", "segno", "starlette", "uvicorn", "websockets"), "server"),
}
"""The extra that installs a missing package."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; returns the exit code."""
    if sys.stdout is None:  # closed from the start: print to nowhere
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    speech.choose(arguments)
    try:
        code = run(read_arguments(arguments))
        sys.stdout.flush()
    except Refusal as error:
        return complain(error)
    except SeveralRefusals as error:
        return complain(*error.reasons)
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").split(".")[0])
        if extra is None:
            raise
        return complain(BadInput("needs-extra", extra=extra))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        close_quietly()
        return PIPE_CLOSED
    except OSError as error:
        close_quietly()
        return complain(BadInput("cannot-go-on", reason=system_reason(error)))
    return code


def run(arguments: Namespace) -> int:
    """Run a command. Its module is imported only now: the packages it needs may not be installed."""
    with quiet_imports():
        module = import_module(arguments.module)
    command: Callable[[Namespace], int] = module.run
    return command(arguments)


def complain(*refusals: Refusal) -> int:
    """Print a line for each thing that is wrong."""
    for refusal in refusals:
        print(f"ridotto: {speech.line(refusal)}", file=sys.stderr)
    return BAD_INPUT


def close_quietly() -> None:
    """The reader of our output is gone: discard the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
