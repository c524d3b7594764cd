import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "../src/ridotto");
/** The words of every game and of the page; research reports are for terminals, and a review brings its own words. */
const HERE = /^(games\/\w+\/words(\/page)?|words\/(general|page\/(?!(review|puzzles)\/)\w+|table))\/\w+\.ftl$/;
const OF_REVIEWS = /^((games\/\w+\/)?words\/page\/review|words\/page\/puzzles|words\/review)\/\w+\.ftl$/;
const MODULE = /^\0?ridotto-(review-)?words\/(\w+)$/;
const ALL = "ridotto-words";
const ALL_OF_REVIEWS = "ridotto-review-words";
const TELLING = /^\0?ridotto-telling\/(\w+)$/;

/**
 * `import("ridotto-words/fr")` has everything that games and page say in French, from the files Python reads, and
 * `import("ridotto-review-words/fr")` what only reviews and puzzles say; `ridotto-words` lists the languages.
 */
export function words(): Plugin {
  return {
    name: "ridotto-words",
    resolveId: (id) => (id === ALL || id === ALL_OF_REVIEWS || MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return listOfLanguages();
      if (id === `\0${ALL_OF_REVIEWS}`) return `export const loadReviewTexts = ${loaders(ALL_OF_REVIEWS)};`;
      const [, ofReviews, code] = MODULE.exec(id) ?? [];
      if (!code) return undefined;
      const part = ofReviews ? OF_REVIEWS : HERE;
      const files = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" })
        .map((file) => file.replaceAll("\\", "/"))
        .filter((file) => file.endsWith(`/${code}.ftl`) && part.test(file));
      const texts = files.toSorted().map((file) => {
        this.addWatchFile(join(PACKAGE, file));
        return withoutComments(readFileSync(join(PACKAGE, file), "utf8"));
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}

const GENERAL = join(PACKAGE, "words", "general");
const codesOfLanguages = () => readdirSync(GENERAL).flatMap((file) => /^(\w+)\.ftl$/.exec(file)?.[1] ?? []);

/** An object with a function for each language that fetches its words. */
function loaders(module: string): string {
  return `{${codesOfLanguages().map((code) => `${code}: () => import("${module}/${code}")`).join()}}`;
}

function listOfLanguages(): string {
  const codes = codesOfLanguages();
  const names = codes.map((code) => /^language-name = (.)(.*)$/m.exec(readFileSync(join(GENERAL, `${code}.ftl`), "utf8")));
  const named = codes.map((code, i) => `${code}: ${JSON.stringify((names[i]?.[1] ?? "").toUpperCase() + (names[i]?.[2] ?? ""))}`);
  return `export const loadTexts = ${loaders(ALL)};\nexport const ownNames = {${named.join()}};`;
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
