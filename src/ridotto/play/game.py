"""A game at human speed: whose decision it is, which moves are legal, what each player saw."""

from collections.abc import Callable, Hashable
from functools import cache, wraps
from inspect import signature
from typing import Any, Generic, TypeVar

from ridotto.events import Event, Log
from ridotto.games.registry import UnknownGame, find_game, game_of, games
from ridotto.play.compact_view import AnyQuestion, CompactView
from ridotto.play.header import Header
from ridotto.play.memory import Memories, audience_bits
from ridotto.play.rulebook import AnyView, Move, Rulebook, SeenTable
from ridotto.refusal import BadTable, Fact, IllegalMove, Refusal
from ridotto.seats import SPECTATOR, Player

RulebookT_co = TypeVar("RulebookT_co", bound=Rulebook, covariant=True)


class TooEarly(Refusal):
    """The truth about a game that is not over."""


class _GameById(type):
    """Lets `Game.<id>(...)` start a game of that kind, for every game in the registry."""

    def __getattr__(cls, id: str) -> "Callable[..., Game[Any]]":
        try:
            return _starter(find_game(id).play.start)
        except UnknownGame as error:
            raise AttributeError(str(error)) from None

    def __dir__(cls) -> list[str]:
        return [*super().__dir__(), *games()]


