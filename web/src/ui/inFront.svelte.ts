/** Whether the page is in front: what is in the background nobody sees. */
class InFront {
  current = $state(!document.hidden);

  constructor() {
    document.addEventListener("visibilitychange", () => (this.current = !document.hidden));
  }
}

export const inFront = new InFront();
