import { settings } from "../../ui/settings/settings.svelte";
import { say } from "../../i18n/language.svelte";

/** Whether this browser can tell somebody something while they look elsewhere. */
export function canNotify(): boolean {
  return "Notification" in window;
}

/** Whether somebody has said no to that, which only they can take back. */
export function isDenied(): boolean {
  return canNotify() && Notification.permission === "denied";
}

/** Be told about one's turn, or not; the browser asks for leave the first time. */
export async function wantToBeTold(notify: boolean): Promise<void> {
  const granted = notify && (await Notification.requestPermission()) === "granted";
  settings.set({ notify: granted });
}

/** Say that it is somebody's turn, if they look elsewhere and want to be told; what takes it back again. */
export function callToTable(code: string): () => void {
  if (!document.hidden || !settings.liking.notify || !canNotify() || Notification.permission !== "granted")
    return () => undefined;
  const told = notification(say("start-your-turn"), say("start-your-turn-at", { code }), code);
  return () => void told.then((close) => close());
}

/** Phones show notifications only through the service worker, desks without one as well. */
async function notification(title: string, body: string, code: string): Promise<() => void> {
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

/** Keep the screen on; it is let go when the page is hidden, so it is asked for again; what ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const hold = async (): Promise<void> => {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (over) void lock?.release();
  };
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
