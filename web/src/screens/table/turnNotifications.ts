import { settings } from "../../ui/settings/settings.svelte";
import { say } from "../../i18n/language.svelte";

/** Whether this browser can show notifications while the page is hidden: never on plain HTTP. */
export function canNotify(): boolean {
  return isSecureContext && "Notification" in window;
}

/** Whether notifications were denied, which only the browser's settings can undo. */
export function isDenied(): boolean {
  return canNotify() && Notification.permission === "denied";
}

/** Turn notifications on or off; the browser asks for permission the first time. */
export async function setNotifications(on: boolean): Promise<void> {
  const granted = on && (await Notification.requestPermission()) === "granted";
  settings.set({ notify: granted });
}

/** Notify the viewer of their turn, if the page is hidden and they want that; returns what closes the notification. */
export function notifyOfTurn(code: string): () => void {
  if (!document.hidden || !settings.current.notify || !canNotify() || Notification.permission !== "granted")
    return () => undefined;
  const shown = showNotification(say("start-your-turn"), say("start-your-turn-at", { code }), code);
  return () => void shown.then((close) => close());
}

/** Phones show notifications only through the service worker; desktop browsers also without one. */
async function showNotification(title: string, body: string, code: string): Promise<() => void> {
  const options = { body, tag: `ridotto-${code}`, icon: "/icon-192.png", data: `/t/${code}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options);
    return () => void worker.getNotifications({ tag: options.tag }).then((shown) => shown.forEach((each) => each.close()));
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return () => shown.close();
}

/** Keep the screen on; returns what ends that. A hidden page loses the lock, so it is requested again. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const request = async (): Promise<void> => {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (over) void lock?.release();
  };
  document.addEventListener("visibilitychange", request);
  void request();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", request);
    void lock?.release();
  };
}
