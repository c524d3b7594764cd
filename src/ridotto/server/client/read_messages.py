"""Messages as a client reads them: a view is of one game or of the other, and looks tell which."""

from typing import Any, Final, cast

import msgspec

from ridotto.games.grimm.play.view import GrimmView
from ridotto.games.mascarade.play.view import View
from ridotto.server.socket.protocol import Ack, AnyAnswer, Frame, Pong, Refusal, Snapshot, Welcome


def _with_any_view(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The same message, with whatever stands where a view is: one decoder cannot know both games'."""
    fields = [
        (f.name, Any if f.name == "view" else f.type, f.default)
        if f.default is not msgspec.NODEFAULT
        else (f.name, f.type)
        for f in msgspec.structs.fields(kind)
    ]
    return msgspec.defstruct(kind.__name__, fields, tag=kind.__name__.lower())


_KINDS: Final = {_with_any_view(kind): kind for kind in (Frame, Snapshot)}
_FRAME, _SNAPSHOT = _KINDS
_decoder: Final = msgspec.json.Decoder(cast("Any", _FRAME | _SNAPSHOT | Welcome | Ack | Refusal | Pong))


def read_answer(text: str | bytes) -> AnyAnswer:
    """A message from a server."""
    found = _decoder.decode(text)
    kind = _KINDS.get(type(found))
    if kind is None:
        return cast("AnyAnswer", found)
    facts = msgspec.structs.asdict(found)
    return cast("AnyAnswer", kind(**{**facts, "view": read_view(facts["view"])}))


def read_view(view: dict[str, Any] | None) -> View | GrimmView | None:
    """A view of whichever game it is."""
    if view is None:
        return None
    return msgspec.convert(view, GrimmView) if "guests" in view else msgspec.convert(view, View)