class Game(Generic[RulebookT_co], metaclass=_GameById):
    """A game from the deal to the end."""

    def __init__(self, header: Header, rulebook: RulebookT_co, log: Log) -> None:
        """Use `open_game`, which sets up the table and deals."""
        self.header = header
        self.part = game_of(header).play
        """What this kind of game says about itself."""
        self.rulebook = rulebook
        self.log = log
        self.moves: list[Move] = []
        self._legal: list[Move] | None = None
        """The legal moves of the open decision, once somebody has asked for them."""
        self._memories = Memories(rulebook, log, len(header.players))

    def copy(self) -> "Game[RulebookT_co]":
        """An independent copy of the game."""
        twin = object.__new__(Game)
        twin.header = self.header
        twin.part = self.part
        twin.rulebook = self.rulebook.copy()
        twin.log = self.log[:]
        twin.moves = self.moves[:]
        twin._legal = self._legal
        twin._memories = self._memories.copy(twin.rulebook, twin.log)
        return twin

    # ── Deciding ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def players(self) -> list[str]:
        """The names of the players, by number."""
        return self.header.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decider is None

    @property
    def decider(self) -> Player | None:
        """The player whose decision it is; None after the end."""
        return self.rulebook.decider()

    def legal(self) -> list[Move]:
        """The moves that the decider may make, in ascending order."""
        if self._legal is None:
            self._legal = self.rulebook.legal()
        return self._legal[:]

    def legal_texts(self) -> list[str]:
        """The same moves in notation."""
        return [self.text(move) for move in self.legal()]

    def text(self, move: Move) -> str:
        """A move in notation, e.g. `announce King`."""
        return self.rulebook.text(self._check_number(move))

    def play(self, move: Move | str, by: Player | None = None) -> list[Event]:
        """Make a move, as a number or in notation; returns what happened, as the decider saw it.

        If it raises IllegalMove, the game has not changed.
        """
        number, mover = self._read(move), self.decider
        if by is not None and (type(by) is not int or by != mover):
            raise self._not_yours(by)
        if mover is None or number not in self.legal():
            raise self._why_not(number)
        before = len(self.log)
        self.make_move(number)
        return self.events(mover, before)

    def make_move(self, move: Move) -> None:
        """Make a move that is known to be legal: out of a log, or checked before. Every move is made here."""
        self.rulebook.play(move, self.log)
        self.moves.append(move)
        self._legal = None

    def _read(self, move: Move | str) -> Move:
        if isinstance(move, str):
            return self.rulebook.read(move)
        return self._check_number(move)

    def _check_number(self, move: Move) -> Move:
        if type(move) is not int:
            raise IllegalMove("move-not-readable", move=repr(move))
        return move

    def _not_yours(self, by: Player) -> IllegalMove:
        if type(by) is not int or not 0 <= by < len(self.players):
            return IllegalMove("no-player", player=repr(by), players=len(self.players))
        if self.decider is None:
            return IllegalMove("game-over")
        return IllegalMove("not-your-decision", decider=self.players[self.decider], player=self.players[by])

    def _why_not(self, move: Move) -> IllegalMove:
        decider = self.decider
        if decider is None:
            return IllegalMove("game-over")
        try:
            text = self.text(move)
        except IllegalMove as error:
            return error
        reason = self.rulebook.why_not(self.players[decider], move, self._some_legal())
        return IllegalMove("move-not-allowed", move=text, reason=reason)

    def _some_legal(self, most: int = 6) -> Fact:
        texts = self.legal_texts()
        some = ", ".join(texts[:most])
        return Refusal("some-moves", moves=some, more=len(texts) - most) if len(texts) > most else some

    # ── Seeing ───────────────────────────────────────────────────────────────────────────────────────

    def events(self, player: Player, since: int = 0, until: int | None = None) -> list[Event]:
        """What happened from event number `since` on, and before `until`, as a player or SPECTATOR saw it."""
        self._check_viewer(player)
        for number in (since, 0 if until is None else until):
            if type(number) is not int:
                raise Refusal("no-event", number=repr(number))
        return [event.seen_by(player) for event in self.log[max(0, since) : until]]

    def view(self, player: Player) -> AnyView:
        """The table as one player or SPECTATOR may see it; how far it remembers is an option of the table."""
        self._check_viewer(player)
        return self.rulebook.view(
            player, self._memories.of(player), self.legal() if player == self.decider else []
        )

    def compact_view(self, player: Player) -> CompactView:
        """The same view without its viewer, question and names: equal for all who see the same."""
        self._check_viewer(player)
        form = self.part.compact_form
        return form.shorten(self.rulebook, player, self._memories.of(player))

    def question(self, player: Player) -> AnyQuestion:
        """What a player has to decide now; None if it is not their decision."""
        self._check_viewer(player)
        if player != self.decider:
            return None
        form = self.part.compact_form
        return form.question(self.rulebook, player, self._memories.of(player), self.legal())

    def seen_table(self, player: Player) -> SeenTable:
        """The rules' own table for one player, or SPECTATOR: blank where it is not theirs to know."""
        self._check_viewer(player)
        return self.rulebook.seen_table(player)

    def view_keys(self, since: int) -> dict[Player, Hashable]:
        """A key for each viewer, equal for those who saw the same since then and see the same now.

        Questions do not count, since only the decider has one.
        """
        audiences = [event.audience for event in self.log[since:] if event.audience]
        groups = self._memories.groups()
        if self.rulebook.has_secrets_of_their_own():
            return {player: player for _, players in groups for player in players}
        return {
            player: (number, audience_bits(audiences, player)) if audiences else number
            for number, (_, players) in enumerate(groups)
            for player in players
        }

    def spectator_view(self) -> AnyView:
        """The table as a spectator sees it."""
        return self.view(SPECTATOR)

    def _check_viewer(self, player: Player) -> None:
        if type(player) is not int or (player != SPECTATOR and not 0 <= player < len(self.players)):
            raise Refusal("no-player", player=repr(player), players=len(self.players))

    # ── After the end ────────────────────────────────────────────────────────────────────────────────

    @property
    def winners(self) -> list[str]:
        """The names of the winners; several share the win."""
        return [self.players[player] for player in self.rulebook.winners()]

    @property
    def ending(self) -> str:
        """How it ended, in one word; `not_yet` before the end."""
        return self.rulebook.ending()

    def truth(self) -> list[Event]:
        """Every event with its secret; TooEarly before the end."""
        if not self.over:
            raise TooEarly("truth-too-early")
        return self.log[:]

    def position(self) -> str:
        """The true position on one line, in notation: for records and tests, never for players."""
        return self.rulebook.position()


def open_game(header: Header) -> Game[Any]:
    """Set up the table for a header, and deal."""
    if not isinstance(header, Header):
        raise BadTable("not-a-header", value=repr(header))
    header.check()
    part = game_of(header).play
    part.check_players(len(header.players))
    log: Log = []
    return Game(header, part.rulebook(header, log), log)


@cache
def _starter(start: Callable[..., Header]) -> Callable[..., Game[Any]]:
    """A function with the parameters of `start` that also opens the game."""

    @wraps(start)
    def start_game(*players: Any, **choices: Any) -> Game[Any]:
        return open_game(start(*players, **choices))

    start_game.__signature__ = signature(start).replace(return_annotation=Game)  # type: ignore[attr-defined]
    return start_game


def timeout_move(game: Game[Rulebook]) -> Move:
    """The move for a decider who has run out of time: it commits to little and reveals no cards."""
    if game.decider is None:
        raise IllegalMove("game-over")
    return game.part.timeout_move(game.view(game.decider))
