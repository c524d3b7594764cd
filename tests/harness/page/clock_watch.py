"""Notes when a page says `shown`, when a countdown is on its screen, and what it is told about clocks."""

from typing import Any

from harness.page.browser import STATE, BrowserUser

WATCH = """(() => {
  const notes = (window.clockNotes = []);
  const state = STATE;
  const note = (what, facts = {}) =>
    notes.push({ what, at: Date.now(), asked: state() === "asked", ...facts });
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const said = JSON.parse(text);
    if (said.do === "shown") note("shown", said);
    if (said.do === "away") note("away", said);
    return send.call(this, text);
  };
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        const { type, told, decision, due, starts } = JSON.parse(data);
        if (type === "frame") note("frame", { by: told.by, decided: told.decision, decision, due, starts });
      });
    }
  };
  let [counting, asking] = [false, false];
  const look = () => {
    const asked = state() === "asked";
    if (asked && !asking) note("asked");
    asking = asked;
    const counts = document.querySelector("[role=timer]") !== null;
    if (counts && !counting) note("counts");
    counting = counts;
  };
  const begin = () => new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true,
    attributeFilter: ["data-busy", "data-choice", "disabled"],
  });
  document.documentElement ? begin() : addEventListener("DOMContentLoaded", begin);
})()""".replace("STATE", STATE)


async def watch_clocks(user: BrowserUser) -> None:
    """Note from the next load on what the page says."""
    await user.context.add_init_script(WATCH)


async def notes(user: BrowserUser, what: str = "") -> list[dict[str, Any]]:
    """All notes of a kind until now, with its moment and whether a question was seen."""
    noted: list[dict[str, Any]] = await user.page.evaluate("clockNotes")
    return [note for note in noted if not what or note["what"] == what]
