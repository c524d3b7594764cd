import { tick } from "svelte";

/** Show the end of a list in whatever scrolls it inside the page, once it is drawn; the page itself stays where it is. */
export async function scrollToEnd(list: HTMLElement | undefined): Promise<void> {
  await tick();
  for (let box = list ?? null; box && box !== document.body; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
      box.scrollTop = box.scrollHeight;
      return;
    }
}
