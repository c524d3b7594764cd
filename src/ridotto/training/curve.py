"""The curve of a training run as a picture."""

from collections.abc import Sequence

from ridotto.lab.pages.plots import ACCENT, INK, SOFT, Spec, draw
from ridotto.training.folder import CurvePoint
from ridotto.words.language import Language


def curve_picture(curve: Sequence[CurvePoint], language: Language) -> str:
    """How strong the network was after each round, as SVG."""
    rows = [
        {"round": at.round, "share": at.share, "low": at.share - at.margin, "high": at.share + at.margin}
        for at in curve
    ]
    across: Spec = {"field": "round", "type": "quantitative", "title": language.say("training-round")}
    up: Spec = {"type": "quantitative", "title": language.say("training-share")}
    spec: Spec = {
        "width": 480,
        "height": 240,
        "data": {"values": rows},
        "encoding": {"x": across},
        "layer": [
            {
                "mark": {"type": "area", "color": SOFT},
                "encoding": {"y": {**up, "field": "low"}, "y2": {"field": "high"}},
            },
            {"mark": {"type": "line", "color": ACCENT}, "encoding": {"y": {**up, "field": "share"}}},
            {
                "data": {"values": [{"fair": 1.0}]},
                "mark": {"type": "rule", "color": INK, "strokeDash": [4, 4]},
                "encoding": {"x": None, "y": {**up, "field": "fair"}},
            },
        ],
    }
    return in_colour(draw(spec, language))


def in_colour(svg: str) -> str:
    """A picture that stands alone: on a page these colours come from around it."""
    for name, colour in {
        INK: "#3b2f2a",
        ACCENT: "#8c1c3a",
        SOFT: "#e6cfd3",
        "var(--line)": "#d9cfc4",
    }.items():
        svg = svg.replace(name, colour)
    return svg
