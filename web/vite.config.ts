/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { namedWorker } from "./worker.ts";
import { tellings, words } from "./words.ts";

/** The page is built into the Python package, which serves it; everything but the index page lies under /page/. */
export default defineConfig({
  plugins: [words(), tellings(), svelte(), namedWorker()],
  build: {
    outDir: "../src/ridotto/server/page",
    emptyOutDir: true,
    assetsDir: "page",
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8080", "/ws": { target: "ws://127.0.0.1:8080", ws: true } },
  },
  test: {
    environment: "jsdom",
    // All test files share one jsdom: making it takes longer than all the tests.
    isolate: false,
    pool: "threads",
    maxWorkers: 2,
    include: ["src/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
