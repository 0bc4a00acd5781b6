// What moves when a position of the card game becomes the next one: cards travel between hand, table and piles.
import type { Movement } from "..";
import type { LogEntry } from "../../protocol/types";
import { clone, fly, pulse, rectOf, type Flight } from "../../lib/motion";

const TRAVEL = 280;
const BREATH = 300;

type Play = () => Flight[];

function idOf(entry: LogEntry, sense: string, which = 0): string {
  return entry.things.filter((thing) => thing.sense === sense)[which]?.id ?? "";
}

/** The first that is shown of the elements that fit one of some selectors. */
function found(root: HTMLElement, ...selectors: string[]): HTMLElement | null {
  for (const selector of selectors)
    for (const element of root.querySelectorAll<HTMLElement>(selector)) if (element.getClientRects().length) return element;
  return null;
}

function cardAt(card: string): string {
  return `[data-card="${card}"]`;
}

function pileOf(pile: string, seat: string): string[] {
  return [`[data-pile="${pile}-${seat}"]`, `[data-seat="${seat}"]`];
}

/** A card leaves its place, or its owner's hand where it was hidden, and travels on. */
function travels(root: HTMLElement, card: string, from: string[], to: string[], shrink: boolean): Play {
  const element = found(root, ...from);
  const start = element && rectOf(element);
  const copy = element && element.dataset["card"] === card ? likeness(element) : null;
  return () => {
    const end = found(root, ...to);
    if (!start || !end) return [];
    const piece = copy ?? back();
    const size = copy ? start : { ...start, width: 40, height: 56 };
    return [fly(root, piece, size, rectOf(end), TRAVEL, shrink)];
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

function pulses(root: HTMLElement, selector: string): Play {
  return () => {
    const element = found(root, selector);
    return element ? [pulse(element, TRAVEL)] : [];
  };
}

function plays(root: HTMLElement, entry: LogEntry): Play | null {
  const seat = idOf(entry, "player");
  const card = idOf(entry, "card");
  const hand = [`[data-hand="${seat}"] ${cardAt(card)}`, ...pileOf("hand", seat)];
  switch (entry.kind) {
    case "played":
    case "moved": {
      const source = entry.kind === "played" ? hand : [`[data-reserve="${seat}"] ${cardAt(card)}`, `[data-seat="${seat}"]`];
      return travels(root, card, source, [`[data-place="${idOf(entry, "card", 1)}"] ${cardAt(card)}`, `[data-place="${idOf(entry, "card", 1)}"]`], false);
    }
    case "played_reserve":
      return travels(root, card, hand, [`[data-reserve="${seat}"] ${cardAt(card)}`, `[data-seat="${seat}"]`], false);
    case "played_item":
      return travels(root, card, hand, [cardAt(card), cardAt(idOf(entry, "card", 1))], false);
    case "cycled":
    case "cycled_card":
    case "instead":
      return travels(root, card, [cardAt(card), ...pileOf("hand", seat)], pileOf("cycled", seat), true);
    case "cycled_unseen":
      return travels(root, "", pileOf("hand", seat), pileOf("cycled", seat), true);
    case "eliminated":
    case "eliminated_card":
      return travels(root, card, [cardAt(card), ...pileOf("hand", seat)], pileOf("eliminated", seat), true);
    case "eliminated_unseen":
      return travels(root, "", pileOf("hand", seat), pileOf("eliminated", seat), true);
    case "drew":
      return travels(root, "", pileOf("deck", seat), pileOf("hand", seat), true);
    case "field_won":
    case "path_won":
    case "path_lost": {
      const side = entry.kind === "field_won" ? idOf(entry, "side") : entry.kind === "path_won" ? "free_peoples" : "shadow";
      return travels(root, "", [`[data-place="${card}"] .lcard`], [`[data-area="${side}"]`], true);
    }
    case "corruption":
    case "cleansed":
      return pulses(root, "[data-corruption]");
    case "battleground":
    case "reactivated":
    case "path":
      return pulses(root, `[data-place="${card}"]`);
    default:
      return null;
  }
}

const SHOWN: ReadonlySet<string> = new Set([
  "played", "moved", "played_reserve", "played_item", "drew_card", "took", "attack_icons", "defence_icons", "card_icons", "battleground", "path", "reactivated",
]);

/** The things that an entry changed, to be marked as just changed. */
export function changedBy(entry: LogEntry): string[] {
  if (!SHOWN.has(entry.kind)) return [];
  return entry.things.filter((thing) => thing.sense === "card").slice(0, 1).map((thing) => `card:${thing.id}`);
}

export function move(root: HTMLElement, entries: readonly LogEntry[], pace: number): () => Movement {
  const game = entries.filter((entry) => entry.of === "game");
  const prepared = game.map((entry) => plays(root, entry)).filter((play) => play !== null);
  return () => {
    const flights = prepared.flatMap((play) => play());
    const all = flights.map((flight, i) => flight((i * BREATH * pace) / 2, pace));
    return { finished: Promise.all(all), changed: game.flatMap(changedBy) };
  };
}
