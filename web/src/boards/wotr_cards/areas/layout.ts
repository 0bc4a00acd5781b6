// How the cards of one side at one place share the room they have.
import type { Fighter } from "../view/types";

export interface Arrangement {
  form: "tall" | "flat";
  columns: number;
}

const GAP = 6;
const TALL = { width: 74, height: 100 };
const FLAT = { width: 104, height: 40 };

/** Tall cards in a row as long as they are broad enough to be read, else flat ones in as many rows as there are. */
export function arrange(cards: number, width: number, height: number): Arrangement {
  const room = (width - GAP * (cards - 1)) / Math.max(1, cards);
  if (height >= TALL.height && room >= TALL.width) return { form: "tall", columns: Math.max(1, cards) };
  const rows = Math.max(1, Math.floor((height + GAP) / (FLAT.height + GAP)));
  const fitting = Math.max(1, Math.floor((width + GAP) / (FLAT.width + GAP)));
  return { form: "flat", columns: Math.min(fitting, Math.max(1, Math.ceil(cards / rows))) };
}

export interface Stack {
  entry: Fighter;
  times: number;
}

/** Equal cards that wield nothing as one stack. */
export function stacked(entries: readonly Fighter[]): Stack[] {
  const stacks: Stack[] = [];
  for (const entry of entries) {
    const same = stacks.find((one) => one.entry.card === entry.card && one.entry.brings === entry.brings && !one.entry.items.length && !entry.items.length);
    if (same) same.times += 1;
    else stacks.push({ entry, times: 1 });
  }
  return stacks;
}
