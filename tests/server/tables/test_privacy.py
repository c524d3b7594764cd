"""Who may see a private game: a rule of the table's state."""

import pytest

from ridotto.server.store.store import Row
from ridotto.server.tables.agreement import Agreement
from ridotto.server.tables.hosting import Opened
from ridotto.server.tables.log_entries import AnyEntry, write_entry
from ridotto.server.tables.playing import Began, Moved
from ridotto.server.tables.privacy import change_privacy, is_private, may_see, played_in
from ridotto.server.tables.refused import NotFinished, Refused
from ridotto.server.tables.seats import Came, Left, Sat
from ridotto.server.tables.state import TableState

PLAYERS = 4


class Log:
    """A table of which the entries are written by hand."""

    def __init__(self) -> None:
        self.state = TableState("TABLE2")

    def happens(self, entry: AnyEntry) -> None:
        seq = self.state.seq + 1
        self.state.apply(Row(seq, seq, str(seq), write_entry(entry)), entry)

    def plays(self) -> None:
        """A whole game, with the first option again and again."""
        settings = {"options": {"max_turns": 3}}
        start = Agreement(players=PLAYERS, settings=settings).header(self.state.names(), 1)
        self.happens(Began(start, "salt"))
        while self.state.game is not None and not self.state.game.over:
            decider = self.state.game.decider
            assert decider is not None
            self.happens(Moved(decider, self.state.game.legal()[0]))


@pytest.fixture
def log() -> Log:
    """Ann and Bob play with two bots, and Cleo watches."""
    log = Log()
    log.happens(Opened(Agreement(players=PLAYERS), "ann", "Ann", bots=["honest"] * 2))
    for name in ("Bob", "Cleo"):
        log.happens(Came(name.casefold(), name, "process"))
    log.happens(Sat("bob", 3))
    log.plays()
    return log


def who_sees(log: Log, game: int = 1) -> set[str]:
    people = ("ann", "bob", "cleo", "dora", "eve")
    return {person for person in people if may_see(log.state, game, person)}


def test_a_game_is_for_everybody_until_a_player_keeps_it_private(log: Log):
    assert who_sees(log) == {"ann", "bob", "cleo", "dora", "eve"}

    log.happens(change_privacy(log.state, 1, "bob", True))

    assert is_private(log.state, 1)
    assert who_sees(log) == {"ann", "bob", "cleo"}
    assert not may_see(log.state, 1, None)


def test_it_stays_private_until_everybody_who_wanted_that_takes_it_back(log: Log):
    for person in ("ann", "bob"):
        log.happens(change_privacy(log.state, 1, person, True))

    log.happens(change_privacy(log.state, 1, "ann", False))
    assert is_private(log.state, 1)
    log.happens(change_privacy(log.state, 1, "bob", False))
    assert not is_private(log.state, 1)


def test_people_who_come_later_or_were_removed_do_not_see_a_private_game(log: Log):
    log.happens(change_privacy(log.state, 1, "ann", True))
    log.happens(Came("dora", "Dora", "process"))
    log.happens(Left("cleo", removed=True))

    assert who_sees(log) == {"ann", "bob"}


def test_a_player_who_has_left_still_sees_and_keeps_their_game(log: Log):
    log.happens(Left("bob"))

    log.happens(change_privacy(log.state, 1, "bob", True))

    assert who_sees(log) == {"ann", "bob", "cleo"}


def test_another_game_at_the_table_is_not_private(log: Log):
    log.happens(change_privacy(log.state, 1, "ann", True))
    log.happens(Came("dora", "Dora", "process"))
    log.plays()

    assert not is_private(log.state, 2)
    assert who_sees(log, 2) == {"ann", "bob", "cleo", "dora", "eve"}
    assert played_in(log.state, 2, "bob")


def test_spectators_may_not_keep_a_game_private(log: Log):
    with pytest.raises(Refused) as refused:
        change_privacy(log.state, 1, "cleo", True)

    assert refused.value.name == "not-your-game"


def test_a_game_that_goes_on_has_no_privacy_yet(log: Log):
    with pytest.raises(NotFinished):
        change_privacy(log.state, 2, "ann", True)
