"""`ridotto train`: a network learns a game by playing against itself and others."""

# isort: off
import ridotto.training  # noqa: F401 - first, because it says how many threads NumPy may have
# isort: on

from argparse import Namespace
from typing import Final

from rich.text import Text

from ridotto.bots.registry import bots_part, check_network
from ridotto.cli.commands.simulate import seed_of
from ridotto.cli.commands.table_options import wanted_game
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.progress import progress
from ridotto.cli.signals import INTERRUPTED
from ridotto.games.registry import games
from ridotto.training.curve import curve_picture
from ridotto.training.folder import CurvePoint, RunDescription, RunFolder
from ridotto.training.run import TrainingOutcome, TrainingRun
from ridotto.training.trouble import BadTraining
from ridotto.words.language import Language

ROUNDS: Final = 2000
"""Rounds of a run if no number is given."""


def run(arguments: Namespace) -> int:
    """Train, or go on with a run that was begun in the folder; after Ctrl-C, say how to go on."""
    console, language = open_console(arguments), choose_language(arguments)
    folder = RunFolder(arguments.folder)
    description = description_of(arguments, folder)
    folder.check(description)
    check_network(description.game)
    training = TrainingRun(folder, description)
    folder.begin(description)
    try:
        outcome = train(training, arguments.minutes)
    except KeyboardInterrupt:
        training.save()
        outcome = training.outcome()
        console.print(Text(report_on(outcome, description, language, arguments)), soft_wrap=True)
        return INTERRUPTED
    folder.write_picture(curve_picture(training.curve, language))
    console.print(Text(report_on(outcome, description, language, arguments)), soft_wrap=True)
    return 0


def report_on(
    outcome: TrainingOutcome, description: RunDescription, language: Language, arguments: Namespace
) -> str:
    """What a run has come to."""
    facts: dict[str, str | int] = {
        "n": outcome.rounds,
        "rounds": description.rounds,
        "folder": str(arguments.folder),
    }
    if outcome.strength is None:
        return language.say("training-begun", **facts)
    facts["share"] = language.decimal(outcome.strength.share, 2)
    facts["margin"] = language.decimal(outcome.strength.margin, 2)
    return language.say(
        "training-stopped" if outcome.rounds < description.rounds else "training-done", **facts
    )


def train(training: TrainingRun, minutes: float | None) -> TrainingOutcome:
    """Train with a bar that shows how strong the network is."""
    with progress() as bar:
        task = bar.add_task("", total=training.description.rounds, completed=training.round)

        def report(done: int, point: CurvePoint | None) -> None:
            bar.update(
                task, completed=done, description=f"{point.share:.2f} ± {point.margin:.2f}" if point else ""
            )

        return training.train(minutes, report)


def description_of(arguments: Namespace, folder: RunFolder) -> RunDescription:
    """The run that was asked for; what is left out is as in the run that was begun."""
    begun = folder.description()
    game = begun.game if begun is not None and arguments.game is None else wanted_game(arguments).id
    policy = bots_part(game).policy
    if policy is None or policy.network is None:
        raise BadTraining("no-network-for-game", games=", ".join(filter(has_network, games())))
    seed = begun.seed if begun is not None and arguments.seed is None else seed_of(arguments)
    rounds = arguments.rounds or (ROUNDS if begun is None else begun.rounds)
    return RunDescription(game, rounds, seed, policy.network.features.version)


def has_network(game: str) -> bool:
    """Whether a network can be trained for a game."""
    policy = bots_part(game).policy
    return policy is not None and policy.network is not None
