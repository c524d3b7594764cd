// Caches the page itself, so that it opens without a network; never anything about a game.
// Each build replaces BUILD by a name of its own, so that a new page deletes the cache of the old one.
const KEPT = "ridotto-BUILD";
const LIVE = /^\/(api|ws|health|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(cacheIndex().then(() => self.skipWaiting()));
});

/** The index page, and the files that it loads first. */
async function cacheIndex() {
  const kept = await caches.open(KEPT);
  const index = await fetch("/");
  const parts = (await index.clone().text()).match(/\/page\/[^"]+/g) ?? [];
  await kept.addAll(parts);
  await kept.put("/", index);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

async function deleteOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || LIVE.test(pathname)) return;
  if (pathname.startsWith("/page/")) event.respondWith(fromCacheFirst(request));
  else event.respondWith(fromNetworkFirst(request, request.mode === "navigate" ? "/" : pathname));
});

/** For files whose names change with their content. */
async function fromCacheFirst(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** The index page is the same at every address and is cached under one, so that no table's code stays in the cache. */
async function fromNetworkFirst(request, name) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(name, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(name);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data ?? "/"));
});

async function goTo(address) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((page) => new URL(page.url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
