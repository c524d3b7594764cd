const RELOADED = "ridotto-reloaded";
const A_WHILE = 10_000;

/** A part of the page that is not there any more means that the house has a newer page: fetch that, but not for ever. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < A_WHILE) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
