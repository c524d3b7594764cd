"""No secret is in the DOM, the storage or the memory of a page before its time.

Two people play through the page. Now and then everything is searched that either page has: its document,
whatever it stores, and every string in its memory; and every message that its sockets received. Seeds,
salts and who anybody is must be nowhere; an event has its secret only where its audience looks.
"""

import json
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, CDPSession

from harness.amounts import examples
from harness.page.browser import BrowserUser
from harness.page.browser_table import browser_table
from harness.server import Server
from ridotto.events import HIDDEN, Event
from ridotto.play.record import read_record, replay
from ridotto.server.tables.sealed_game import Proof

pytestmark = pytest.mark.anyio
STORED = """async () => {
  const databases = await indexedDB.databases();
  const caches_ = await Promise.all((await caches.keys()).map(async (key) => {
    const cache = await caches.open(key);
    const answers = await cache.matchAll();
    return Promise.all(answers.map((answer) => answer.text()));
  }));
  return JSON.stringify([
    {...localStorage}, {...sessionStorage}, document.cookie, databases, caches_,
    document.documentElement.outerHTML, location.href, window.name, history.state,
  ]);
}"""
"""Whatever a script of the page could read, but for its memory."""


class InspectedPage:
    """A page whose memory and sockets are looked into."""

    def __init__(self, person: BrowserUser, session: CDPSession) -> None:
        self.person, self.session = person, session
        self.frames: list[str] = []
        self.looked: list[str] = []
        session.on("Network.webSocketFrameReceived", self._hear)

    def _hear(self, said: dict[str, Any]) -> None:
        self.frames.append(said["response"]["payloadData"])

    async def look(self) -> None:
        """Keep everything that the page has at this moment."""
        chunks: list[str] = []
        keep = lambda part: chunks.append(part["chunk"])  # noqa: E731
        self.session.on("HeapProfiler.addHeapSnapshotChunk", keep)
        await self.session.send("HeapProfiler.takeHeapSnapshot")
        await self.session.send("HeapProfiler.disable")  # or it follows every object from now on
        self.session.remove_listener("HeapProfiler.addHeapSnapshotChunk", keep)
        strings = json.loads("".join(chunks))["strings"]
        self.looked += ["\n".join(strings), await self.person.page.evaluate(STORED)]


async def watch(person: BrowserUser) -> InspectedPage:
    session = await person.context.new_cdp_session(person.page)
    watched = InspectedPage(person, session)
    await session.send("Network.enable")
    return watched


@pytest.mark.quick
async def test_a_page_has_no_secret_before_its_time(
    browser: Browser, server: Server, tables: ModuleType
) -> None:
    agreed = tables.agreed(4, turns=6)
    async with browser_table(
        browser, server, ("en", "nl"), bots=tables.BOTS, service_worker=True, **agreed
    ) as table:
        watched = [await watch(each) for each in table.people]
        await table.begins()
        chance = Random(2)
        while asked := await table.next_to_decide():
            if table.decisions % examples(100, 10) == 2:
                for each in watched:
                    await each.look()
            await asked.decides(chance)
            table.decisions += 1
        proof = await proof_of(server, table.code)
        tokens = [(await each.client()).token for each in table.people]
        for player, each in enumerate(watched):
            check_memory(each, proof, tokens)
            check_frames(each, player, proof)


async def proof_of(server: Server, code: str) -> Proof:
    answer = await server.http.get(f"/api/tables/{code}/games/1")
    return msgspec.json.decode(answer.content, type=Proof)


def check_memory(watched: InspectedPage, proof: Proof, tokens: list[str]) -> None:
    """Not even one's own token is where a script could read it."""
    ids = [token.partition(".")[0] for token in tokens]
    secrets = [proof.record.start.seed, proof.salt, *tokens, *ids]
    assert watched.looked
    for text in watched.looked:
        assert watched.person.name in text, "the search is not empty"
        assert not [secret for secret in secrets if secret in text]


def check_frames(watched: InspectedPage, player: int, proof: Proof) -> None:
    """Everything that came is as this player may see it."""
    truth = replay(read_record(msgspec.json.encode(proof.record))).truth()
    seen = 0
    for told in map(json.loads, watched.frames):
        for number, event in enumerate(told.get("events", ()), told.get("since", 0)):
            seen += 1
            assert Event(*event) == truth[number].seen_by(player)
            assert event[5] == HIDDEN or event[6] >> player & 1
    assert seen >= len(truth), "the law is not empty"
