"""The page at the pace at which people play: real clocks, bots that think, everything moves.

Use `browser_user(browser, server, real_pace=True)`. Times are measured by the page itself; assert only that
something took long enough or came before something else, never that it was quick: the machine may be busy.
"""

from random import Random

import pytest

from harness.server import InProcessServer


@pytest.fixture
def server(
    shared_server: InProcessServer, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> InProcessServer:
    """Each test is dealt the same cards in every run; bots take their time."""
    monkeypatch.setattr("ridotto.server.tables.playing.randbits", Random(request.node.nodeid).getrandbits)
    return shared_server
