"""What Python says of games that were played, for the page to say the same: `python -m words.parity`.

Of sentences that differ in nothing but names and numbers one is kept, so that the file stays small.
"""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ridotto.games.grimm import GrimmOptions, GrimmView
from ridotto.games.grimm import words as ball
from ridotto.games.grimm.rules.actions import ACTION_NAMES
from ridotto.games.grimm.rules.characters import ARTIFACTS, CHARACTER_NAMES
from ridotto.games.grimm.terminal.screen import asked_in
from ridotto.games.mascarade import Options, View
from ridotto.games.mascarade.play.view import PHASES
from ridotto.games.mascarade.rules.masks import EDITIONS
from ridotto.games.mascarade.rules.moves import PASS
from ridotto.games.mascarade.words import Company, Narrator, card_text, mask_name, move_words, question_words
from ridotto.play import Game
from ridotto.seats import SPECTATOR
from ridotto.words import LANGUAGES, Language, language

FILE = Path(__file__).parents[2] / "web/src/server/generated/parity.json"
NAMES = ("Ann", "Bob", "Cléa", "Dan", "Eve", "Filip", "Gus", "Hania", "Ivo", "Jo", "Kim", "Léo", "Mia")
MASKS = {mask.name: mask for box in EDITIONS.values() for mask in box.values()}
PHASE_NUMBERS = {name: number for number, name in PHASES.items()}
SHYNESS = 0.4
"""How often somebody passes who might: otherwise no power would ever be used."""
VIEWERS = (0, 1, SPECTATOR)

Scene = dict[str, Any]
AnyGame = Game[Any]


def in_all_languages(say: Callable[[Language], str]) -> dict[str, str]:
    return {code: say(language(code)) for code in LANGUAGES}


def cards() -> Iterator[str]:
    """The English names of all masks, characters, artifacts and actions."""
    english = language("en")
    yield from (mask_name(name, english) for name in MASKS)
    for number in range(len(ARTIFACTS)):
        yield from (name(number, english) for name in (ball.character_name, ball.artifact_name))
    yield from (ball.action_name(number, english) for number in range(len(ACTION_NAMES)))


class Sieve:
    """Lets a sentence through once, whoever and whatever it is about."""

    def __init__(self) -> None:
        things = sorted((*NAMES, *cards()), key=len, reverse=True)
        self.things = re.compile(rf"\b({'|'.join(map(re.escape, things))})\b|\d+")
        self.seen: set[object] = set()

    def lets(self, sentence: str, *also: object) -> bool:
        shape = (self.things.sub("_", sentence), *also)
        known = shape in self.seen
        self.seen.add(shape)
        return not known


def steps(game: AnyGame) -> Iterator[None]:
    """A whole game of whims, stopping before each decision and after the end."""
    whim = random.Random(14)
    while not game.over:
        yield
        legal = game.legal()
        shy = legal[0] == PASS and whim.random() < SHYNESS
        game.play(PASS if shy else whim.choice(legal))
    yield


# ── Mascarade ────────────────────────────────────────────────────────────────────────────────────────


def mascarades() -> Iterator[AnyGame]:
    for edition, players in [(1, 2), (1, 3), (1, 8), (2, 4), (2, 6), (2, 8)]:
        for seed in range(1, 5):
            odd = seed % 2 == 1
            options = Options(fate=not odd, all_at_once=not odd, opening_round=odd, max_turns=60 * odd)
            scenario = "AB"[odd] if edition == 2 else None
            yield Game.mascarade(
                NAMES[:players], edition=edition, scenario=scenario, options=options, seed=seed
            )


def mascarade_told() -> Iterator[Scene]:
    """One of each kind of sentence about an event, with what is needed to say it."""
    sieve = Sieve()
    for game in mascarades():
        list(steps(game))
        t, masks = game.rulebook.table, [mask.name for mask in game.rulebook.masks]
        for viewer in VIEWERS:
            scene = {"names": game.players, "masks": masks, "viewer": viewer}
            seating = {"hands": t.hands, "centre": t.centre}
            tellers = [
                Narrator(language(code), *scene.values(), t.hands, t.centre)  # type: ignore[arg-type]
                for code in LANGUAGES
            ]
            for event in game.events(viewer):
                sits = {**seating, "playerAt": list(tellers[0].company.player_at)}
                said = {teller.company.language.code: teller.tell(event) for teller in tellers}
                if sieve.lets(said["en"]):
                    yield {**scene, "seating": sits, "event": event, "said": said}


