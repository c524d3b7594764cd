// @vitest-environment node
import { describe, expect, it } from "vitest";
import { expectEqual, gameStreams } from "../../../../gameStreams";
import { pacingFrom, type PacingTable } from "./pacingTable";

const HOUR = 3_600_000;
const tables = import.meta.glob<{ PACING: PacingTable }>("../../*/generated/pacing.ts", { eager: true });
const games = Object.entries(tables).map(([path, { PACING }]) => ({ id: path.split("/").at(-3) ?? "", pacing: pacingFrom(PACING) }));

describe.each(games)("in $id", ({ id, pacing }) => {
  it("every event is shown for as long as the server thinks", { timeout: HOUR }, async () => {
    let shown = 0;
    for await (const { steps, times } of gameStreams(id, 40)) {
      const page = steps.map(([events]) => events.map((event, index) => pacing(event, events[index + 1])));
      expectEqual(page, times, { id });
      shown += page.flat().length;
    }
    expect(shown).toBeGreaterThan(2000);
  });
});
