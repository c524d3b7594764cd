import { beforeEach, describe, expect, it } from "vitest";
import { Notes } from "./notes.svelte";

const KEY = "ridotto-notes-ABCDEF-1";

describe("a notebook", () => {
  beforeEach(() => localStorage.clear());

  it("strikes a mask out, then pins it, then forgets it", () => {
    const notes = new Notes(KEY);
    notes.next(2, 5);
    expect(notes.of(2)).toEqual({ struck: [5], pinned: null });
    notes.next(2, 5);
    expect(notes.of(2)).toEqual({ struck: [], pinned: 5 });
    notes.next(2, 5);
    expect(notes.of(2)).toEqual({ struck: [], pinned: null });
  });

  it("is still there after a reload, and another game has its own", () => {
    new Notes(KEY).next(0, 1);
    expect(new Notes(KEY).of(0).struck).toEqual([1]);
    expect(new Notes("ridotto-notes-ABCDEF-2").of(0).struck).toEqual([]);
  });

  it("begins anew where what was kept cannot be read", () => {
    localStorage.setItem(KEY, "{");
    expect(new Notes(KEY).of(0).struck).toEqual([]);
  });
});
