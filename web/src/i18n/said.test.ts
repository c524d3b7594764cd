// @vitest-environment node
// Whatever the page says has words.

import { expect, test } from "vitest";
import { learn } from "./language.svelte";

const SOURCES = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const SAID = /\bsay\((?:[^"`()]+\? )?"((?:stage|start|after|replay|learn|workshop)-[a-z-]+)"(?: : "((?:stage|start|after|replay|learn|workshop)-[a-z-]+)")?/g;

test("everything that is said on the page has a message", async () => {
  const language = await learn("en");
  const ids = Object.values(SOURCES).flatMap((source) => [...source.matchAll(SAID)].flatMap(([, ...found]) => found.filter(Boolean)));

  expect(ids.length).toBeGreaterThan(200);
  expect([...new Set(ids)].filter((id) => !language.has(id))).toEqual([]);
});
