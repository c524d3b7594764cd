// `node narrate.mjs asked.json said.json` says with the page's narrator what a file asks for.
// tests/words/page_narrator.py runs it; tests compare them with what Python says.

import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "vite";

const server = await createServer({ root: import.meta.dirname, logLevel: "error", server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true } });
const { Narrator } = await server.ssrLoadModule("/src/games/shared/words/narrator.ts");
const { factsIn, tableIn } = await server.ssrLoadModule("/src/games/shared/words/views.ts");
const { Language } = await server.ssrLoadModule("/src/i18n/language.ts");

async function load(module) {
  return (await server.ssrLoadModule(module)).default;
}

const { tables = [], calls = [], codes } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const languages = [];
for (const code of codes) languages.push(new Language(code, await load(`ridotto-words/${code}`)));
const answers = [];
for (const { game, view, events, moves, asks } of tables) {
  const telling = await load(`ridotto-telling/${game}`);
  for (const language of languages) {
    const narrator = new Narrator(telling, language, { ...tableIn(telling, view), ...(events.length ? { playerAt: undefined } : {}) });
    const facts = factsIn(telling, view);
    const said = events.map((event) => narrator.tell(event));
    if (asks) said.push(narrator.question(facts), ...narrator.notes(facts), ...moves.map((move) => narrator.option(move, facts)));
    answers.push(said);
  }
}
for (const { module, name, argument } of calls) {
  const { [name]: say } = await server.ssrLoadModule(module);
  answers.push(languages.map((language) => say(argument, language)));
}
await server.close();
writeFileSync(process.argv[3], JSON.stringify(answers));
