"""A review in sentences. The messages are in `words/review`, from which the page speaks, too."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from ridotto.games.registry import game_of
from ridotto.play.header import Header
from ridotto.play.honours import Honour
from ridotto.play.replay_steps import steps
from ridotto.play.rulebook import AnyView, Move
from ridotto.review.schema import Review, ReviewedDecision, ReviewedPlayer, Statement, TurningPoint
from ridotto.seats import Player
from ridotto.words.language import Language
from ridotto.words.narrator import Narrator, seating_of, view_facts

COSTLY: Final = ("inaccurate", "mistake", "blunder")
"""The verdicts on decisions that cost something."""
COLUMNS: Final = ("result", "accuracy", "courage", "suspicion", "luck", "own", "others", "chance")
"""The figures of a player, in the order in which they are shown."""
BETTER: Final = {
    None: "review-point-better",
    True: "review-point-better-true",
    False: "review-point-better-bluff",
}
"""The message on a better move that says nothing of its player's card, the truth, or a lie."""
GOOD: Final = {True: "good", False: "bad", None: "unclear"}
RATED: Final = ("accuracy", "courage", "suspicion")
"""The figures from 0 to 100."""


def percent(share: float) -> int:
    """A share in whole per cent, halves rounded up."""
    return int(100 * share + 0.5) if share >= 0 else -int(-100 * share + 0.5)


def signed(share: float) -> str:
    """A difference of chances in points, with its sign."""
    points = percent(share)
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


class SpokenMoves:
    """Moves of one game in the words of its menus, as the player who decides reads them."""

    def __init__(self, header: Header, moves: Sequence[Move], language: Language) -> None:
        self.header, self.moves, self.language = header, moves, language
        self.telling = game_of(header).words.telling
        self.narrator_at = cache(self._narrator_at)

    def _narrator_at(self, step: int, who: Player) -> tuple[Narrator, AnyView]:
        """Who tells what this player saw before the decision that leads to a step."""
        view = next(steps(self.header, self.moves, who, step - 1, 1)).view
        return Narrator(self.telling, self.language, **seating_of(self.telling, view)), view

    def move(self, step: int, who: Player, move: Move) -> str:
        """A move that could be made at the decision that leads to a step."""
        narrator, view = self.narrator_at(step, who)
        return narrator.option(move, view_facts(self.telling, view))

    def hidden(self, step: int, who: Player, number: int) -> str:
        """The name of a mask or character, as beliefs number them."""
        narrator, _ = self.narrator_at(step, who)
        return narrator.words(game_of(self.header).words.believed, number)


class ReviewFigures(NamedTuple):
    """The figures of one player as they are printed, in the order of COLUMNS."""

    name: str
    cells: list[str]


