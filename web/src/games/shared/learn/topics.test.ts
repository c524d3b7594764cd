import { describe, expect, it } from "vitest";
import type { PageGame } from "../../kind";
import { topicAt } from "./topics";

const GAMES = [
  { id: "cards", topics: { kinds: ["mask", "term"], terms: ["bank"] } },
  { id: "dice", topics: { kinds: ["die", "term"], terms: ["roll"] } },
] as unknown as PageGame[];

describe("an address", () => {
  it("leads to the topic it was made for", () => {
    expect(topicAt(["mask", "King"], GAMES)).toEqual({ game: "cards", what: "mask", id: "King" });
  });

  it("leads to the game that has the word in its glossary", () => {
    expect(topicAt(["term", "bank"], GAMES)?.game).toBe("cards");
    expect(topicAt(["term", "roll"], GAMES)?.game).toBe("dice");
  });

  it("without a known topic leads nowhere", () => {
    expect(topicAt(["mask"], GAMES)).toBeUndefined();
    expect(topicAt(["king", "mask"], GAMES)).toBeUndefined();
  });
});
