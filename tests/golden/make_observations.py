"""Writes data/observations.json.xz: what everybody knew in the chosen games.

`PYTHONPATH=tests python -m golden.make_observations`; see README.md for the commit whose code this ran with.
"""

from golden.adapter import observed, played_again
from golden.chosen import chosen
from golden.files import save


def main() -> None:
    games = [
        {"name": record.name, "numbers": list(observed(played_again(record.text)))} for record in chosen()
    ]
    save("observations.json.xz", games)


if __name__ == "__main__":
    main()
