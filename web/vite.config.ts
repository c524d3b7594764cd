/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { languageFiles } from "./languageFiles.ts";
import { lazyParts } from "./lazyParts.ts";
import { namedWorker } from "./worker.ts";
import { tellings, words } from "./words.ts";

/** What every visit needs is one file of each kind, and so is what every table needs: a slow line answers forty requests one after another. */
const TOGETHER = [
  { name: "first", test: /src\/App\.svelte$/, priority: 2 },
  { name: "table", test: /src\/(screens\/table\/TableScreen|games\/shared\/table\/TableFrame)\.svelte$/, priority: 1 },
];

/** The page is built into the Python package, which serves it; everything but the index page lies under /page/. */
export default defineConfig({
  plugins: [words(), tellings(), svelte(), languageFiles(), lazyParts(), namedWorker()],
  build: {
    outDir: "../src/ridotto/server/page",
    emptyOutDir: true,
    assetsDir: "page",
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8080", "/ws": { target: "ws://127.0.0.1:8080", ws: true } },
  },
  test: {
    environment: "jsdom",
    // All test files share one jsdom and one copy of every module: making these takes longer than all the tests.
    isolate: false,
    pool: "threads",
    maxWorkers: 1,
    // A busy machine is slow; nothing here waits for long.
    testTimeout: 120_000,
    include: ["src/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
