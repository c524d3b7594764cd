"""Masks and sets of one's own, tried over HTTP before they are played."""

from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from ridotto.games.mascarade.play.header import choose_masks
from ridotto.games.mascarade.play.settings import MascaradeSettings
from ridotto.games.mascarade.rules import sets
from ridotto.games.mascarade.rules.blank import MAX_FILE, BadMask, read_mask
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.games.mascarade.rules.sets import check_players, check_set
from ridotto.games.mascarade.words.card_text import card_text
from ridotto.server.http.requests import BadRequest, Call, language_of, limit_expensive
from ridotto.server.process import ServerProcess
from ridotto.server.tables.agreement import Agreement
from ridotto.words import LANGUAGES, language


class MaskFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mask that somebody has written (docs/masks.md)."""

    toml: Annotated[str, msgspec.Meta(max_length=MAX_FILE)]


class MaskChecked(msgspec.Struct, frozen=True):
    """A mask that can be played, and what its card says in every language."""

    name: str
    power: list[str]
    copies: int
    least_players: int
    bank: bool
    text: dict[str, str]


class Finding(msgspec.Struct, frozen=True):
    """Something about a set, by which rule, and what would mend it."""

    code: str
    rule: str
    text: str
    """In the language of the request."""
    facts: dict[str, str | int] = {}
    """What it is about, for programs."""


class SetChecked(msgspec.Struct, frozen=True):
    """What the validator says of a set: errors forbid it, advice does not."""

    masks: list[str]
    """The cards that would be played with; none in other games."""
    errors: list[Finding]
    advice: list[Finding]
    own: list[MaskChecked] = []
    """The masks of somebody's own, each once, whether or not they are among the cards."""


async def check_mask(server: ServerProcess, request: Request, file: MaskFile) -> MaskChecked:
    """Read a mask of somebody's own, and say what it does or what is wrong with it."""
    limit_expensive(server, request)
    try:
        mask = read_mask(file.toml)
    except BadMask as error:
        raise BadRequest.because(422, "bad-mask", error) from None
    return _card(mask)


def _card(mask: Mask) -> MaskChecked:
    text = {code: card_text(mask.power, language(code)) for code in LANGUAGES}
    effects = [str(effect) for effect in mask.power]
    return MaskChecked(mask.name, effects, mask.copies, mask.least_players, mask.has_bank_symbol, text)


async def check_agreement(server: ServerProcess, request: Request, agreement: Agreement) -> SetChecked:
    """Say everything that is wrong or doubtful about what a table would play with."""
    limit_expensive(server, request)
    settings = agreement.settings
    try:
        if not isinstance(settings, MascaradeSettings):
            agreement.check()
            return SetChecked([], [], [])
        own = list(dict.fromkeys(read_mask(text) for text in settings.own))
        masks = _masks_of(settings, agreement.players, own)
    except ValueError as error:
        raise BadRequest.because(422, "bad-agreement", error) from None
    verdict = check_set(settings.edition, agreement.players, masks)
    spoken = language_of(request)
    errors, advice = ([_finding(each, spoken) for each in found] for found in verdict)
    return SetChecked([mask.name for mask in masks], errors, advice, [_card(mask) for mask in own])


def _finding(problem: sets.SetProblem, spoken: str) -> Finding:
    return Finding(problem.code, problem.rule, problem.problem.say(spoken), dict(problem.facts))


def _masks_of(settings: MascaradeSettings, players: int, own: list[Mask]) -> tuple[Mask, ...]:
    """The cards for these settings, whether or not they may be played together."""
    check_players(settings.edition, players)
    return choose_masks(settings.edition, players, settings.scenario, settings.masks, own)


CALLS: Final = (
    Call(
        "POST",
        "/api/check/mask",
        check_mask,
        "Check a mask of your own",
        MaskChecked,
        MaskFile,
        200,
        (422, 429),
    ),
    Call("POST", "/api/check/set", check_agreement, "Check a set", SetChecked, Agreement, 200, (422, 429)),
)
