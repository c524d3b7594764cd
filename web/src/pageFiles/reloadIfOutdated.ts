const RELOADED = "ridotto-reloaded";
const PAUSE = 10_000;

let asked: Promise<boolean> | undefined;

/**
 * Reload if the server has a newer build: then it may not have the files of this one any more. At most once in ten seconds.
 *
 * Firefox also fails to fetch files that are on their way when somebody leaves the page; a reload would keep them here.
 */
export async function reloadIfOutdated(reload = () => location.reload()): Promise<void> {
  if (!mayReload()) return;
  // Several files may be missing at the same time.
  asked ??= isOutdated().finally(() => (asked = undefined));
  if (!(await asked) || !mayReload()) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  reload();
}

const mayReload = () => navigator.onLine && Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) >= PAUSE;

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
