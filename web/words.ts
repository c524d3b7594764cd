import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "../src/ridotto");
/** The words of every game and of the page; research reports are for terminals. */
const HERE = /^(games\/\w+\/words(\/page)?|words\/(general|page\/\w+|table))\/\w+\.ftl$/;
const MODULE = /^\0?ridotto-words\/(\w+)$/;
const ALL = "ridotto-words";
const TELLING = /^\0?ridotto-telling\/(\w+)$/;

/**
 * `import("ridotto-words/fr")` has everything that games and page say in French, from the files Python reads;
 * `ridotto-words` lists the languages.
 */
export function words(): Plugin {
  return {
    name: "ridotto-words",
    resolveId: (id) => (id === ALL || MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return listOfLanguages();
      const code = MODULE.exec(id)?.[1];
      if (!code) return undefined;
      const files = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" })
        .map((file) => file.replaceAll("\\", "/"))
        .filter((file) => file.endsWith(`/${code}.ftl`) && HERE.test(file));
      const texts = files.toSorted().map((file) => {
        this.addWatchFile(join(PACKAGE, file));
        return withoutComments(readFileSync(join(PACKAGE, file), "utf8"));
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}

function listOfLanguages(): string {
  const folder = join(PACKAGE, "words", "general");
  const codes = readdirSync(folder).flatMap((file) => /^(\w+)\.ftl$/.exec(file)?.[1] ?? []);
  const names = codes.map((code) => /^language-name = (.)(.*)$/m.exec(readFileSync(join(folder, `${code}.ftl`), "utf8")));
  const texts = codes.map((code) => `${code}: () => import("${ALL}/${code}")`);
  const named = codes.map((code, i) => `${code}: ${JSON.stringify((names[i]?.[1] ?? "").toUpperCase() + (names[i]?.[2] ?? ""))}`);
  return `export const loadTexts = {${texts.join()}};\nexport const ownNames = {${named.join()}};`;
}

/** `import("ridotto-telling/<game>")` has the document that says how that game is put into words. */
export function tellings(): Plugin {
  return {
    name: "ridotto-telling",
    resolveId: (id) => (TELLING.test(id) ? `\0${id}` : undefined),
    load(id) {
      const game = TELLING.exec(id)?.[1];
      if (!game) return undefined;
      const file = join(PACKAGE, "games", game, "words", "telling.json");
      this.addWatchFile(file);
      return `export default ${readFileSync(file, "utf8")}`;
    },
  };
}

/** What is said to translators need not be sent to players. */
function withoutComments(text: string): string {
  return text.replaceAll(/^#.*\n/gm, "");
}
