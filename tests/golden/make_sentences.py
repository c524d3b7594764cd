"""Writes data/sentences.json.xz: everything that is said in the chosen games, in six languages.

`PYTHONPATH=tests python -m golden.make_sentences`; see README.md for the commit whose code this ran with.
"""

from golden.adapter import CODES
from golden.chosen import chosen
from golden.files import save
from golden.sentences import rows_of, told


def main() -> None:
    numbers: dict[tuple[str, ...], int] = {}
    games = []
    for record in chosen():
        said = told(record)
        rows = [numbers.setdefault(row, len(numbers)) for row in rows_of(said)]
        games.append({"name": record.name, "rows": rows})
    save("sentences.json.xz", {"languages": CODES, "table": list(numbers), "games": games})
    print(len(numbers), "rows,", sum(len(game["rows"]) for game in games), "times said")


if __name__ == "__main__":
    main()
