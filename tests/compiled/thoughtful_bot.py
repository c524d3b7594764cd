"""A searcher that writes down how many roll-outs it made, and in which process."""

import os
from pathlib import Path

from ridotto.bots.searcher import Searcher


class Thoughtful(Searcher):
    """Waits until everything is compiled."""

    def think(self, view):
        assert self.search().warm_up.is_over.wait(600)
        thoughts = super().think(view)
        diary = Path(os.environ["DIARY"]) / "thoughts"
        diary.write_text(f"{thoughts.rollouts} {os.getpid()}")
        return thoughts
