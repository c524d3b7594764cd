import { describe, expect, it } from "vitest";
import type { MaskChecked } from "../generated/view";
import { agreement as part } from "./agreement";
import { withLinked, withoutOwn, withOwn } from "./ownMasks";

const mask = (name: string, power = ["gain(2)"], copies = 1): MaskChecked => ({ name, power, copies, least_players: 2, bank: true, text: {} });
const SMUGGLER = 'name = "Smuggler"\npower = ["gain(2)"]\ncopies = 1\nfrom = 2\n';

describe("a mask of the table's own", () => {
  it("is brought along, and the server makes room for it", () => {
    expect(withOwn({}, mask("Smuggler"))).toEqual({ own: [SMUGGLER] });
  });

  it("is one more card of a set that was put together by hand", () => {
    expect(withOwn({ masks: ["Judge"] }, mask("Smuggler")).masks).toEqual(["Judge", "Smuggler"]);
    expect(withOwn({ masks: ["Judge"] }, mask("Musketeer", ["gain_together(1)"], 2)).masks).toEqual(["Judge", "Musketeer", "Musketeer"]);
  });

  it("is taken out, and a set with it goes back to a printed one", () => {
    expect(withoutOwn({ own: ["a", "b"], masks: ["Judge", "a"] }, 0)).toEqual({ own: ["b"], masks: null });
  });

  it("is added by a link, and a whole set in a link replaces what was agreed", () => {
    expect(withLinked({ players: 5, settings: { own: ["a"] } }, { own: ["b"] })).toEqual({ settings: { own: ["a", "b"] } });
    expect(withLinked({ players: 5, settings: { own: ["a"] } }, { own: ["b"], edition: 2, players: 8, masks: ["King", "B"] })).toEqual({
      players: 8,
      settings: { scenario: null, edition: 2, own: ["b"], masks: ["King", "B"] },
    });
  });

  it("stays with another edition and another number of players", () => {
    const before = { players: 6, settings: { own: [SMUGGLER], scenario: "recommended" } };

    expect(part.mend(before, { players: 6, settings: { ...before.settings, edition: 2 } }).settings).toMatchObject({ own: [SMUGGLER], scenario: null });
    expect(part.mend(before, { ...before, players: 8 }).settings).toMatchObject({ own: [SMUGGLER] });
  });

  it("comes with its set, edition and number of players at once", () => {
    const linked = { players: 8, settings: { edition: 2, own: [SMUGGLER], masks: ["King", "Smuggler"] } };

    expect(part.mend({ players: 6, settings: {} }, linked).settings).toMatchObject({ edition: 2, masks: ["King", "Smuggler"] });
  });
});
