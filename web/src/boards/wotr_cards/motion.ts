// What moves when a position of War of the Ring: The Card Game becomes the next one: cards travel between hand, table and piles.
import type { Movement } from "..";
import type { LogEntry } from "../../protocol/types";
import { DECIDED } from "./fights";
import { cardAt, changedCard, idOf, prepare, pulses, travels, type Play } from "../plays";

function pileOf(pile: string, seat: string): string[] {
  return [`[data-pile="${pile}-${seat}"]`, `[data-seat="${seat}"]`];
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
    case "forsook_hand_card":
    case "forsook_top":
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
  return changedCard(entry, SHOWN);
}

/** Where a fight ends and new places are laid out, those who fought fly nowhere: it would be over places that are not theirs. */
export function flying(entries: readonly LogEntry[]): readonly LogEntry[] {
  const fought = entries.findLastIndex((entry) => DECIDED.has(entry.kind));
  return fought >= 0 && entries.slice(fought).some((entry) => entry.kind === "round") ? entries.slice(fought + 1) : entries;
}

export function move(root: HTMLElement, entries: readonly LogEntry[], pace: number): () => Movement {
  return prepare(root, flying(entries), pace, plays, changedBy);
}
