import { describe, expect, it } from "vitest";
import type { ChairStatus, TableStatus } from "../../../server/generated/protocol";
import { isPrivate } from "./device";

const table = (...chairs: ChairStatus[]) => ({ chairs }) as unknown as TableStatus;
const ANN = { guest: 0 };
const BOT = { bot: "honest" };

describe("a device", () => {
  it("is private against bots", () => expect(isPrivate(table(ANN, BOT, BOT), "auto")).toBe(true));
  it("may be seen by others where several people play", () => expect(isPrivate(table(ANN, { guest: 1 }, BOT), "auto")).toBe(false));
  it("is what its owner says it is", () => {
    expect(isPrivate(table(ANN, { guest: 1 }), "private")).toBe(true);
    expect(isPrivate(table(ANN, BOT), "shared")).toBe(false);
  });
  it("of somebody who only watches a wall shows no secrets", () => expect(isPrivate(undefined, "auto")).toBe(false));
});
