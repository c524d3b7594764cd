"""The Grimm Masquerade at human speed, as the shared parts ask for it."""

from typing import Final

from ridotto.games.grimm.play.counted_from import counted_from
from ridotto.games.grimm.play.header import Grimm, Options, grimm
from ridotto.games.grimm.play.honours import grimm_story
from ridotto.games.grimm.play.pacing import PACING
from ridotto.games.grimm.play.rulebook import GrimmRulebook, true_view
from ridotto.games.grimm.play.settings import header_from, settings_from, upgrade_settings
from ridotto.games.grimm.play.story import GrimmStory
from ridotto.games.grimm.play.timeout_move import timeout_move
from ridotto.games.grimm.play.view import CompactView, View, expand
from ridotto.play.compact_view import CompactForm
from ridotto.play.part import PlayPart

PART: Final = PlayPart(
    title="The Grimm Masquerade",
    players=range(2, 6),
    usual_players=4,
    header=Grimm,
    start=grimm,
    rulebook=GrimmRulebook,
    view=View,
    compact=CompactForm(CompactView, GrimmRulebook.compact_view, expand, GrimmRulebook.question),
    true_view=true_view,
    story=grimm_story,
    story_type=GrimmStory,
    settings=Options,
    header_from=header_from,
    settings_from=settings_from,
    upgrade_settings=upgrade_settings,
    clocks={
        "draft": "turn",
        "keep-or-give": "turn",
        "acting": "turn",
        "hand": "turn",
        "offer": "answer",
        "placing": "answer",
    },
    quick_phases=frozenset({"offer", "keep-or-give", "giving", "pointing", "hand"}),
    pacing=PACING,
    counted_from=counted_from,
    timeout_move=timeout_move,
    stand_in="careful",
)
