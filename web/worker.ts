import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Gives the service worker the name of the build that it caches. */
export function namedWorker(): Plugin {
  return {
    name: "ridotto-worker",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const build = createHash("sha256").update(Object.keys(bundle).toSorted().join("\n")).digest("hex").slice(0, 12);
      const file = join(dir, "sw.js");
      writeFileSync(file, readFileSync(file, "utf8").replace("BUILD\"", `${build}"`));
    },
  };
}
