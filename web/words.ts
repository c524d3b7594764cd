import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "../src/ridotto");
/** The words of every game and of the page; research reports are for terminals. */
const HERE = /^(games\/\w+\/words|words\/(page\/\w+|table))\/\w+\.ftl$/;
const MODULE = /^\0?ridotto-words\/(\w+)$/;

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

/** What is said to translators need not be sent to players. */
function withoutComments(text: string): string {
  return text.replaceAll(/^#.*\n/gm, "");
}
