import { expect, test } from "vitest";
import { isLocalOnly } from "./nearby";

test.each([
  ["http://localhost:8080", true],
  ["http://127.0.0.1", true],
  ["http://[::1]:8080", true],
  ["http://192.168.1.7:8080", false],
  ["https://localhost.example", false],
])("%s is for this machine alone: %s", (origin, alone) => {
  expect(isLocalOnly(origin)).toBe(alone);
});
