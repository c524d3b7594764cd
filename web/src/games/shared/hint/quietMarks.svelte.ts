const REMEMBERED = "ridotto-quiet-marks";

class QuietMarks {
  /** Whether a quiet mark follows each decision. */
  on = $state(localStorage.getItem(REMEMBERED) === "yes");

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(REMEMBERED, on ? "yes" : "no");
  }
}

export const quietMarks = new QuietMarks();
