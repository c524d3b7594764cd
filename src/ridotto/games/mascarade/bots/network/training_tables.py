"""The tables at which networks for Mascarade learn: all counts and editions, printed sets and own masks."""

from random import Random
from typing import Final

from ridotto.games.mascarade.play.header import Mascarade, mascarade
from ridotto.games.mascarade.rules.effects import ALONE, MEETS, Do, Effect, Power
from ridotto.games.mascarade.rules.masks import EDITIONS, PLAYERS, SCENARIOS, Mask
from ridotto.games.mascarade.rules.sets import cards_for, check_set

PRINTED: Final = 0.6
"""How often a table has a printed set."""
OWN: Final = 0.3
"""How often a card of any other set is a mask that does not exist yet."""
TRIES: Final = 2000
HELD_OUT: Final = 50
"""How many sets no network is trained with."""
VERBS: Final = tuple(verb for verb in Do if verb != Do.NOTHING)
ONCE: Final = frozenset({Do.GAIN_TOGETHER})
"""Verbs that a mask of which there is one copy cannot have."""


def training_table(random: Random) -> Mascarade:
    """A table to learn at; never with one of the sets that are held out."""
    edition = random.choice((1, 1, 2))
    players = random.choice(PLAYERS[edition])
    if random.random() < PRINTED:
        scenario = random.choice(tuple(SCENARIOS[edition]))
        return mascarade(players, edition=edition, scenario=scenario, seed=0)
    while True:
        header = random_set(random, edition, players)
        if powers_of_set(header) not in held_out_powers():
            return header


def held_out_table(number: int, players: int = 6) -> Mascarade:
    """One of the sets that no network is trained with, own masks among them."""
    random = Random(f"held out {number}")
    while True:
        header = random_set(random, 1, players)
        if any(mask.own for mask in header.masks):
            return header


def held_out_powers() -> frozenset[tuple[str, ...]]:
    """The powers in each of these sets, for six players."""
    if not _held_out:
        _held_out.extend(powers_of_set(held_out_table(number)) for number in range(HELD_OUT))
    return frozenset(_held_out)


_held_out: list[tuple[str, ...]] = []


def powers_of_set(header: Mascarade) -> tuple[str, ...]:
    """All powers of a set, in order."""
    return tuple(sorted(" ".join(header.masks[card].power) for card in header.cards))


def random_set(random: Random, edition: int, players: int) -> Mascarade:
    """Masks of the box and own ones that may be played together."""
    box = list(EDITIONS[edition].values())
    for _ in range(TRIES):
        wanted = random.choice(cards_for(players))
        chosen: list[Mask] = [EDITIONS[edition]["Judge"]]
        own: list[Mask] = []
        for mask in random.sample(box, len(box)):
            if len(chosen) >= wanted:
                break
            if random.random() < OWN:
                mask = Mask(f"Own {len(own) + 1}", random_power(random), own=True)  # noqa: PLW2901
                own.append(mask)
            if mask.name != "Judge":
                chosen += [mask] * mask.copies
        if len(chosen) == wanted and not check_set(edition, players, chosen).errors:
            names = [mask.name for mask in chosen]
            return mascarade(players, edition=edition, masks=names, own=own, seed=0)
    return mascarade(players, edition=edition, seed=0)


def random_power(random: Random) -> Power:
    """One or two effects."""
    return tuple(random_effect(random) for _ in range(random.choice((1, 1, 2))))


def random_effect(random: Random) -> Effect:
    """An effect of a size that a printed mask might have."""
    while True:
        verb = random.choice(VERBS)
        if verb in ONCE:
            continue
        whom = random.choice(sorted(MEETS.get(verb, ALONE)))
        n = (
            random.choice((7, 8, 9, 10))
            if verb in (Do.TOP_UP, Do.WIN_WITH)
            else random.choice((1, 1, 2, 2, 3))
        )
        if verb == Do.QUESTION:
            n = random.choice((2, 3, 4, 5))
        return Effect(verb, 0 if verb in WITHOUT_NUMBER else n, whom)


WITHOUT_NUMBER: Final = frozenset(
    {
        Do.COLLECT_THE_COURT,
        Do.EXCHANGE_FORTUNES,
        Do.CHANGE_SEATS,
        Do.SWAP_OR_PRETEND,
        Do.SEE_AND_SWAP,
        Do.PEEK,
        Do.SHOW,
    }
)
