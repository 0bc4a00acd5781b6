// How pieces move when one position becomes the next: an entry of the log is prepared on the old board and played on the new one.
import type { Movement } from ".";
import type { LogEntry } from "../protocol/types";
import { clone, fly, pulse, rectOf, type Flight } from "../lib/motion";

export const TRAVEL = 280;
const BREATH = 300;

/** What is to be played once the new position is drawn. */
export type Play = () => Flight[];

export function idOf(entry: LogEntry, sense: string, which = 0): string {
  return entry.things.filter((thing) => thing.sense === sense)[which]?.id ?? "";
}

/** The first that is shown of the elements that fit one of some selectors. */
export function found(root: HTMLElement, ...selectors: string[]): HTMLElement | null {
  for (const selector of selectors)
    for (const element of root.querySelectorAll<HTMLElement>(selector)) if (element.getClientRects().length) return element;
  return null;
}

export function cardAt(card: string): string {
  return `[data-card="${card}"]`;
}

/** A card leaves where it lies, or a hidden place, and travels on; it shrinks where it goes to a pile. */
export function travels(root: HTMLElement, card: string, from: string[], to: string[], shrink: boolean): Play {
  const element = found(root, ...from);
  const start = element && rectOf(element);
  const copy = element && card && element.dataset["card"] === card ? likeness(element) : null;
  return () => {
    const end = found(root, ...to);
    if (!start || !end) return [];
    const size = copy ? start : { x: start.x + start.width / 2 - 20, y: start.y + start.height / 2 - 28, width: 40, height: 56 };
    return [fly(root, copy ?? back(), size, rectOf(end), TRAVEL, shrink)];
  };
}

/** Something on the board swells for a moment. */
export function pulses(root: HTMLElement, ...selectors: string[]): Play {
  return () => {
    const element = found(root, ...selectors);
    return element ? [pulse(element, TRAVEL)] : [];
  };
}

/** A copy of a card as it looks when nobody chooses. */
function likeness(element: HTMLElement): HTMLElement {
  const copy = clone(element);
  for (const part of copy.querySelectorAll(".thing")) part.classList.remove("may", "on", "justnow", "hinted");
  return copy;
}

function back(): HTMLElement {
  const piece = document.createElement("i");
  piece.className = "back";
  return piece;
}

/** The card that an entry changed, to be marked as just changed, where the kind of entry shows that. */
export function changedCard(entry: LogEntry, shown: ReadonlySet<string>): string[] {
  if (!shown.has(entry.kind)) return [];
  return entry.things.filter((thing) => thing.sense === "card").slice(0, 1).map((thing) => `card:${thing.id}`);
}

/** Prepare all that moves; the function returned plays it, one thing after the other, and tells what has changed. */
export function prepare(
  root: HTMLElement,
  entries: readonly LogEntry[],
  pace: number,
  plays: (root: HTMLElement, entry: LogEntry) => Play | null,
  changedBy: (entry: LogEntry) => string[],
): () => Movement {
  const game = entries.filter((entry) => entry.of === "game");
  const prepared = game.map((entry) => plays(root, entry)).filter((play) => play !== null);
  return () => {
    const flights = prepared.flatMap((play) => play());
    const all = flights.map((flight, i) => flight((i * BREATH * pace) / 2, pace));
    return { finished: Promise.all(all), changed: game.flatMap(changedBy) };
  };
}
