const RELOADED = "ridotto-reloaded";
const PAUSE = 10_000;

/**
 * Reload if a part of the page is missing because the server has a newer build. At most once in ten seconds.
 *
 * Firefox reports the same of parts that are on their way when somebody leaves the page; a reload would keep them here.
 */
export function reloadWhenOutdated(reload = () => location.reload()): void {
  addEventListener("vite:preloadError", async () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < PAUSE || !(await isOutdated())) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    reload();
  });
}

/** Whether the server's page begins with another script than this one; not if it cannot be asked. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok && !!script && !(await answer.text()).includes(script);
  } catch {
    return false;
  }
}
