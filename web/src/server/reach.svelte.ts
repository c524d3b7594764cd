/** Whether the house can be reached: the device has a network, and somebody answers. */
class Reach {
  lost = $state(!navigator.onLine);

  constructor() {
    addEventListener("offline", () => (this.lost = true));
    addEventListener("online", () => (this.lost = false));
  }
}

export const reach = new Reach();
