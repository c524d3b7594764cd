/** What screen readers are told: politely, one sentence after another, or at once ("your turn"). */
class Live {
  polite = $state("");
  assertive = $state("");

  /** Something happened. */
  tell(sentence: string): void {
    this.polite = sentence;
  }

  /** Somebody has to do something now. */
  call(sentence: string): void {
    this.assertive = sentence;
  }
}

export const live = new Live();
