// The masks that were invented on this device.

import { pick } from "../../../i18n/pick";
import { nameProblem, newDraft, type Draft } from "./draft";

const REMEMBERED = "ridotto-masks";

class Drafts {
  /** There is always one. */
  all: Draft[] = $state(read());
  /** The one on the bench. */
  chosen = $state("");

  get current(): Draft {
    return this.all.find(({ id }) => id === this.chosen) ?? pick(this.all, 0);
  }

  /** What is called differently from everything before it: what a set can be made of. */
  get playable(): Draft[] {
    return this.all.filter(({ name }, i) => !nameProblem(name, this.all.slice(0, i).map((each) => each.name)));
  }

  /** Put a draft on the bench. */
  add(draft: Draft): void {
    this.all.unshift(draft);
    this.chosen = draft.id;
  }

  remove(id: string): void {
    const others = this.all.filter((draft) => draft.id !== id);
    this.all = others.length ? others : [newDraft()];
  }

  /** Keep everything for the next time. */
  keep(): void {
    localStorage.setItem(REMEMBERED, JSON.stringify(this.all));
  }
}

function read(): Draft[] {
  try {
    const found = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]") as Draft[];
    return found.length ? found : [newDraft()];
  } catch {
    return [newDraft()];
  }
}

export const drafts = new Drafts();
