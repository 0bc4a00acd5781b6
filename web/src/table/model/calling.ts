// Telling a player that it is his turn, or that the others are about to give his seat to the computer: a mark in the tab's title always, a sound or a notification only if he asked for it.
import type { TableSummary } from "../../protocol/types";
import { settings } from "../../settings.svelte";

let sounds: AudioContext | null = null;

function chime(): void {
  sounds ??= new AudioContext();
  const start = sounds.currentTime;
  for (const [i, pitch] of [523.25, 659.25].entries()) {
    const tone = sounds.createOscillator();
    const volume = sounds.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start + i * 0.16);
    volume.gain.exponentialRampToValueAtTime(0.12, start + i * 0.16 + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.16 + 0.5);
    tone.connect(volume).connect(sounds.destination);
    tone.start(start + i * 0.16);
    tone.stop(start + i * 0.16 + 0.55);
  }
}

export function callPlayer(text: string): void {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification("Westmarch", { body: text, tag: "turn", icon: "/mark.svg" });
}

/** Call a player to each table where his seat has begun to wait for him since the last look; the first look only learns of them. */
export function callBack(known: ReadonlySet<string> | null, tables: readonly TableSummary[], call: (table: TableSummary) => void): ReadonlySet<string> {
  const asking = tables.filter((table) => table.asked_back);
  if (known !== null) asking.filter((table) => !known.has(table.id)).forEach(call);
  return new Set(asking.map((table) => table.id));
}