def company_of(view: View, words: Language) -> Company:
    names = [seat.name for seat in sorted(view.seats, key=lambda seat: seat.player)]
    player_at = [seat.player for seat in view.seats]
    return Company(
        words, names, view.masks, view.viewer, len(view.seats[0].cards), len(view.centre), player_at
    )


def mascarade_question(view: View, words: Language) -> str:
    phase = PHASE_NUMBERS[view.phase]
    return question_words(company_of(view, words), phase, view.decider, view.announced, view.freedom)


def mascarade_move(view: View, move: int, words: Language) -> str:
    return move_words(company_of(view, words), move)


# ── The Grimm Masquerade ─────────────────────────────────────────────────────────────────────────────


def balls() -> Iterator[AnyGame]:
    for players in (2, 3, 5):
        for seed in range(1, 4):
            options = GrimmOptions(wagers=players > 2 and seed > 1, treasures=seed > 1, abilities=seed > 1)
            yield Game.grimm(NAMES[:players], options=options, seed=seed)


def grimm_told() -> Iterator[Scene]:
    """One of each kind of sentence about an event at the ball."""
    sieve = Sieve()
    for game in balls():
        list(steps(game))
        for viewer in VIEWERS:
            for event in game.events(viewer):
                said = in_all_languages(
                    lambda words: ball.GrimmNarrator(words, game.players, viewer).tell(event)  # noqa: B023
                )
                if sieve.lets(said["en"]):
                    yield {"names": game.players, "viewer": viewer, "event": event, "said": said}


def guests_of(view: GrimmView, words: Language) -> ball.Guests:
    return ball.Guests(words, [guest.name for guest in view.guests], view.viewer)


def grimm_question(view: GrimmView, words: Language) -> str:
    return ball.question_words(guests_of(view, words), asked_in(view))


def grimm_move(view: GrimmView, move: int, words: Language) -> str:
    return ball.move_words(guests_of(view, words), move, asked_in(view))


# ── Of both ──────────────────────────────────────────────────────────────────────────────────────────


def asked(
    games: Iterator[AnyGame],
    question: Callable[[Any, Language], str],
    words_of: Callable[[Any, int, Language], str],
) -> Iterator[Scene]:
    """One of each kind of question with one of each kind of answer."""
    sieve, english = Sieve(), language("en")
    for game in games:
        for _ in steps(game):
            for viewer in VIEWERS:
                if viewer < len(game.players) or viewer == SPECTATOR:
                    view = game.view(viewer)
                    options = view.question.options if view.question else ()
                    moves = [m for m in options if sieve.lets(words_of(view, m, english), "move")]
                    if sieve.lets(question(view, english)) or moves:
                        yield {
                            "view": view,
                            "question": in_all_languages(lambda words: question(view, words)),  # noqa: B023
                            "moves": [
                                [m, in_all_languages(lambda words: words_of(view, m, words))]  # noqa: B023
                                for m in moves
                            ],
                        }


def texts() -> Scene:
    """What all cards say."""
    return {
        "masks": [
            {
                "name": mask.name,
                "power": [str(effect) for effect in mask.power],
                "named": in_all_languages(lambda words: mask_name(mask.name, words)),  # noqa: B023
                "says": in_all_languages(lambda words: card_text(mask.power, words)),  # noqa: B023
            }
            for mask in MASKS.values()
        ],
        "characters": _by_number(ball.character_text, CHARACTER_NAMES),
        "abilities": _by_number(ball.ability_text, CHARACTER_NAMES),
        "artifacts": _by_number(ball.artifact_text, ARTIFACTS),
        "actions": _by_number(ball.action_text, ACTION_NAMES),
    }


def _by_number(say: Callable[[int, Language], str], names: tuple[str, ...]) -> list[dict[str, str]]:
    return [in_all_languages(lambda words: say(number, words)) for number in range(len(names))]  # noqa: B023


def written() -> bytes:
    """The whole file, a scene a line."""
    parts = {
        "mascaradeTold": mascarade_told(),
        "mascaradeAsked": asked(mascarades(), mascarade_question, mascarade_move),
        "grimmTold": grimm_told(),
        "grimmAsked": asked(balls(), grimm_question, grimm_move),
    }
    lists = [f'"{name}": [\n{_lines(scenes)}\n]' for name, scenes in parts.items()]
    body = ",\n".join((*lists, f'"texts": {_json(texts())}'))
    return f"{{\n{body}\n}}\n".encode()


def _lines(scenes: Iterator[Scene]) -> str:
    return ",\n".join(_json(scene) for scene in scenes)


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


if __name__ == "__main__":
    FILE.write_bytes(written())
