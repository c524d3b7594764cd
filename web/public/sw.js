// Keeps the page itself, so that it opens without a network; never anything of a game.
// Every build has a name of its own in place of BUILD, so that a new page leaves nothing of the old one.
const KEPT = "ridotto-BUILD";
const LIVE = /^\/(api|ws|health|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepDoor().then(() => self.skipWaiting()));
});

/** The door, and what it asks for first. */
async function keepDoor() {
  const kept = await caches.open(KEPT);
  const door = await fetch("/");
  const parts = (await door.clone().text()).match(/\/page\/[^"]+/g) ?? [];
  await kept.addAll(parts);
  await kept.put("/", door);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || LIVE.test(pathname)) return;
  if (pathname.startsWith("/page/")) event.respondWith(keptFirst(request));
  else event.respondWith(askFirst(request, request.mode === "navigate" ? "/" : pathname));
});

/** Files whose names change with what is in them. */
async function keptFirst(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** The door is the same at every address, and is kept under one: no code of a table stays here. */
async function askFirst(request, name) {
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
