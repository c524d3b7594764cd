"""A mask or a set as a link: all of it stands in the address, behind the `#` (docs/masks.md).

The page reads and writes the same links (`web/src/games/mascarade/workshop/links.ts`). Nothing is compressed,
so a link is never larger inside than outside.
"""

import json
import re
from base64 import b64encode, urlsafe_b64decode
from typing import Annotated, Final

import msgspec

from ridotto.games.mascarade.play.settings import MAX_OWN, MascaradeSettings, MaskFile, MaskName
from ridotto.games.mascarade.rules.masks import Mask
from ridotto.refusal import Refusal

LINK_VERSION: Final = 1
MAX_LINK: Final = 2000
"""Maximum length of a link, in characters: longer ones are cut off by some of the programs that send them."""
PATH: Final = "/workshop#"
_LINK: Final = re.compile(r"(?:[^#]*#)?([0-9]{1,9})\.([^#]*)")
_BASE64: Final = re.compile(r"[A-Za-z0-9_-]+")


class BadLink(Refusal):
    """A link in which there is no mask, and why."""

    words = "ridotto.games.mascarade.words"


class SharedSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is in a link: masks of somebody's own, and perhaps a whole set to play them in."""

    own: Annotated[list[MaskFile], msgspec.Meta(max_length=MAX_OWN)] = []
    """Masks of one's own, as TOML."""
    edition: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    players: Annotated[int, msgspec.Meta(ge=2, le=13)] | None = None
    masks: Annotated[list[MaskName], msgspec.Meta(min_length=1, max_length=15)] | None = None
    """All cards by name; without them, the own masks are fitted into a printed set."""

    @property
    def settings(self) -> MascaradeSettings:
        """What a table agrees on that plays with it."""
        return MascaradeSettings(edition=self.edition, masks=self.masks, own=self.own)


def write_mask(mask: Mask) -> str:
    """A mask as a file has it, in its shortest form."""
    lines = [
        f"name = {json.dumps(mask.name, ensure_ascii=False)}",
        f"power = {json.dumps([str(effect) for effect in mask.power])}",
    ]
    lines += [f"copies = {mask.copies}"] if mask.copies != (2 if mask.comes_in_company else 1) else []
    lines += [f"from = {mask.least_players}"] if mask.least_players != 2 else []
    return "\n".join([*lines, ""])


def write_link(shared: SharedSet, address: str = "") -> str:
    """The link to what is shared, at a server's address."""
    packed = b64encode(msgspec.json.encode(shared), b"-_").rstrip(b"=").decode()
    link = f"{address.rstrip('/')}{PATH}{LINK_VERSION}.{packed}"
    if len(link) > MAX_LINK:
        raise BadLink("link-too-long", most=MAX_LINK, characters=len(link))
    return link


def read_link(link: str) -> SharedSet:
    """What a link shares; whether it can be played is for `read_mask` and the validator to say."""
    if len(link) > MAX_LINK:
        raise BadLink("link-too-long", most=MAX_LINK, characters=len(link))
    found = _LINK.fullmatch(link.strip())
    if found is None:
        raise BadLink("link-without-mask")
    if int(found[1]) != LINK_VERSION:
        raise BadLink("link-other-version", version=int(found[1]))
    return _unpack(found[2])


def _unpack(packed: str) -> SharedSet:
    if not _BASE64.fullmatch(packed):
        raise BadLink("link-damaged")
    try:
        content = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        shared = msgspec.json.decode(content, type=SharedSet)
    except msgspec.ValidationError:
        raise BadLink("link-without-mask") from None
    except (ValueError, RecursionError):
        raise BadLink("link-damaged") from None
    if not shared.own and not shared.masks:
        raise BadLink("link-without-mask")
    return shared
