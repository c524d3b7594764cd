"""Random tables of Mascarade for the page's tests: every edition, number of players, set and house rule."""

from random import Random

from games.mascarade.random_tables import EVERY_EFFECT, EVERY_TABLE, shuffle_set
from ridotto.games.mascarade import Mascarade, MaskCard, Options
from ridotto.games.mascarade.rules.masks import SCENARIOS, Mask
from ridotto.games.mascarade.rules.sets import scenario_masks
from ridotto.play import Game, open_game
from ridotto.play.setup import DEFAULT_NAMES


def random_game(chance: Random) -> Game:
    """A game just dealt."""
    edition, players = chance.choice(EVERY_TABLE)
    scenario = chance.choice(list(SCENARIOS[edition]))
    own = None
    if chance.random() < 0.5:
        effects = tuple(chance.choices(EVERY_EFFECT, k=chance.randint(1, 4)))
        own = Mask("Stranger", effects, chance.randint(1, 3), own=True)
    masks = shuffle_set(edition, players, scenario_masks(edition, players, scenario), own, chance)
    different = list(dict.fromkeys(masks))
    header = Mascarade(
        edition=edition,
        players=list(DEFAULT_NAMES[:players]),
        masks=[MaskCard.of(mask) for mask in different],
        cards=[different.index(mask) for mask in masks],
        seed=f"{chance.getrandbits(96):x}",
        options=random_options(chance),
    )
    return open_game(header)


def random_options(chance: Random) -> Options:
    yes_or_no = [chance.random() < 0.5 for _ in range(4)]
    memory = chance.choice(["nothing", "round", "everything"])
    return Options(*yes_or_no, max_turns=chance.randint(5, 60), memory=memory)
