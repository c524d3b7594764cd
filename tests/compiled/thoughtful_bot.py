"""A searcher that writes down how much it thought, and who thought for it."""

import os
import time
from pathlib import Path

from ridotto.bots.searcher import Searcher


class Thoughtful(Searcher):
    """Waits until everything is compiled."""

    def think(self, view):
        while not self.worker().is_ready:
            assert self.worker().runs
            time.sleep(0.05)
        thoughts = super().think(view)
        diary = Path(os.environ["DIARY"]) / "thoughts"
        diary.write_text(f"{thoughts.rollouts} {self.worker().process_id}")
        return thoughts
