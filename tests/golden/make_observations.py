"""Writes data/observations.json.xz: what everybody knew in the chosen games, all numbers of ten of them.

`PYTHONPATH=tests python -m golden.make_observations`; see README.md for the commit whose code this ran with.
"""

from golden.adapter import digest, observed, played_again
from golden.chosen import chosen
from golden.files import save

WHOLE = 10
"""Every tenth game is kept with all its numbers, of the others a digest."""


def main() -> None:
    games = []
    for number, record in enumerate(chosen()):
        numbers = list(observed(played_again(record.text)))
        whole = numbers if number % WHOLE == 0 else None
        games.append({"name": record.name, "digest": digest(numbers), "numbers": whole})
    save("observations.json.xz", games)


if __name__ == "__main__":
    main()
