const RELOADED = "ridotto-reloaded";
const PAUSE = 10_000;

/** Reload if a part of the page is missing: the server has a newer build. At most once in ten seconds. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < PAUSE) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
