"""Writes data/sentences.json.xz: everything that is said in the chosen games, in up to six languages.

`PYTHONPATH=tests python -m golden.make_sentences`; see README.md for the commit whose code this ran with.
"""

from golden.adapter import CODES
from golden.chosen import chosen
from golden.files import save
from golden.sentences import rows_of, told


def main() -> None:
    numbers: dict[tuple[str, ...], int] = {}
    games = []
    for number, record in enumerate(chosen()):
        said = told(number, record)
        rows = [numbers.setdefault((*said.languages, *row), len(numbers)) for row in rows_of(said)]
        games.append({"name": record.name, "languages": said.languages, "rows": rows})
    table = [list(key[len(key) // 2 :]) for key in numbers]
    save("sentences.json.xz", {"languages": CODES, "table": table, "games": games})
    print(len(table), "rows,", sum(len(game["rows"]) for game in games), "times said")


if __name__ == "__main__":
    main()
