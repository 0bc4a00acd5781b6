// The service worker: registered once the page is there. It keeps the shell and shows notices; without it everything else works.

/** The worker, where the browser has such a thing. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return Promise.resolve(null);
  return navigator.serviceWorker.register("/sw.js").then(
    () => navigator.serviceWorker.ready,
    () => null,
  );
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
export async function subscribe(key: string): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  const found = (await Notification.requestPermission()) === "granted" ? await worker() : null;
  if (!found) return null;
  const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** This browser's endpoint, if it is told something. */
export async function endpointHere(): Promise<string | null> {
  const found = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await found?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Let this browser be told nothing any more. */
export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
}
