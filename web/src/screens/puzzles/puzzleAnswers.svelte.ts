import type { Answers } from "./puzzleOrder";

const REMEMBERED = "ridotto-puzzles";

/** What somebody answered in this browser: the first answer to a puzzle counts. */
class PuzzleAnswers {
  all: Answers = $state.raw(read());

  note(id: string, isRight: boolean): void {
    if (this.all[id] === undefined) this.keep({ ...this.all, [id]: isRight });
  }

  forget(): void {
    this.keep({});
  }

  private keep(answers: Answers): void {
    this.all = answers;
    localStorage.setItem(REMEMBERED, JSON.stringify(answers));
  }
}

function read(): Answers {
  try {
    const found = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as unknown;
    return typeof found === "object" && found !== null ? (found as Answers) : {};
  } catch {
    return {};
  }
}

export const puzzleAnswers = new PuzzleAnswers();
