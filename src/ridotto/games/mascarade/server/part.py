"""Mascarade on a server, as the shared parts ask for it."""

from typing import Final

from ridotto.games.mascarade.server.catalogue import MascaradeInfo, mascarade_info
from ridotto.games.mascarade.server.workshop import CALLS
from ridotto.server.part import ServerPart

PART: Final = ServerPart(info=mascarade_info, info_type=MascaradeInfo, calls=CALLS)
