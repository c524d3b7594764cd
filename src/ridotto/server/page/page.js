// The plain page: says how to join, lists the public tables, and lets somebody come back with their link.

const GAMES = { mascarade: "Mascarade", grimm: "The Grimm Masquerade" };
const [where, code] = location.pathname.split("/").slice(1);

function say(text) {
  const news = document.getElementById("news");
  news.textContent = text;
  news.hidden = false;
}

async function comeBack() {
  history.replaceState(null, "", "/"); // the code is nobody else's business
  const answer = await fetch("/api/way-back", { method: "POST", body: JSON.stringify({ code }) });
  const told = await answer.json();
  say(answer.ok ? `Welcome back, ${told.name}.` : told.text);
}

function row({ code, about }) {
  const cells = [code, GAMES[about.game] ?? about.game, about.host, `${about.free} of ${about.players}`];
  const line = document.createElement("tr");
  for (const text of cells) {
    line.appendChild(document.createElement("td")).textContent = text;
  }
  return line;
}

async function listTables() {
  const answer = await fetch("/api/tables?phase=waiting");
  const { tables } = await answer.json();
  const list = document.getElementById("tables");
  list.tBodies[0].replaceChildren(...tables.map(row));
  list.hidden = tables.length === 0;
  document.getElementById("none").hidden = tables.length > 0;
}

const table = where === "t" || where === "tv" ? `/t/${code}` : "";
document.getElementById("join").textContent = `ridotto join ${location.origin}${table}`;
if (where === "back") {
  comeBack();
}
listTables();
