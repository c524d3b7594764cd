import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import Picture from "./Picture.svelte";
import { pictureOf } from "./pictures.ts";

interface Shown {
  kind: string;
  id: string;
  alt?: string;
  size?: number | string;
}

function shown(props: Shown): HTMLImageElement {
  const here = document.createElement("div");
  const picture = mount(Picture, { target: here, props });
  flushSync();
  const image = here.querySelector("img") as HTMLImageElement;
  void unmount(picture);
  return image;
}

describe("a picture", () => {
  it("is decoration unless it is given words", () => {
    expect(shown({ kind: "mask", id: "King" }).getAttribute("alt")).toBe("");
    expect(shown({ kind: "mask", id: "King", alt: "Re" }).alt).toBe("Re");
  });

  it("shows the drawing of what it is asked for", () => {
    expect(shown({ kind: "thing", id: "winner" }).getAttribute("src")).toBe(pictureOf("thing", "winner"));
  });

  it("has the given size, in pixels or in any length", () => {
    expect(shown({ kind: "thing", id: "winner", size: 24 }).style.getPropertyValue("--size")).toBe("24px");
    expect(shown({ kind: "thing", id: "winner", size: "50cqw" }).style.getPropertyValue("--size")).toBe("50cqw");
  });
});
