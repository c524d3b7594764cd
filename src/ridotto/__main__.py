"""Makes `python -m ridotto` the same as `ridotto`."""

import sys

INTERRUPTED = 130


def run() -> int:
    """Run the command line; Ctrl-C is quiet even while Python is still importing."""
    try:
        from ridotto.cli.main import main  # noqa: PLC0415

        return main()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(run())
