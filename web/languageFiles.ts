import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORDS = join(import.meta.dirname, "../src/ridotto/words/page/start");
const MANIFEST = join(import.meta.dirname, "public/manifest.webmanifest");
const COMMAND = "<code>ridotto join ADDRESS</code>";

/**
 * What a browser reads before the page can speak: `manifest.<language>.webmanifest` for each language, and in
 * the index page one sentence for whoever has no JavaScript, in all of them.
 */
export function languageFiles(): Plugin {
  return {
    name: "ridotto-language-files",
    generateBundle() {
      const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as object;
      for (const { lang, message } of languages()) {
        const source = JSON.stringify({ ...manifest, lang, description: message("start-description") });
        this.emitFile({ type: "asset", fileName: `manifest.${lang}.webmanifest`, source });
      }
    },
    transformIndexHtml: (html) =>
      html.replace("<!-- no script -->", () =>
        languages()
          .map(({ lang, message }) => `<p lang="${lang}">${message("start-no-script").replace("{ $command }", COMMAND)}</p>`)
          .join(""),
      ),
  };
}

function languages(): { lang: string; message: (name: string) => string }[] {
  const files = readdirSync(WORDS).filter((file) => file.endsWith(".ftl"));
  return files.toSorted().map((file) => {
    const text = readFileSync(join(WORDS, file), "utf8");
    const message = (name: string): string => {
      const said = new RegExp(`^${name} = (.+)$`, "m").exec(text)?.[1];
      if (!said) throw new Error(`${file} has no ${name}`);
      return said;
    };
    return { lang: file.replace(".ftl", ""), message };
  });
}
