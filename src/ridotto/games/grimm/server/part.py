"""The Grimm Masquerade on a server, as the shared parts ask for it."""

from typing import Final

from ridotto.games.grimm.server.catalogue import GrimmInfo, grimm_info
from ridotto.server.part import ServerPart

PART: Final = ServerPart(info=grimm_info, info_type=GrimmInfo)
