// Telling a player that it is his turn, or that the others are about to give his seat to the computer: a mark in the tab's title always, a sound as loud as he likes it, a notification only if he asked for it.
import type { TableSummary } from "../../protocol/types";
import { sound } from "../../lib/sounds";
import { settings } from "../../settings.svelte";

/** Mark the page's icon, and the installed page's, while one's move is awaited. */
export function markTurn(on: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", on ? "/mark-turn.svg" : "/mark.svg");
  const badge = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  void badge?.catch(() => undefined);
}

export function callPlayer(text: string): void {
  sound("turn");
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") notify(text);
}

/** On phones a page may not show a notification itself: there its service worker does. */
function notify(text: string): void {
  const how = { body: text, tag: "turn", icon: "/mark.svg" };
  try {
    new Notification("Westmarch", how);
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification("Westmarch", { ...how, data: { path: location.pathname } }));
  }
}

/** Call a player to each table where his seat has begun to wait for him since the last look; the first look only learns of them. */
export function callBack(known: ReadonlySet<string> | null, tables: readonly TableSummary[], call: (table: TableSummary) => void): ReadonlySet<string> {
  const asking = tables.filter((table) => table.asked_back);
  if (known !== null) asking.filter((table) => !known.has(table.id)).forEach(call);
  return new Set(asking.map((table) => table.id));
}
