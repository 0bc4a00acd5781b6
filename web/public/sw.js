// The page's helper in the background: keeps the shell for when there is no connection, and shows notices that it is one's move.
const SHELLS = "westmarch-shell-";
const SHELL = `${SHELLS}2`;
const FRONT = "/";
const ASSETS = "/assets/";
/** What everybody is told of the games: cards, settings, decks that come with them. */
const OF_GAMES = /^\/api\/games(\/|$)/;
let turn = Promise.resolve();

self.addEventListener("install", (event) => {
  event.waitUntil(inTurn(keepShell).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

/** Change the shell in one way after the other. */
function inTurn(act) {
  turn = turn.then(act, act);
  return turn;
}

/** What a page names: scripts, styles, the icon. */
function namedIn(text) {
  return [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);
}

/** The first page and all that it names. */
async function keepShell() {
  const shell = await caches.open(SHELL);
  const page = await fetch(FRONT, { cache: "no-cache" });
  if (!page.ok) return;
  const named = namedIn(await page.clone().text());
  await shell.put(FRONT, page);
  await Promise.allSettled(named.map((path) => shell.add(path)));
}

/** Where a page names what is not kept, there is a new version: the one before is forgotten as a whole. */
async function renew(page) {
  if (!page.ok) return;
  const shell = await caches.open(SHELL);
  const assets = namedIn(await page.text()).filter((path) => path.startsWith(ASSETS));
  const known = await Promise.all(assets.map((path) => shell.match(path)));
  if (known.every(Boolean)) return;
  await caches.delete(SHELL);
  await keepShell();
}

/** Keep what a page had loaded before it had this helper. */
async function keepLoaded(addresses) {
  const shell = await caches.open(SHELL);
  const paths = addresses.map((one) => new URL(one, location.origin)).filter((url) => url.origin === location.origin && isForAll(url.pathname)).map((url) => url.pathname);
  for (const path of paths) if (!(await shell.match(path))) await shell.add(path).catch(() => undefined);
}

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(inTurn(() => keepLoaded(event.data.loaded)));
});

/** Whether something is the same for everybody; what is one person's the page keeps itself. */
function isForAll(path) {
  return path.startsWith(ASSETS) || OF_GAMES.test(path);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(SHELLS) && name !== SHELL).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (OF_GAMES.test(url.pathname)) event.respondWith(fresh(event.request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (event.request.mode === "navigate") event.respondWith(navigate(event));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(fromShell(event.request));
  else event.respondWith(fetch(event.request).catch(() => kept(event.request)));
});

async function navigate(event) {
  try {
    const page = await fetch(event.request);
    const copy = page.clone();
    event.waitUntil(inTurn(() => renew(copy)));
    return page;
  } catch {
    return kept(FRONT);
  }
}

/** What the server says now; what it said last where it cannot be reached. */
async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
    return answer;
  } catch {
    return kept(request);
  }
}

async function kept(what) {
  return (await caches.match(what)) ?? Response.error();
}

/** What lies under /assets never changes under its name: it is asked for once. */
async function fromShell(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(show(told));
});

async function show({ title = "Westmarch", text = "", path = "/", stop = "", no_more = "" }) {
  const actions = stop ? [{ action: "stop", title: no_more }] : [];
  await self.registration.showNotification(title, { body: text, tag: "turn", icon: "/icon-192.png", badge: "/icon-192.png", data: { path, stop }, actions });
  await self.navigator.setAppBadge?.().catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path = FRONT, stop = "" } = event.notification.data ?? {};
  event.waitUntil(event.action === "stop" ? fetch(`/api/notices/stop/${stop}`, { method: "POST" }) : open(path));
});

/** A page that is open already is used again. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((one) => "focus" in one);
  if (!page) return self.clients.openWindow(path);
  await page.focus();
  return page.navigate(path).catch(() => self.clients.openWindow(path)); // one that was open before this helper was
}
