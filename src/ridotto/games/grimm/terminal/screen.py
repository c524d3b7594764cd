"""The Grimm Masquerade on a screen, as one viewer sees it."""

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace
from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.screen.game_screen import Perspective
from ridotto.cli.screen.log_lines import Line
from ridotto.cli.screen.menu import Menu
from ridotto.events import Event
from ridotto.games.grimm import Grimm, GrimmRulebook, GuestView, View
from ridotto.games.grimm.rules.actions import Action
from ridotto.games.grimm.rules.characters import NO_CHARACTER
from ridotto.games.grimm.rules.events import Kind
from ridotto.games.grimm.rules.moves import ability_character
from ridotto.games.grimm.rules.table import ABILITIES, PHASE_NAMES, Table
from ridotto.games.grimm.terminal.cards import ability_table, action_table, character_table, part, two_columns
from ridotto.games.grimm.terminal.log_lines import GrimmLog
from ridotto.games.grimm.terminal.menu import grimm_menu
from ridotto.games.grimm.terminal.picture import DOT, TablePicture
from ridotto.games.grimm.words import OPTIONS, option_text, rules_text
from ridotto.games.grimm.words.telling import TELLING
from ridotto.play import Game, Rulebook
from ridotto.words.language import Language
from ridotto.words.narrator import view_facts


class GrimmScreen:
    """A game of The Grimm Masquerade for one player or a spectator."""

    quick: Collection[int] = (Kind.DECLINED, Kind.CHOSE, Kind.DRAFTED)
    laid_out: Collection[int] = ()
    forgets = False

    def __init__(self, header: Grimm, perspective: Perspective, language: Language) -> None:
        self.header = header
        self.perspective = perspective
        self.language = language
        self.log = GrimmLog(header.players, language, perspective.viewer)

    def tell(self, events: Iterable[Event]) -> Iterator[Line]:
        """The lines of these events."""
        return self.log.tell(events)

    def rest(self) -> Iterator[Line]:
        """The card that was drawn last."""
        return self.log.rest()

    def opening(self) -> RenderableType:
        """Every character with boon and bane."""
        return character_table(self.language)

    def welcome(self) -> str:
        """Time to look at one's character."""
        return self.language.say("press-enter-to-go-on")

    def stop(self, events: Iterable[Event]) -> str:
        """A round is over."""
        over = any(event.kind == Kind.ROUND_ENDED for event in events)
        return self.language.say("press-enter-to-go-on") if over else ""

    def picture(self, width: int) -> RenderableType:
        """The table as the viewer sees it now."""
        return self.draw(self.view(), width)

    def truth(self, game: Game[Rulebook], width: int) -> RenderableType:
        """The table with all masks off."""
        assert isinstance(game.rulebook, GrimmRulebook)
        return self.draw(unmasked(self.view(), game.rulebook.table), width)

    def view(self) -> View:
        """What the viewer sees."""
        view = self.perspective.view()
        assert isinstance(view, View)
        return view

    def draw(self, view: View, width: int) -> RenderableType:
        """A table with its title."""
        say = self.language.say
        when = (say("grimm-label-round", n=view.round), say("turn-number", n=view.turn + 1))
        return TablePicture(view, self.log.guests, width, DOT.join((say("grimm-title"), *when))).draw()

    def question(self) -> str:
        """What there is to decide."""
        return self.log.guests.question(view_facts(TELLING, self.view()))

    def menu(self) -> Menu:
        """What the viewer may do now."""
        view = self.view()
        options = () if view.question is None else view.question.options
        return grimm_menu(options, self.log.guests, view_facts(TELLING, view), view)

    def reminder(self) -> list[RenderableType]:
        """What matters for the decision and is not in the picture."""
        view = self.view()
        if view.question is None:
            return []
        return [Text(note, "dim") for note in self.log.guests.notes(view_facts(TELLING, view))]

    def help(self) -> list[RenderableType]:
        """The rules in short, and every card that lies there."""
        view, say = self.view(), self.language.say
        able = dict.fromkeys((*self.abilities_to_choose(view), *abilities_of(view)))
        parts = [
            Text(rules_text(self.language)),
            *self.variants(),
            part(say("grimm-label-characters"), character_table(self.language)),
            part(say("grimm-label-actions"), action_table((Action.POINT, *view.actions), self.language)),
        ]
        if able:
            parts.append(part(say("grimm-label-abilities"), ability_table(able, self.language)))
        discards = TablePicture(view, self.log.guests, 0, "").cards(view.discard)
        if discards:
            parts.append(part(say("grimm-label-discard-pile"), Text(DOT).join(discards)))
        return parts

    def abilities_to_choose(self, view: View) -> list[int]:
        """The characters whose ability the viewer may have this round (G63)."""
        if view.question is None or view.phase != PHASE_NAMES[ABILITIES]:
            return []
        return [ability_character(move) for move in view.question.options]

    def variants(self) -> list[RenderableType]:
        """What this table plays with."""
        say, options = self.language.say, self.header.options.variant()
        chosen = [
            (say(f"grimm-option-{option}"), option_text(option, self.language))
            for option, value in zip(OPTIONS, options, strict=True)
            if value
        ]
        if len(self.header.players) == 2:
            chosen.insert(0, (say("grimm-two-players"), say("grimm-two-players-about")))
        return [part(say("grimm-label-variants"), two_columns(chosen))] if chosen else []


def abilities_of(view: View) -> list[int]:
    """The characters whose abilities are at the table."""
    return [guest.ability for guest in view.guests if guest.ability is not None]


def unmasked(view: View, table: Table) -> View:
    """A view with all characters, for after the end."""

    def true(guest: GuestView) -> GuestView:
        dealt = table.characters[2 * guest.player : 2 * guest.player + 2]
        return replace(guest, shown=tuple(c for c in dealt if c != NO_CHARACTER))

    return replace(view, guests=tuple(map(true, view.guests)))
