import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "../src/ridotto");
/** The words of every game and of the page; research reports are for terminals. */
const HERE = /^(games\/\w+\/words(\/page)?|words\/(general|page\/\w+|table))\/\w+\.ftl$/;
const MODULE = /^\0?ridotto-words\/(\w+)$/;
const TELLING = /^\0?ridotto-telling\/(\w+)$/;

/** `import("ridotto-words/fr")` has everything that games and page say in French, from the files Python reads. */
export function words(): Plugin {
  return {
    name: "ridotto-words",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
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
