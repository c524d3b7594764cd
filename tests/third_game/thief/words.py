"""The Thief in words: which message tells what; the messages are in en.ftl and pl.ftl."""

from ridotto.words.part import WordsPart
from ridotto.words.telling import OVER, WHO, Message, NameList, Telling, short_names
from thief import rules

PLAYER = {"other": "player player"}
OTHER = {**WHO, "other": "player a", "role": "role secret"}
TELLING = Telling(
    kinds=short_names(rules.Kind),
    events={
        "dealt": (Message("thief-dealt-{known secret}", {**WHO, "role": "role secret"}),),
        "turn": (Message("thief-turn", WHO),),
        "peeked": (Message("thief-peeked-{side who}", OTHER),),
        "accused": (Message("thief-accused", OTHER),),
        "ended": (Message("thief-{ending n}", then="winners a"),),
    },
    options={"peek": (Message("thief-peek", PLAYER),), "accuse": (Message("thief-accuse", PLAYER),)},
    questions={"turn": (Message("thief-question-{side decider}", {"who": "player decider"}),), "over": OVER},
    moves=tuple(("accuse" if n >= rules.ACCUSE else "peek", n % rules.ACCUSE) for n in range(rules.MOVES)),
    move_facts={"peek": ("player",), "accuse": ("player",)},
    lists={"role": NameList(rules.ROLES, "thief-role-"), "ending": NameList(rules.ENDINGS)},
)
PART = WordsPart("thief", TELLING)