class ReviewSentences:
    """Everything that a review says, in one language."""

    def __init__(self, review: Review, header: Header, moves: Sequence[Move], language: Language) -> None:
        self.review, self.language = review, language
        self.spoken = SpokenMoves(header, moves, language)
        self.title = language.say("review-heading", game=game_of(header).play.title)

    def facts(self) -> list[str]:
        """What the review was made with, and what it assumes."""
        say, review = self.language.say, self.review
        rollouts = self.language.count(review.rollouts)
        made = say("review-made-with", budget=review.budget, seed=str(review.seed), rollouts=rollouts)
        return [made, say("review-assumes")]

    def turning_points(self) -> list[str]:
        """A sentence for each turning point, in order."""
        return [self.turning_point(point) for point in self.review.turning_points]

    def turning_point(self, point: TurningPoint) -> str:
        """Which decision, or that chance, changed the game; and what would have been better."""
        say, names = self.language.say, self.review.players
        known: dict[str, str | int] = {"n": point.turn + 1, "who": names[point.who]}
        known["player"] = names[point.player]
        if point.kind == "decision":
            known["move"] = self.spoken.move(point.step, point.who, point.move)
        if point.better is None or point.chance is None:
            message = "review-point-chance" if point.kind == "chance" else "review-point-move"
            return say(message, **known, before=self._share(point.before), after=self._share(point.after))
        return say(
            BETTER[point.better.is_true],
            **known,
            better=self.spoken.move(point.step, point.who, point.better.move),
            before=self._share(point.chance.value),
            after=self._share(point.better.chance.value),
        )

    def decisions(self, most: int) -> list[str]:
        """The costliest decisions, the worst first."""
        costly = [each for each in self.review.decisions if each.verdict in COSTLY]
        costly.sort(key=lambda each: (-each.loss.value, each.step))
        return [self.decision(each) for each in costly[:most]]

    def decision(self, decision: ReviewedDecision) -> str:
        """What a decision cost, and what would have been better."""
        say, best = self.language.say, decision.best
        said = [
            say(
                "review-decision",
                n=decision.turn + 1,
                who=self.review.players[decision.who],
                move=self.spoken.move(decision.step, decision.who, decision.move),
                verdict=say(f"review-verdict-{decision.verdict or 'none'}"),
                loss=percent(decision.loss.value),
                low=percent(decision.loss.low),
                high=percent(decision.loss.high),
            ),
            say(
                "review-better",
                move=self.spoken.move(decision.step, decision.who, best.move),
                chance=self._share(best.chance.value),
                taken=self._share(decision.taken.chance.value),
            ),
        ]
        if decision.fortune:
            said.append(say(f"review-fortune-{decision.fortune}"))
        return " ".join(said)

    def bluffs(self) -> list[str]:
        """A sentence for each bluff, in order."""
        moves = self.spoken.moves
        bluffs = [each for each in self.review.statements if each.is_bluff]
        return [self.bluff(each, moves[each.step - 1]) for each in bluffs]

    def bluff(self, bluff: Statement, move: Move) -> str:
        """What was said, what was true, what others could believe, and what came of it."""
        say = self.language.say
        said = [
            say(
                "review-bluff",
                n=bluff.turn + 1,
                who=self.review.players[bluff.who],
                move=self.spoken.move(bluff.step, bluff.who, move),
                truth=self.spoken.hidden(bluff.step, bluff.who, bluff.truth),
            ),
            say(f"review-bluff-{GOOD[bluff.is_good]}"),
            say("review-earned", n=signed(bluff.earned)),
        ]
        if bluff.stood is not None:
            said.append(say("review-bluff-stood" if bluff.stood else "review-bluff-contested"))
        return " ".join([*said, *self._listeners(bluff)])

    def _listeners(self, bluff: Statement) -> Iterator[str]:
        """Who could believe it how far, and who should have contested it."""
        say, names = self.language.say, self.review.players
        believed = [
            say("review-believed-by", who=names[each.who], chance=self._share(each.believed))
            for each in bluff.listeners
        ]
        if believed:
            yield say("review-believed", names=self.language.join(believed))
        should = [names[each.who] for each in bluff.listeners if each.should_claim]
        if should:
            yield say("review-should-claim", names=self.language.join(should))

    def _share(self, share: float) -> str:
        """A share in per cent, in the language."""
        return self.language.say("percent", n=percent(share))

    def honours(self) -> list[str]:
        """Who did what best."""
        return [self.honour(each) for each in self.review.honours]

    def honour(self, honour: Honour) -> str:
        """One honour and those who have it."""
        say = self.language.say
        return say(
            "review-honour",
            honour=say(f"review-honour-{honour.id}"),
            who=self.language.join([self.review.players[player] for player in honour.players]),
            about=say(f"review-honour-{honour.id}-about", n=honour.number),
        )

    def columns(self) -> list[str]:
        """The titles of the figures of players."""
        return [self.language.say("review-column", column=column) for column in COLUMNS]

    def figures(self) -> Iterator[ReviewFigures]:
        """The figures of each player."""
        for each in self.review.figures:
            yield ReviewFigures(self.review.players[each.who], [self._cell(each, name) for name in COLUMNS])

    def _cell(self, figures: ReviewedPlayer, column: str) -> str:
        value = getattr(figures, column)
        if value is None:
            return "–"
        if column in RATED:
            return str(value)
        return self.language.percent(value, 0) if column == "result" else signed(value)
