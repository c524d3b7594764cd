"""Mascarade at human speed, as the shared parts ask for it."""

from typing import Final

from ridotto.games.mascarade.play.counted_from import counted_from
from ridotto.games.mascarade.play.header import Mascarade, mascarade
from ridotto.games.mascarade.play.honours import mascarade_story
from ridotto.games.mascarade.play.pacing import PACING
from ridotto.games.mascarade.play.rulebook import MascaradeRulebook, true_view
from ridotto.games.mascarade.play.settings import (
    MascaradeSettings,
    anonymous,
    header_from,
    listed_settings,
    remembering,
    settings_from,
    upgrade_settings,
)
from ridotto.games.mascarade.play.story import MascaradeStory
from ridotto.games.mascarade.play.timeout_move import timeout_move
from ridotto.games.mascarade.play.view import CompactView, View, expand
from ridotto.play.compact_view import CompactForm
from ridotto.play.part import PlayPart

PART: Final = PlayPart(
    title="Mascarade",
    players=range(2, 14),
    usual_players=6,
    header=Mascarade,
    start=mascarade,
    rulebook=MascaradeRulebook,
    view=View,
    compact=CompactForm(CompactView, MascaradeRulebook.compact_view, expand, MascaradeRulebook.question),
    true_view=true_view,
    remembering=remembering,
    story=mascarade_story,
    story_type=MascaradeStory,
    settings=MascaradeSettings,
    header_from=header_from,
    settings_from=settings_from,
    upgrade_settings=upgrade_settings,
    listed_settings=listed_settings,
    anonymous=anonymous,
    clocks={"turn": "turn", "answer": "answer"},
    quick_phases=frozenset({"answer", "how"}),
    wave_phases=frozenset({"answer"}),
    pacing=PACING,
    counted_from=counted_from,
    timeout_move=timeout_move,
    stand_in="honest",
)
