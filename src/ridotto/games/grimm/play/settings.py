"""What a table on a server can agree on for The Grimm Masquerade: its variants."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ridotto.games.grimm.play.header import Grimm, Options, grimm


def header_from(settings: Options, names: Sequence[str] | int, seed: int | None, most_turns: int) -> Grimm:
    """What a game with these settings starts from."""
    most = min(settings.max_turns or most_turns, most_turns)
    return grimm(names, options=msgspec.structs.replace(settings, max_turns=most), seed=seed)


def settings_from(header: Grimm) -> Options:
    """The variants of a game."""
    return header.options


def upgrade_settings(agreement: Mapping[str, Any]) -> dict[str, Any]:
    """The settings inside an agreement of protocol version 1."""
    return dict(agreement.get("variants", {}))
