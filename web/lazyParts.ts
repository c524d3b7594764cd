import { join } from "node:path";
import type { Plugin } from "vite";

/** Vite's name for the module through which every `import()` of a build goes. */
const HELPER = "\0vite/preload-helper.js";
const OURS = join(import.meta.dirname, "src/pageFiles/lazyParts.svelte.ts").replaceAll("\\", "/");

/**
 * Every `import()` of the built page goes through `loadPart`, with all the files that it needs.
 *
 * Vite's own function leaves a part out for good if one of its files could not be fetched.
 */
export function lazyParts(): Plugin {
  let isUsed = false;
  return {
    name: "ridotto-lazy-parts",
    apply: "build",
    enforce: "pre",
    // Vite names no files for a part that is a single file.
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, files, { hostType }) => (hostType === "html" || files.includes(file) ? files : [file, ...files]),
        },
      },
    }),
    load(id) {
      if (id !== HELPER) return undefined;
      isUsed = true;
      return `export { loadPart as __vitePreload } from ${JSON.stringify(OURS)};`;
    },
    generateBundle() {
      if (!isUsed) this.error(`Vite no longer loads parts through ${JSON.stringify(HELPER)}: see lazyParts.ts.`);
    },
  };
}
