"""A game in words over the integers: whose decision it is, what they may do, what each player saw."""

from collections.abc import Sequence

from ridotto.events import Event
from ridotto.mascarade.events import ENDING_NAMES, Freedom, Kind
from ridotto.mascarade.masks import Mask
from ridotto.mascarade.moves import ANNOUNCE, LOOK, MOVES, SWAP, Move, legal_moves
from ridotto.mascarade.notation import Names, move_text, position_text, read_move
from ridotto.mascarade.rules import play
from ridotto.mascarade.setup import new_table, open_table, pack
from ridotto.mascarade.table import OVER, TURN
from ridotto.play.header import AS_PRINTED, Mascarade, Options, mascarade
from ridotto.play.view import PHASES, Recollection, View, look_at
from ridotto.seats import NOWHERE, SPECTATOR, Player, members


class IllegalMove(ValueError):
    """A move that may not be made now, and why. The game is as it was."""


class TooEarly(ValueError):
    """Somebody asked for the truth before the end."""


class Game:
    """A game of Mascarade from the deal to the end."""

    def __init__(self, header: Mascarade) -> None:
        """Set the table and deal."""
        header.check()
        self.header = header
        masks = [card.mask() for card in header.masks]
        self.masks: tuple[Mask, ...] = tuple(masks)
        self.powers = pack([mask.power for mask in masks])
        self.table = new_table(
            len(header.players),
            header.cards,
            masks=len(masks),
            must_swap=header.edition == 1,
            house=header.options.house(),
            seed=int(header.seed, 16),
        )
        self.log: list[Event] = []
        self.moves: list[Move] = []
        open_table(self.table, not header.dealt, NOWHERE if header.first is None else header.first, self.log)
        self.words = Names.of(self.table, tuple(mask.name for mask in masks))

    @staticmethod
    def mascarade(
        players: int | Sequence[str],
        *,
        edition: int = 1,
        scenario: str | None = None,
        masks: Sequence[str] | None = None,
        own: Sequence[Mask] = (),
        options: Options = AS_PRINTED,
        seed: int | None = None,
        deal: Sequence[str] | None = None,
        first: int | None = None,
    ) -> "Game":
        """Sit down: a number of players or their names, a scenario or masks, a seed or an explicit deal."""
        header = mascarade(
            players,
            edition=edition,
            scenario=scenario,
            masks=masks,
            own=own,
            options=options,
            seed=seed,
            deal=deal,
            first=first,
        )
        return Game(header)

    def copy(self) -> "Game":
        """The same game, to go on with elsewhere."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.copy()
        twin.log = self.log[:]
        twin.moves = self.moves[:]
        return twin

    # ── Deciding ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def players(self) -> list[str]:
        """The names of the players, by number."""
        return self.header.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == OVER

    @property
    def decider(self) -> Player | None:
        """The player whose decision it is; None after the end."""
        return None if self.over else self.table.player_at[self.table.asked]

    def legal(self) -> list[Move]:
        """The moves the decider may make, as stable integers in ascending order."""
        out = [0] * MOVES
        return out[: legal_moves(self.table, out)]

    def legal_texts(self) -> list[str]:
        """The same moves in notation."""
        return [self.text(move) for move in self.legal()]

    def text(self, move: Move) -> str:
        """A move in notation, e.g. `announce King`."""
        return move_text(self.words, move)

    def play(self, move: Move | str, by: Player | None = None) -> list[Event]:
        """Make a move, as a number or in notation, and return what happened. IllegalMove changes nothing."""
        number = self._read(move)
        if by is not None and by != self.decider:
            raise IllegalMove(self._not_yours(by))
        if number not in self.legal():
            raise IllegalMove(self._why_not(number))
        before = len(self.log)
        play(self.table, self.powers, number, self.log)
        self.moves.append(number)
        return self.log[before:]

    def _read(self, move: Move | str) -> Move:
        if isinstance(move, str):
            try:
                return read_move(self.words, move)
            except ValueError as error:
                raise IllegalMove(str(error)) from None
        if type(move) is not int:
            raise IllegalMove(f"a move is a whole number or a text, not {move!r}")
        return move

    def _not_yours(self, by: Player) -> str:
        if not 0 <= by < len(self.players):
            return f"there is no player {by} at a table for {len(self.players)}"
        if self.decider is None:
            return "the game is over; nobody has to decide anything"
        return f"it is {self.players[self.decider]}'s decision, not {self.players[by]}'s; wait for it"

    def _why_not(self, move: Move) -> str:
        """One sentence on why a move may not be made now."""
        decider = self.decider
        if decider is None:
            return "the game is over; nobody has to decide anything"
        try:
            text = self.text(move)
        except ValueError as error:
            return str(error)
        who = self.players[decider]
        if self.table.phase == TURN:
            return f"'{text}' is not allowed: {self._why_not_this_turn(who, move)}"
        task = PHASES[self.table.phase]
        return f"'{text}' is no answer: {who} has to {task}; choose from {self._some_legal()}"

    def _why_not_this_turn(self, who: str, move: Move) -> str:
        free = self.table.freedom
        if LOOK <= move < SWAP and free == Freedom.OPENING:
            return f"this is one of the opening swaps, so {who} has to swap or pretend (M10)"
        if LOOK <= move < SWAP and free == Freedom.MUST_SWAP:
            return f"{who} revealed a card in the turn before and has to swap or pretend (M15)"
        if ANNOUNCE <= move < SWAP and free == Freedom.NO_ANNOUNCE:
            return f"{who} revealed a card in the turn before and may only look or swap (M15)"
        return f"{who} may choose from {self._some_legal()}"

    def _some_legal(self, most: int = 6) -> str:
        texts = self.legal_texts()
        return ", ".join(texts[:most]) + (f" and {len(texts) - most} more" if len(texts) > most else "")

    # ── Seeing ───────────────────────────────────────────────────────────────────────────────────────

    def events(self, player: Player, since: int = 0) -> list[Event]:
        """What happened from event number `since` on, as one player saw it. SPECTATOR watches."""
        self._check_viewer(player)
        return [event.seen_by(player) for event in self.log[since:]]

    def view(self, player: Player) -> View:
        """The table as one player may see it, remembering as long as the table's option says."""
        self._check_viewer(player)
        memory = Recollection(self.header.cards)
        memory.watch(self.events(player, self._memory_starts()))
        options = self.legal() if player == self.decider else []
        masks = tuple(mask.name for mask in self.masks)
        return look_at(self.table, player, self.players, masks, memory, options)

    def spectator_view(self) -> View:
        """The table as anybody may see it who walks by."""
        return self.view(SPECTATOR)

    def _memory_starts(self) -> int:
        """The number of the first event that a person's view remembers."""
        if self.header.options.memory == "everything":
            return 0
        turns = len(self.players) + 1 if self.header.options.memory == "round" else 1
        for i in range(len(self.log) - 1, -1, -1):
            if self.log[i].kind == Kind.TURN:
                turns -= 1
                if turns == 0:
                    return i
        return 0

    def _check_viewer(self, player: Player) -> None:
        if player != SPECTATOR and not 0 <= player < len(self.players):
            raise ValueError(f"there is no player {player} at a table for {len(self.players)}")

    # ── After the end ────────────────────────────────────────────────────────────────────────────────

    @property
    def winners(self) -> list[str]:
        """The names of those who won; several share."""
        return [self.players[player] for player in members(self.table.winners)]

    @property
    def ending(self) -> str:
        """How it ended: rich, ruin, power, limit; or not_yet."""
        return ENDING_NAMES[self.table.ending]

    def truth(self) -> list[Event]:
        """Every event with its secret, once the game is over."""
        if not self.over:
            raise TooEarly("the truth is for after the end; ask for what a player saw instead")
        return self.log[:]

    def position(self) -> str:
        """The true position on one line, in notation: for records and tests, never for a player."""
        return position_text(self.words, self.table)
