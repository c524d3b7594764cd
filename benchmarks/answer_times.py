"""Measures how long veterans take to answer, in CPU time: whole games at the tables with most to decide."""

from argparse import ArgumentParser
from time import process_time_ns

from ridotto.bots.registry import find_bot, invitation
from ridotto.games.grimm.play.header import Options as Ball
from ridotto.games.grimm.play.header import grimm
from ridotto.games.mascarade.play.header import Options, mascarade
from ridotto.games.registry import game_of
from ridotto.play import open_game
from ridotto.play.header import Header
from ridotto.simulation import header_of, luck_of

SEED = 51966
WARM_UP = 2
"""Games before those that count."""
TABLES: dict[str, Header] = {
    **{f"Mascarade {n}": mascarade(n, seed=0) for n in (2, 8, 10, 13)},
    "Mascarade 13, with fate": mascarade(13, options=Options(fate=True), seed=0),
    "Mascarade B 12": mascarade(12, edition=2, scenario="B", seed=0),
    "the ball 5": grimm(5, seed=0),
    "the ball 5, with all options": grimm(
        5, options=Ball(wagers=True, treasures=True, abilities=True), seed=0
    ),
}


def answer_times(header: Header, bot: str, number: int) -> list[float]:
    """The milliseconds that each answer took in one game."""
    start, players = header_of(header, SEED, number), len(header.players)
    make = find_bot(bot, game_of(header).id)
    bots = [
        make(invitation(start, player), luck) for player, luck in enumerate(luck_of(SEED, number, players))
    ]
    game, told = open_game(start), 0
    found = []
    while (player := game.decider) is not None:
        for each, one in enumerate(bots):
            one.watch(game.events(each, told))
        told = len(game.log)
        view = game.view(player)
        bots[player].see_table(game.seen_table(player))  # type: ignore[attr-defined]
        began = process_time_ns()
        move = bots[player].answer(view)
        found.append((process_time_ns() - began) / 1e6)
        game.play(move)
    return found


def main() -> None:
    """A row for each table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="veteran", help="the bot that is measured, one that does not search")
    parser.add_argument("--games", type=int, default=10, help="games at each table")
    arguments = parser.parse_args()
    print("| ms of CPU time | answers | mean | 99.9 % | most |\n|---|---|---|---|---|")
    for name, header in TABLES.items():
        numbers = range(-WARM_UP, arguments.games)
        games = [answer_times(header, arguments.bot, number % 2**32) for number in numbers]
        times = sorted(time for game in games[WARM_UP:] for time in game)
        nearly_all = times[min(len(times) - 1, len(times) * 999 // 1000)]
        row = f"{len(times)} | {sum(times) / len(times):.2f} | {nearly_all:.2f} | {times[-1]:.2f}"
        print(f"| {name} | {row} |", flush=True)


if __name__ == "__main__":
    main()
