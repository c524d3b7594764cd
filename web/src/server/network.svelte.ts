/** Whether the server can be reached: the device has a network, and the last request was answered or a table was joined since. */
class Network {
  isOffline = $state(!navigator.onLine);

  constructor() {
    addEventListener("offline", () => (this.isOffline = true));
    addEventListener("online", () => (this.isOffline = false));
  }
}

export const network = new Network();
