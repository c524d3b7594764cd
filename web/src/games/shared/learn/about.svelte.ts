/** Something that can be looked up. Cards of the ball go by name or by their number in the views. */
export type About =
  | { what: "mask"; id: string; power?: readonly string[] }
  | { what: "character" | "artifact" | "action"; id: string | number }
  | { what: "option" | "variant" | "term"; id: string };

/** What somebody wants to know about: every screen may open it, and one sheet shows it. */
class Question {
  thing: About | undefined = $state.raw();

  open(thing: About): void {
    this.thing = thing;
  }

  close(): void {
    this.thing = undefined;
  }
}

export const about = new Question();
