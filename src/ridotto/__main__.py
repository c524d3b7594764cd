"""`python -m ridotto` is `ridotto`."""

import sys


def run() -> int:
    """Do what the command line asks for; Ctrl-C is quiet even while Python is still importing modules."""
    try:
        from ridotto.cli.signals import quiet_imports  # noqa: PLC0415

        with quiet_imports():
            from ridotto.cli.main import main  # noqa: PLC0415
        return main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(run())
