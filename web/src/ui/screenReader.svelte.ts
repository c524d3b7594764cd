/** What screen readers say. */
class ScreenReader {
  polite = $state("");
  assertive = $state("");

  /** Say something when the current sentence is over. */
  tell(sentence: string): void {
    this.polite = sentence;
  }

  /** Say something at once, such as "your turn". */
  interrupt(sentence: string): void {
    this.assertive = sentence;
  }
}

export const screenReader = new ScreenReader();
