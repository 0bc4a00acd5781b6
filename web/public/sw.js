// The page's helper in the background: keeps the shell for when there is no connection, and shows notices that it is one's move.
const SHELL = "westmarch-shell-1";
const FRONT = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

/** The first page and all that it names: scripts, styles, the icon. */
async function keepShell() {
  const shell = await caches.open(SHELL);
  const page = await fetch(FRONT, { cache: "no-cache" });
  if (!page.ok) return;
  const named = [...(await page.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1]);
  await shell.put(FRONT, page);
  await Promise.allSettled(named.map((path) => shell.add(path)));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => kept(FRONT)));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fromShell(event.request));
  else event.respondWith(fetch(event.request).catch(() => kept(event.request)));
});

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
  return page.navigate(path);
}
