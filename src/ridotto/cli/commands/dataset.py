"""`ridotto dataset`: games of bots that are drawn for every seat, as a folder of Parquet files."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import closing
from secrets import randbits

import msgspec
import polars as pl
from rich.text import Text

from ridotto.bots.registry import UnknownBot, check_network
from ridotto.cli.commands.simulate import seed_of
from ridotto.cli.commands.table_options import header_without_names, wanted_game
from ridotto.cli.files import BadInput
from ridotto.cli.screen.console import choose_language, open_console
from ridotto.cli.screen.progress import progress
from ridotto.cli.signals import INTERRUPTED
from ridotto.dataset.card import card
from ridotto.dataset.description import read_description
from ridotto.dataset.folder import CARD, DatasetFolder, description_of, is_begun
from ridotto.dataset.making import DatasetRequest, usual_bots
from ridotto.lab.contenders import find_contender


def run(arguments: Namespace) -> int:
    """Play what is missing and write it; after Ctrl-C, say how to go on."""
    console, language = open_console(arguments), choose_language(arguments)
    request = request_of(arguments)
    folder = DatasetFolder(arguments.folder, description_of(request))
    shards = request.shards()
    missing = [shard for shard in shards if folder.is_new or not folder.is_whole(shard)]
    folder.check_room(sum(map(len, missing)))
    if request.states() is None and arguments.ray is not None:
        raise UnknownBot("bots-not-on-cluster", bots=", ".join(request.bots))
    check_network(request.game)
    folder.begin()
    is_finished = write_all(request, folder, missing, arguments)
    if not is_finished:
        done = request.games - sum(len(shard) for shard in missing if not folder.path(shard).exists())
        console.print(Text(language.say("dataset-stopped", n=done, games=request.games)), soft_wrap=True)
        return INTERRUPTED
    size = sum(folder.sizes())
    folder.write(CARD, card(folder.description, size).encode())
    each, seed, place = round(size / request.games), hex(request.seed), str(arguments.folder)
    said = language.say("dataset-done", n=request.games, bytes=each, seed=seed, folder=place)
    console.print(Text(said), soft_wrap=True)
    return 0


def request_of(arguments: Namespace) -> DatasetRequest:
    """What was asked for."""
    header = msgspec.structs.replace(header_without_names(arguments), seed="0")
    game = wanted_game(arguments).id
    bots = [name.strip().casefold() for name in arguments.bots or usual_bots(game)]
    for bot in bots:
        find_contender(bot, game)
    if len(set(bots)) < len(bots):
        raise BadInput("same-bot")
    return DatasetRequest(header, tuple(bots), arguments.games, seed_for(arguments), arguments.beliefs)


def seed_for(arguments: Namespace) -> int:
    """The seed that was asked for; else that of the data set that was begun in the folder, or a new one."""
    if arguments.seed is None and is_begun(arguments.folder):
        begun = read_description(arguments.folder).seed
        return int(begun, 16) if begun else randbits(32)
    return seed_of(arguments)


def write_all(
    request: DatasetRequest, folder: DatasetFolder, missing: Sequence[range], arguments: Namespace
) -> bool:
    """Play and write missing shards one after the other; returns whether nobody interrupted."""
    with progress() as bar:
        task = bar.add_task("", total=request.games)
        bar.advance(task, request.games - sum(map(len, missing)))
        try:
            for shards in neighbours(missing):
                numbers = range(shards[0].start, shards[-1].stop)
                with closing(request.play(numbers, arguments.threads, arguments.ray)) as frames:
                    for shard, rows in zip(shards, gathered(frames, shards), strict=True):
                        folder.write_shard(shard, rows)
                        bar.advance(task, len(shard))
        except KeyboardInterrupt:
            return False
    return True


def neighbours(shards: Sequence[range]) -> list[list[range]]:
    """Shards that follow each other without a gap."""
    found: list[list[range]] = []
    for shard in shards:
        if found and found[-1][-1].stop == shard.start:
            found[-1].append(shard)
        else:
            found.append([shard])
    return found


def gathered(frames: Iterator[pl.DataFrame], shards: Sequence[range]) -> Iterator[pl.DataFrame]:
    """The rows of each shard, from frames in order that may end anywhere."""
    ahead = pl.DataFrame()
    for shard in shards:
        rows = [ahead] if ahead.height else []
        while sum(frame.height for frame in rows) < len(shard):
            rows.append(next(frames))
        joined = pl.concat(rows)
        yield joined.head(len(shard))
        ahead = joined.slice(len(shard))
