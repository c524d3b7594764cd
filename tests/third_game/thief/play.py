"""The Thief at human speed."""

from ridotto.play.header import Header
from ridotto.play.part import PlayPart
from ridotto.play.setup import Seed, player_names, seed_text
from ridotto.play.table_rulebook import TableRulebook
from thief import rules


class Thief(Header, frozen=True, forbid_unknown_fields=True, tag="thief"):
    players: list[str]
    seed: Seed
    rules: int = 1
    first: int | None = None


def start(players, *, seed=None, first=None) -> Thief:
    return Thief(player_names(players), seed_text(seed), first=first)


class ThiefRulebook(TableRulebook):
    rules = rules


PART = PlayPart("The Thief", range(3, 6), 4, Thief, start, ThiefRulebook)
