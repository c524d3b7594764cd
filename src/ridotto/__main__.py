"""`python -m ridotto` is `ridotto`."""

import sys

INTERRUPTED = 130


def run() -> int:
    """Do what the command line asks for; Ctrl-C is quiet even while Python is still reading files."""
    try:
        from ridotto.cli.main import main  # noqa: PLC0415

        return main()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(run())
