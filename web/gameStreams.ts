import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { CompactGameView, GameEvent, GameHeader, GameView } from "./src/server/game";

const ROOT = join(import.meta.dirname, "..");
/** Far more games are played where there is time for it. */
const THOROUGH = !["", "0", undefined].includes(process.env["RIDOTTO_THOROUGH"]);

/** What one viewer was sent of a game: the events of each decision, the view after it, and its compact form. The first step is the deal. */
export interface GameStream<Header extends GameHeader, View extends GameView> {
  viewer: number;
  header: Header;
  steps: [events: GameEvent[], view: View, compact: CompactGameView][];
  /** How long the server thinks each event of each step is shown, in milliseconds. */
  times: number[][];
}

/** Random games of every kind, played by the rules themselves (`tests/harness/game_streams.py`). */
export async function* gameStreams<Header extends GameHeader, View extends GameView>(
  game: string,
  count = 200,
): AsyncGenerator<GameStream<Header, View>> {
  const [games, viewers] = THOROUGH ? ["3000", "3"] : [String(count), "1"];
  const python = spawn(process.env["RIDOTTO_PYTHON"] ?? "python3", ["-m", "harness.game_streams", game, games, viewers], {
    env: { ...process.env, PYTHONPATH: [join(ROOT, "src"), join(ROOT, "tests")].join(process.platform === "win32" ? ";" : ":") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => python.on("close", resolve));
  for await (const line of createInterface({ input: python.stdout })) yield JSON.parse(line);
  const code = await ended;
  if (code !== 0) throw new Error(`the games could not be played: exit code ${code}`);
}

/** Fails with what it is about; as long as everything is equal it is far faster than `expect`. */
export function expectEqual(actual: unknown, expected: unknown, about: object): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, JSON.stringify(about)).toEqual(expected);
}
