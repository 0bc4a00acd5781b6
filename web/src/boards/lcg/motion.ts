// What moves when a position of The Lord of the Rings: The Card Game becomes the next one:
// cards travel between hand, table and piles; tokens swell.
import type { Movement } from "..";
import type { LogEntry } from "../../protocol/types";
import { cardAt, changedCard, found, idOf, prepare, pulses, travels, type Play } from "../plays";

function handOf(seat: string): string[] {
  return [`[data-hand="${seat}"]`, `[data-pile="hand-${seat}"]`, `[data-area="${seat}"] header`];
}

function plays(root: HTMLElement, entry: LogEntry): Play | null {
  const seat = idOf(entry, "seat");
  const card = idOf(entry, "card");
  const title = card.split(".")[0] ?? card;
  const inHand = [`[data-hand="${seat}"] ${cardAt(title)}`, ...handOf(seat)];
  switch (entry.kind) {
    case "played":
    case "entered_play":
      return travels(root, title, inHand, [cardAt(card), `[data-area="${seat}"]`], false);
    case "drew":
    case "drew_unseen":
      return travels(root, "", [`[data-pile="deck-${seat}"]`], handOf(seat), true);
    case "discarded_from_hand":
      return travels(root, title, inHand, [`[data-pile="discard-${seat}"]`], true);
    case "revealed":
    case "shadow_dealt":
      return travels(root, "", ['[data-pile="encounter"]'], [cardAt(card), '[data-pile="encounter_discard"]'], false);
    case "engaged":
    case "to_staging":
    case "travelled":
      return travels(root, card, [cardAt(card)], [cardAt(card)], false);
    case "destroyed":
    case "discarded":
    case "put_on_pile":
    case "explored":
      return leaves(root, card);
    case "gained":
    case "paid":
    case "damaged":
    case "healed":
    case "readied":
    case "modified":
      return pulses(root, `${cardAt(card)} .lc`, cardAt(card));
    case "progress":
    case "progress_removed":
    case "stage":
      return pulses(root, cardAt(card), "[data-progress]");
    case "threat_raised":
    case "threat_lowered":
      return pulses(root, `[data-threat="${seat}"]`);
    case "quest_succeeded":
    case "quest_failed":
    case "quest_tied":
      return pulses(root, "[data-outcome]");
    default:
      return null;
  }
}

/** A card leaves play for the pile it belongs to: its player's, or that of the encounter deck. */
function leaves(root: HTMLElement, card: string): Play {
  const element = found(root, cardAt(card));
  const seat = element?.classList.contains("foe") ? "" : (element?.closest<HTMLElement>("[data-area]")?.dataset["area"] ?? "");
  return travels(root, card, [cardAt(card)], [`[data-pile="discard-${seat}"]`, '[data-pile="encounter_discard"]'], true);
}

const SHOWN: ReadonlySet<string> = new Set([
  "played", "entered_play", "attached", "revealed", "engaged", "to_staging", "travelled", "damaged", "healed", "readied", "gained", "modified", "progress",
  "added_to_hand", "drew", "guarded", "claimed", "rescued", "captured",
]);

/** The things that an entry changed, to be marked as just changed. */
export function changedBy(entry: LogEntry): string[] {
  return changedCard(entry, SHOWN);
}

export function move(root: HTMLElement, entries: readonly LogEntry[], pace: number): () => Movement {
  return prepare(root, entries, pace, plays, changedBy);
}
