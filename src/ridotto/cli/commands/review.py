"""`ridotto review`: which turns decided a finished game, which decisions cost how much, who lied well."""

from argparse import Namespace
from pathlib import Path

import msgspec

from ridotto.cli.commands.review_report import draw_review, review_page
from ridotto.cli.files import load_record
from ridotto.cli.output_files import PAGES, check_target, write
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.progress import progress
from ridotto.play import replay
from ridotto.play.record import Record
from ridotto.review import Review, review
from ridotto.review.budget import find_budget
from ridotto.review.sentences import ReviewSentences
from ridotto.review.trouble import NoReview
from ridotto.words.language import Language

WHOLE = 100
"""How many steps the bar has."""


def run(arguments: Namespace) -> int:
    """Review a game, and print or write what was found."""
    console, language = open_console(arguments), choose_language(arguments)
    for path in arguments.report:
        check_target(path, PAGES)
    record = load_record(arguments.file)
    game = replay(record, str(arguments.file))
    if not game.over:
        raise NoReview("review-too-early")
    found = review_with_progress(record, arguments, language)
    said = ReviewSentences(found, game.header, game.moves, language)
    if arguments.json:
        print(msgspec.json.encode(found).decode())
    else:
        console.print(draw_review(said, console.width))
    for path in arguments.report:
        write_page(path, review_page(said))
    return 0


def write_page(path: Path, text: str) -> None:
    """Write a page into a file."""
    write(path, lambda draft: draft.write_text(text, "utf-8"))


def review_with_progress(record: Record, arguments: Namespace, language: Language) -> Review:
    """The review, with a bar on stderr that says what is being done."""
    budget = find_budget(arguments.budget)
    with progress() as bar:
        task = bar.add_task("", total=WHOLE)

        def show(share: float, what: str) -> None:
            doing = language.say("review-doing", what=what)
            bar.update(task, completed=int(WHOLE * share), description=doing)

        return review(record, budget, arguments.seed, progress=show)
