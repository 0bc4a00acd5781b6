// The service worker: registered once the page is there. It keeps the shell and shows notices; without it everything else works.
import type { Subscribe } from "./protocol/types";

/** The worker, where the browser has such a thing. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return Promise.resolve(null);
  return navigator.serviceWorker.register("/sw.js").then(
    () => navigator.serviceWorker.ready,
    () => null,
  );
}

/** Let the worker keep what is loaded; on the first visit that is also what came before it was there. */
export async function keepShell(): Promise<void> {
  const sawAll = !!navigator.serviceWorker?.controller;
  const found = await worker();
  if (sawAll || !found) return;
  const tell = (entries: PerformanceEntryList): void => found.active?.postMessage({ loaded: entries.map((entry) => entry.name) });
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: "resource", buffered: true });
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Whether this browser can be told something while no page is open. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** How the server reaches this browser; null if its owner does not allow it. */
export async function subscribe(key: string): Promise<Subscribe | null> {
  const found = (await Notification.requestPermission()) === "granted" ? await worker() : null;
  if (!found) return null;
  return reachedBy(await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
}

function reachedBy(subscription: PushSubscription): Subscribe {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

async function subscription(): Promise<PushSubscription | null> {
  const found = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await found?.pushManager.getSubscription()) ?? null;
}

/** How this browser is reached, if it is told something. */
export async function subscribed(): Promise<Subscribe | null> {
  const known = await subscription();
  return known && reachedBy(known);
}

/** Let this browser be told nothing any more. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
