"""The Thief in words: which message tells what; the messages are in en.ftl and pl.ftl."""

from ridotto.words.compose import OVER, WHO, Message, compose_telling, short_names
from ridotto.words.part import WordsPart
from ridotto.words.telling import NameList
from thief import rules

OTHER = {**WHO, "other": "player a", "role": "role secret"}
TELLING = compose_telling(
    "thief",
    kinds=short_names(rules.Kind),
    events={
        "dealt": (Message("thief-dealt-{known secret}", {**WHO, "role": "role secret"}),),
        "turn": (Message("thief-turn", WHO),),
        "peeked": (Message("thief-peeked-{side who}", OTHER),),
        "accused": (Message("thief-accused", OTHER),),
        "ended": (Message("thief-{ending n}", then="winners a"),),
    },
    options={kind: (Message(f"thief-{kind}", {"other": "player player"}),) for kind in ("peek", "accuse")},
    questions={"turn": (Message("thief-question-{side decider}", {"who": "player decider"}),), "over": OVER},
    moves=tuple(("accuse" if n >= rules.ACCUSE else "peek", n % rules.ACCUSE) for n in range(rules.MOVES)),
    move_facts={"peek": ("player",), "accuse": ("player",)},
    lists={"role": NameList(rules.ROLES, "thief-role-"), "ending": NameList(rules.ENDINGS)},
)
PART = WordsPart("thief", TELLING)
